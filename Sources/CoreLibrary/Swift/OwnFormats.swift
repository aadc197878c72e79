// Formats of a script's own, behind the containers that all formats share. What has a method of its own for a type is asked by that.

final class _OwnKeyedEncoding<Container: KeyedEncodingContainerProtocol>: _KeyedEncoding {
  private var container: Container
  init(_ container: Container) { self.container = container }

  private func own(_ key: any CodingKey) -> Container.Key { key as! Container.Key }

  var codingPath: [any CodingKey] { container.codingPath }
  func encodeNil(_ key: any CodingKey) throws { try container.encodeNil(forKey: own(key)) }
  func encode<T: Encodable>(_ value: T, _ key: any CodingKey) throws {
    let key = own(key)
    switch value {
    case let value as Bool where T.self == Bool.self: try container.encode(value, forKey: key)
    case let value as String where T.self == String.self: try container.encode(value, forKey: key)
    case let value as Double where T.self == Double.self: try container.encode(value, forKey: key)
    case let value as Float where T.self == Float.self: try container.encode(value, forKey: key)
    case let value as Int where T.self == Int.self: try container.encode(value, forKey: key)
    case let value as Int8 where T.self == Int8.self: try container.encode(value, forKey: key)
    case let value as Int16 where T.self == Int16.self: try container.encode(value, forKey: key)
    case let value as Int32 where T.self == Int32.self: try container.encode(value, forKey: key)
    case let value as Int64 where T.self == Int64.self: try container.encode(value, forKey: key)
    case let value as UInt where T.self == UInt.self: try container.encode(value, forKey: key)
    case let value as UInt8 where T.self == UInt8.self: try container.encode(value, forKey: key)
    case let value as UInt16 where T.self == UInt16.self: try container.encode(value, forKey: key)
    case let value as UInt32 where T.self == UInt32.self: try container.encode(value, forKey: key)
    case let value as UInt64 where T.self == UInt64.self: try container.encode(value, forKey: key)
    default: try container.encode(value, forKey: key)
    }
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, _ key: any CodingKey
  ) -> KeyedEncodingContainer<NestedKey> {
    container.nestedContainer(keyedBy: keyType, forKey: own(key))
  }
  func nestedUnkeyedContainer(_ key: any CodingKey) -> any UnkeyedEncodingContainer {
    container.nestedUnkeyedContainer(forKey: own(key))
  }
  func superEncoder(_ key: any CodingKey) -> any Encoder {
    key is _SuperKey ? container.superEncoder() : container.superEncoder(forKey: own(key))
  }
}

struct _OwnKeyedDecoding<Container: KeyedDecodingContainerProtocol>: _KeyedDecoding {
  let container: Container

  private func own(_ key: any CodingKey) -> Container.Key { key as! Container.Key }

  var codingPath: [any CodingKey] { container.codingPath }
  var keys: [String] { container.allKeys.map { $0.stringValue } }
  func contains(_ key: any CodingKey) -> Bool { container.contains(own(key)) }
  func decodeNil(_ key: any CodingKey) throws -> Bool { try container.decodeNil(forKey: own(key)) }
  func decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T {
    let key = own(key)
    if type == Bool.self, let value = try container.decode(Bool.self, forKey: key) as? T { return value }
    if type == String.self, let value = try container.decode(String.self, forKey: key) as? T { return value }
    if type == Double.self, let value = try container.decode(Double.self, forKey: key) as? T { return value }
    if type == Float.self, let value = try container.decode(Float.self, forKey: key) as? T { return value }
    if type == Int.self, let value = try container.decode(Int.self, forKey: key) as? T { return value }
    if type == Int8.self, let value = try container.decode(Int8.self, forKey: key) as? T { return value }
    if type == Int16.self, let value = try container.decode(Int16.self, forKey: key) as? T { return value }
    if type == Int32.self, let value = try container.decode(Int32.self, forKey: key) as? T { return value }
    if type == Int64.self, let value = try container.decode(Int64.self, forKey: key) as? T { return value }
    if type == UInt.self, let value = try container.decode(UInt.self, forKey: key) as? T { return value }
    if type == UInt8.self, let value = try container.decode(UInt8.self, forKey: key) as? T { return value }
    if type == UInt16.self, let value = try container.decode(UInt16.self, forKey: key) as? T { return value }
    if type == UInt32.self, let value = try container.decode(UInt32.self, forKey: key) as? T { return value }
    if type == UInt64.self, let value = try container.decode(UInt64.self, forKey: key) as? T { return value }
    return try container.decode(type, forKey: key)
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, _ key: any CodingKey
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try container.nestedContainer(keyedBy: type, forKey: own(key))
  }
  func nestedUnkeyedContainer(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer {
    try container.nestedUnkeyedContainer(forKey: own(key))
  }
  func superDecoder(_ key: any CodingKey) throws -> any Decoder {
    try key is _SuperKey ? container.superDecoder() : container.superDecoder(forKey: own(key))
  }
}
