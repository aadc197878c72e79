// A format of a script's own: values as dictionaries, and back.
import Foundation

final class Storage { var value: Any = [String: Any]() }
struct DictEncoder: Encoder {
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  let storage: Storage
  init(_ storage: Storage = Storage(), path: [any CodingKey] = []) { self.storage = storage; codingPath = path }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    storage.value = [String: Any]()
    return KeyedEncodingContainer(Keyed<Key>(encoder: self))
  }
  func unkeyedContainer() -> UnkeyedEncodingContainer { storage.value = [Any](); return Unkeyed(encoder: self) }
  func singleValueContainer() -> SingleValueEncodingContainer { Single(encoder: self) }
  static func encode<T: Encodable>(_ value: T) throws -> Any {
    let e = DictEncoder(); try value.encode(to: e); return e.storage.value
  }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: DictEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    private func set(_ v: Any, _ key: Key) {
      var d = encoder.storage.value as! [String: Any]; d[key.stringValue] = v; encoder.storage.value = d
    }
    mutating func encodeNil(forKey key: Key) throws { set(NSNull(), key) }
    mutating func encode(_ value: Bool, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: String, forKey key: Key) throws { set("«\(value)»", key) }
    mutating func encode(_ value: Double, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: Float, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: Int, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: Int8, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: Int16, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: Int32, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: Int64, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: UInt, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: UInt8, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: UInt16, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: UInt32, forKey key: Key) throws { set(value, key) }
    mutating func encode(_ value: UInt64, forKey key: Key) throws { set(value, key) }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      let inner = DictEncoder(path: codingPath + [key])
      try value.encode(to: inner)
      set(inner.storage.value, key)
    }
    mutating func nestedContainer<K: CodingKey>(keyedBy t: K.Type, forKey key: Key) -> KeyedEncodingContainer<K> {
      fatalError()
    }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer { fatalError() }
    mutating func superEncoder() -> Encoder { encoder }
    mutating func superEncoder(forKey key: Key) -> Encoder { encoder }
  }
  struct Unkeyed: UnkeyedEncodingContainer {
    let encoder: DictEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { (encoder.storage.value as! [Any]).count }
    private func add(_ v: Any) { var a = encoder.storage.value as! [Any]; a.append(v); encoder.storage.value = a }
    mutating func encodeNil() throws { add(NSNull()) }
    mutating func encode<T: Encodable>(_ value: T) throws {
      let inner = DictEncoder(path: codingPath); try value.encode(to: inner); add(inner.storage.value)
    }
    mutating func nestedContainer<K: CodingKey>(keyedBy t: K.Type) -> KeyedEncodingContainer<K> { fatalError() }
    mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { fatalError() }
    mutating func superEncoder() -> Encoder { encoder }
  }
  struct Single: SingleValueEncodingContainer {
    let encoder: DictEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    mutating func encodeNil() throws { encoder.storage.value = NSNull() }
    mutating func encode(_ value: Bool) throws { encoder.storage.value = value }
    mutating func encode(_ value: String) throws { encoder.storage.value = value }
    mutating func encode(_ value: Double) throws { encoder.storage.value = value }
    mutating func encode(_ value: Float) throws { encoder.storage.value = value }
    mutating func encode(_ value: Int) throws { encoder.storage.value = value }
    mutating func encode(_ value: Int8) throws { encoder.storage.value = value }
    mutating func encode(_ value: Int16) throws { encoder.storage.value = value }
    mutating func encode(_ value: Int32) throws { encoder.storage.value = value }
    mutating func encode(_ value: Int64) throws { encoder.storage.value = value }
    mutating func encode(_ value: UInt) throws { encoder.storage.value = value }
    mutating func encode(_ value: UInt8) throws { encoder.storage.value = value }
    mutating func encode(_ value: UInt16) throws { encoder.storage.value = value }
    mutating func encode(_ value: UInt32) throws { encoder.storage.value = value }
    mutating func encode(_ value: UInt64) throws { encoder.storage.value = value }
    mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: encoder) }
  }
}
struct DictDecoder: Decoder {
  let value: Any
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let d = value as? [String: Any] else {
      throw DecodingError.typeMismatch(
        [String: Any].self, .init(codingPath: codingPath, debugDescription: "no dictionary"))
    }
    return KeyedDecodingContainer(Keyed<Key>(d: d, codingPath: codingPath))
  }
  func unkeyedContainer() throws -> UnkeyedDecodingContainer { Unkeyed(a: value as! [Any], codingPath: codingPath) }
  func singleValueContainer() throws -> SingleValueDecodingContainer { Single(value: value, codingPath: codingPath) }
  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let d: [String: Any]
    var codingPath: [any CodingKey]
    var allKeys: [Key] { d.keys.sorted().compactMap { Key(stringValue: $0) } }
    func contains(_ key: Key) -> Bool { d[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { d[key.stringValue] is NSNull }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      guard let v = d[key.stringValue] else {
        throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "missing"))
      }
      if let v = v as? T { return v }
      return try T(from: DictDecoder(value: v, codingPath: codingPath + [key]))
    }
    func nestedContainer<K: CodingKey>(keyedBy t: K.Type, forKey key: Key) throws -> KeyedDecodingContainer<K> {
      try DictDecoder(value: d[key.stringValue]!).container(keyedBy: t)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
      try DictDecoder(value: d[key.stringValue]!).unkeyedContainer()
    }
    func superDecoder() throws -> Decoder { DictDecoder(value: d) }
    func superDecoder(forKey key: Key) throws -> Decoder { DictDecoder(value: d) }
  }
  struct Unkeyed: UnkeyedDecodingContainer {
    let a: [Any]
    var codingPath: [any CodingKey]
    var count: Int? { a.count }
    var currentIndex = 0
    var isAtEnd: Bool { currentIndex >= a.count }
    init(a: [Any], codingPath: [any CodingKey]) { self.a = a; self.codingPath = codingPath }
    mutating func decodeNil() throws -> Bool {
      if a[currentIndex] is NSNull { currentIndex += 1; return true }; return false
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      defer { currentIndex += 1 }; if let v = a[currentIndex] as? T { return v };
      return try T(from: DictDecoder(value: a[currentIndex]))
    }
    mutating func nestedContainer<K: CodingKey>(keyedBy t: K.Type) throws -> KeyedDecodingContainer<K> { fatalError() }
    mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer { fatalError() }
    mutating func superDecoder() throws -> Decoder { fatalError() }
  }
  struct Single: SingleValueDecodingContainer {
    let value: Any
    var codingPath: [any CodingKey]
    func decodeNil() -> Bool { value is NSNull }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      if let v = value as? T { return v };
      throw DecodingError.typeMismatch(type, .init(codingPath: codingPath, debugDescription: "got \(value)"))
    }
  }
}
enum Kind: String, Codable { case big, small }
struct Inner: Codable { var tags: [String]; var on: Bool? }
struct Item: Codable {
  var id: Int; var name: String; var price: Double; var kind: Kind; var inner: Inner; var levels: [Int];
  var note: String?
}
func show(_ v: Any, _ indent: String = "") {
  if let d = v as? [String: Any] {
    for k in d.keys.sorted() {
      if d[k]! is [String: Any] {
        print(indent + k + ":"); show(d[k]!, indent + "  ")
      } else {
        print(indent + k, "=", d[k]!)
      }
    }
  } else {
    print(indent, v)
  }
}
let item = Item(
  id: 7, name: "Lamp", price: 2.5, kind: .big, inner: Inner(tags: ["a", "b"], on: true), levels: [1, 2], note: nil)
let dict = try DictEncoder.encode(item)
show(dict)
let back = try Item(
  from: DictDecoder(
    value: [
      "id": 3, "name": "x", "price": 1.0, "kind": "small", "inner": ["tags": ["q"]] as [String: Any], "levels": [4, 5],
    ] as [String: Any]))
print(back)
do { _ = try Item(from: DictDecoder(value: ["id": 3] as [String: Any])) } catch { print(error) }
do { _ = try Inner(from: DictDecoder(value: 5)) } catch { print(error) }
do { _ = try Item(from: DictDecoder(value: ["id": "z"] as [String: Any])) } catch { print(error) }
