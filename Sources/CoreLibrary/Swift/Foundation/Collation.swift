// The order of texts in a language: letters first of all, then their marks, then whether they are large or small.

/// A text as such an order sees it.
struct _CollationElements {
  private(set) var primaries: [Int] = []
  private(set) var secondaries: [Int] = []
  /// Whether what has a primary is large.
  private(set) var cases: [Int] = []
  private(set) var tertiaries: [Int] = []

  init(_ text: String, isNumeric: Bool) {
    var values: [Int] = []
    for scalar in text.unicodeScalars { values += _Decomposition.decomposed(_Folding.narrow(scalar._value)) }
    _Decomposition.order(&values)
    var index = 0
    while index < values.count {
      let value = values[index]
      index += 1
      if isNumeric && value >= 48 && value <= 57 {
        // A number: how many digits it has, and they.
        var digits = value == 48 ? [] : [value]
        while index < values.count && values[index] >= 48 && values[index] <= 57 {
          if !(digits.isEmpty && values[index] == 48) { digits.append(values[index]) }
          index += 1
        }
        add(_Collation.primary(48), 0)
        primaries.append(digits.count)
        primaries += digits
      } else if value | 0x20 == 0x438 && index < values.count && values[index] == 0x306 {
        // With this mark it is a letter of its own.
        index += 1
        add(_Collation.primary(0x439), value == 0x418 ? 1 : 0)
      } else {
        add(value)
      }
    }
  }

  private mutating func add(_ primary: Int, _ isLarge: Int, secondary: Int = 5, tertiary: Int = 0) {
    primaries.append(primary)
    secondaries.append(secondary)
    cases.append(isLarge)
    tertiaries.append(isLarge + tertiary * 2)
  }

  private mutating func add(_ value: Int) {
    if _Collation.isIgnored(value) { return }
    if let secondary = _Collation.mark(value) {
      secondaries.append(secondary)
      return
    }
    if value < 128 {
      let isLarge = value >= 65 && value <= 90
      return add(_Collation.primary(isLarge ? value + 32 : value), isLarge ? 1 : 0)
    }
    if let (parts, secondary, marks) = _Collation.special(value) {
      var next = secondary
      for part in parts.unicodeScalars {
        let isLarge = part.properties.isUppercase
        add(
          _Collation.primary(part.properties.lowercaseMapping.unicodeScalars.first!._value), isLarge ? 1 : 0,
          secondary: next, tertiary: 1)
        next = 5
      }
      secondaries += marks
      return
    }
    if let primary = _Collation.known(value) { return add(primary, 0) }
    let properties = Unicode.Scalar._of(value).properties
    let small = properties.lowercaseMapping.unicodeScalars.first!._value
    if small != value { return add(_Collation.primary(small), 1) }
    add(_Collation.primary(value), 0)
  }
}

