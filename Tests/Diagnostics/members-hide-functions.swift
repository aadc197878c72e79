// A member of the type around hides the functions of its name, whatever their parameters.
extension Array where Element == Int {
  func least() -> Int { min(1, 2) }  // error: use of `min` refers to instance method rather than global function `min` in module `Swift`
}
extension Sequence {
  func most() -> Int { max(1, 2) }  // error: use of `max` refers to instance method rather than global function `max` in module `Swift`
}
struct Printer {
  func print() { print("x") }  // error: use of `print` refers to instance method rather than global function `print` in module `Swift`
  func max(_ a: Int) -> Int { max(a, 3) }  // error: use of `max` refers to instance method rather than global function `max` in module `Swift`
}
struct Other {
  static func abs(a: Int) {}
  static func use() -> Int { abs(-3) }  // error: cannot convert return expression of type `()` to return type `Int`
}
func helper(_ x: Int) -> Int { x }
class Base { func helper() {} }
class Derived: Base {
  func use() -> Int { helper(3) }  // error: use of `helper` refers to instance method rather than global function `helper` in module `main`
  func right() -> Int { main.helper(3) }
}
