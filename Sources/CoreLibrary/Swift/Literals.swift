// What a type declares to be written as a literal. The basic types' own literals are known to the checker.

public typealias IntegerLiteralType = Int
public typealias FloatLiteralType = Double
public typealias BooleanLiteralType = Bool
public typealias StringLiteralType = String
public typealias ExtendedGraphemeClusterType = String
public typealias UnicodeScalarType = String

// Other names of some types.
public typealias Float32 = Float
public typealias Float64 = Double

/// A type that `nil` can be written for.
public protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

/// A type that a whole number can be written for: `5`.
public protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType: _ExpressibleByBuiltinIntegerLiteral
  init(integerLiteral value: IntegerLiteralType)
}

/// A type that a number with a point can be written for: `5.5`.
public protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType: _ExpressibleByBuiltinFloatLiteral
  init(floatLiteral value: FloatLiteralType)
}

/// A type that `true` and `false` can be written for.
public protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType: _ExpressibleByBuiltinBooleanLiteral
  init(booleanLiteral value: BooleanLiteralType)
}

public protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}

public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral
  associatedtype UnicodeScalarLiteralType = ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}

/// A type that a text can be written for: `"five"`.
public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral
  associatedtype ExtendedGraphemeClusterLiteralType = StringLiteralType
  init(stringLiteral value: StringLiteralType)
}

// What takes text takes a character and a scalar too, where it says that it takes them as it takes text.

extension ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType {
  public init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType) {
    self.init(stringLiteral: value)
  }
}

extension ExpressibleByExtendedGraphemeClusterLiteral
where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
  public init(unicodeScalarLiteral value: UnicodeScalarLiteralType) {
    self.init(extendedGraphemeClusterLiteral: value)
  }
}

/// A type that a list can be written for: `[5, 6]`.
public protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}

/// A type that keys with values can be written for: `["five": 5]`.
public protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}

// The types that literals can be handed over as.

public protocol _ExpressibleByBuiltinIntegerLiteral {}
public protocol _ExpressibleByBuiltinFloatLiteral {}
public protocol _ExpressibleByBuiltinBooleanLiteral {}
public protocol _ExpressibleByBuiltinUnicodeScalarLiteral {}
public protocol _ExpressibleByBuiltinExtendedGraphemeClusterLiteral: _ExpressibleByBuiltinUnicodeScalarLiteral {}
public protocol _ExpressibleByBuiltinStringLiteral: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral {}

extension Int: _ExpressibleByBuiltinIntegerLiteral {}
extension Int8: _ExpressibleByBuiltinIntegerLiteral {}
extension Int16: _ExpressibleByBuiltinIntegerLiteral {}
extension Int32: _ExpressibleByBuiltinIntegerLiteral {}
extension Int64: _ExpressibleByBuiltinIntegerLiteral {}
extension UInt: _ExpressibleByBuiltinIntegerLiteral {}
extension UInt8: _ExpressibleByBuiltinIntegerLiteral {}
extension UInt16: _ExpressibleByBuiltinIntegerLiteral {}
extension UInt32: _ExpressibleByBuiltinIntegerLiteral {}
extension UInt64: _ExpressibleByBuiltinIntegerLiteral {}
extension Double: _ExpressibleByBuiltinIntegerLiteral, _ExpressibleByBuiltinFloatLiteral {}
extension Float: _ExpressibleByBuiltinIntegerLiteral, _ExpressibleByBuiltinFloatLiteral {}
extension Bool: _ExpressibleByBuiltinBooleanLiteral {}
extension String: _ExpressibleByBuiltinStringLiteral {}
extension StaticString: _ExpressibleByBuiltinStringLiteral {}
extension Character: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral {}
extension Unicode.Scalar: _ExpressibleByBuiltinUnicodeScalarLiteral {}
