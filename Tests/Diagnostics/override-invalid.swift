class Base { func f() {}; final func g() {}; static func s() {}; let c = 1; var stored = 1 }
class Sub: Base {
  override func missing() {} // error: override
  override func f(_ n: Int) {} // error: override
  override func g() {} // error: final
  override static func s() {} // error: static
  override var stored = 2 // error: stored
}
struct S {
  override func f() {} // error: override
}
final class Closed {}
class Opened: Closed {} // error: final
