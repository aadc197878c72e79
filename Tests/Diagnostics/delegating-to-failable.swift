// An initialiser that may not fail hands over to one that may only with `!`.
class Base {
  init?(name: String) { return nil }
  init(number: Int) throws {}
  init() {}
}
class Sub: Base {
  init(plain: Int) {
    super.init(name: "") // error: handing over to an initializer that may fail
  }
  init(forced: Int) { super.init(name: "")! }
  init?(failable: Int) { super.init(name: "") }
  init(tried: Int) {
    try? super.init(number: 1) // error: `try?` on another initializer
  }
}
struct Value {
  init?(one: Int) { return nil }
  init(two: Int) {
    self.init(one: 1) // error: handing over to an initializer that may fail
  }
  init(three: Int) { self.init(one: 1)! }
  init?(four: Int) { self.init(one: 1) }
  init!(five: Int) { self.init(one: 1) }
  init(six: Int) { self.init(five: 1) }
}
