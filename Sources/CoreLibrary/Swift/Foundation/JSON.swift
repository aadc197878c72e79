// Text in JavaScript's object notation, read into a tree and written from one.

/// A value of JSON. An instance is a place in what is being written: what asks for a container makes it an array or an object.
final class _JSONValue {
  enum Kind {
    case null
    case scalar(_CodingScalar)
    /// In a property list, which is read into the same tree.
    case property(_PropertyScalar)
    /// What was read between quotes.
    case raw([UInt8])
    case array
    case object
  }
  var kind: Kind
  var elements: [_JSONValue] = []
  /// Of an object: the names of its elements.
  var names: [String] = []
  /// As they were read.
  var rawNames: [[UInt8]] = []
  var places: [String: Int] = [:]
  init(_ kind: Kind) { self.kind = kind }

  func child(_ name: String) -> _JSONValue? { places[name].map { elements[$0] } }

  func add(_ name: String, _ value: _JSONValue) {
    if let place = places[name] {
      elements[place] = value
      return
    }
    places[name] = elements.count
    names.append(name)
    elements.append(value)
  }

  /// As the errors call it.
  var words: String {
    switch kind {
    case .null: return "null"
    case .scalar(.bool): return "bool"
    case .scalar(.string), .raw: return "a string"
    case .scalar(.number), .property: return "number"
    case .array: return "an array"
    case .object: return "a dictionary"
    }
  }
}

/// The text is none, or no type has its number.
struct _JSONFault: Error {}

/// Finds the values in a text. What is in a string, a name or a number is looked at when somebody asks for it: what nobody
/// asks for may be wrong.
struct _JSONReader {
  let bytes: [UInt8]
  var position = 0
  var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws -> _JSONValue {
    let value = try readValue()
    skipSpace()
    if position < bytes.count { throw _JSONFault() }
    return value
  }

  mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      if byte != 32 && byte != 10 && byte != 13 && byte != 9 { return }
      position += 1
    }
  }

  /// The next byte that is no space; zero at the end.
  mutating func peek() -> UInt8 {
    skipSpace()
    return position < bytes.count ? bytes[position] : 0
  }

  mutating func readValue() throws -> _JSONValue {
    switch peek() {
    case 0x7B: return try readObject()
    case 0x5B: return try readArray()
    case 0x22: return _JSONValue(.raw(try readString()))
    case 0x74:
      try readWord("true")
      return _JSONValue(.scalar(.bool(true)))
    case 0x66:
      try readWord("false")
      return _JSONValue(.scalar(.bool(false)))
    case 0x6E:
      try readWord("null")
      return _JSONValue(.null)
    default: return _JSONValue(.scalar(.number(try readNumber())))
    }
  }

  mutating func readWord(_ word: String) throws {
    for byte in word.utf8 {
      if position >= bytes.count || bytes[position] != byte { throw _JSONFault() }
      position += 1
    }
  }

  mutating func readArray() throws -> _JSONValue {
    let value = _JSONValue(.array)
    try enter()
    while peek() != 0x5D {
      value.elements.append(try readValue())
      if try !readComma(before: 0x5D) { break }
    }
    try leave(0x5D)
    return value
  }

  mutating func readObject() throws -> _JSONValue {
    let value = _JSONValue(.object)
    try enter()
    while peek() != 0x7D {
      if peek() != 0x22 { throw _JSONFault() }
      let name = try readString()
      if peek() != 0x3A { throw _JSONFault() }
      position += 1
      let element = try readValue()
      value.rawNames.append(name)
      value.elements.append(element)
      if try !readComma(before: 0x7D) { break }
    }
    try leave(0x7D)
    return value
  }

  mutating func enter() throws {
    position += 1
    depth += 1
    if depth > 512 { throw _JSONFault() }
  }

  mutating func leave(_ close: UInt8) throws {
    if peek() != close { throw _JSONFault() }
    position += 1
    depth -= 1
  }

  mutating func readComma(before close: UInt8) throws -> Bool {
    if peek() == 0x2C {
      position += 1
      return true
    }
    return false
  }

  mutating func readString() throws -> [UInt8] {
    position += 1
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 0x22 { return Array(bytes[start..<position - 1]) }
      if byte != 0x5C { continue }
      if position < bytes.count, bytes[position] == 0x75 {
        if position + 4 >= bytes.count { throw _JSONFault() }
        for digit in bytes[position + 1..<position + 5] where _hexDigit(digit) == nil { throw _JSONFault() }
      }
      position += 1
    }
    throw _JSONFault()
  }

  mutating func readNumber() throws -> String {
    let start = position
    while position < bytes.count, _isDigit(bytes[position]) || _isInNumbers(bytes[position]) { position += 1 }
    if start == position || !_isDigit(bytes[start]) && bytes[start] != 0x2D { throw _JSONFault() }
    return String(decoding: Array(bytes[start..<position]), as: UTF8.self)
  }
}

func _isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
func _isInNumbers(_ byte: UInt8) -> Bool {
  byte == 0x2D || byte == 0x2B || byte == 0x2E || byte == 0x65 || byte == 0x45
}
func _hexDigit(_ byte: UInt8) -> UInt32? { Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt32($0) } }