enum _Collation {
  /// How two texts are ordered that differ.
  static func compare(_ one: String, _ other: String, _ options: String.CompareOptions) -> ComparisonResult {
    let ignoresCase = options.contains(.caseInsensitive)
    let isForced = options.contains(.forcedOrdering)
    let isNumeric = options.contains(.numeric)
    let folded = options.intersection([.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
    let first = _FoldedText(one, 0, one._byteCount(), folded)
    let second = _FoldedText(other, 0, other._byteCount(), folded)
    var lengths = ComparisonResult.orderedSame
    if isNumeric ? first.compareNumbers(second, &lengths) == .orderedSame : first.values == second.values {
      if !isForced || one._isSame(as: other) { return .orderedSame }
      if lengths != .orderedSame { return lengths }
    }
    let left = _CollationElements(one, isNumeric: isNumeric)
    let right = _CollationElements(other, isNumeric: isNumeric)
    if let result = order(left.primaries, right.primaries, arePrimary: true) { return result }
    if !options.contains(.diacriticInsensitive), let result = order(left.secondaries, right.secondaries) {
      return result
    }
    if !ignoresCase, let result = order(left.cases, right.cases) { return result }
    if !isForced { return .orderedSame }
    if let result = order(left.secondaries, right.secondaries) { return result }
    if let result = order(left.cases, right.cases) { return result }
    if let result = order(left.tertiaries, right.tertiaries) { return result }
    return order(one.utf16.map { Int($0) }, other.utf16.map { Int($0) }) ?? .orderedSame
  }

  private static func order(_ one: [Int], _ other: [Int], arePrimary: Bool = false) -> ComparisonResult? {
    var index = 0
    while index < one.count && index < other.count {
      let (left, right) = (one[index], other[index])
      if left != right {
        if arePrimary && isUnsure(left, right) {
          let (one, other) = (String._fromScalar(left % block), String._fromScalar(right % block))
          fatalError("Zoetrope does not support ordering `\(one)` and `\(other)` as the language does")
        }
        return left < right ? .orderedAscending : .orderedDescending
      }
      index += 1
    }
    if one.count == other.count { return nil }
    return one.count < other.count ? .orderedAscending : .orderedDescending
  }

  /// A primary is a group, and a scalar in it where the order within the group is not known here, or is that of the
  /// scalars.
  private static let block = 0x200000
  private static let groups = ranks.count + 1
  /// Signs and pictures stand before the currencies.
  private static let signs = ranks[0xa4] ?? 0
  private static let hangul = groups + 1

  private static func isUnsure(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (one / block, other / block)
    if one < block || other < block || left == hangul { return false }
    if left == right { return true }
    // Some of the signs that are known stand among those that are not.
    let (low, high) = (Swift.min(left, right), Swift.max(left, right))
    return high == signs && low >= (ranks[0xa9] ?? 0)
  }

  static func primary(_ value: Int) -> Int { known(value) ?? unknown(value) }
  static func known(_ value: Int) -> Int? {
    guard let rank = ranks[value] else { return nil }
    return (rank < signs ? rank : rank + 1) * block
  }

  private static func unknown(_ value: Int) -> Int {
    switch value {
    case 0xac00...0xd7a3, 0x1100...0x11ff: return hangul * block + value
    case 0x3041...0x30ff: return (groups + 2) * block + value
    case 0x2e80...0x2fff, 0x3400...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: return (groups + 3) * block + value
    default: return (Unicode.Scalar._of(value).properties.isAlphabetic ? groups : signs) * block + value
    }
  }

  private static let ranks: [Int: Int] = {
    var result: [Int: Int] = [:]
    for scalar in order.unicodeScalars { result[scalar._value] = result.count }
    return result
  }()

  static func isIgnored(_ value: Int) -> Bool {
    if value < 0x80 { return value < 9 || value > 13 && value < 32 || value == 127 }
    return value < 0xa0 && value != 0x85 || value == 0xad || value >= 0x200b && value <= 0x200f
      || value >= 0x202a && value <= 0x202e || value >= 0x2060 && value <= 0x2064 || value == 0x34f || value == 0xfeff
      || value >= 0xfe00 && value <= 0xfe0f
  }

  static func mark(_ value: Int) -> Int? {
    if value == 0x3099 { return 0xae }
    if value < 0x300 || value > 0x345 { return nil }
    let weights = Array(marks.utf8)
    func digit(_ index: Int) -> Int { Int(weights[index]) - (weights[index] < 58 ? 48 : 87) }
    return digit((value - 0x300) * 2) * 16 + digit((value - 0x300) * 2 + 1)
  }

  /// What stands where other characters do, as a mark of its own tells.
  static func special(_ value: Int) -> (String, Int, [Int])? {
    switch value {
    case 0xa0, 0x202f: return (" ", 5, [])
    case 0x2011: return ("\u{2010}", 5, [])
    case 0xaa: return ("a", 5, [])
    case 0xba: return ("o", 5, [])
    case 0xb2: return ("2", 5, [])
    case 0xb3: return ("3", 5, [])
    case 0xb9: return ("1", 5, [])
    case 0xb5: return ("\u{3bc}", 5, [])
    case 0x3c2: return ("\u{3c3}", 5, [])
    case 0xc6: return ("AE", 0x70, [])
    case 0xe6: return ("ae", 0x70, [])
    case 0x152: return ("OE", 0x70, [])
    case 0x153: return ("oe", 0x70, [])
    case 0xdf: return ("ss", 0x70, [])
    case 0x1e9e: return ("SS", 0x70, [])
    case 0x17f: return ("s", 0x74, [])
    case 0xd0: return ("D", 0x70, [])
    case 0xf0: return ("d", 0x70, [])
    case 0xd8: return ("O", 5, [0x9e])
    case 0xf8: return ("o", 5, [0x9e])
    case 0x110: return ("D", 5, [0xb2])
    case 0x111: return ("d", 5, [0xb2])
    case 0x126: return ("H", 5, [0xb2])
    case 0x127: return ("h", 5, [0xb2])
    case 0x141: return ("L", 5, [0xb2])
    case 0x142: return ("l", 5, [0xb2])
    case 0x132: return ("IJ", 5, [])
    case 0x133: return ("ij", 5, [])
    case 0x490: return ("\u{413}", 0x70, [])
    case 0x491: return ("\u{433}", 0x70, [])
    case 0x2018: return ("'", 0x70, [])
    case 0x2019: return ("'", 0x73, [])
    case 0x201a: return ("'", 0x76, [])
    case 0x201b: return ("'", 0x79, [])
    case 0x201c: return ("\"", 0x70, [])
    case 0x201d: return ("\"", 0x72, [])
    case 0x201e: return ("\"", 0x74, [])
    case 0x201f: return ("\"", 0x76, [])
    case 0x2026: return ("...", 5, [])
    case 0x2116: return ("No", 5, [])
    case 0x2122: return ("TM", 5, [])
    case 0xfb01: return ("fi", 5, [])
    case 0xfb02: return ("fl", 5, [])
    default: return nil
    }
  }

  /// Of the marks from U+0300 on, in two digits each.
  private static let marks =
    "8a888e9aa4b48c9c96b6929890a6a6b8babca68486a6a8a8a8a8a6bea8a8a8a8a8c0c2c4c6c8caa0a2a8a8a8a8cccea8d0d2"
    + "82a8d4b2aaaa9ed6a8a8a8a6a6a68a88948496d8"

  /// Characters in their order, small letters for the large ones too.
  private static let order =
    "\u{9}\u{a}\u{b}\u{c}\u{a}\u{85}\u{2028}\u{2029} ‾_‗-‐‒–—―⁓〜,、;⁏:!¡?¿‽.。·⁕⁖⁘⁙⁚⁛⁜⁝⁞'‹›\"«»()[]{}⁅⁆"
    + "〈〉《》「」『』【】〔〕〖〗〘〙〚〛‖§¶⁋@*⁎⁑/\\&⁊#%‰‱†‡•‣‧⁃⁌⁍′‵〃‸※‿⁔⁀⁐⁁⁂`´^¯¨¸ʹ͵°҂©®϶+±÷×<=>¬|¦~⁒⁄〄〒〓〠々¤¢$£¥₠₡₢₣₤₥"
    + "₦₩₪₫€₭₮₯₰₱₲₳₴₵₶₷₸₹₺₻₼₽₾₿0123456789aȺbƀƁƃcȼƈdƉƊƌȡeɇǝƏƐfƒgǥƓƔƣhƕiıƗƖjȷɉkƙlƚȴƛmnƝƞȵŋoƆƟȣpƥqɋĸrƦɍsȿƩ"
    + "ƪtŧȾƫƭƮȶuɄƜƱvƲɅwxyɏƴȝzƶȥɀƷƹƺþƿƻƨƽƅɂǀǁǂǃαβγδεϝͷϛζͱηθιϳκλμνξοπϻϟϙρϼσͼͻͽτυφχψωϡͳϸϣϥϧϩϫϭϯаәӕбвгғӻҕӷд"
    + "ԁђԃҙеєжԫҗзԅԑѕӡԇи\u{439}ҋіјкқӄҡҟҝԟԛлӆԯԓԡљԉԕмӎнԩӊңӈԣҥњԋоөпԥҧҁрҏԗсԍҫтԏҭћуүұѹфхӽӿҳһԧѡѿѽѻцҵчԭҷӌҹҽҿџшщъыьҍѣэю"
    + "яԙѥѧѫѩѭѯѱѳѵҩԝӏ"
}
