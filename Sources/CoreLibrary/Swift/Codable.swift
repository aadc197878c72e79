// What can be written in any format, and read from it: the protocols between the types and the formats.

/// A type whose values can be written in a format.
public protocol Encodable {
  func encode(to encoder: any Encoder) throws
}

/// A type whose values can be read from a format.
public protocol Decodable {
  init(from decoder: any Decoder) throws
}

public typealias Codable = Decodable & Encodable

public protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
  var stringValue: String { get }
  var intValue: Int? { get }
  init?(stringValue: String)
  init?(intValue: Int)
}

extension CodingKey {
  public var description: String {
    "\(type(of: self))(stringValue: \"\(stringValue)\", intValue: \(intValue.map { "\($0)" } ?? "nil"))"
  }
  public var debugDescription: String { description }
}

public struct CodingUserInfoKey: RawRepresentable, Hashable {
  public let rawValue: String
  public init?(rawValue: String) { self.rawValue = rawValue }
}

/// A key of a dictionary that is written as what has keys.
struct _DictionaryCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = Int(stringValue)
  }
  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}

/// A place in a list.
struct _GenericIndexKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init?(stringValue: String) { return nil }
  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

/// Whether keys are data: they are never spelt in another way.
public func _isOfDictionary(_ type: any CodingKey.Type) -> Bool { type == _DictionaryCodingKey.self }

// MARK: Writing

public protocol Encoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}

public protocol SingleValueEncodingContainer {
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil() throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T: Encodable>(_ value: T) throws
}

public protocol UnkeyedEncodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int { get }
  mutating func encodeNil() throws
  mutating func encode(_ value: Bool) throws
  mutating func encode(_ value: String) throws
  mutating func encode(_ value: Double) throws
  mutating func encode(_ value: Float) throws
  mutating func encode(_ value: Int) throws
  mutating func encode(_ value: Int8) throws
  mutating func encode(_ value: Int16) throws
  mutating func encode(_ value: Int32) throws
  mutating func encode(_ value: Int64) throws
  mutating func encode(_ value: UInt) throws
  mutating func encode(_ value: UInt8) throws
  mutating func encode(_ value: UInt16) throws
  mutating func encode(_ value: UInt32) throws
  mutating func encode(_ value: UInt64) throws
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
}

extension UnkeyedEncodingContainer {
  public mutating func encode<T: Sequence>(contentsOf sequence: T) throws where T.Element: Encodable {
    for element in sequence { try encode(element) }
  }
}

/// A container with keys, as a format of a script's own has it.
public protocol KeyedEncodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  mutating func encodeNil(forKey key: Key) throws
  mutating func encode(_ value: Bool, forKey key: Key) throws
  mutating func encode(_ value: String, forKey key: Key) throws
  mutating func encode(_ value: Double, forKey key: Key) throws
  mutating func encode(_ value: Float, forKey key: Key) throws
  mutating func encode(_ value: Int, forKey key: Key) throws
  mutating func encode(_ value: Int8, forKey key: Key) throws
  mutating func encode(_ value: Int16, forKey key: Key) throws
  mutating func encode(_ value: Int32, forKey key: Key) throws
  mutating func encode(_ value: Int64, forKey key: Key) throws
  mutating func encode(_ value: UInt, forKey key: Key) throws
  mutating func encode(_ value: UInt8, forKey key: Key) throws
  mutating func encode(_ value: UInt16, forKey key: Key) throws
  mutating func encode(_ value: UInt32, forKey key: Key) throws
  mutating func encode(_ value: UInt64, forKey key: Key) throws
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
  mutating func superEncoder() -> any Encoder
  mutating func superEncoder(forKey key: Key) -> any Encoder
}

extension KeyedEncodingContainerProtocol {
  public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
  /// Writes an object where a format knows that something else writes it too; whole, as most do.
  public mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T, forKey key: Key) throws {
    try encode(object, forKey: key)
  }
}

/// The key of what a class above writes, where nobody says another one.
public struct _SuperKey: CodingKey {
  public var stringValue: String { "super" }
  public var intValue: Int? { nil }
  init() {}
  public init?(stringValue: String) { return nil }
  public init?(intValue: Int) { return nil }
}

/// What a format does for a container with keys of any type.
public protocol _KeyedEncoding {
  var codingPath: [any CodingKey] { get }
  func encodeNil(_ key: any CodingKey) throws
  func encode<T: Encodable>(_ value: T, _ key: any CodingKey) throws
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, _ key: any CodingKey
  ) -> KeyedEncodingContainer<NestedKey>
  func nestedUnkeyedContainer(_ key: any CodingKey) -> any UnkeyedEncodingContainer
  func superEncoder(_ key: any CodingKey) -> any Encoder
}

