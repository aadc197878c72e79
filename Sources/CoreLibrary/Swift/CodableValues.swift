// The library's own types, written and read.

/// What has no parts in any format.
public enum _CodingScalar {
  case bool(Bool)
  case string(String)
  /// In decimal digits, as it was written.
  case number(String)
}

/// The types that every format knows. Nil comes of a number that the type has no value for; of another kind of scalar too,
/// and then `_isKind` says so.
public protocol _ScalarCodable: Encodable, Decodable {
  var _scalar: _CodingScalar { get }
  static func _isKind(_ scalar: _CodingScalar) -> Bool
  static func _value(_ scalar: _CodingScalar) -> Self?
  /// A container has a method for each of these types, which a script's own may have too.
  func _put(in container: inout any SingleValueEncodingContainer) throws
  static func _take(from container: any SingleValueDecodingContainer) throws -> Self
}

extension _ScalarCodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try _put(in: &container)
  }
  public init(from decoder: any Decoder) throws { self = try Self._take(from: try decoder.singleValueContainer()) }
  public static func _isKind(_ scalar: _CodingScalar) -> Bool {
    if case .number = scalar { return true }
    return false
  }
}

extension _ScalarCodable where Self: FixedWidthInteger {
  public var _scalar: _CodingScalar { .number("\(self)") }
  public static func _value(_ scalar: _CodingScalar) -> Self? {
    guard case .number(let text) = scalar else { return nil }
    if let value = Self(text) { return value }
    if !text.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }) { return nil }
    return Double(text).flatMap { Self(exactly: $0) }
  }
}

extension Int: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Int {
    try container.decode(Int.self)
  }
}
extension Int8: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Int8 {
    try container.decode(Int8.self)
  }
}
extension Int16: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Int16 {
    try container.decode(Int16.self)
  }
}
extension Int32: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Int32 {
    try container.decode(Int32.self)
  }
}
extension Int64: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Int64 {
    try container.decode(Int64.self)
  }
}
extension UInt: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> UInt {
    try container.decode(UInt.self)
  }
}
extension UInt8: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> UInt8 {
    try container.decode(UInt8.self)
  }
}
extension UInt16: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> UInt16 {
    try container.decode(UInt16.self)
  }
}
extension UInt32: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> UInt32 {
    try container.decode(UInt32.self)
  }
}
extension UInt64: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> UInt64 {
    try container.decode(UInt64.self)
  }
}

extension Bool: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Bool {
    try container.decode(Bool.self)
  }
  public var _scalar: _CodingScalar { .bool(self) }
  public static func _isKind(_ scalar: _CodingScalar) -> Bool { _value(scalar) != nil }
  public static func _value(_ scalar: _CodingScalar) -> Bool? {
    if case .bool(let value) = scalar { return value }
    return nil
  }
}

extension String: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> String {
    try container.decode(String.self)
  }
  public var _scalar: _CodingScalar { .string(self) }
  public static func _isKind(_ scalar: _CodingScalar) -> Bool { _value(scalar) != nil }
  public static func _value(_ scalar: _CodingScalar) -> String? {
    if case .string(let value) = scalar { return value }
    return nil
  }
}

extension Double: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Double {
    try container.decode(Double.self)
  }
  public var _scalar: _CodingScalar { .number("\(self)") }
  public static func _value(_ scalar: _CodingScalar) -> Double? {
    guard case .number(let text) = scalar, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension Float: _ScalarCodable {
  public func _put(in container: inout any SingleValueEncodingContainer) throws { try container.encode(self) }
  public static func _take(from container: any SingleValueDecodingContainer) throws -> Float {
    try container.decode(Float.self)
  }
  public var _scalar: _CodingScalar { .number("\(self)") }
  public static func _value(_ scalar: _CodingScalar) -> Float? {
    guard case .number(let text) = scalar, let value = Float(text), value.isFinite else { return nil }
    return value
  }
}

extension RawRepresentable where Self: Encodable, RawValue: _ScalarCodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try rawValue._put(in: &container)
  }
}

extension RawRepresentable where Self: Decodable, RawValue: _ScalarCodable {
  public init(from decoder: any Decoder) throws {
    let rawValue = try RawValue._take(from: try decoder.singleValueContainer())
    guard let value = Self(rawValue: rawValue) else {
      let text = "Cannot initialize \(Self.self) from invalid \(RawValue.self) value \(rawValue)"
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
    }
    self = value
  }
}