/// What stood between quotes.
struct _JSONText {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws -> String {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte < 32 { throw _JSONFault() }
      if byte != 0x5C {
        text.append(byte)
        continue
      }
      let escape = bytes[position]
      position += 1
      switch escape {
      case 0x22, 0x5C, 0x2F: text.append(escape)
      case 0x62: text.append(8)
      case 0x66: text.append(12)
      case 0x6E: text.append(10)
      case 0x72: text.append(13)
      case 0x74: text.append(9)
      case 0x75: text.append(contentsOf: Array(String(try readScalar()).utf8))
      default: throw _JSONFault()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func readUnit() throws -> UInt32 {
    var value: UInt32 = 0
    var index = 0
    while index < 4 {
      guard position < bytes.count, let digit = _hexDigit(bytes[position]) else { throw _JSONFault() }
      value = value * 16 + digit
      position += 1
      index += 1
    }
    return value
  }

  /// What stands behind `\u`, and the second half of a pair.
  mutating func readScalar() throws -> Unicode.Scalar {
    var value = try readUnit()
    if value >= 0xD800 && value < 0xDC00 {
      if position + 1 >= bytes.count || bytes[position] != 0x5C || bytes[position + 1] != 0x75 { throw _JSONFault() }
      position += 2
      let low = try readUnit()
      if low < 0xDC00 || low > 0xDFFF { throw _JSONFault() }
      value = 0x10000 + (value - 0xD800) * 1024 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw _JSONFault() }
    return scalar
  }
}

/// Digits, a fraction, an exponent: no zero stands before other digits.
func _isJSONNumber(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  var index = bytes.first == 0x2D ? 1 : 0
  func isEnd() -> Bool { index >= bytes.count }
  func skipDigits() -> Bool {
    let start = index
    while !isEnd(), _isDigit(bytes[index]) { index += 1 }
    return index > start
  }
  let first = index
  if !skipDigits() || bytes[first] == 48 && index > first + 1 { return false }
  if !isEnd(), bytes[index] == 0x2E {
    index += 1
    if !skipDigits() { return false }
  }
  if !isEnd(), bytes[index] == 0x65 || bytes[index] == 0x45 {
    index += 1
    if !isEnd(), bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
    if !skipDigits() { return false }
  }
  return isEnd()
}

struct _JSONWriter {
  let formatting: JSONEncoder.OutputFormatting
  /// Names are put in the order of text that people read, not in that of their bytes.
  let keysAreText: Bool
  /// How many arrays and objects may lie in each other.
  let mostNested: Int
  var text = ""
  var nested = 0
  var isTooDeep = false

  init(_ formatting: JSONEncoder.OutputFormatting, keysAreText: Bool = false, mostNested: Int = .max) {
    self.formatting = formatting
    self.keysAreText = keysAreText
    self.mostNested = mostNested
  }

  mutating func write(_ value: _JSONValue, _ indent: String) {
    switch value.kind {
    case .null, .raw, .property: text += "null"
    case .scalar(.bool(let value)): text += value ? "true" : "false"
    case .scalar(.number(let number)): text += number.hasSuffix(".0") ? String(number.dropLast(2)) : number
    case .scalar(.string(let string)): writeString(string)
    case .array:
      writeParts("[", "]", value.elements.count, indent) { writer, index, inner in
        writer.write(value.elements[index], inner)
      }
    case .object:
      var names = value.names
      if formatting.contains(.sortedKeys) {
        names.sort {
          keysAreText
            ? $0.compare($1, options: [.numeric, .caseInsensitive, .forcedOrdering]) == .orderedAscending
            : $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
      }
      writeParts("{", "}", names.count, indent) { writer, index, inner in
        writer.writeString(names[index])
        writer.text += writer.formatting.contains(.prettyPrinted) ? " : " : ":"
        if let element = value.child(names[index]) { writer.write(element, inner) }
      }
    }
  }

  mutating func writeParts(
    _ open: String, _ close: String, _ count: Int, _ indent: String,
    _ part: (inout _JSONWriter, Int, String) -> Void
  ) {
    if nested == mostNested || isTooDeep {
      isTooDeep = true
      return
    }
    nested += 1
    let isPretty = formatting.contains(.prettyPrinted)
    let inner = indent + "  "
    text += open
    var index = 0
    while index < count {
      if index > 0 { text += "," }
      if isPretty { text += "\n" + inner }
      part(&self, index, inner)
      index += 1
    }
    if isPretty { text += count == 0 ? "\n\n" + indent : "\n" + indent }
    text += close
    nested -= 1
  }

  mutating func writeString(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x2F: text += formatting.contains(.withoutEscapingSlashes) ? "/" : "\\/"
      case 8: text += "\\b"
      case 9: text += "\\t"
      case 10: text += "\\n"
      case 12: text += "\\f"
      case 13: text += "\\r"
      case 0..<32:
        let digits = String(Int(scalar.value), radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text += String(scalar)
      }
    }
    text += "\""
  }
}
