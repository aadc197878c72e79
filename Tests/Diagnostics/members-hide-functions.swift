// A member of the type around hides the functions of its name, whatever their parameters.
extension Array where Element == Int {
  func least() -> Int { min(1, 2) }  // error: no exact matches in call to `min`
}
extension Sequence {
  func most() -> Int { max(1, 2) }  // error: cannot convert return expression of type `Self.Element?` to return type `Int`
}
struct Printer {
  func print() { print("x") }  // error: argument passed to call that takes no arguments
  func max(_ a: Int) -> Int { max(a, 3) }  // error: extra argument in call
}
struct Other {
  static func abs(a: Int) {}
  static func use() -> Int { abs(-3) }  // error: cannot convert return expression of type `()` to return type `Int`
}
func helper(_ x: Int) -> Int { x }
class Base { func helper() {} }
class Derived: Base {
  func use() -> Int { helper(3) }  // error: cannot convert return expression of type `()` to return type `Int`
  func right() -> Int { main.helper(3) }
}
