// Values that can be decoded, read from a property list.

open class PropertyListDecoder {
  open var userInfo: [CodingUserInfoKey: Any] = [:]

  public init() {}

  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let settings = JSONDecoder()
    settings._readsPropertyList = true
    settings._readsXML = !data._bytes.starts(with: "bplist".utf8)
    settings.userInfo = userInfo
    let value: _JSONValue
    do {
      value = try PropertyListDecoder._value(data._bytes)
    } catch let error as _PropertyListFault {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: "The given data was not a valid property list.",
          underlyingError: NSError(
            domain: NSCocoaErrorDomain, code: 3840, userInfo: [NSDebugDescriptionErrorKey: error.text])))
    }
    return try _JSONDecoding(value, [], settings).get(type)
  }

  open func decode<T: Decodable>(
    _ type: T.Type, from data: Data, format: inout PropertyListSerialization.PropertyListFormat
  ) throws -> T {
    let value = try decode(type, from: data)
    format = data._bytes.starts(with: "bplist".utf8) ? .binary : .xml
    return value
  }

  private static func _value(_ bytes: [UInt8]) throws -> _JSONValue {
    if bytes.isEmpty { throw _PropertyListFault("Conversion of string failed. The string is empty.") }
    if bytes.starts(with: "bplist0".utf8) {
      var reader = _BinaryPropertyListReader(bytes)
      return try reader.read()
    }
    var reader = _PropertyListReader(bytes)
    return try reader.read()
  }
}

/// The text or the bytes are no property list.
struct _PropertyListFault: Error {
  let text: String
  init(_ text: String) { self.text = text }
}

extension _JSONValue {
  /// As the errors of property lists call it.
  var propertyWords: String {
    switch kind {
    case .null: return "a null value"
    case .scalar(.bool): return "a boolean"
    case .scalar(.string), .raw: return "a string"
    case .scalar(.number): return "an integer"
    case .property(.real): return "a real number"
    case .property(.date): return "a date"
    case .property(.data): return "a data value"
    case .array: return "an array"
    case .object: return "a dictionary"
    }
  }
}

extension _JSONDecoding {
  func getProperty<T: Decodable>(_ type: T.Type) throws -> T {
    guard let known = type as? any _ScalarCodable.Type else {
      if type == URL.self, case .object = value.kind, let url = try url() as? T { return url }
      guard type == Date.self || type == Data.self else { return try T(from: self) }
      switch value.kind {
      case .property(.date(let date)): if let date = date as? T { return date }
      case .property(.data(let data)): if let data = data as? T { return data }
      case .null: throw missing(type, "value of type \(type)")
      default: break
      }
      throw mismatch(type)
    }
    switch value.kind {
    case .property(.real(let number)) where known._isKind(.number("0")):
      if let number = number as? T { return number }
      if let number = Float(number) as? T { return number }
      guard let whole = Int(exactly: number), let result = known._value(.number("\(whole)")) as? T else {
        throw unfit(number == number.rounded() ? "\(Decimal(number))" : "\(number)", type)
      }
      return result
    case .scalar(let scalar) where known._isKind(scalar):
      guard let result = known._value(scalar) as? T else {
        if settings._readsXML { throw corrupted("Invalid <integer> value on line 1") }
        if case .number(let text) = scalar { throw unfit(text, type) }
        throw mismatch(type)
      }
      return result
    case .null where type != Bool.self: throw missing(type, "value of type \(type)")
    default: throw mismatch(type)
    }
  }

  /// An address is not one text here, but what it is relative to besides.
  private func url() throws -> URL {
    let parts = try container(keyedBy: _NamedKey.self)
    let relative = try parts.decode(String.self, forKey: _NamedKey("relative"))
    let base = try parts.decodeIfPresent(URL.self, forKey: _NamedKey("base"))
    if let url = URL(string: relative, relativeTo: base) { return url }
    throw corrupted("Invalid URL string.")
  }

  private func unfit(_ number: String, _ type: Any.Type) -> DecodingError {
    corrupted("Parsed property list number <\(number)> does not fit in \(type).")
  }
  private func corrupted(_ text: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: text))
  }
}

/// Elements in angle brackets.
struct _PropertyListReader {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws -> _JSONValue {
    try skipRest()
    if place < bytes.count && bytes[place] != 0x3C {
      fatalError("Zoetrope does not support property lists of the old form")
    }
    let (tag, isEmpty) = try readTag()
    if tag != "plist" { return try readValue(tag, isEmpty) }
    if isEmpty { throw fault("Encountered empty plist tag") }
    let value = try readValue()
    try close("plist")
    return value
  }

  /// Outside of Apple's systems lines are not counted.
  private func fault(_ text: String, _ rest: String = "") -> _PropertyListFault {
    _PropertyListFault("\(text) on line 1\(rest)")
  }

