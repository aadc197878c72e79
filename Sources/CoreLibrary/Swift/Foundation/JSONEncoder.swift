// Values that can be encoded, written as JSON.

open class JSONEncoder {
  public struct OutputFormatting: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var prettyPrinted: OutputFormatting { OutputFormatting(rawValue: 1) }
    public static var sortedKeys: OutputFormatting { OutputFormatting(rawValue: 2) }
    public static var withoutEscapingSlashes: OutputFormatting { OutputFormatting(rawValue: 8) }
  }
  public enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
    case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
  }

  public enum DataEncodingStrategy {
    case deferredToData
    case base64
    case custom((Data, any Encoder) throws -> Void)
  }

  public enum NonConformingFloatEncodingStrategy {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  public enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Date, any Encoder) throws -> Void)
  }

  open var outputFormatting: OutputFormatting = []
  open var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
  open var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
  open var dataEncodingStrategy: DataEncodingStrategy = .base64
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
  open var userInfo: [CodingUserInfoKey: Any] = [:]
  var _writesPropertyList = false

  public init() {}

  open func encode<T: Encodable>(_ value: T) throws -> Data {
    let place = _JSONEncoding(_JSONValue(.null), self)
    try place.put(value)
    if place.isEmpty {
      let text = "Top-level \(T.self) did not encode any values."
      throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: text))
    }
    var writer = _JSONWriter(outputFormatting, mostNested: 511)
    writer.write(place.value, "")
    if writer.isTooDeep {
      let text = "Unable to encode the given top-level value to JSON."
      throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: text))
    }
    return Data(writer.text.utf8)
  }
}

/// An index in an array, as paths show it.
struct _CodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(_ index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }
}

/// A name in an object, before a script has its say.
struct _NamedKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

/// One place in what is being written: the encoder that a value is given, and the containers that it asks for.
final class _JSONEncoding: Encoder, SingleValueEncodingContainer, UnkeyedEncodingContainer, _KeyedEncoding {
  let value: _JSONValue
  /// The place that this one lies in, and by which key.
  let above: _JSONEncoding?
  let key: (any CodingKey)?
  let settings: JSONEncoder
  var isEmpty = true