public struct KeyedEncodingContainer<Key: CodingKey> {
  let _format: any _KeyedEncoding
  public init(_format: any _KeyedEncoding) { self._format = _format }
  public init<Container: KeyedEncodingContainerProtocol>(_ container: Container) where Container.Key == Key {
    _format = _OwnKeyedEncoding(container)
  }

  public var codingPath: [any CodingKey] { _format.codingPath }
  public mutating func encodeNil(forKey key: Key) throws { try _format.encodeNil(key) }
  public mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try _format.encode(value, key) }
  public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try _format.encode(value, key) }
  }
  public mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    _format.nestedContainer(keyedBy: keyType, key)
  }
  public mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    _format.nestedUnkeyedContainer(key)
  }
  public mutating func superEncoder() -> any Encoder { _format.superEncoder(_SuperKey()) }
  public mutating func superEncoder(forKey key: Key) -> any Encoder { _format.superEncoder(key) }
}

// MARK: Reading

public protocol Decoder {
  var codingPath: [any CodingKey] { get }
  var userInfo: [CodingUserInfoKey: Any] { get }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}

public protocol SingleValueDecodingContainer {
  var codingPath: [any CodingKey] { get }
  func decodeNil() -> Bool
  func decode(_ type: Bool.Type) throws -> Bool
  func decode(_ type: String.Type) throws -> String
  func decode(_ type: Double.Type) throws -> Double
  func decode(_ type: Float.Type) throws -> Float
  func decode(_ type: Int.Type) throws -> Int
  func decode(_ type: Int8.Type) throws -> Int8
  func decode(_ type: Int16.Type) throws -> Int16
  func decode(_ type: Int32.Type) throws -> Int32
  func decode(_ type: Int64.Type) throws -> Int64
  func decode(_ type: UInt.Type) throws -> UInt
  func decode(_ type: UInt8.Type) throws -> UInt8
  func decode(_ type: UInt16.Type) throws -> UInt16
  func decode(_ type: UInt32.Type) throws -> UInt32
  func decode(_ type: UInt64.Type) throws -> UInt64
  func decode<T: Decodable>(_ type: T.Type) throws -> T
}

public protocol UnkeyedDecodingContainer {
  var codingPath: [any CodingKey] { get }
  var count: Int? { get }
  var isAtEnd: Bool { get }
  var currentIndex: Int { get }
  mutating func decodeNil() throws -> Bool
  mutating func decode(_ type: Bool.Type) throws -> Bool
  mutating func decode(_ type: String.Type) throws -> String
  mutating func decode(_ type: Double.Type) throws -> Double
  mutating func decode(_ type: Float.Type) throws -> Float
  mutating func decode(_ type: Int.Type) throws -> Int
  mutating func decode(_ type: Int8.Type) throws -> Int8
  mutating func decode(_ type: Int16.Type) throws -> Int16
  mutating func decode(_ type: Int32.Type) throws -> Int32
  mutating func decode(_ type: Int64.Type) throws -> Int64
  mutating func decode(_ type: UInt.Type) throws -> UInt
  mutating func decode(_ type: UInt8.Type) throws -> UInt8
  mutating func decode(_ type: UInt16.Type) throws -> UInt16
  mutating func decode(_ type: UInt32.Type) throws -> UInt32
  mutating func decode(_ type: UInt64.Type) throws -> UInt64
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
  mutating func superDecoder() throws -> any Decoder
}

extension UnkeyedDecodingContainer {
  public mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if try isAtEnd || decodeNil() { return nil }
    return try decode(type)
  }
}

/// A container with keys, as a format of a script's own has it.
public protocol KeyedDecodingContainerProtocol {
  associatedtype Key: CodingKey
  var codingPath: [any CodingKey] { get }
  var allKeys: [Key] { get }
  func contains(_ key: Key) -> Bool
  func decodeNil(forKey key: Key) throws -> Bool
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool
  func decode(_ type: String.Type, forKey key: Key) throws -> String
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey>
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  func superDecoder() throws -> any Decoder
  func superDecoder(forKey key: Key) throws -> any Decoder
}

extension KeyedDecodingContainerProtocol {
  public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if try !contains(key) || decodeNil(forKey: key) { return nil }
    return try decode(type, forKey: key)
  }
}

/// What a format does for a container with keys of any type.
public protocol _KeyedDecoding {
  var codingPath: [any CodingKey] { get }
  var keys: [String] { get }
  func contains(_ key: any CodingKey) -> Bool
  func decodeNil(_ key: any CodingKey) throws -> Bool
  func decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, _ key: any CodingKey
  ) throws -> KeyedDecodingContainer<NestedKey>
  func nestedUnkeyedContainer(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer
  func superDecoder(_ key: any CodingKey) throws -> any Decoder
}

