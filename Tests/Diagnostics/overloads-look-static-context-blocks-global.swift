func f(_ x: Int) { print("global") }
struct S {
  func f(_ x: Int) { print("instance") }
  static func test() { f(1) }  // error: instance member `f` cannot be used on type `S`
}
S.test()
