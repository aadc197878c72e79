struct S {
  let a: Int
  var b: String
  init(a: Int) {
    self.a = a
  } // error: b
}
class C {
  var n: Int
  init() {
  } // error: n
}
class D: C {
  let m: Int
  override init() {
    super.init() // error: m
  }
}
