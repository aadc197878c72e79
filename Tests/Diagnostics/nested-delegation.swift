class A {
  var n = 0
  init() {}
  convenience init(a: Int) {
    let x = self.init()  // error: initializer delegation (`self.init`) cannot be nested in another expression
    print(x)
  }
  convenience init(b: Int) { print(self.init()) }  // error: initializer delegation (`self.init`) cannot be nested in another expression
  convenience init(c: Int) { _ = self.init() }  // error: initializer delegation (`self.init`) cannot be nested in another expression
  convenience init(d: Int) { d > 0 ? self.init() : self.init(a: d) }  // error: initializer delegation (`self.init`) cannot be nested in another expression
  convenience init(e: Int) { defer { self.init() } }  // error: initializer delegation (`self.init`) cannot be nested in another expression
  convenience init(f: Int) { (self.init()) }
  convenience init(g: Int) { if g > 0 { self.init() } else { self.init(a: g) } }
}
class B: A {
  override init() { let x = super.init(); _ = x }  // error: initializer chaining (`super.init`) cannot be nested in another expression
  init(b: Int) { _ = super.init() }  // error: initializer chaining (`super.init`) cannot be nested in another expression
}
struct S {
  var n = 0
  init() {}
  init?(m: Int) {}
  init(a: Int) {
    let list = [self.init()]  // error: initializer delegation (`self.init`) cannot be nested in another expression
    print(list)
  }
  init?(b: Int) {
    guard self.init(m: b) != nil else { return nil }  // error: initializer delegation (`self.init`) cannot be nested in another expression
  }
  init(c: Int) { self.init(m: c)! }
  static func make() -> S { self.init(a: 3) }
}
