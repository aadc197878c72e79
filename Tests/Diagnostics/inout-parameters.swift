func standard(_ x: inout Int = 1) {}  // error: a default value for an inout parameter is not allowed
func several(_ x: inout Int...) {}  // error: `inout` on a variadic parameter is not allowed
struct Holder {
  func standard(_ x: inout Int = 1) {}  // error: a default value for an inout parameter is not allowed
  init(x: inout Int = 2) {}  // error: a default value for an inout parameter is not allowed
}
protocol Taking { func several(x: inout Int...) }  // error: `inout` on a variadic parameter is not allowed
func outer() {
  func inner(_ x: inout Int = 1) {}  // error: a default value for an inout parameter is not allowed
}
