@propertyWrapper struct Failing<T> {
  var wrappedValue: T
  init?(wrappedValue: T) { self.wrappedValue = wrappedValue }  // error: a failable `init(wrappedValue:)` of a property wrapper is not allowed
}
@propertyWrapper struct Static { static var wrappedValue: Int { 3 } }  // error: property wrapper type `Static` does not contain a non-static property named `wrappedValue`
@propertyWrapper struct Hidden { private var wrappedValue: Int { 3 } }  // error: a `wrappedValue` that is more private than its wrapper is not allowed
@propertyWrapper struct Plain { var wrappedValue: Int }
struct Lazy { @Plain lazy var x: Int = 3 }  // error: `lazy` on a wrapped property is not allowed
@resultBuilder struct Builder { static func buildBlock(_ parts: Int...) -> Int { 1 } }
func built(@Builder _ number: Int) {}  // error: `@Builder` on a parameter that takes no function is not allowed
class A {}
class B {}
let both: A & B  // error: a value of both class `A` and class `B` is not allowed
let mixed = ["a": 1, 2: 3]  // error: the elements of this literal have only `Any` in common
protocol Holding<Item> {
  associatedtype Item
  var item: Item { get }
}
struct Holder: Holding<String> { var item = 1 }  // error: type `Holder` does not conform to protocol `Holding`
