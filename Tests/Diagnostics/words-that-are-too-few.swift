protocol P { func a(); var n: Int { get } }
struct S: P {
  a() {}  // error: expected `func` before the method `a`
  n = 3  // error: expected `var` or `let` before the property `n`
}
struct T: P {
  func a() {}
  func a() {}  // error: invalid redeclaration of `a`
  let n = 1
  let n = 2  // error: invalid redeclaration of `n`
}
enum E { case a() }  // error: an enum case with parentheses must have at least one associated value
let number: Int? = 3
print(number?)  // error: optional chain has no effect, expression already produces `Int?`
if let n = number? { print(n) }  // error: optional chain has no effect, expression already produces `Int?`
struct C: class {}  // error: `class` can only be asked for by a protocol
protocol Q: AnyObject, class {}  // error: `class` must come first among what a protocol asks for
protocol R: class {}
struct D: R {}  // error: non-class type `D` cannot conform to class protocol `R`
