extension JSONValue {
  /// Why bytes are no JSON, and where that shows.
  public struct Problem: Error, Equatable {
    public enum Reason: String, Sendable {
      case endsEarly = "it ends in the middle of a value"
      case noValue = "a value was expected here"
      case noComma = "a comma or the end of the list was expected here"
      case noName = "the name of a field was expected here, in quotes"
      case noColon = "a colon was expected here"
      case unknownWord = "only true, false and null are words"
      case badNumber = "this is no number"
      case numberTooLarge = "a number this large can't be held"
      case badEscape = "nothing is escaped like this"
      case controlCharacter = "a control character in a text has to be escaped"
      case notUTF8 = "these bytes are not UTF-8"
      case tooDeep = "arrays and objects lie too deep in each other"
      case moreBehind = "something follows behind the value"
    }

    /// In bytes from the beginning.
    public let offset: Int
    public let reason: Reason
  }

  /// Arrays and objects in each other: deeper ones are refused, as each level takes stack.
  public static let deepest = 200

  /// Reads bytes that are one value, in a time that grows as they do.
  ///
  /// Half of a surrogate pair is no character. It becomes the replacement character, which is one UTF-16 unit as well, so that
  /// places that are counted in these stay right.
  public init(parsing bytes: some Sequence<UInt8>) throws(Problem) {
    var parser = JSONParser(bytes: Array(bytes))
    self = try parser.whole()
  }
}

private struct JSONParser {
  typealias Problem = JSONValue.Problem

  let bytes: [UInt8]
  var index = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func whole() throws(Problem) -> JSONValue {
    let result = try value()
    skipBlanks()
    if index < bytes.count { throw problem(.moreBehind) }
    return result
  }

  private func problem(_ reason: Problem.Reason) -> Problem { Problem(offset: index, reason: reason) }

  /// The byte that comes next; nil at the end.
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(Problem) -> JSONValue {
    skipBlanks()
    guard let byte = next else { throw problem(.endsEarly) }
    switch byte {
    case UInt8(ascii: "{"): return try nested { parser throws(Problem) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(Problem) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return try word()
    default: throw problem(.noValue)
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(Problem) -> JSONValue
  ) throws(Problem) -> JSONValue {
    if depth == JSONValue.deepest { throw problem(.tooDeep) }
    depth += 1
    index += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  // MARK: Lists, behind what opens them

  private mutating func array() throws(Problem) -> JSONValue {
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(elements) }
    repeat { elements.append(try value()) } while try goesOn(until: "]")
    return .array(elements)
  }

  private mutating func object() throws(Problem) -> JSONValue {
    var fields: [JSONValue.Field] = []
    skipBlanks()
    if take("}") { return .object(fields) }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw problem(next == nil ? .endsEarly : .noName) }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw problem(next == nil ? .endsEarly : .noColon) }
      fields.append(JSONValue.Field(name, try value()))
    } while try goesOn(until: "}")
    return .object(fields)
  }

  private mutating func goesOn(until end: Unicode.Scalar) throws(Problem) -> Bool {
    skipBlanks()
    if take(",") { return true }
    if take(end) { return false }
    throw problem(next == nil ? .endsEarly : .noComma)
  }

  // MARK: Words and numbers

  private mutating func word() throws(Problem) -> JSONValue {
    let rest = bytes[index...]
    for (text, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)] {
      if rest.starts(with: text.utf8) {
        index += text.utf8.count
        return value
      }
      if rest.count < text.utf8.count, text.utf8.starts(with: rest) {
        index = bytes.count
        throw problem(.endsEarly)
      }
    }
    throw problem(.unknownWord)
  }

  private mutating func number() throws(Problem) -> JSONValue {
    let start = index
    _ = take("-")
    // A zero in front of other digits is not allowed.
    if !take("0") { try digits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    if let byte = next, isDigit(byte) { throw problem(.badNumber) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { throw Problem(offset: start, reason: .numberTooLarge) }
    return .double(number)
  }

  private mutating func digits() throws(Problem) {
    guard let byte = next, isDigit(byte) else { throw problem(next == nil ? .endsEarly : .badNumber) }
    while let byte = next, isDigit(byte) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  // MARK: Texts

  private mutating func string() throws(Problem) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      case 0..<0x20: throw problem(.controlCharacter)
      case 0x20..<0x80:
        text.append(byte)
        index += 1
      default:
        guard let length = lengthOfCharacter() else { throw problem(.notUTF8) }
        text += bytes[index..<index + length]
        index += length
      }
    }
    throw problem(.endsEarly)
  }

  /// How many bytes make up the character of several bytes that begins here; nil where they do not.
  private func lengthOfCharacter() -> Int? {
    let first = bytes[index]
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard first >= 0xc2, first <= 0xf4, index + length <= bytes.count else { return nil }
    // Forms longer than needed, surrogates, and what lies behind the last character show in the second byte.
    let second: ClosedRange<UInt8> =
      switch first {
      case 0xe0: 0xa0...0xbf
      case 0xed: 0x80...0x9f
      case 0xf0: 0x90...0xbf
      case 0xf4: 0x80...0x8f
      default: 0x80...0xbf
      }
    guard second.contains(bytes[index + 1]) else { return nil }
    return bytes[(index + 2)..<(index + length)].allSatisfy { 0x80...0xbf ~= $0 } ? length : nil
  }

  private mutating func escaped() throws(Problem) -> [UInt8] {
    guard index + 1 < bytes.count else {
      index = bytes.count
      throw problem(.endsEarly)
    }
    let simple: Unicode.Scalar
    switch bytes[index + 1] {
    case UInt8(ascii: "\""): simple = "\""
    case UInt8(ascii: "\\"): simple = "\\"
    case UInt8(ascii: "/"): simple = "/"
    case UInt8(ascii: "b"): simple = "\u{8}"
    case UInt8(ascii: "f"): simple = "\u{c}"
    case UInt8(ascii: "n"): simple = "\n"
    case UInt8(ascii: "r"): simple = "\r"
    case UInt8(ascii: "t"): simple = "\t"
    case UInt8(ascii: "u"): return Array(try character().utf8)
    default: throw problem(.badEscape)
    }
    index += 2
    return [UInt8(simple.value)]
  }

  /// `\u` and four digits, or two of these that make up one character.
  private mutating func character() throws(Problem) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let behind = index
    if unit < 0xdc00, next == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") {
      let low = try codeUnit()
      if 0xdc00...0xdfff ~= low,
        let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xd800) << 10 + UInt32(low) - 0xdc00)
      {
        return scalar
      }
      index = behind
    }
    return "\u{fffd}"
  }

  private mutating func codeUnit() throws(Problem) -> UInt16 {
    var unit: UInt16 = 0
    for place in (index + 2)..<(index + 6) {
      guard place < bytes.count else {
        index = bytes.count
        throw problem(.endsEarly)
      }
      guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue, bytes[place] < 0x80 else {
        throw problem(.badEscape)
      }
      unit = unit << 4 | UInt16(digit)
    }
    index += 6
    return unit
  }
}
