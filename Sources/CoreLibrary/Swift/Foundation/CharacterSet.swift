// Sets of Unicode scalars: those that Unicode's classes make, those that are listed, and what they make of each other.

/// What a set of characters has in it, as a rule that is asked scalar by scalar.
indirect enum _CharacterRule: Hashable {
  /// One of the sets that Foundation has a name for.
  case standard(_StandardCharacters)
  /// Ranges in ascending order that do not touch: two numbers each, the first scalar's and the last one's.
  case listed([Int])
  case none(of: _CharacterRule)
  case either(_CharacterRule, _CharacterRule)
  case both(_CharacterRule, _CharacterRule)

  func has(_ value: Int) -> Bool {
    switch self {
    case .standard(let kind): return kind.has(value)
    case .listed(let bounds): return _listed(bounds, value)
    case .none(let rule): return !rule.has(value)
    case .either(let one, let other): return one.has(value) || other.has(value)
    case .both(let one, let other): return one.has(value) && other.has(value)
    }
  }

  /// Ranges in any order, put in order and together.
  static func listing(_ ranges: [(Int, Int)]) -> _CharacterRule {
    var bounds: [Int] = []
    for (low, high) in ranges.sorted(by: { $0.0 < $1.0 }) where low <= high {
      if let last = bounds.last, low <= last + 1 {
        bounds[bounds.count - 1] = Swift.max(last, high)
      } else {
        bounds.append(low)
        bounds.append(high)
      }
    }
    return .listed(bounds)
  }
  var ranges: [(Int, Int)]? {
    guard case .listed(let bounds) = self else { return nil }
    return stride(from: 0, to: bounds.count, by: 2).map { (bounds[$0], bounds[$0 + 1]) }
  }

  func united(with other: _CharacterRule) -> _CharacterRule {
    if self == other { return self }
    if let one = ranges, let two = other.ranges { return one.isEmpty ? other : _CharacterRule.listing(one + two) }
    return .either(self, other)
  }
  func common(with other: _CharacterRule) -> _CharacterRule {
    if self == other { return self }
    if let one = ranges, let two = other.ranges {
      var result: [(Int, Int)] = []
      for (low, high) in one {
        for (from, to) in two { result.append((Swift.max(low, from), Swift.min(high, to))) }
      }
      return _CharacterRule.listing(result)
    }
    return .both(self, other)
  }
  var inverted: _CharacterRule {
    if case .none(let rule) = self { return rule }
    return .none(of: self)
  }

  /// Whether a question is answered with yes for every scalar there is; lists are asked for their own only.
  static func all(_ isSo: (Int) -> Bool) -> Bool {
    var value = 0
    while value < 0x110000 {
      if !isSo(value) { return false }
      value += 1
      if value == 0xd800 { value = 0xe000 }
    }
    return true
  }
}

/// The sets that Foundation has names for.
enum _StandardCharacters: Hashable {
  case whitespaces
  case newlines
  case whitespacesAndNewlines
  case decimalDigits
  case letters
  case alphanumerics
  case punctuation
  case uppercase
  case lowercase
  case capitalized
  case symbols
  case control
  case nonBase

  func has(_ value: Int) -> Bool {
    if value & ~0x7ff == 0xd800 { return false }
    switch self {
    case .newlines: return _StandardCharacters.endsLine(value)
    case .whitespaces: return _StandardCharacters.isBlank(value)
    case .whitespacesAndNewlines: return _StandardCharacters.isBlank(value) || _StandardCharacters.endsLine(value)
    default: break
    }
    switch Unicode.Scalar._of(value).properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      if self == .capitalized { return Unicode.Scalar._of(value).properties.generalCategory == .titlecaseLetter }
      return self == .letters || self == .alphanumerics || self == .uppercase
    case .lowercaseLetter: return self == .letters || self == .alphanumerics || self == .lowercase
    // One letter that has no capital counts as a small one.
    case .otherLetter: return self == .letters || self == .alphanumerics || self == .lowercase && value == 0x295
    case .modifierLetter: return self == .letters || self == .alphanumerics
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return self == .letters || self == .alphanumerics || self == .nonBase
    case .decimalNumber: return self == .decimalDigits || self == .alphanumerics
    case .letterNumber, .otherNumber: return self == .alphanumerics
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return self == .punctuation
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return self == .symbols
    case .control, .format: return self == .control
    default: return false
    }
  }

  private static func isBlank(_ value: Int) -> Bool {
    if value < 128 { return value == 32 || value == 9 }
    if value == 0x200b { return true }
    return Unicode.Scalar._of(value).properties.generalCategory == .spaceSeparator
  }
  private static func endsLine(_ value: Int) -> Bool {
    value >= 10 && value <= 13 || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}

/// Some kinds of characters.
public struct CharacterSet: SetAlgebra, Hashable, _Unreflected {
  public typealias Element = Unicode.Scalar
  public typealias ArrayLiteralElement = Unicode.Scalar
  var _rule: _CharacterRule

