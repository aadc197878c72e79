struct Box<T> {
  static let empty = 1  // error: static stored properties are not supported in generic types
  static var count: Int = 0  // error: static stored properties are not supported in generic types
  static var computed: Int { 1 }
  enum Keys {
    static let first = "first"  // error: static stored properties are not supported in generic types
  }
}
final class Cache<Key: Hashable> {
  static let shared = Cache()  // error: static stored properties are not supported in generic types
  static var made = 0 { didSet { print(made) } }  // error: static stored properties are not supported in generic types
}
extension Array {
  static let none = 0  // error: static stored properties are not supported in generic types
}
extension Array where Element == Int {
  static let primes = [2, 3, 5]
}
protocol Shape {}
extension Shape {
  static let sides = 4  // error: static stored properties are not supported in protocol extensions
  static var corners: Int { 4 }
}
@propertyWrapper struct Clamped { var wrappedValue = 1 }
struct Holder<T> {
  @Clamped static var value  // error: static stored properties are not supported in generic types
}
class Base<T> {}
class Derived: Base<Int> {
  static let fine = 1
}
