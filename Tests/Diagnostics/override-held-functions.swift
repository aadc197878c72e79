class A {
  func once(_ work: () -> Int) {}
  func later(_ work: @escaping () -> Int) {}
}
class B: A {
  // What is held in an optional escapes, so these are two.
  func once(_ work: (() -> Int)?) {}
  func later(_ work: (() -> Int)?) {}  // error: overriding declaration requires an `override` keyword
}
class C: A {
  override func once(_ work: (() -> Int)?) {}  // error: `once(_:)` does not override anything from its superclass
  override func later(_ work: (() -> Int)?) {}
}
