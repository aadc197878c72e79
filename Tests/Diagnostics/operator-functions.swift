// What must hold of the functions that operators stand for.
prefix operator **
func ** (a: Int) -> Int { 3 }  // error: an operator with one parameter without `prefix` or `postfix` is not allowed
func * (a: String, b: Int, c: Int) {}  // error: an operator with more than two parameters is not allowed

class Money {
  class func + (a: Money, b: Money) -> Int { 1 }  // error: the operator `+` as `class` and not `final` or `static` is not allowed
  static func - (a: Money, b: Money) -> Int { 1 }
  func / (a: Money, b: Money) -> Int { 1 }  // error: operator `/` declared in type must be `static`
}

struct Size {
  static func + (a: Int, b: Int) -> Int { 3 }  // error: an operator `+` in `Size` without a parameter of type `Size` is not allowed
  static func - (a: Size) -> Size { a }  // error: an operator with one parameter without `prefix` or `postfix` is not allowed
  static func == (a: Size?, b: Size?) -> Bool { true }  // error: an operator `==` in `Size` without a parameter of type `Size` is not allowed
  static prefix func ! (a: Size) -> Bool { true }
  infix operator +++  // error: declaration is only valid at file scope
  import Swift  // error: declaration is only valid at file scope
}

protocol Sum {
  func + (a: Self, b: Int) -> Int  // error: operator `+` declared in type must be `static`
  static func * (a: Int, b: Int) -> Int  // error: an operator `*` in `Sum` without a parameter of type `Self` is not allowed
  static func - (a: Self, b: Int) -> Int
}

extension Sum {
  static func / (a: any Sum, b: Int) -> Int { 3 }  // error: an operator `/` in `Sum` without a parameter of type `Self` is not allowed
}

func outer() {
  func + (a: Int, b: Int) -> Int { 3 }  // error: an operator function inside a function is not allowed
  infix operator ++++  // error: declaration is only valid at file scope
}
