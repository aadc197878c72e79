class Base { func f() {}; var n: Int { 1 }; init() {}; class func k() {} }
class Sub: Base {
  func f() {} // error: override
  var n: Int { 2 } // error: override
  init() {} // error: override
  class func k() {} // error: override
}
