struct S {
  func f() { super.f() } // error: super
  deinit {} // error: deinit
}
class Base {}
class C: Base {
  func g() { super.missing() } // error: missing
}
