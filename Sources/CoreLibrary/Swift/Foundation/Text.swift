// Text: taken apart, searched, replaced and formatted.

/// What can be written by a format.
public protocol CVarArg {}
extension Int: CVarArg {}
extension Int8: CVarArg {}
extension Int16: CVarArg {}
extension Int32: CVarArg {}
extension Int64: CVarArg {}
extension UInt: CVarArg {}
extension UInt8: CVarArg {}
extension UInt16: CVarArg {}
extension UInt32: CVarArg {}
extension UInt64: CVarArg {}
extension Double: CVarArg {}
extension Float: CVarArg {}
extension String: CVarArg {}

@_intrinsic("double.printf") func _printf(_ value: Double, _ precision: Int, _ kind: Int) -> String

/// Some kinds of characters.
public struct CharacterSet: Equatable, Hashable, ExpressibleByArrayLiteral {
  let _kind: Int
  let _scalars: Set<Unicode.Scalar>
  let _isInverted: Bool

  init(_kind: Int, _scalars: Set<Unicode.Scalar>, _isInverted: Bool) {
    self._kind = _kind
    self._scalars = _scalars
    self._isInverted = _isInverted
  }
  public init() { self.init(_kind: 0, _scalars: [], _isInverted: false) }
  public init(charactersIn text: String) {
    self.init(_kind: 0, _scalars: Set(Array(text.unicodeScalars)), _isInverted: false)
  }
  public init(arrayLiteral elements: Unicode.Scalar...) {
    self.init(_kind: 0, _scalars: Set(elements), _isInverted: false)
  }

  public static var whitespaces: CharacterSet { CharacterSet(_kind: 1, _scalars: [], _isInverted: false) }
  public static var newlines: CharacterSet { CharacterSet(_kind: 2, _scalars: [], _isInverted: false) }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet(_kind: 3, _scalars: [], _isInverted: false) }
  public static var decimalDigits: CharacterSet { CharacterSet(_kind: 4, _scalars: [], _isInverted: false) }
  public static var letters: CharacterSet { CharacterSet(_kind: 5, _scalars: [], _isInverted: false) }
  public static var alphanumerics: CharacterSet { CharacterSet(_kind: 6, _scalars: [], _isInverted: false) }
  public static var punctuationCharacters: CharacterSet { CharacterSet(_kind: 7, _scalars: [], _isInverted: false) }
  public static var uppercaseLetters: CharacterSet { CharacterSet(_kind: 8, _scalars: [], _isInverted: false) }
  public static var lowercaseLetters: CharacterSet { CharacterSet(_kind: 9, _scalars: [], _isInverted: false) }
  public static var symbols: CharacterSet { CharacterSet(_kind: 10, _scalars: [], _isInverted: false) }
  public var inverted: CharacterSet { CharacterSet(_kind: _kind, _scalars: _scalars, _isInverted: !_isInverted) }

  public func contains(_ scalar: Unicode.Scalar) -> Bool { _has(scalar) != _isInverted }

  public func isSuperset(of other: CharacterSet) -> Bool {
    if self == other { return true }
    if other._kind != 0 || other._isInverted {
      fatalError("Zoetrope does not support comparing these sets of characters")
    }
    return other._scalars.allSatisfy(contains)
  }

  private static let _unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  public static var urlQueryAllowed: CharacterSet { CharacterSet(charactersIn: _unreserved + "!$&'()*+,;=:@/?") }
  public static var urlFragmentAllowed: CharacterSet { urlQueryAllowed }
  public static var urlPathAllowed: CharacterSet { CharacterSet(charactersIn: _unreserved + "!$&'()*+,;=:@/") }

  func _has(_ scalar: Unicode.Scalar) -> Bool {
    let character = Character(scalar)
    let isLine =
      scalar.value >= 10 && scalar.value <= 13 || scalar.value == 133 || scalar.value == 8232
      || scalar.value == 8233
    switch _kind {
    case 0: return _scalars.contains(scalar)
    case 1: return character.isWhitespace && !isLine
    case 2: return isLine
    case 3: return character.isWhitespace
    case 4: return character.isNumber && character.wholeNumberValue != nil && !character.isLetter
    case 5: return character.isLetter
    case 6: return character.isLetter || character.isNumber
    case 7: return character.isPunctuation
    case 8: return character.isUppercase
    case 9: return character.isLowercase
    default: return character.isSymbol
    }
  }
  /// Whether all scalars of a character are in the set.
  func _holds(_ character: Character) -> Bool {
    for scalar in character.unicodeScalars where !contains(scalar) { return false }
    return true
  }
}

