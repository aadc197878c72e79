class A {
  required init() {}
  class func make() -> Self { A() }  // error: cannot convert return expression of type `A` to return type `Self`
  var twin: Self { A() }  // error: cannot convert return expression of type `A` to return type `Self`
  class var shared: Self { A() }  // error: cannot convert return expression of type `A` to return type `Self`
  subscript(i: Int) -> Self { A() }  // error: cannot convert return expression of type `A` to return type `Self`
  var other: Self {
    let other = A()
    return other  // error: cannot convert return expression of type `A` to return type `Self`
  }
}
final class B: A {
  override class func make() -> Self { B() }  // error: cannot convert return expression of type `B` to return type `Self`
}
class C: A {
  override class func make() -> C { C() }  // error: cannot override a `Self` result with another
}
func t(_ f: () throws -> Int = { 1 }) rethrows -> Int { try f() }
print(t())  // error: call can throw but is not marked with `try`
print(t { 3 }, try! t())