  private func isHere(_ text: String) -> Bool {
    place + text.utf8.count <= bytes.count && bytes[place...].starts(with: text.utf8)
  }

  private mutating func skip(past end: String) throws {
    while !isHere(end) {
      if place >= bytes.count { throw _PropertyListFault("Unexpected end of file") }
      place += 1
    }
    place += end.utf8.count
  }

  /// Spaces, comments and what says which form this is.
  private mutating func skipRest() throws {
    while place < bytes.count {
      if bytes[place] == 0x20 || bytes[place] == 0x0A || bytes[place] == 0x0D || bytes[place] == 0x09 {
        place += 1
      } else if isHere("<!--") {
        try skip(past: "-->")
      } else if isHere("<?") {
        try skip(past: "?>")
      } else if isHere("<!DOCTYPE") {
        try skip(past: ">")
      } else {
        return
      }
    }
  }

  /// `<name …>`, and whether nothing follows: `<name/>`.
  private mutating func readTag() throws -> (String, Bool) {
    guard isHere("<") else { throw fault("Encountered unexpected character") }
    place += 1
    let start = place
    try skip(past: ">")
    var end = place - 1
    let isEmpty = end > start && bytes[end - 1] == 0x2F
    if isEmpty { end -= 1 }
    let name = bytes[start..<end].prefix { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 }
    return (String(decoding: name, as: UTF8.self), isEmpty)
  }

  private mutating func close(_ tag: String) throws {
    try skipRest()
    guard isHere("</\(tag)") else { throw fault("Close tag", " does not match open tag \(tag)") }
    try skip(past: ">")
  }

  private mutating func readValue() throws -> _JSONValue {
    try skipRest()
    let (tag, isEmpty) = try readTag()
    return try readValue(tag, isEmpty)
  }

  private mutating func readValue(_ tag: String, _ isEmpty: Bool) throws -> _JSONValue {
    switch tag {
    case "true", "false":
      if !isEmpty { try close(tag) }
      return _JSONValue(.scalar(.bool(tag == "true")))
    case "array", "dict": return try readContainer(tag, isEmpty)
    case "string":
      let text = isEmpty ? "" : try readText(tag)
      return _JSONValue(text == "$null" ? .null : .scalar(.string(text)))
    case "integer":
      let text = isEmpty ? "" : try readText(tag)
      guard let digits = whole(text) else { throw fault("Invalid <integer> value") }
      return _JSONValue(.scalar(.number(digits)))
    case "real":
      let text = isEmpty ? "" : try readText(tag)
      guard let number = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw fault("Invalid <real> value")
      }
      return _JSONValue(.property(.real(number)))
    case "date":
      let text = isEmpty ? "" : try readText(tag)
      guard let date = try? Date(text, strategy: .iso8601) else { throw fault("Encountered invalid <date> value") }
      return _JSONValue(.property(.date(date)))
    case "data":
      let text = isEmpty ? "" : try readText(tag)
      guard let data = Data(base64Encoded: text.filter { !$0.isWhitespace }) else {
        throw fault("Encountered invalid <data> value")
      }
      return _JSONValue(.property(.data(data)))
    default: throw fault("Encountered unknown tag \(tag)")
    }
  }

  private mutating func readContainer(_ tag: String, _ isEmpty: Bool) throws -> _JSONValue {
    let value = _JSONValue(tag == "array" ? .array : .object)
    if isEmpty { return value }
    depth += 1
    if depth > 512 { throw _PropertyListFault("Too many nested arrays or dicts") }
    while true {
      try skipRest()
      if isHere("</") { break }
      if tag == "array" {
        value.elements.append(try readValue())
      } else {
        let (key, isEmptyKey) = try readTag()
        if key != "key" { throw fault("Found non-key inside <dict>") }
        value.add(isEmptyKey ? "" : try readText("key"), try readValue())
      }
    }
    depth -= 1
    try close(tag)
    return value
  }

  private mutating func readText(_ tag: String) throws -> String {
    var text: [UInt8] = []
    while !isHere("</") {
      if place >= bytes.count { throw _PropertyListFault("Unexpected end of file") }
      if isHere("<![CDATA[") {
        place += 9
        let start = place
        try skip(past: "]]>")
        text += bytes[start..<(place - 3)]
      } else if isHere("<!--") {
        try skip(past: "-->")
      } else if bytes[place] == 0x26 {
        place += 1
        let start = place
        try skip(past: ";")
        text += try character(String(decoding: bytes[start..<(place - 1)], as: UTF8.self)).utf8
      } else if bytes[place] == 0x3C {
        throw fault("Malformed tag")
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    try close(tag)
    return String(decoding: text, as: UTF8.self)
  }

  private func character(_ name: String) throws -> String {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      guard name.hasPrefix("#"), let code, let scalar = Unicode.Scalar(code) else {
        throw fault("Encountered unknown entity")
      }
      return String(scalar)
    }
  }

  /// In decimal digits; nil for what is no whole number of 64 bits.
  private func whole(_ text: String) -> String? {
    var digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    let isHexadecimal = digits.lowercased().hasPrefix("0x")
    guard let first = digits.first, first.isHexDigit,
      let value = isHexadecimal ? UInt(digits.dropFirst(2), radix: 16) : UInt(digits)
    else { return nil }
    if !isNegative { return "\(value)" }
    return value <= UInt(Int.max) + 1 ? (value == 0 ? "0" : "-\(value)") : nil
  }
}

