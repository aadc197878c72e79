// What a type declares to be written as a literal. The basic types' own literals are known to the checker.

public typealias IntegerLiteralType = Int
public typealias FloatLiteralType = Double
public typealias BooleanLiteralType = Bool
public typealias StringLiteralType = String

public protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

public protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType
  init(integerLiteral value: IntegerLiteralType)
}

public protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType
  init(floatLiteral value: FloatLiteralType)
}

public protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType
  init(booleanLiteral value: BooleanLiteralType)
}

public protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType = String
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}

public protocol ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType = String
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}

public protocol ExpressibleByStringLiteral {
  associatedtype StringLiteralType
  init(stringLiteral value: StringLiteralType)
}

// What takes text takes a character and a scalar too, where it says that it takes them as it takes text.

extension ExpressibleByExtendedGraphemeClusterLiteral
where Self: ExpressibleByStringLiteral, Self.StringLiteralType == ExtendedGraphemeClusterLiteralType {
  public init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType) {
    self.init(stringLiteral: value)
  }
}

extension ExpressibleByUnicodeScalarLiteral
where
  Self: ExpressibleByExtendedGraphemeClusterLiteral,
  Self.ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType
{
  public init(unicodeScalarLiteral value: UnicodeScalarLiteralType) {
    self.init(extendedGraphemeClusterLiteral: value)
  }
}

public protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}

public protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}