  init(_ value: _JSONValue, _ settings: JSONEncoder, in above: _JSONEncoding? = nil, by key: (any CodingKey)? = nil) {
    self.value = value
    self.above = above
    self.key = key
    self.settings = settings
  }

  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var place = self
    while let above = place.above, let key = place.key {
      path.append(key)
      place = above
    }
    return path.reversed()
  }

  var userInfo: [CodingUserInfoKey: Any] { settings.userInfo }

  func become(_ kind: _JSONValue.Kind) {
    isEmpty = false
    value.kind = kind
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    become(.object)
    return KeyedEncodingContainer(_format: self)
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    become(.array)
    return self
  }
  func singleValueContainer() -> any SingleValueEncodingContainer { _JSONSingleEncoding(self) }

  /// A property list has no word for nothing.
  var nothing: _JSONValue.Kind { settings._writesPropertyList ? .scalar(.string("$null")) : .null }

  func put<T: Encodable>(_ given: T) throws {
    if settings._writesPropertyList { return try putProperty(given) }
    guard let known = given as? any _ScalarCodable else {
      if let date = given as? Date, T.self == Date.self {
        try put(date: date)
      } else if let data = given as? Data, T.self == Data.self {
        try put(data: data)
      } else {
        try given.encode(to: self)
      }
      return
    }
    let scalar = known._scalar
    if case .number(let text) = scalar, text.hasSuffix("nan") || text.hasSuffix("inf") {
      if case .convertToString(let positive, let negative, let nan) = settings.nonConformingFloatEncodingStrategy {
        become(.scalar(.string(text.hasSuffix("nan") ? nan : text.hasPrefix("-") ? negative : positive)))
        return
      }
      throw EncodingError.invalidValue(
        given,
        EncodingError.Context(
          codingPath: codingPath, debugDescription: "Unable to encode \(T.self).\(text) directly in JSON."))
    }
    become(.scalar(scalar))
  }

  private func put(data: Data) throws {
    switch settings.dataEncodingStrategy {
    case .deferredToData: try data.encode(to: self)
    case .base64: try put(data.base64EncodedString())
    case .custom(let encode):
      try encode(data, self)
      if isEmpty { become(.object) }
    }
  }

  func put(date: Date) throws {
    switch settings.dateEncodingStrategy {
    case .deferredToDate: try date.encode(to: self)
    case .secondsSince1970: try put(date.timeIntervalSince1970)
    case .millisecondsSince1970: try put(date.timeIntervalSince1970 * 1000)
    case .iso8601: try put(date.formatted(.iso8601))
    case .formatted(let formatter): try put(formatter.string(from: date))
    case .custom(let encode):
      try encode(date, self)
      if isEmpty { become(.object) }
    }
  }

  // MARK: An array

  var count: Int { value.elements.count }

  func next() -> _JSONEncoding {
    let place = _JSONEncoding(_JSONValue(.object), settings, in: self, by: _CodingKey(value.elements.count))
    value.elements.append(place.value)
    return place
  }
  func encodeNil() { next().become(nothing) }
  func encode<T: Encodable>(_ given: T) throws { try next().put(given) }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    next().container(keyedBy: keyType)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  func superEncoder() -> any Encoder { next() }

  // MARK: An object

  func member(_ key: any CodingKey) -> _JSONEncoding {
    let place = _JSONEncoding(_JSONValue(.object), settings, in: self, by: key)
    value.add(name(key), place.value)
    return place
  }
  func name(_ key: any CodingKey) -> String {
    if case .convertToSnakeCase = settings.keyEncodingStrategy, !_isOfDictionary(type(of: key)) {
      return _snakeCase(key.stringValue)
    }
    if case .custom(let named) = settings.keyEncodingStrategy, !_isOfDictionary(type(of: key)) {
      return named(codingPath + [key]).stringValue
    }
    return key.stringValue
  }
  func encodeNil(_ key: any CodingKey) { member(key).become(nothing) }
  func encode<T: Encodable>(_ given: T, _ key: any CodingKey) throws { try member(key).put(given) }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, _ key: any CodingKey
  ) -> KeyedEncodingContainer<NestedKey> {
    member(key).container(keyedBy: keyType)
  }
  func nestedUnkeyedContainer(_ key: any CodingKey) -> any UnkeyedEncodingContainer {
    member(key).unkeyedContainer()
  }
  func superEncoder(_ key: any CodingKey) -> any Encoder { member(key) }
}

/// The place itself, taken by one value.
struct _JSONSingleEncoding: SingleValueEncodingContainer {
  let place: _JSONEncoding
  init(_ place: _JSONEncoding) { self.place = place }
  var codingPath: [any CodingKey] { place.codingPath }
  func encodeNil() { place.become(place.nothing) }
  func encode<T: Encodable>(_ given: T) throws { try place.put(given) }
}

/// `myURLName` is `my_url_name`: a word begins at a capital, and where several stand together, at the last of them before a small
/// letter. The first character begins no second word, be it a capital.
func _snakeCase(_ name: String) -> String {
  let characters = Array(name)
  var words: [ArraySlice<Character>] = []
  var begin = 0
  var place = 1
  while let capital = characters.indices.first(where: { $0 >= place && characters[$0].isUppercase }) {
    words.append(characters[begin..<capital])
    begin = capital
    guard let small = characters.indices.first(where: { $0 > capital && characters[$0].isLowercase }) else {
      break
    }
    if small > capital + 1 {
      words.append(characters[capital..<(small - 1)])
      begin = small - 1
    }
    place = small + 1
  }
  words.append(characters[begin...])
  return words.map { String($0).lowercased() }.joined(separator: "_")
}
