class A {
  required init() {}
  func made() -> A { A() }
  func taken(_ x: B) {}
  func perhaps() -> Int? { 1 }
  class func make() -> A { A() }
}
class B: A {
  override func made() -> B { self }
  override func taken(_ x: A) {}
  override func perhaps() -> Int { 2 }
  override class func make() -> B { B() }
}
class C: B {
  override func made() -> A { A() }  // error: does not override
  override func taken(_ x: B) {}  // error: does not override
  override func perhaps() -> Int? { nil }  // error: does not override
  override class func make() -> A { A() }  // error: does not override
}
class D: B {
  override func made() -> D { self }
  override func perhaps() -> Int { 3 }
}
