// What stands for an argument that is left out is checked in functions within functions as well.
struct Step {
  var size = 2
  func walk(_ name: String) -> Int {
    func first(_ count: Int = name) -> Int { count }  // error: default argument value of type `String` cannot be converted to type `Int`
    func second(_ count: Int = "a" + size) -> Int { count }  // error: binary operator `+` cannot be applied
    func third(_ count: Int = size, count: Int) -> Int { count }  // error: invalid redeclaration of `count`
    func fourth<Value>(_ count: Int = size) -> Int { count }  // error: generic parameter `Value` is not used
    return first() + second()
  }
}
