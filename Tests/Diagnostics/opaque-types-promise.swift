// What stands for `some P<X>` has to be what that promises: the associated types, the class, being an instance at all.
protocol P<A> {
  associatedtype A
  var a: A { get }
}
struct S<T>: P { var a: T }
final class Box { var x = 1 }
class Base {}
class Derived: Base {}
protocol Q {}
struct QS: Q {}

func cast(_ x: Int) -> some P<Box> { S(a: x) }  // error: cannot convert value of type `Int` to expected argument type `Box`
func sequence() -> some Sequence<Int> { ["a" + "b"] }  // error: cannot convert value of type `String` to expected element type `Int`
func several(_ first: Bool) -> some Sequence<Int> {
  let x = ["a"]
  if first { return x }  // error: requires the types `String` and `Int` be equivalent
  return x  // error: requires the types `String` and `Int` be equivalent
}
var v: some P<Box> = S(a: 1)  // error: cannot convert value of type `Int`
let w: some Collection<Int> = "abc"  // error: requires the types `Character` and `Int` be equivalent
struct H {
  var p: some P<String> { S(a: 1) }  // error: cannot convert value of type `Int`
  let q: some P<String> = S(a: 1)  // error: cannot convert value of type `Int`
}
func optional() -> (some P<Int>)? { S(a: "a") }  // error: cannot convert value of type `String`
func array() -> [some P<Int>] { [S(a: "a")] }  // error: cannot convert value of type `String`
func tuple() -> (some P<Int>, Int) { (S(a: "a"), 1) }  // error: cannot convert value of type `String`
func inherits() -> some Base { Box() }  // error: requires that `Box` inherit from `Base`
func isInstance() -> some Q & AnyObject { QS() }  // error: requires that `QS` be a class type
func generic<T>(_ t: T) -> some P<Int> { S(a: t) }  // error: cannot convert value of type `T`
func member<T: P>(_ t: T) -> some P<T.A> { S(a: t) }  // error: cannot convert value of type `T`
struct I: Identifiable { var id = "a" }
func identified() -> some Identifiable<Int> { I() }  // error: requires the types `String` and `Int` be equivalent
enum R: String { case a }
func raw() -> some RawRepresentable<Int> { R.a }  // error: requires the types `String` and `Int` be equivalent
func iterated() -> some IteratorProtocol<String> { [1].makeIterator() }  // error: `Int` to expected element type `String`
func outer() {
  func inner() -> some P<Box> { S(a: 1) }  // error: cannot convert value of type `Int`
  let l: some P<Box> = S(a: 1)  // error: cannot convert value of type `Int`
  _ = (inner(), l)
}
func erased() -> some Q {
  let q: any Q = QS()
  return q  // error: does not conform to `Q`
}
