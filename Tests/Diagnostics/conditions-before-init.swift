func evaluated(_ value: @autoclosure () -> Int) -> Int { value() }
struct Early {
  let a: Int
  let b: Int
  func double() -> Int { a * 2 }
  init(_ n: Int) {
    precondition(a > 0)  // error: variable `self.a` used before being initialized
    a = n
    assert(double() > 0)  // error: `self` used before all stored properties are initialized
    b = evaluated([1].map { $0 + a }[0])  // error: `self` used before all stored properties are initialized
  }
}
struct Message {
  let a: Int
  let b: Int
  init(_ n: Int) {
    precondition(n > 0, "\(b)")  // error: variable `self.b` used before being initialized
    a = n
    b = n
  }
}
class Later {
  let a: Int
  init() {
    assert(self.a > 0)  // error: variable `self.a` used before being initialized
    a = 1
  }
}
