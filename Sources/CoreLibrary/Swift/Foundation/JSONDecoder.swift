// Values that can be decoded, read from JSON.

open class JSONDecoder {
  public enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
    case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
  }

  public enum DataDecodingStrategy {
    case deferredToData
    case base64
    case custom((any Decoder) throws -> Data)
  }

  public enum NonConformingFloatDecodingStrategy {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  public enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }

  open var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
  open var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
  open var dataDecodingStrategy: DataDecodingStrategy = .base64
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
  open var userInfo: [CodingUserInfoKey: Any] = [:]
  var _readsPropertyList = false
  var _readsXML = false

  public init() {}

  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    do {
      var reader = _JSONReader(data._bytes)
      return try _JSONDecoding(try reader.read(), [], self).get(type)
    } catch is _JSONFault {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
  }
}

/// One place in what is being read: the decoder that a type is given, and what is in a single value.
struct _JSONDecoding: Decoder, SingleValueDecodingContainer {
  let value: _JSONValue
  let codingPath: [any CodingKey]
  let settings: JSONDecoder

  init(_ value: _JSONValue, _ path: [any CodingKey], _ settings: JSONDecoder) {
    self.value = value
    codingPath = path
    self.settings = settings
  }

  var userInfo: [CodingUserInfoKey: Any] { settings.userInfo }

  func mismatch(_ type: Any.Type) -> DecodingError {
    let words = settings._readsPropertyList ? value.propertyWords : value.words
    let text = "Expected to decode \(type) but found \(words) instead."
    return .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: text))
  }
  func missing(_ type: Any.Type, _ wanted: String) -> DecodingError {
    let text = "Cannot get \(wanted) -- found null value instead"
    return .valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: text))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    switch value.kind {
    case .object: break
    case .null: throw missing([String: Any].self, "keyed decoding container")
    default: throw mismatch([String: Any].self)
    }
    return KeyedDecodingContainer(_format: try _JSONMembers(self, isDictionary: _isOfDictionary(type)))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    switch value.kind {
    case .array: return _JSONElements(self)
    case .null: throw missing([Any].self, "unkeyed decoding container")
    default: throw mismatch([Any].self)
    }
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool {
    if case .null = value.kind { return true }
    return false
  }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try get(type) }

  /// What is in a container is `isInside` of it.
  func get<T: Decodable>(_ type: T.Type, isInside: Bool = false) throws -> T {
    if settings._readsPropertyList { return try getProperty(type) }
    guard let known = type as? any _ScalarCodable.Type else {
      if type == Date.self, let date = try date(isInside) as? T { return date }
      if type == Data.self, let data = try data() as? T { return data }
      return try T(from: self)
    }
    if let special = try special(type) { return special }
    switch value.kind {
    case .scalar(let scalar) where known._isKind(scalar):
      if case .number(let text) = scalar, !_isJSONNumber(text) { throw _JSONFault() }
      guard let result = known._value(scalar) as? T else { throw _JSONFault() }
      return result
    case .raw(let bytes) where type == String.self:
      var text = _JSONText(bytes)
      guard let result = try text.read() as? T else { throw _JSONFault() }
      return result
    case .null where type != Bool.self: throw missing(type, "value of type \(type)")
    default: throw mismatch(type)
    }
  }
}

extension _JSONDecoding {
  /// A number that JSON has not, where its words are known.
  private func special<T: Decodable>(_ type: T.Type) throws -> T? {
    guard type == Double.self || type == Float.self,
      case .convertFromString(let positive, let negative, let nan) = settings.nonConformingFloatDecodingStrategy,
      case .raw = value.kind
    else { return nil }
    let number: Double
    switch try get(String.self) {
    case positive: number = .infinity
    case negative: number = -.infinity
    case nan: number = .nan
    default: return nil
    }
    return type == Double.self ? number as? T : Float(number) as? T
  }

  func date(_ isInside: Bool) throws -> Date {
    if case .null = value.kind { throw missing(Date.self, "value of type Date") }
    switch settings.dateDecodingStrategy {
    case .deferredToDate: return try Date(from: self)
    case .secondsSince1970: return Date(timeIntervalSince1970: try get(Double.self))
    case .millisecondsSince1970: return Date(timeIntervalSince1970: try get(Double.self) / 1000)
    case .iso8601:
      let text = try get(String.self)
      if let date = try? Date(text, strategy: .iso8601) { return date }
      // The place is that of the container.
      throw undated("Expected date string to be ISO8601-formatted.", isInside ? codingPath.dropLast() : codingPath)
    case .formatted(let formatter):
      let text = try get(String.self)
      if let date = formatter.date(from: text) { return date }
      throw undated("Date string does not match format expected by formatter.", codingPath)
    case .custom(let decode): return try decode(self)
    }
  }

