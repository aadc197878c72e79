/// Writing what other tools read: one value, in a line.
protocol JSONWriting {}

extension JSONWriting {
  static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(string($0)):\($1)" }.joined(separator: ",") + "}"
  }

  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar): for unit in String(scalar).utf16 { result += escape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// What a terminal would obey or hide is written by its number: for another tool that is the same.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7f }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