extension Optional: Encodable where Wrapped: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .some(let value): try container.encode(value)
    }
  }
}

extension Optional: Decodable where Wrapped: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = nil
    } else {
      self = try container.decode(Wrapped.self)
    }
  }
}

extension Array: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Array: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var result: [Element] = []
    while !container.isAtEnd { result.append(try container.decode(Element.self)) }
    self = result
  }
}

extension Set: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Set: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self = Set(try [Element](from: decoder)) }
}

/// What a dictionary may have as its keys and still be written as an object.
public protocol CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T: CodingKey>(codingKey: T)
}

extension String: CodingKeyRepresentable {
  public var codingKey: any CodingKey { _DictionaryCodingKey(stringValue: self) }
  public init?<T: CodingKey>(codingKey: T) { self = codingKey.stringValue }
}

extension Int: CodingKeyRepresentable {
  public var codingKey: any CodingKey { _DictionaryCodingKey(stringValue: "\(self)") }
  public init?<T: CodingKey>(codingKey: T) {
    guard let value = codingKey.intValue else { return nil }
    self = value
  }
}

extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == String {
  public var codingKey: any CodingKey { _DictionaryCodingKey(stringValue: rawValue) }
  public init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
}

extension RawRepresentable where Self: CodingKeyRepresentable, RawValue == Int {
  public var codingKey: any CodingKey { _DictionaryCodingKey(stringValue: "\(rawValue)") }
  public init?<T: CodingKey>(codingKey: T) {
    guard let value = codingKey.intValue else { return nil }
    self.init(rawValue: value)
  }
}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    if Key.self == String.self || Key.self == Int.self {
      var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
      for (key, value) in self { try container.encode(value, forKey: _DictionaryCodingKey(stringValue: "\(key)")) }
      return
    }
    if Key.self is any CodingKeyRepresentable.Type {
      var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
      for (key, value) in self {
        let name = (key as! any CodingKeyRepresentable).codingKey.stringValue
        try container.encode(value, forKey: _DictionaryCodingKey(stringValue: name))
      }
      return
    }
    var container = encoder.unkeyedContainer()
    for (key, value) in self {
      try container.encode(key)
      try container.encode(value)
    }
  }
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    if Key.self == String.self || Key.self == Int.self {
      let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
      for key in container.allKeys {
        let name: Any = Key.self == String.self ? key.stringValue : key.intValue as Any
        guard let known = name as? Key else {
          throw DecodingError.typeMismatch(
            Int.self,
            DecodingError.Context(
              codingPath: decoder.codingPath + [key],
              debugDescription: "Expected Int key but found String key instead."))
        }
        self[known] = try container.decode(Value.self, forKey: key)
      }
      return
    }
    if let keyed = Key.self as? any CodingKeyRepresentable.Type {
      let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
      for key in container.allKeys {
        guard let known = keyed.init(codingKey: key) as? Key else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath + [key],
              debugDescription:
                "Could not convert key to type \(Key.self)"))
        }
        self[known] = try container.decode(Value.self, forKey: key)
      }
      return
    }
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let key = try container.decode(Key.self)
      if container.isAtEnd {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "Unkeyed container reached end before value in key-value pair."))
      }
      self[key] = try container.decode(Value.self)
    }
  }
}

// A range is written as its bounds, in a row.

extension Range: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}

extension Range: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws {
    let (lower, upper) = try _bounds(Self.self, Bound.self, decoder)
    self = lower..<upper
  }
}

extension ClosedRange: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}

extension ClosedRange: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws {
    let (lower, upper) = try _bounds(Self.self, Bound.self, decoder)
    self = lower...upper
  }
}

func _bounds<Bound: Comparable & Decodable>(
  _ range: Any.Type, _ type: Bound.Type, _ decoder: any Decoder
) throws -> (Bound, Bound) {
  var container = try decoder.unkeyedContainer()
  let lower = try container.decode(Bound.self)
  let upper = try container.decode(Bound.self)
  if lower <= upper { return (lower, upper) }
  let text = "Cannot initialize \(range) with a lowerBound (\(lower)) greater than upperBound (\(upper))"
  throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text))
}
