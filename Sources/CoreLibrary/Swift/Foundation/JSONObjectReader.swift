// Text in JavaScript's object notation, read strictly: the errors say where.

/// Reads a text of JSON into dictionaries, arrays, strings and numbers as objects.
struct _JSONObjectReader {
  let bytes: [UInt8]
  var position = 0
  var depth = 0
  /// The first of the numbers that no type has. It counts once the text is known to be one.
  var unfit: String?

  init(_ data: Data) {
    var bytes = data._bytes
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { bytes.removeFirst(3) }
    self.bytes = _JSONObjectReader.recoded(bytes) ?? bytes
  }

  /// The bytes of UTF-16 and UTF-32, which a mark or the zeros among them tell, as those of UTF-8.
  private static func recoded(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.count < 2 { return nil }
    let isMarked = bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE
    if !isMarked && bytes[0] != 0 && bytes[1] != 0 { return nil }
    if !isMarked && bytes.count >= 4 && (bytes[0] == 0 ? bytes[1] : bytes[2]) == 0 {
      fatalError("Zoetrope does not support JSON in UTF-32")
    }
    let encoding: String.Encoding = isMarked ? .utf16 : bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
    return String(data: Data(bytes), encoding: encoding).map { Array($0.utf8) }
  }

  static func error(_ text: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: 3840, userInfo: [NSDebugDescriptionErrorKey: text])
  }
  var end: NSError { _JSONObjectReader.error("Unexpected end of file during JSON parse.") }
  var isAtEnd: Bool { position >= bytes.count }

  /// What is here has no place here.
  func unexpected() -> NSError {
    isAtEnd ? end : _JSONObjectReader.error("Invalid value around character \(position).")
  }

  mutating func read(allowsFragments: Bool) throws -> Any {
    let first = try next()
    let value = try readValue()
    skipSpace()
    if !isAtEnd { throw unexpected() }
    if !allowsFragments && first != 0x7B && first != 0x5B {
      throw _JSONObjectReader.error(
        "JSON text did not start with array or object and option to allow fragments not set.")
    }
    if let unfit { throw _JSONObjectReader.error("Number \(unfit) is not representable in Swift.") }
    return value
  }

  mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte != 32 && byte != 10 && byte != 13 && byte != 9 { return }
      position += 1
    }
  }

  /// The next byte that is no space.
  mutating func next() throws -> UInt8 {
    skipSpace()
    if isAtEnd { throw end }
    return bytes[position]
  }

  mutating func readValue() throws -> Any {
    let byte = try next()
    switch byte {
    case 0x7B: return try readObject()
    case 0x5B: return try readArray()
    case 0x22: return try readString()
    case 0x74:
      try readWord("true")
      return NSNumber(value: true)
    case 0x66:
      try readWord("false")
      return NSNumber(value: false)
    case 0x6E:
      try readWord("null")
      return NSNull()
    default:
      if byte != 0x2D && !_isDigit(byte) { throw unexpected() }
      return try readNumber()
    }
  }

  /// A word that another begins like ends the text where its last byte is the text's.
  mutating func readWord(_ word: String) throws {
    for byte in word.utf8 {
      if isAtEnd || bytes[position] != byte && position + 1 == bytes.count { throw end }
      if bytes[position] != byte { throw unexpected() }
      position += 1
    }
  }

  mutating func enter() throws {
    position += 1
    depth += 1
    if depth > 512 {
      throw _JSONObjectReader.error("Too many nested arrays or dictionaries around character \(position).")
    }
  }

  /// Whether this is the end of an array or an object.
  mutating func leaves(_ close: UInt8) throws -> Bool {
    if try next() != close { return false }
    position += 1
    depth -= 1
    return true
  }

  mutating func readArray() throws -> [Any] {
    var values: [Any] = []
    try enter()
    while try !leaves(0x5D) {
      values.append(try readValue())
      if try leaves(0x5D) { break }
      if bytes[position] != 0x2C { throw unexpected() }
      position += 1
    }
    return values
  }

  mutating func readObject() throws -> [String: Any] {
    var values: [String: Any] = [:]
    try enter()
    while try !leaves(0x7D) {
      if bytes[position] != 0x22 { throw unexpected() }
      let name = try readString()
      if try next() != 0x3A { throw unexpected() }
      position += 1
      values[name] = try readValue()
      if try leaves(0x7D) { break }
      if bytes[position] != 0x2C { throw unexpected() }
      position += 1
    }
    return values
  }
}

