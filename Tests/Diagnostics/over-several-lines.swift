// What goes over several lines is wrong where the compiler says it is.
func f(a: Int, b: Int, c: Bool) {}
f(
  a: 1,  // error: missing argument for parameter `b` in call
  c: true)
f(  // error: incorrect argument label in call (have `(a:b:d:)`, expected `(a:b:c:)`)
  a: 1,
  b: 2,
  d: true)
let xs = [1]
let counted =
  xs
  .map { $0 }
  .count()  // error: cannot call value of non-function type `Int`
let text: String =
  xs
  .map { $0 }
  .count  // error: cannot convert value of type `Int` to specified type `String`
let words = ["a"]
print(
  words
    .first  // error: value of optional type `String?` must be unwrapped to refer to member `uppercased`
    .uppercased())
let choice =
  xs.isEmpty
  ? "a"  // error: result values of the branches have mismatching types
  : 2
func list() -> Int {
  xs
    .filter { $0 > 1 }  // error: cannot convert return expression of type `[Int]` to return type `Int`
}
let sum: Int =
  "x"
  + "y"  // error: cannot convert value of type `String` to specified type `Int`
struct Point { var x: Int, y: Int }
let point = Point(  // error: incorrect argument label in call (have `(x:z:)`, expected `(x:y:)`)
  x: 1,
  z: 2)
