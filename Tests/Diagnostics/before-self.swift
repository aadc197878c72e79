struct A {
  let k = 2
  let f: () -> Int = { k * 2 }  // error: cannot use instance member `k` within property initializer; property initializers run before `self` is available
  var n = k * 2  // error: cannot use instance member `k` within property initializer; property initializers run before `self` is available
  static var m = k  // error: cannot use instance member `k` within property initializer; property initializers run before `self` is available
  static func g() -> Int { k }  // error: instance member `k` cannot be used on type `A`
}
class B {
  func g() -> Int { 3 }
  var n = g()  // error: cannot use instance member `g` within property initializer; property initializers run before `self` is available
  var m: Int = { g() }()  // error: cannot use instance member `g` within property initializer; property initializers run before `self` is available
  lazy var l = g()
  init() { n = g() }
}
print(A().n, B().n)
struct C {
  let k = 2
  func g() -> Int { 3 }
  func f(_ x: Int = k) -> Int { x }  // error: cannot use instance member `k` as a default parameter
  func h(_ x: Int = g()) -> Int { x }  // error: cannot use instance member `g` as a default parameter
}
