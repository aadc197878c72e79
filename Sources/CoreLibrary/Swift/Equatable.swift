/// A type whose values can be compared with `==`.
public protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  public static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}

/// What `case value:` in a `switch` asks of values that can be compared.
public func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }

/// A type whose values have an order.
public protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  public static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
  public static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
  public static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}

/// A type whose values can be keys of a dictionary or members of a set.
public protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
  func _rawHashValue(seed: Int) -> Int
}

extension Hashable {
  public var hashValue: Int { _rawHashValue(seed: 0) }

  public func _rawHashValue(seed: Int) -> Int {
    var hasher = Hasher(_seed: seed)
    hash(into: &hasher)
    return hasher.finalize()
  }
}

/// Mixes the parts of a value into one number.
public struct Hasher: _Unreflected {
  var _state: Int

  public init() { _state = 0 }
  init(_seed: Int) { _state = _seed }

  public mutating func combine<H: Hashable>(_ value: H) { value.hash(into: &self) }

  mutating func _combine(_ bits: Int) { _state = _mix(_state ^ bits) }

  public func finalize() -> Int { _state }
}

/// Spreads every bit over the whole number, in another way in each run.
@_intrinsic("int.hash") func _mix(_ bits: Int) -> Int

/// A stable identity.
public protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The identity of an instance of a class.
public struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible, _Unreflected {
  let _address: Int

  public init(_ x: AnyObject) { _address = _objectIdentifier(x) }
  public init(_ x: Any.Type) { _address = _typeIdentifier(x) }

  public static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._address == rhs._address }
  public static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._address < rhs._address }
  public func hash(into hasher: inout Hasher) { hasher._combine(_address) }
  public var debugDescription: String {
    let digits = String(_address, radix: 16)
    return "ObjectIdentifier(0x" + String(repeating: "0", count: 16 - digits.count) + digits + ")"
  }
}

@_intrinsic("object.identifier") func _typeIdentifier(_ type: Any.Type) -> Int
@_intrinsic("object.identifier") func _objectIdentifier(_ object: AnyObject) -> Int

/// Whether both are the same instance.
@_intrinsic("object.identical") public func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
public func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool { !(lhs === rhs) }

/// Whether nothing else holds the instance.
@_intrinsic("object.isUnique") public func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool

public func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool {
  if object == nil { return false }
  return isKnownUniquelyReferenced(&object!)
}

/// A type made of a raw value: an enum with raw values, for one.
public protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

public func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable {
  lhs.rawValue == rhs.rawValue
}

extension RawRepresentable where Self: Equatable, RawValue: Equatable {
  /// In Swift that is the function above: any other is nearer.
  @_disfavoredOverload public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}

extension RawRepresentable where Self: Hashable, RawValue: Hashable {
  public func hash(into hasher: inout Hasher) { rawValue.hash(into: &hasher) }
}

/// A type that can list all its values.
public protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
  static var allCases: AllCases { get }
}

/// A type that says how its values are written as text.
public protocol CustomStringConvertible {
  var description: String { get }
}

/// A type that says how its values are written for those who look for a mistake.
public protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

/// A type whose values can be read back from their text.
public protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

// Metatypes are equal where they are of the same type.
@_intrinsic("type.identical") public func == (t0: Any.Type?, t1: Any.Type?) -> Bool
public func != (t0: Any.Type?, t1: Any.Type?) -> Bool { !(t0 == t1) }

/// A hashable value of any type.
public struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let _value: any Hashable
  public init<H: Hashable>(_ base: H) {
    if let other = base as? AnyHashable { _value = other._value } else { _value = base }
  }
  init(_bridging value: any Hashable) { self.init(value) }
  public var base: Any { _value }
  public static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool {
    let (left, right) = (lhs._key, rhs._key)
    // An object is equal to one of a class above as the class above says.
    return _areEqual(left, right)
      || type(of: left) is AnyClass && type(of: left) != type(of: right) && _areEqual(right, left)
  }
  public func hash(into hasher: inout Hasher) { _key.hash(into: &hasher) }
  public var description: String { String(describing: _value) }
  public var debugDescription: String { "AnyHashable(" + String(reflecting: _value) + ")" }
}

extension AnyHashable {
  /// What stands for the value: for a number another one, since 1 is 1 in whatever type.
  var _key: any Hashable {
    if let number = _value as? any _WordInteger { return _numberKey(number) }
    if let number = _value as? any BinaryFloatingPoint { return _numberKey(number._double) }
    return _value
  }
}

func _numberKey<T: _WordInteger>(_ number: T) -> any Hashable {
  if number._reach == 0 { return number._bits }
  return UInt(_bits: number._bits)
}

func _numberKey(_ number: Double) -> any Hashable {
  if let whole = Int(exactly: number) { return whole }
  if let whole = UInt(exactly: number) { return whole }
  return number
}

func _areEqual<T: Hashable>(_ left: T, _ right: any Hashable) -> Bool {
  // A nil of one type is none of another.
  if T.self is any ExpressibleByNilLiteral.Type, type(of: right) != T.self { return false }
  if let right = right as? T { return left == right }
  return false
}

/// The type of any class.
public typealias AnyClass = AnyObject.Type