/// Objects that name each other by their numbers.
struct _BinaryPropertyListReader {
  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var width = 1
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws -> _JSONValue {
    guard bytes.count >= 40 else { throw fault }
    let trailer = bytes.count - 32
    let offsetWidth = Int(bytes[trailer + 6])
    width = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetWidth), (1...8).contains(width) else { throw fault }
    let count = try number(trailer + 8, 8)
    let top = try number(trailer + 16, 8)
    let table = try number(trailer + 24, 8)
    guard count >= 0, count <= trailer, table >= 8, table <= trailer - count * offsetWidth else { throw fault }
    for index in 0..<count { offsets.append(try number(table + index * offsetWidth, offsetWidth)) }
    return try object(top)
  }

  private var fault: _PropertyListFault { _PropertyListFault("Corrupt binary property list") }

  private func number(_ place: Int, _ width: Int) throws -> Int {
    guard place >= 0, width >= 0, place <= bytes.count - width else { throw fault }
    return bytes[place..<(place + width)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// How many there are, and where they begin.
  private func count(_ place: Int) throws -> (Int, Int) {
    let low = Int(bytes[place] & 15)
    if low < 15 { return (low, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { throw fault }
    let width = 1 << Int(bytes[place + 1] & 15)
    let count = try number(place + 2, width)
    guard count >= 0, count <= bytes.count else { throw fault }
    return (count, place + 2 + width)
  }

  private func slice(_ start: Int, _ length: Int) throws -> ArraySlice<UInt8> {
    guard start <= bytes.count - length else { throw fault }
    return bytes[start..<(start + length)]
  }

  private mutating func object(_ index: Int) throws -> _JSONValue {
    guard offsets.indices.contains(index), offsets[index] >= 8, offsets[index] < bytes.count - 32 else { throw fault }
    let place = offsets[index]
    switch bytes[place] >> 4 {
    case 0x0:
      guard bytes[place] == 8 || bytes[place] == 9 else { throw fault }
      return _JSONValue(.scalar(.bool(bytes[place] == 9)))
    case 0x1:
      let width = 1 << Int(bytes[place] & 15)
      if width <= 8 { return _JSONValue(.scalar(.number("\(try number(place + 1, width))"))) }
      guard width == 16 else { throw fault }
      let low = UInt(truncatingIfNeeded: try number(place + 9, 8))
      return _JSONValue(.scalar(.number("\(low)")))
    case 0x2:
      if bytes[place] == 0x22 {
        let bits = UInt32(truncatingIfNeeded: try number(place + 1, 4))
        return _JSONValue(.property(.real(Double(Float(bitPattern: bits)))))
      }
      return _JSONValue(.property(.real(try real(place + 1))))
    case 0x3:
      return _JSONValue(.property(.date(Date(timeIntervalSinceReferenceDate: try real(place + 1)))))
    case 0x4:
      let (length, start) = try count(place)
      return _JSONValue(.property(.data(Data(try slice(start, length)))))
    case 0x5:
      let (length, start) = try count(place)
      return text(String(decoding: try slice(start, length), as: UTF8.self))
    case 0x6:
      let (length, start) = try count(place)
      let units = try (0..<length).map { UInt16(truncatingIfNeeded: try number(start + $0 * 2, 2)) }
      return text(String(decoding: units, as: UTF16.self))
    case 0xA, 0xD: return try container(place)
    default: throw fault
    }
  }

  private func text(_ string: String) -> _JSONValue {
    _JSONValue(string == "$null" ? .null : .scalar(.string(string)))
  }

  private func real(_ place: Int) throws -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: try number(place, 8)))
  }

  private mutating func container(_ place: Int) throws -> _JSONValue {
    let (length, start) = try count(place)
    depth += 1
    if depth > 512 { throw fault }
    defer { depth -= 1 }
    if bytes[place] >> 4 == 0xA {
      let value = _JSONValue(.array)
      for index in 0..<length { value.elements.append(try object(try number(start + index * width, width))) }
      return value
    }
    let value = _JSONValue(.object)
    for index in 0..<length {
      let key = try object(try number(start + index * width, width))
      guard case .scalar(.string(let name)) = key.kind else { throw fault }
      value.add(name, try object(try number(start + (length + index) * width, width)))
    }
    return value
  }
}
