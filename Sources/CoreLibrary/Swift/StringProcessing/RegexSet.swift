// What one scalar, or one character, may be where a regular expression has it.

/// Whether a value is in one of the ranges, which stand in ascending order, two numbers each.
public func _listed(_ bounds: [Int], _ value: Int) -> Bool {
  // The first bound that is not below: of a range's two, the second one where the value is within.
  public var low = 0
  public var high = bounds.count
  while low < high {
    let middle = (low + high) / 2
    if bounds[middle] < value { low = middle + 1 } else { high = middle }
  }
  return low < bounds.count && (low % 2 == 1 || bounds[low] == value)
}

/// A scalar without the difference between large and small letters.
public func _caseless(_ value: Int) -> [Int] {
  if value < 128 { return [value >= 65 && value <= 90 ? value + 32 : value] }
  if value == 0x131 || value >= 0x1c80 && value <= 0x1c89 { return [value] }
  if value == 0x1e9e { return [115, 115] }
  public var result: [Int] = []
  for upper in Unicode.Scalar._of(value).properties.uppercaseMapping.unicodeScalars {
    for lower in upper.properties.lowercaseMapping.unicodeScalars { result.append(lower._value) }
  }
  return result
}

public indirect enum _RegexRule {
  case none
  case value(Int)
  case range(Int, Int)
  /// Ranges in ascending order, two numbers each.
  case listed([Int])
  /// Some of the general categories, a bit each.
  case categories(Int)
  case property(_RegexProperty)
  case inverted(_RegexRule)
  case either([_RegexRule])
  case both(_RegexRule, _RegexRule)
  case without(_RegexRule, _RegexRule)
  /// Whatever differs from one of those only in being large or small.
  case caseless(_RegexRule)

  public func has(_ value: Int) -> Bool {
    switch self {
    case .none: return false
    case .value(let wanted): return value == wanted
    case .range(let low, let high): return value >= low && value <= high
    case .listed(let bounds): return _listed(bounds, value)
    case .categories(let bits): return bits >> _RegexRule.category(value) & 1 == 1
    case .property(let property): return property.has(value)
    case .inverted(let rule): return !rule.has(value)
    case .either(let rules):
      for rule in rules where rule.has(value) { return true }
      return false
    case .both(let one, let other): return one.has(value) && other.has(value)
    case .without(let one, let other): return one.has(value) && !other.has(value)
    case .caseless(let rule): return rule.hasCaseless(value)
    }
  }

  private func hasCaseless(_ value: Int) -> Bool {
    if has(value) { return true }
    if value < 0 { return false }
    switch self {
    case .value(let wanted): return _RegexRule.folded(wanted) == _RegexRule.folded(value)
    case .either(let rules):
      for rule in rules where rule.hasCaseless(value) { return true }
      return false
    default:
      if value < 128 {
        let other = value | 0x20
        return other >= 97 && other <= 122 && has(value ^ 0x20)
      }
      let properties = Unicode.Scalar._of(value).properties
      for mapping in [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping] {
        let scalars = mapping.unicodeScalars
        if let first = scalars.first, scalars.dropFirst().isEmpty, has(first._value) { return true }
      }
      return has(_RegexRule.folded(value))
    }
  }

  /// A scalar without the difference between large and small, as one scalar.
  public static func folded(_ value: Int) -> Int {
    if value == 0x1e9e { return 0xdf }
    if value < 0 { return value }
    let parts = _caseless(value)
    return parts.count == 1 ? parts[0] : value
  }

  /// The general category, counted in the order of its declaration.
  private static func category(_ value: Int) -> Int {
    number(of: Unicode.Scalar._of(_CharacterNumbers.firstScalar(value)).properties.generalCategory)
  }
  public static func number(of category: Unicode.GeneralCategory) -> Int {
    switch category {
    case .uppercaseLetter: return 0
    case .lowercaseLetter: return 1
    case .titlecaseLetter: return 2
    case .modifierLetter: return 3
    case .otherLetter: return 4
    case .nonspacingMark: return 5
    case .spacingMark: return 6
    case .enclosingMark: return 7
    case .decimalNumber: return 8
    case .letterNumber: return 9
    case .otherNumber: return 10
    case .connectorPunctuation: return 11
    case .dashPunctuation: return 12
    case .openPunctuation: return 13
    case .closePunctuation: return 14
    case .initialPunctuation: return 15
    case .finalPunctuation: return 16
    case .otherPunctuation: return 17
    case .mathSymbol: return 18
    case .currencySymbol: return 19
    case .modifierSymbol: return 20
    case .otherSymbol: return 21
    case .spaceSeparator: return 22
    case .lineSeparator: return 23
    case .paragraphSeparator: return 24
    case .control: return 25
    case .format: return 26
    case .surrogate: return 27
    case .privateUse: return 28
    case .unassigned: return 29
    }
  }

  public static let digit = _RegexRule.categories(1 << 8)
  public static let word = _RegexRule.property(.word)
  public static let space = _RegexRule.property(.space)
  public static let blank = _RegexRule.either([.value(9), .categories(1 << 22)])
  public static let lineEnd = _RegexRule.either([.range(10, 13), .value(0x85), .range(0x2028, 0x2029)])

  /// What stands between the braces of `\p{…}`.
  public static func property(named name: String) -> _RegexRule {
    guard let found = known(name) else { fatalError("Zoetrope does not support `\\p{\(name)}` in regular expressions") }
    return found
  }

  /// The same; nil where nothing has that name.
  public static func known(_ name: String) -> _RegexRule? {
    var key = ""
    for character in name.lowercased() where character != " " && character != "_" && character != "-" {
      key.append(character)
    }
    for prefix in ["sc=", "script=", "gc=", "generalcategory=", "is"] where key.hasPrefix(prefix) {
      key = String(key.dropFirst(prefix.count))
      if prefix == "sc=" || prefix == "script=", let found = _RegexScripts.named(key) { return found }
    }
    return categories(key) ?? _RegexProperty.named(key) ?? _RegexScripts.named(key)
  }

  private static func categories(_ name: String) -> _RegexRule? {
    let names = [
      "lu": 1 << 0, "uppercaseletter": 1 << 0, "ll": 1 << 1, "lowercaseletter": 1 << 1, "lt": 1 << 2,
      "titlecaseletter": 1 << 2, "lm": 1 << 3, "modifierletter": 1 << 3, "lo": 1 << 4, "otherletter": 1 << 4,
      "lc": 7, "casedletter": 7, "l": 31, "letter": 31, "mn": 1 << 5, "nonspacingmark": 1 << 5, "mc": 1 << 6,
      "spacingmark": 1 << 6, "me": 1 << 7, "enclosingmark": 1 << 7, "m": 7 << 5, "mark": 7 << 5,
      "combiningmark": 7 << 5,
      "nd": 1 << 8, "decimalnumber": 1 << 8, "digit": 1 << 8, "nl": 1 << 9, "letternumber": 1 << 9, "no": 1 << 10,
      "othernumber": 1 << 10, "n": 7 << 8, "number": 7 << 8, "pc": 1 << 11, "connectorpunctuation": 1 << 11,
      "pd": 1 << 12, "dashpunctuation": 1 << 12, "ps": 1 << 13, "openpunctuation": 1 << 13, "pe": 1 << 14,
      "closepunctuation": 1 << 14, "pi": 1 << 15, "initialpunctuation": 1 << 15, "pf": 1 << 16,
      "finalpunctuation": 1 << 16, "po": 1 << 17, "otherpunctuation": 1 << 17, "p": 127 << 11, "punctuation": 127 << 11,
      "punct": 127 << 11, "sm": 1 << 18, "mathsymbol": 1 << 18, "sc": 1 << 19, "currencysymbol": 1 << 19, "sk": 1 << 20,
      "modifiersymbol": 1 << 20, "so": 1 << 21, "othersymbol": 1 << 21, "s": 15 << 18, "symbol": 15 << 18,
      "zs": 1 << 22, "spaceseparator": 1 << 22, "zl": 1 << 23, "lineseparator": 1 << 23, "zp": 1 << 24,
      "paragraphseparator": 1 << 24, "z": 7 << 22, "separator": 7 << 22, "cc": 1 << 25, "control": 1 << 25,
      "cntrl": 1 << 25, "cf": 1 << 26, "format": 1 << 26, "co": 1 << 28, "privateuse": 1 << 28, "cn": 1 << 29,
      "unassigned": 1 << 29, "c": 31 << 25, "other": 31 << 25,
    ]
    return names[name].map { .categories($0) }
  }
}

