// A value whose type only says that it is of some class has more to it than a reference: it is no class for a generic parameter.
protocol Owned: AnyObject {}
class Base {}
final class Leaf: Base, Owned {}
func identify<Value: AnyObject>(_ value: Value) -> ObjectIdentifier { ObjectIdentifier(value) }
func own<Value: Owned>(_ value: Value) -> Bool { true }
func ownClass<Value: Owned & AnyObject>(_ value: Value) -> Bool { true }
struct Weak<Value: AnyObject> { weak var value: Value? }
func all(_ owned: any Owned, _ both: any Base & Owned, _ any: AnyObject, _ leaf: Leaf) {
  print(identify(owned))  // error: `identify(_:)` requires that `any Owned` be a class type
  print(identify(both))  // error: `identify(_:)` requires that `any Base & Owned` be a class type
  print(identify(any), identify(leaf))
  func same(_ base: Base & AnyObject, _ marked: Base & Sendable) { print(identify(base), identify(marked)) }
  print(own(owned), own(both), ownClass(owned))
  print(Weak(value: owned))  // error: generic type `Weak` requires that `any Owned` be a class type
  print(Weak(value: any), Weak(value: leaf))
}
