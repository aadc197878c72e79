// What the type of one parameter asks of a generic parameter holds in the other types of the signature.
protocol A {
  associatedtype X
  var x: X { get }
}
struct Box<T: A> { let a: T }
func g<T>(_ b: Box<T>) -> T.X { b.a.x }
func h<T>(_ f: (T.X) -> Int, _ b: Box<T>) -> Int { f(b.a.x) }
struct I: A { let x = 5 }
print(g(Box(a: I())), h({ $0 + 1 }, Box(a: I())))