  func data() throws -> Data {
    if case .null = value.kind { throw missing(Data.self, "value of type Data") }
    switch settings.dataDecodingStrategy {
    case .deferredToData: return try Data(from: self)
    case .custom(let decode): return try decode(self)
    case .base64: break
    }
    if let data = Data(base64Encoded: try get(String.self)) { return data }
    throw undated("Encountered Data is not valid Base64.", codingPath)
  }

  private func undated(_ text: String, _ path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text))
  }
}

/// What is in an array, from one end to the other.
struct _JSONElements: UnkeyedDecodingContainer {
  let place: _JSONDecoding
  var currentIndex = 0

  init(_ place: _JSONDecoding) { self.place = place }

  var codingPath: [any CodingKey] { place.codingPath }
  var count: Int? { place.value.elements.count }
  var isAtEnd: Bool { currentIndex >= place.value.elements.count }

  func next(_ type: Any.Type, _ wanted: String) throws -> _JSONDecoding {
    let path = place.codingPath + [_CodingKey(currentIndex)]
    if !isAtEnd { return _JSONDecoding(place.value.elements[currentIndex], path, place.settings) }
    throw DecodingError.valueNotFound(
      type,
      DecodingError.Context(
        codingPath: path, debugDescription: wanted))
  }
  mutating func decodeNil() throws -> Bool {
    if try !next(Never.self, "Unkeyed container is at end.").decodeNil() { return false }
    currentIndex += 1
    return true
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let result = try next(type, "Unkeyed container is at end.").get(type, isInside: true)
    currentIndex += 1
    return result
  }
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    return try decodeNil() ? nil : decode(type)
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let place = try next(
      KeyedDecodingContainer<NestedKey>.self, "Cannot get nested keyed container -- unkeyed container is at end.")
    let result = try place.container(keyedBy: type)
    currentIndex += 1
    return result
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let place = try next(
      (any UnkeyedDecodingContainer).self, "Cannot get nested keyed container -- unkeyed container is at end.")
    let result = try place.unkeyedContainer()
    currentIndex += 1
    return result
  }
  mutating func superDecoder() throws -> any Decoder {
    let place = try next((any Decoder).self, "Cannot get superDecoder() -- unkeyed container is at end.")
    currentIndex += 1
    return place
  }
}

/// What is in an object, by its names.
struct _JSONMembers: _KeyedDecoding {
  let place: _JSONDecoding
  /// As the keys call them.
  var keys: [String]
  var places: [String: Int] = [:]

  init(_ place: _JSONDecoding, isDictionary: Bool) throws {
    self.place = place
    keys = place.settings._readsPropertyList ? place.value.names : []
    for name in place.value.rawNames {
      var text = _JSONText(name)
      keys.append(try text.read())
    }
    if case .convertFromSnakeCase = place.settings.keyDecodingStrategy, !isDictionary { keys = keys.map(_camelCase) }
    if case .custom(let named) = place.settings.keyDecodingStrategy, !isDictionary {
      keys = keys.map { named(place.codingPath + [_NamedKey($0)]).stringValue }
    }
    for (index, key) in keys.enumerated() where places[key] == nil { places[key] = index }
  }

  var codingPath: [any CodingKey] { place.codingPath }
  func contains(_ key: any CodingKey) -> Bool { places[key.stringValue] != nil }
  func value(_ key: any CodingKey) throws -> _JSONDecoding {
    guard let index = places[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\")."))
    }
    return _JSONDecoding(place.value.elements[index], codingPath + [key], place.settings)
  }
  func decodeNil(_ key: any CodingKey) throws -> Bool { try value(key).decodeNil() }
  func decode<T: Decodable>(_ type: T.Type, _ key: any CodingKey) throws -> T {
    try value(key).get(type, isInside: true)
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, _ key: any CodingKey
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try value(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(_ key: any CodingKey) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }
  /// What is not there is nothing, of which somebody may still want to read something.
  func superDecoder(_ key: any CodingKey) -> any Decoder {
    (try? value(key)) ?? _JSONDecoding(_JSONValue(.null), codingPath + [key], place.settings)
  }
}

/// `_my_url_name_` is `_myUrlName_`.
func _camelCase(_ name: String) -> String {
  let characters = Array(name)
  var first = 0
  while first < characters.count && characters[first] == "_" { first += 1 }
  if first == characters.count { return name }
  var end = characters.count
  while characters[end - 1] == "_" { end -= 1 }
  let words = String(characters[first..<end]).split(separator: "_")
  if words.count < 2 { return name }
  var result = String(characters[0..<first]) + words[0].lowercased()
  for word in words.dropFirst() { result += word.capitalized }
  return result + String(characters[end..<characters.count])
}
