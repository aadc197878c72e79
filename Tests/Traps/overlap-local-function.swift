// A nested function comes to a variable that was handed on.
func t() {
  var n = 0
  func bump(_ x: inout Int) { x += 1; inner() }
  func inner() {
    print(n)  // trap
  }
  inner()
  bump(&n)
}
t()