extension _JSONObjectReader {
  mutating func readString() throws -> String {
    position += 1
    var text = ""
    var start = position
    while !isAtEnd {
      switch bytes[position] {
      case 0x22:
        text += try taken(from: start)
        position += 1
        return text
      case 0x5C:
        text += try taken(from: start)
        text += try readEscape()
        start = position
      case 0..<32: throw _JSONObjectReader.error("Unescaped control character around character \(position).")
      default: position += 1
      }
    }
    throw end
  }

  /// What was passed over.
  func taken(from start: Int) throws -> String {
    if start == position { return "" }
    let part = Array(bytes[start..<position])
    if let text = String(validating: part, as: UTF8.self) { return text }
    throw _JSONObjectReader.error(
      "Invalid UTF-8 sequence \(part.count) bytes starting from character \(start).")
  }

  mutating func readEscape() throws -> String {
    position += 1
    if isAtEnd { throw end }
    position += 1
    switch bytes[position - 1] {
    case 0x22: return "\""
    case 0x5C: return "\\"
    case 0x2F: return "/"
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75: return String(try readScalar())
    default: throw _JSONObjectReader.error("Invalid escape sequence around character \(position - 2).")
    }
  }

  mutating func readUnit() throws -> UInt32 {
    if position + 4 > bytes.count { throw end }
    var value: UInt32 = 0
    for index in position..<position + 4 {
      guard let digit = _hexDigit(bytes[index]) else {
        let digits = String(decoding: Array(bytes[position..<position + 4]), as: UTF8.self)
        throw _JSONObjectReader.error("Invalid hex encoded sequence in \"\(digits)\" at \(position).")
      }
      value = value * 16 + digit
    }
    position += 4
    return value
  }

  /// What stands behind `\u`, and the second half of a pair.
  mutating func readScalar() throws -> Unicode.Scalar {
    var value = try readUnit()
    if value >= 0xD800 && value < 0xDC00 {
      if position + 2 > bytes.count { throw end }
      let isEscape = bytes[position] == 0x5C && bytes[position + 1] == 0x75
      position += 2
      let low = isEscape ? try readUnit() : 0
      if low < 0xDC00 || low > 0xDFFF {
        throw _JSONObjectReader.error(
          "Unexpected end of file during string parse (expected low-surrogate code point but did not find one).")
      }
      value = 0x10000 + (value - 0xD800) * 1024 + (low - 0xDC00)
    }
    if let scalar = Unicode.Scalar(value) { return scalar }
    throw _JSONObjectReader.error(
      "Unable to convert hex escape sequence (no high character) to UTF8-encoded character.")
  }

  mutating func skipDigits() throws {
    if isAtEnd || !_isDigit(bytes[position]) { throw unexpected() }
    while !isAtEnd, _isDigit(bytes[position]) { position += 1 }
  }

  mutating func readNumber() throws -> NSNumber {
    let start = position
    if bytes[position] == 0x2D { position += 1 }
    let isZero = !isAtEnd && bytes[position] == 48
    if isZero, position + 1 < bytes.count, _isDigit(bytes[position + 1]) {
      throw _JSONObjectReader.error("Number with leading zero around character \(position + 1).")
    }
    try skipDigits()
    var isWhole = true
    if !isAtEnd, bytes[position] == 0x2E {
      isWhole = false
      position += 1
      try skipDigits()
    }
    let digits = position - start
    var exponent = 0
    if !isAtEnd, bytes[position] == 0x65 || bytes[position] == 0x45 {
      isWhole = false
      position += 1
      let isNegative = !isAtEnd && bytes[position] == 0x2D
      if !isAtEnd, bytes[position] == 0x2B || isNegative { position += 1 }
      let exponentStart = position
      try skipDigits()
      let size = Int(String(decoding: Array(bytes[exponentStart..<position]), as: UTF8.self)) ?? 1000
      exponent = isNegative ? -size : size
    }
    let text = String(decoding: Array(bytes[start..<position]), as: UTF8.self)
    if isWhole {
      if let value = Int(text) { return NSNumber(value: value) }
      if let value = UInt(text) { return NSNumber(value: value) }
    }
    // More digits than a Double has are kept where there is a number that can.
    if digits > 17, exponent >= -128, exponent <= 127, let value = Decimal(string: text) {
      return NSDecimalNumber(decimal: value)
    }
    if let value = Double(text), value.isFinite { return NSNumber(value: value) }
    if unfit == nil { unfit = text }
    return NSNumber(value: 0)
  }
}
