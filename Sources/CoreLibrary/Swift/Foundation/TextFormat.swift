// Text written by a format.

extension String: CVarArg {}
extension Bool: CVarArg {}
extension NSString: CVarArg {}

@_intrinsic("double.printf") func _printf(_ value: Double, _ precision: Int, _ kind: Int) -> String

extension String {
  public init(format: String, _ arguments: CVarArg...) { self = String._formatted(format, arguments) }
  public init(format: String, arguments: [CVarArg]) { self = String._formatted(format, arguments) }
  public init(format: String, locale: Locale?, _ arguments: CVarArg...) {
    self = String._formatted(format, arguments, locale)
  }
  public init(format: String, locale: Locale?, arguments: [CVarArg]) {
    self = String._formatted(format, arguments, locale)
  }
  public static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
    String._formatted(format, arguments, .current)
  }

  static func _formatted(_ format: String, _ arguments: [CVarArg], _ locale: Locale? = nil) -> String {
    let text = Array(format)
    var result = ""
    var index = 0
    var next = 0
    while index < text.count {
      if text[index] != "%" {
        result.append(text[index])
        index += 1
        continue
      }
      index += 1
      let beginning = index
      if index >= text.count { break }
      if text[index] == "%" {
        result.append("%")
        index += 1
        continue
      }
      // `%2$@`: which argument.
      var number = 0
      var place = index
      while place < text.count, let digit = text[place].wholeNumberValue {
        number = number * 10 + digit
        place += 1
      }
      var chosen = -1
      if place > index && place < text.count && text[place] == "$" {
        chosen = number - 1
        index = place + 1
      }
      var isLeft = false
      var isZero = false
      var showsPlus = false
      var showsSpace = false
      var isAlternate = false
      while index < text.count {
        if text[index] == "-" {
          isLeft = true
        } else if text[index] == "0" {
          isZero = true
        } else if text[index] == "+" {
          showsPlus = true
        } else if text[index] == " " {
          showsSpace = true
        } else if text[index] == "#" {
          isAlternate = true
        } else {
          break
        }
        index += 1
      }
      var width = 0
      if index < text.count && text[index] == "*" {
        width = next < arguments.count ? _whole(arguments[next]) : 0
        next += 1
        index += 1
      }
      while index < text.count, let digit = text[index].wholeNumberValue {
        width = width * 10 + digit
        index += 1
      }
      var precision = -1
      if index < text.count && text[index] == "." {
        precision = 0
        index += 1
        if index < text.count && text[index] == "*" {
          precision = next < arguments.count ? _whole(arguments[next]) : 0
          next += 1
          index += 1
        }
        while index < text.count, let digit = text[index].wholeNumberValue {
          precision = precision * 10 + digit
          index += 1
        }
      }
      // Without a word about its length, a whole number is as long as one of C: `%d` and `%x` take half of an `Int`.
      var bits = 32
      while index < text.count && "lhzqjtL".contains(text[index]) {
        bits = text[index] == "h" ? (bits == 32 ? 16 : 8) : 64
        index += 1
      }
      if index >= text.count { break }
      let kind = text[index]
      index += 1
      // What is no conversion is written as it stands.
      if !"diuxXocCfFeEgGaA@sp".contains(kind) {
        result += String(text[beginning..<index])
        continue
      }
      if chosen < 0 {
        chosen = next
        next += 1
      }
      if chosen >= arguments.count { continue }
      let argument = arguments[chosen]
      var body = ""
      var sign = ""
      switch kind {
      case "d", "i":
        let value = _whole(argument, bits)
        body = String(value)
        if value < 0 {
          sign = "-"
          body = String(body.dropFirst())
        } else if showsPlus {
          sign = "+"
        } else if showsSpace {
          sign = " "
        }
        body = _filled(body, precision)
      case "u":
        let digits = locale == nil ? _unsigned(argument, 10, bits) : String(_whole(argument, bits))
        body = _filled(digits, precision)
      case "x", "X":
        body = _filled(_unsigned(argument, 16, bits), precision)
        if kind == "X" { body = body.uppercased() }
        if isAlternate, body.contains(where: { $0 != "0" }) { sign = "0" + String(kind) }
      case "o":
        body = _filled(_unsigned(argument, 8, bits), precision)
        if isAlternate, !body.hasPrefix("0") { body = "0" + body }
      case "c", "C":
        let code = UInt32(truncatingIfNeeded: _whole(argument))
        if let scalar = Unicode.Scalar(kind == "c" ? code & 0xff : code) { body = String(scalar) }
      case "f", "F", "e", "E", "g", "G", "a", "A":
        let value = _real(argument)
        let isHexadecimal = kind == "a" || kind == "A"
        let letter = Int(kind.asciiValue ?? 102)
        body = _printf(
          value, precision < 0 && !isHexadecimal ? 6 : precision, isAlternate ? letter | 256 : letter)
        // Zeros in front are for digits.
        if !value.isFinite { isZero = false }
        if body.hasPrefix("-") {
          sign = "-"
          body = String(body.dropFirst())
        } else if showsPlus {
          sign = "+"
        } else if showsSpace {
          sign = " "
        }
      case "@":
        // Neither a width nor a precision counts for it.
        result += String(describing: argument)
        continue
      default:
        body = String(describing: argument)
        if precision >= 0 { body = String(body.prefix(precision)) }
      }
      if let locale {
        body = _written(&sign, body, kind, leastDigits: isZero && precision < 0 ? width : precision, locale)
        // Of a fraction what is missing stands behind the sign, as spaces.
        if isZero, "fFeEgG".contains(kind), !isLeft {
          body = String(repeating: " ", count: Swift.max(0, width - body.count - sign.count)) + body
        }
        if !"xXoaA".contains(kind) { isZero = false }
      }
      if precision >= 0, "diuxXo".contains(kind) { isZero = false }
      let missing = width - body.count - sign.count
      if missing <= 0 {
        result += sign + body
      } else if isLeft {
        result += sign + body + String(repeating: " ", count: missing)
      } else if isZero {
        result += sign + String(repeating: "0", count: missing) + body
      } else {
        result += String(repeating: " ", count: missing) + sign + body
      }
    }
    return result
  }

  /// A number as a locale writes it. What is without a sign is taken for a number with one, and nothing keeps a place for a plus.
  private static func _written(
    _ sign: inout String, _ body: String, _ kind: Character, leastDigits: Int, _ locale: Locale
  ) -> String {
    var customs = locale._numberCustoms
    if locale._customs == "en_US_POSIX" { customs.group = "" }
    var body = body
    if "diufFeEgG".contains(kind), sign == " " { sign = "" }
    if kind == "u", body.hasPrefix("-") { sign = String(body.removeFirst()) }
    switch kind {
    case "d", "i", "u": return _grouped(_filled(body.isEmpty ? "0" : body, Swift.max(1, leastDigits)), customs.group)
    case "f", "F", "e", "E", "g", "G":
      let text = body.lowercased()
      if text == "inf" { return "∞" }
      if text == "nan" { return "NaN" }
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
      let hasExponent = text.contains("e")
      let whole = hasExponent ? parts[0] : _grouped(parts[0], customs.group)
      let written = parts.count > 1 && !parts[1].isEmpty ? whole + customs.point + parts[1] : whole
      return hasExponent ? written.replacingOccurrences(of: "e", with: "E") : written
    case "a", "A": return body.replacingOccurrences(of: ".", with: customs.point)
    default: return body
    }
  }

  private static func _grouped(_ digits: String, _ separator: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }

  /// With zeros in front, up to so many digits.
  static func _filled(_ digits: String, _ precision: Int) -> String {
    if precision == 0, digits == "0" { return "" }
    return String(repeating: "0", count: Swift.max(0, precision - digits.count)) + digits
  }

  /// The word that a function of C is handed for it: what is shorter than that is widened first to 32 bits, and no further.
  static func _word(_ argument: CVarArg) -> Int {
    if let value = argument as? Bool { return value ? 1 : 0 }
    guard let value = argument as? any BinaryInteger else { return 0 }
    let word = Int(truncatingIfNeeded: value)
    return value.bitWidth < 64 ? word & 0xffff_ffff : word
  }
  static func _whole(_ argument: CVarArg, _ bits: Int = 32) -> Int { _word(argument) << (64 - bits) >> (64 - bits) }
  static func _unsigned(_ argument: CVarArg, _ radix: Int, _ bits: Int) -> String {
    String(UInt(bitPattern: bits == 64 ? _word(argument) : _word(argument) & ((1 << bits) - 1)), radix: radix)
  }
  static func _real(_ argument: CVarArg) -> Double {
    if let value = argument as? Double { return value }
    if let value = argument as? Float { return Double(value) }
    return Double(_whole(argument, 64))
  }
}
