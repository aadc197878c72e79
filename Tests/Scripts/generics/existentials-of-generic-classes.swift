// A generic class among the bounds of an existential is of the type that the generic parameter stands for.
protocol P {}
class Base<T> {
  var v: T
  init(_ v: T) { self.v = v }
}
class D: Base<Int>, P {}

struct Box<T> {
  var x: any Base<T> & P
  func get() -> T { x.v }
}
let box = Box(x: D(3))
print(box.get() + 1, box.x.v)

func given<T>(_ x: Base<T> & P) -> T { x.v }
func isOne<T>(_ t: T.Type, _ x: Any) -> Bool { x is any (Base<T> & P) }
func made<T>(_ t: T, _ f: (any Base<T> & P) -> T, _ d: any Base<T> & P) -> T { f(d) }
print(given(D(3)), isOne(Int.self, D(1)), isOne(String.self, D(1)), made(1, { $0.v + 1 }, D(5)))