public struct KeyedDecodingContainer<Key: CodingKey> {
  let _format: any _KeyedDecoding
  public init(_format: any _KeyedDecoding) { self._format = _format }
  public init<Container: KeyedDecodingContainerProtocol>(_ container: Container) where Container.Key == Key {
    _format = _OwnKeyedDecoding(container: container)
  }

  public var codingPath: [any CodingKey] { _format.codingPath }
  public var allKeys: [Key] { _format.keys.compactMap { Key(stringValue: $0) } }
  public func contains(_ key: Key) -> Bool { _format.contains(key) }
  public func decodeNil(forKey key: Key) throws -> Bool { try _format.decodeNil(key) }
  public func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try _format.decode(type, key) }
  public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if try !_format.contains(key) || _format.decodeNil(key) { return nil }
    return try _format.decode(type, key)
  }
  public func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _format.nestedContainer(keyedBy: type, key)
  }
  public func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try _format.nestedUnkeyedContainer(key)
  }
  public func superDecoder() throws -> any Decoder { try _format.superDecoder(_SuperKey()) }
  public func superDecoder(forKey key: Key) throws -> any Decoder { try _format.superDecoder(key) }

  /// For what is supplied: the type is that of what the value is for.
  public func _value<T: Decodable>(_ key: Key) throws -> T { try _format.decode(T.self, key) }
  public func _valueIfPresent<T: Decodable>(_ key: Key) throws -> T? { try decodeIfPresent(T.self, forKey: key) }
  public func _decode<T>(_ body: (T.Type) throws -> T) rethrows -> T { try body(T.self) }
  public func _decodeIfPresent<T>(_ body: (T.Type) throws -> T?) rethrows -> T? { try body(T.self) }
}

// MARK: What goes wrong

/// What there is to say, each part set apart from the one before.
func _described(_ path: [any CodingKey], _ text: String, _ underlying: (any Error)?) -> String {
  var place = ""
  for key in path {
    if let index = key.intValue {
      place += "[\(index)]"
    } else {
      place += place.isEmpty ? key.stringValue : "." + key.stringValue
    }
  }
  var result = ""
  if !place.isEmpty { result += ". Path: \(place)" }
  if !text.isEmpty { result += ". Debug description: \(text)" }
  if let underlying { result += ". Underlying error: \(underlying)" }
  return result
}

public enum EncodingError: Error, CustomDebugStringConvertible {
  public struct Context {
    public let codingPath: [any CodingKey]
    public let debugDescription: String
    public let underlyingError: (any Error)?
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
    var _text: String { _described(codingPath, debugDescription, underlyingError) }
  }
  case invalidValue(Any, EncodingError.Context)

  public var debugDescription: String {
    switch self {
    case .invalidValue(let value, let context):
      return "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))" + context._text
    }
  }
}

public enum DecodingError: Error, CustomDebugStringConvertible {
  public struct Context {
    public let codingPath: [any CodingKey]
    public let debugDescription: String
    public let underlyingError: (any Error)?
    public init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
    var _text: String { _described(codingPath, debugDescription, underlyingError) }
  }
  case typeMismatch(Any.Type, DecodingError.Context)
  case valueNotFound(Any.Type, DecodingError.Context)
  case keyNotFound(any CodingKey, DecodingError.Context)
  case dataCorrupted(DecodingError.Context)

  public var debugDescription: String {
    switch self {
    case .typeMismatch(let type, let context):
      return "DecodingError.typeMismatch: expected value of type \(type)" + context._text
    case .valueNotFound(let type, let context):
      return "DecodingError.valueNotFound: Expected value of type \(type) but found null instead" + context._text
    case .keyNotFound(let key, let context):
      let name = key.intValue.map { "[\($0)]" } ?? key.stringValue
      return "DecodingError.keyNotFound: Key '\(name)' not found in keyed decoding container" + context._text
    case .dataCorrupted(let context):
      return "DecodingError.dataCorrupted: Data was corrupted" + context._text
    }
  }

  public static func dataCorruptedError<Key: CodingKey>(
    forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  public static func dataCorruptedError(
    in container: any UnkeyedDecodingContainer, debugDescription: String
  ) -> DecodingError {
    let key = _GenericIndexKey(intValue: container.currentIndex)
    return .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  public static func dataCorruptedError(
    in container: any SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  public static func _noSingleKey(_ type: Any.Type, _ path: [any CodingKey]) -> DecodingError {
    let text = "Invalid number of keys found, expected one."
    return .typeMismatch(type, Context(codingPath: path, debugDescription: text))
  }
}
