class C {
  var n = 0
  var action: (() -> Void)?
  func f() {
    action = { n += 1 } // error: self
  }
}