extension String {
  public struct CompareOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var caseInsensitive: CompareOptions { CompareOptions(rawValue: 1) }
    public static var literal: CompareOptions { CompareOptions(rawValue: 2) }
    public static var backwards: CompareOptions { CompareOptions(rawValue: 4) }
    public static var anchored: CompareOptions { CompareOptions(rawValue: 8) }
    public static var numeric: CompareOptions { CompareOptions(rawValue: 64) }
    public static var regularExpression: CompareOptions { CompareOptions(rawValue: 1024) }
  }
}

extension StringProtocol {
  /// The parts between the separators, empty ones too.
  public func components(separatedBy separator: String) -> [String] {
    let text = String(self)
    if separator.isEmpty { return [text] }
    var result: [String] = []
    var start = text.startIndex
    while let range = text._range(of: separator, from: start, ignoringCase: false) {
      result.append(String(text[start..<range.lowerBound]))
      start = range.upperBound
    }
    result.append(String(text[start..<text.endIndex]))
    return result
  }

  public func components(separatedBy separators: CharacterSet) -> [String] {
    var result: [String] = []
    var part = ""
    for scalar in String(self).unicodeScalars {
      if separators.contains(scalar) {
        result.append(part)
        part = ""
      } else {
        part += String(scalar)
      }
    }
    result.append(part)
    return result
  }

  public func replacingOccurrences(of target: String, with replacement: String) -> String {
    components(separatedBy: target).joined(separator: replacement)
  }

  public func replacingOccurrences(
    of target: String, with replacement: String, options: String.CompareOptions
  ) -> String {
    let text = String(self)
    if options.contains(.regularExpression) { return text._replacing(target, with: replacement, options) }
    if target.isEmpty { return text }
    var result = ""
    var start = text.startIndex
    while let range = text._range(of: target, from: start, ignoringCase: options.contains(.caseInsensitive)) {
      result += text[start..<range.lowerBound]
      result += replacement
      start = range.upperBound
    }
    return result + text[start..<text.endIndex]
  }

  public func trimmingCharacters(in set: CharacterSet) -> String {
    let scalars = Array(String(self).unicodeScalars)
    var low = 0
    var high = scalars.count
    while low < high && set.contains(scalars[low]) { low += 1 }
    while high > low && set.contains(scalars[high - 1]) { high -= 1 }
    var result = ""
    var index = low
    while index < high {
      result += String(scalars[index])
      index += 1
    }
    return result
  }

  public func range(of part: String) -> Range<String.Index>? {
    let text = String(self)
    return text._range(of: part, from: text.startIndex, ignoringCase: false)
  }
  public func range(of part: String, range: Range<String.Index>) -> Range<String.Index>? {
    let text = String(self)
    guard let found = text._range(of: part, from: range.lowerBound, ignoringCase: false),
      found.upperBound <= range.upperBound
    else { return nil }
    return found
  }
  public func range(of part: String, options: String.CompareOptions) -> Range<String.Index>? {
    let text = String(self)
    if options.contains(.regularExpression) {
      return text._range(ofPattern: part, from: text.startIndex, to: text.endIndex, options)
    }
    let ignoresCase = options.contains(.caseInsensitive)
    var found = text._range(of: part, from: text.startIndex, ignoringCase: ignoresCase)
    if options.contains(.backwards) {
      while let here = found,
        let next = text._range(of: part, from: text.index(after: here.lowerBound), ignoringCase: ignoresCase)
      {
        found = next
      }
    }
    return found
  }
  public func range(of part: String, options: String.CompareOptions, range: Range<String.Index>) -> Range<String.Index>?
  {
    let text = String(self)
    if options.contains(.regularExpression) {
      return text._range(ofPattern: part, from: range.lowerBound, to: range.upperBound, options)
    }
    if options.contains(.backwards) { fatalError("Zoetrope does not support searching backwards in a range") }
    guard
      let found = text._range(
        of: part, from: range.lowerBound, ignoringCase: options.contains(.caseInsensitive)),
      found.upperBound <= range.upperBound
    else { return nil }
    return found
  }
  public func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
    let text = String(self)
    for index in text.indices where set._holds(text[index]) { return index..<text.index(after: index) }
    return nil
  }

  public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
    range(of: other, options: .caseInsensitive) != nil
  }

  public var capitalized: String {
    var result = ""
    var isInside = false
    for character in String(self) {
      if character.isLetter {
        result += isInside ? character.lowercased() : character.uppercased()
        isInside = true
      } else {
        result.append(character)
        isInside = isInside && character == "'"
      }
    }
    return result
  }

  public func compare(_ other: String) -> ComparisonResult {
    let text = String(self)
    return text == other ? .orderedSame : text < other ? .orderedAscending : .orderedDescending
  }
  public func compare(_ other: String, options: String.CompareOptions) -> ComparisonResult {
    let ignoresCase = options.contains(.caseInsensitive)
    let one = Array(ignoresCase ? lowercased() : String(self))
    let two = Array(ignoresCase ? other.lowercased() : other)
    if !options.contains(.numeric) { return String(one).compare(String(two)) }
    var first = 0
    var second = 0
    while first < one.count && second < two.count {
      let left = String._digits(one, &first)
      let right = String._digits(two, &second)
      if let left, let right {
        if left.count != right.count { return left.count < right.count ? .orderedAscending : .orderedDescending }
        if left != right { return left < right ? .orderedAscending : .orderedDescending }
      } else {
        let (here, there) = (left ?? String(one[first]), right ?? String(two[second]))
        if here != there { return here < there ? .orderedAscending : .orderedDescending }
        first += 1
        second += 1
      }
    }
    return first < one.count ? .orderedDescending : second < two.count ? .orderedAscending : .orderedSame
  }

  public func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
    let one = lowercased()
    let two = other.lowercased()
    return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }

  public func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String {
    var result = Array(String(self))
    let padding = Array(pad)
    if result.count > length { return String(result[0..<length]) }
    var index = start
    while result.count < length {
      result.append(padding[index % padding.count])
      index += 1
    }
    return String(result)
  }
}

