// Declarations and statements that lack something: a destination, a value, a name that is bound.
class Parent { required init() {}; convenience init(number: Int) { self.init() } }
class Child: Parent {
  required init() { super.init(number: 3) }  // error: must call a designated initializer of the superclass `Parent`
}
func work() -> Int { 1 }
work  // error: function is unused
enum Tree { case leaf(Int); indirect case empty, node(Tree, Tree) }  // error: `indirect` on a case that carries nothing, such as `empty`, is not allowed
@propertyWrapper struct Hollow { var value = 1 }  // error: property wrapper type `Hollow` does not contain a non-static property named `wrappedValue`
switch work() {
case 1: fallthrough  // error: `fallthrough` from a case which doesn't bind variable `other`
case let other: print(other)
}
protocol Makes { static func make() -> Self; func copy() -> Self? }
class Thing: Makes {
  static func make() -> Thing { Thing() }  // error: method `make()` in non-final class `Thing` must return `Self` to conform to protocol `Makes`
  func copy() -> Thing? { nil }  // error: method `copy()` in non-final class `Thing` must return `Self` to conform to protocol `Makes`
}
protocol Keeps { func keep(_ action: () -> Void) }
struct Keeper: Keeps { func keep(_ action: @escaping () -> Void) {} }  // error: type `Keeper` does not conform to protocol `Keeps`