  init(_rule: _CharacterRule) { self._rule = _rule }
  private init(_ kind: _StandardCharacters) { _rule = .standard(kind) }
  public init() { _rule = .listed([]) }
  public init(charactersIn string: String) {
    var values = string.unicodeScalars.map { $0._value }
    // Outside of Apple's systems Foundation forgets those from U+10000 on where there are others.
    if values.contains(where: { $0 < 0x10000 }) { values.removeAll { $0 >= 0x10000 } }
    _rule = _CharacterRule.listing(values.map { ($0, $0) })
  }
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    _rule = .listed([range.lowerBound._value, range.upperBound._value])
  }
  public init(charactersIn range: Range<Unicode.Scalar>) {
    _rule = _CharacterRule.listing([(range.lowerBound._value, range.upperBound._value - 1)])
  }
  public init(arrayLiteral elements: Unicode.Scalar...) {
    _rule = _CharacterRule.listing(elements.map { ($0._value, $0._value) })
  }
  public init<S: Sequence>(_ sequence: S) where S.Element == Unicode.Scalar {
    _rule = _CharacterRule.listing(Array(sequence).map { ($0._value, $0._value) })
  }

  public static var whitespaces: CharacterSet { CharacterSet(.whitespaces) }
  public static var newlines: CharacterSet { CharacterSet(.newlines) }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet(.whitespacesAndNewlines) }
  public static var decimalDigits: CharacterSet { CharacterSet(.decimalDigits) }
  public static var letters: CharacterSet { CharacterSet(.letters) }
  public static var alphanumerics: CharacterSet { CharacterSet(.alphanumerics) }
  public static var punctuationCharacters: CharacterSet { CharacterSet(.punctuation) }
  public static var uppercaseLetters: CharacterSet { CharacterSet(.uppercase) }
  public static var lowercaseLetters: CharacterSet { CharacterSet(.lowercase) }
  public static var capitalizedLetters: CharacterSet { CharacterSet(.capitalized) }
  public static var symbols: CharacterSet { CharacterSet(.symbols) }
  public static var controlCharacters: CharacterSet { CharacterSet(.control) }
  public static var nonBaseCharacters: CharacterSet { CharacterSet(.nonBase) }

  private static let _unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  private static let _user = CharacterSet(charactersIn: _unreserved + "!$&'()*+,;=")
  private static let _host = CharacterSet(charactersIn: _unreserved + "!$&'()*+,;=:[]")
  private static let _path = CharacterSet(charactersIn: _unreserved + "!$&'()*+,=:@/")
  private static let _query = CharacterSet(charactersIn: _unreserved + "!$&'()*+,;=:@/?")
  public static var urlUserAllowed: CharacterSet { _user }
  public static var urlPasswordAllowed: CharacterSet { _user }
  public static var urlHostAllowed: CharacterSet { _host }
  public static var urlPathAllowed: CharacterSet { _path }
  public static var urlQueryAllowed: CharacterSet { _query }
  public static var urlFragmentAllowed: CharacterSet { _query }

  public func contains(_ member: Unicode.Scalar) -> Bool { _rule.has(member._value) }
  public var isEmpty: Bool { self == CharacterSet() }

  // What Foundation hands back of these does not say whether anything changed.
  @discardableResult
  public mutating func insert(_ character: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
    _rule = _rule.united(with: .listed([character._value, character._value]))
    return (true, character)
  }
  @discardableResult public mutating func update(with character: Unicode.Scalar) -> Unicode.Scalar? {
    _rule = _rule.united(with: .listed([character._value, character._value]))
    return character
  }
  @discardableResult public mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
    subtract(CharacterSet(charactersIn: character...character))
    return character
  }
  public mutating func insert(charactersIn string: String) { formUnion(CharacterSet(charactersIn: string)) }
  public mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
    formUnion(CharacterSet(charactersIn: range))
  }
  public mutating func insert(charactersIn range: Range<Unicode.Scalar>) {
    formUnion(CharacterSet(charactersIn: range))
  }
  public mutating func remove(charactersIn string: String) { subtract(CharacterSet(charactersIn: string)) }
  public mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
    subtract(CharacterSet(charactersIn: range))
  }
  public mutating func remove(charactersIn range: Range<Unicode.Scalar>) {
    subtract(CharacterSet(charactersIn: range))
  }
  public mutating func invert() { _rule = _rule.inverted }
  public var inverted: CharacterSet { CharacterSet(_rule: _rule.inverted) }

  public func union(_ other: CharacterSet) -> CharacterSet { CharacterSet(_rule: _rule.united(with: other._rule)) }
  public func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_rule: _rule.common(with: other._rule))
  }
  public func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
  public func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
    union(other).subtracting(intersection(other))
  }
  public mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  public mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  public mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  public mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }

  public func isSuperset(of other: CharacterSet) -> Bool {
    if let ranges = other._rule.ranges {
      return ranges.allSatisfy { low, high in
        var value = low
        while value <= high && _rule.has(value) { value += 1 }
        return value > high
      }
    }
    return _rule == other._rule || _CharacterRule.all { !other._rule.has($0) || _rule.has($0) }
  }
  public func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }

  /// Two sets are the same where they have the same in them, however they came about.
  public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool {
    if lhs._rule == rhs._rule { return true }
    if lhs._rule.ranges != nil && rhs._rule.ranges != nil { return false }
    return _CharacterRule.all { lhs._rule.has($0) == rhs._rule.has($0) }
  }
  public func hash(into hasher: inout Hasher) { for value in 32..<48 { hasher.combine(_rule.has(value)) } }

  /// Whether all scalars of a character are in the set.
  func _holds(_ character: Character) -> Bool {
    for scalar in character.unicodeScalars where !contains(scalar) { return false }
    return true
  }
}