/// Properties that a scalar has or has not.
public enum _RegexProperty: Hashable {
  case word
  case space
  case alphabetic
  case uppercase
  case lowercase
  case ideographic
  case emoji
  case emojiPresentation
  case math
  case hexDigit
  case asciiHexDigit
  case alphanumeric
  case graphic
  case printed
  case any
  /// What Swift's `.`, `\d`, `\w` and `\v` stand for, which are asked of characters.
  case anyInLine
  case number
  case wordCharacter
  case newline
  case asciiNumber
  case asciiWordCharacter
  case asciiSpace

  public func has(_ number: Int) -> Bool {
    if self == .any { return true }
    let value = _CharacterNumbers.firstScalar(number)
    switch self {
    case .newline: return _RegexRule.lineEnd.has(value)
    case .anyInLine: return !_RegexRule.lineEnd.has(value)
    case .asciiNumber: return number >= 48 && number <= 57
    case .asciiWordCharacter: return number >= 0 && number < 128 && _RegexProperty.wordCharacter.has(number)
    case .asciiSpace: return value < 128 && _RegexProperty.space.has(value)
    default: break
    }
    let properties = Unicode.Scalar._of(value).properties
    switch self {
    case .number: return properties.numericType != nil
    case .wordCharacter: return value == 95 || properties.isAlphabetic || properties.numericType != nil
    case .word:
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
      default: return properties.isAlphabetic || value == 0x200c || value == 0x200d
      }
    case .space: return properties.isWhitespace
    case .alphabetic: return properties.isAlphabetic
    case .uppercase: return properties.isUppercase
    case .lowercase: return properties.isLowercase
    case .ideographic: return properties.isIdeographic
    case .emoji: return properties.isEmoji
    case .emojiPresentation: return properties.isEmojiPresentation
    case .math: return properties.isMath
    case .hexDigit: return properties.isHexDigit
    case .asciiHexDigit: return properties.isASCIIHexDigit
    case .alphanumeric: return properties.isAlphabetic || properties.generalCategory == .decimalNumber
    case .graphic:
      switch properties.generalCategory {
      case .control, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
      default: return true
      }
    case .printed:
      return properties.generalCategory == .spaceSeparator || _RegexProperty.graphic.has(value)
    default: return true
    }
  }

  public static func named(_ name: String) -> _RegexRule? {
    switch name {
    case "alphabetic", "alpha": return .property(.alphabetic)
    case "uppercase", "upper": return .property(.uppercase)
    case "lowercase", "lower": return .property(.lowercase)
    case "whitespace", "wspace", "space": return .space
    case "ideographic", "ideo": return .property(.ideographic)
    case "emoji": return .property(.emoji)
    case "emojipresentation", "epres": return .property(.emojiPresentation)
    case "math": return .property(.math)
    case "hexdigit", "hex": return .property(.hexDigit)
    case "asciihexdigit", "ahex": return .property(.asciiHexDigit)
    case "alnum": return .property(.alphanumeric)
    case "graph": return .property(.graphic)
    case "print": return .property(.printed)
    case "blank": return .blank
    case "any": return .property(.any)
    case "assigned": return .inverted(.categories(1 << 29))
    case "ascii": return .range(0, 127)
    case "word": return .word
    case "xdigit": return .either([.digit, .property(.hexDigit)])
    default: return nil
    }
  }
}

/// A rule, with what it says of the first 128 scalars at hand.
public final class _RegexSet {
  private let rule: _RegexRule
  private var ascii: [Bool] = []

  public init(_ rule: _RegexRule) { self.rule = rule }

  public func has(_ value: Int) -> Bool {
    if value >= 128 || value < 0 { return rule.has(value) }
    if ascii.isEmpty { ascii = (0..<128).map { rule.has($0) } }
    return ascii[value]
  }
}
