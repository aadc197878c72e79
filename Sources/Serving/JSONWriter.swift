extension JSONValue {
  /// The value without a line feed anywhere in it.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public var bytes: [UInt8] {
    var result: [UInt8] = []
    write(to: &result)
    return result
  }

  /// One value a line.
  public var line: String { text + "\n" }

  public func write(to result: inout [UInt8]) {
    switch self {
    case .null: result += "null".utf8
    case .bool(let isTrue): result += (isTrue ? "true" : "false").utf8
    case .integer(let number): result += String(number).utf8
    // What is no number has no notation.
    case .double(let number): result += (number.isFinite ? number.description : "null").utf8
    case .string(let text): JSONValue.write(text, to: &result)
    case .array(let elements):
      result.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { result.append(UInt8(ascii: ",")) }
        element.write(to: &result)
      }
      result.append(UInt8(ascii: "]"))
    case .object(let fields):
      result.append(UInt8(ascii: "{"))
      for (index, field) in fields.enumerated() {
        if index > 0 { result.append(UInt8(ascii: ",")) }
        JSONValue.write(field.name, to: &result)
        result.append(UInt8(ascii: ":"))
        field.value.write(to: &result)
      }
      result.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.append(UInt8(ascii: "\\"))
        result.append(UInt8(scalar.value))
      case "\n": result += "\\n".utf8
      case "\t": result += "\\t".utf8
      case _ where isInvisible(scalar): for unit in scalar.utf16 { write(unit, to: &result) }
      case _ where scalar.isASCII: result.append(UInt8(scalar.value))
      default: result += scalar.utf8
      }
    }
    result.append(UInt8(ascii: "\""))
  }

  /// What a terminal would obey or hide is written by its number: for another program that is the same.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7f }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func write(_ unit: UInt16, to result: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    result += "\\u".utf8
    result += String(repeating: "0", count: 4 - digits.count).utf8
    result += digits.utf8
  }
}
