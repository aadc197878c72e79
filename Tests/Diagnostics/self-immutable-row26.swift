struct S {
  var n = 0
  func f() {
    n = 1 // error: immutable
  }
  func g() {
    self.n += 1 // error: immutable
  }
  func h() { bump() } // error: immutable
  mutating func bump() { n += 1 }
  var next: Int {
    n += 1 // error: immutable
    return n
  }
}