extension String {
  /// The digits from a place on, without zeros in front; nil where there is none.
  static func _digits(_ text: [Character], _ place: inout Int) -> String? {
    if !(text[place].isASCII && text[place].isNumber) { return nil }
    var result = ""
    while place < text.count && text[place].isASCII && text[place].isNumber {
      if !(result.isEmpty && text[place] == "0") { result.append(text[place]) }
      place += 1
    }
    return result
  }

  /// Bytes that are not allowed, as `%` and two digits.
  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    var result = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 128 && allowed.contains(scalar) {
        result += String(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  public var removingPercentEncoding: String? {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] != 37 {
        result.append(bytes[index])
        index += 1
        continue
      }
      if index + 2 >= bytes.count { return nil }
      guard let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      else { return nil }
      result.append(UInt8(high * 16 + low))
      index += 3
    }
    return String(data: Data(result), encoding: .utf8)
  }

  func _range(of part: String, from start: Index, ignoringCase: Bool) -> Range<Index>? {
    if part.isEmpty { return nil }
    let wanted = Array(part)
    var index = start
    while index < endIndex {
      var place = index
      var count = 0
      while count < wanted.count && place < endIndex {
        let here = self[place]
        if here != wanted[count] && !(ignoringCase && here.lowercased() == wanted[count].lowercased()) { break }
        place = self.index(after: place)
        count += 1
      }
      if count == wanted.count { return index..<place }
      index = self.index(after: index)
    }
    return nil
  }

  public init(format: String, _ arguments: CVarArg...) { self = String._formatted(format, arguments) }
  public init(format: String, arguments: [CVarArg]) { self = String._formatted(format, arguments) }

  static func _formatted(_ format: String, _ arguments: [CVarArg]) -> String {
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
      while index < text.count && "lhzqjt".contains(text[index]) {
        bits = text[index] == "h" ? (bits == 32 ? 16 : 8) : 64
        index += 1
      }
      if index >= text.count { break }
      let kind = text[index]
      index += 1
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
      case "u": body = _unsigned(argument, 10, bits)
      case "x": body = (isAlternate ? "0x" : "") + _unsigned(argument, 16, bits)
      case "X": body = (isAlternate ? "0X" : "") + _unsigned(argument, 16, bits).uppercased()
      case "o": body = _unsigned(argument, 8, bits)
      case "c": if let scalar = Unicode.Scalar(UInt32(_whole(argument))) { body = String(scalar) }
      case "f", "F", "e", "E", "g", "G":
        let value = _real(argument)
        body = _printf(value, precision < 0 ? 6 : precision, Int(kind.asciiValue ?? 102))
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

  /// The word that a function of C is handed for it: what is shorter than that is widened first to 32 bits, and no further.
  static func _word(_ argument: CVarArg) -> Int {
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
