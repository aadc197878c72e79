// Text, parts of which have attributes, as a value.

/// What a text with attributes and a part of one have in common.
public protocol AttributedStringProtocol: Hashable, CustomStringConvertible {
  var startIndex: AttributedString.Index { get }
  var endIndex: AttributedString.Index { get }
  var characters: AttributedString.CharacterView { get }
  var _whole: AttributedString { get }
}

public struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral, _Attributed, _Unreflected {
  public struct Index: Comparable, Hashable, _Unreflected {
    let _byte: Int
    init(_ byte: Int) { _byte = byte }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._byte < rhs._byte }
  }

  /// A part whose attributes are the same, so many bytes long.
  struct _Part {
    var length: Int
    var attributes: AttributeContainer
  }

  var _text: String
  /// No two neighbours have the same attributes, and none is empty.
  var _parts: [_Part]

  init(_text: String, _parts: [_Part]) {
    self._text = _text
    self._parts = []
    for part in _parts where part.length > 0 {
      if self._parts.last?.attributes == part.attributes {
        self._parts[self._parts.count - 1].length += part.length
      } else {
        self._parts.append(part)
      }
    }
  }

  public init() { self.init(_text: "", _parts: []) }
  public init(_ string: String, attributes: AttributeContainer = .init()) {
    self.init(_text: string, _parts: [_Part(length: string.utf8.count, attributes: attributes)])
  }
  public init(_ substring: Substring, attributes: AttributeContainer = .init()) {
    self.init(String(substring), attributes: attributes)
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(_ substring: AttributedSubstring) { self = substring._whole }

  public var _whole: AttributedString { self }
  public var startIndex: Index { Index(0) }
  public var endIndex: Index { Index(_text.utf8.count) }
  var _all: Range<Index> { startIndex..<endIndex }

  /// The part of the text in a range, and what is said about it.
  func _cut(_ low: Int, _ high: Int) -> AttributedString {
    AttributedString(
      _text: _text._slice(low, high), _parts: _ranges(low, high).map { _Part(length: $1, attributes: $2) })
  }

  /// Where each part begins within a range, how long it is there, and its attributes.
  func _ranges(_ low: Int, _ high: Int) -> [(Int, Int, AttributeContainer)] {
    var start = 0
    var found: [(Int, Int, AttributeContainer)] = []
    for part in _parts {
      let end = start + part.length
      if start < high && end > low {
        found.append((max(start, low), min(end, high) - max(start, low), part.attributes))
      }
      start = end
    }
    return found
  }

  mutating func _replace(_ low: Int, _ high: Int, _ other: AttributedString) {
    let size = _text.utf8.count
    if low < 0 || high > size { fatalError("AttributedString index is out of bounds") }
    let before = _cut(0, low)
    let after = _cut(high, size)
    self = AttributedString(
      _text: before._text + other._text + after._text, _parts: before._parts + other._parts + after._parts)
  }

  /// Other attributes for what is in a range.
  mutating func _change(_ low: Int, _ high: Int, _ change: (AttributeContainer) -> AttributeContainer) {
    if low == high { return }
    var part = _cut(low, high)
    part = AttributedString(
      _text: part._text, _parts: part._parts.map { _Part(length: $0.length, attributes: change($0.attributes)) })
    _replace(low, high, part)
  }

  /// What is the same all over a range.
  func _attribute(_ name: String, _ low: Int, _ high: Int) -> AnyHashable? {
    let values = _ranges(low, high).map { $2._attribute(name) }
    guard let first = values.first else { return nil }
    return values.allSatisfy { $0 == first } ? first : nil
  }

  public func _attribute(_ name: String) -> AnyHashable? { _attribute(name, 0, _text.utf8.count) }
  public mutating func _setAttribute(_ name: String, _ value: AnyHashable?) {
    _change(0, _text.utf8.count) { $0._setting(name, value) }
  }

  /// The same text in each part, however its accents are written.
  public static func == (lhs: AttributedString, rhs: AttributedString) -> Bool {
    lhs._parts.count == rhs._parts.count && lhs.runs.elementsEqual(rhs.runs)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_text)
    for part in _parts { hasher.combine(part.attributes) }
  }

  public var description: String {
    if _parts.isEmpty { return "" }
    return _ranges(0, _text.utf8.count).map { "\(_text._slice($0, $0 + $1)) \($2)" }.joined(separator: "\n")
  }

  // MARK: Its parts

  public subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == Index {
    get { AttributedSubstring(self, bounds._within(self)) }
    set {
      let range = bounds._within(self)
      _replace(range.lowerBound._byte, range.upperBound._byte, newValue._whole)
    }
  }

  public var characters: CharacterView {
    get { CharacterView(self, _all) }
    set { self = newValue._base }
  }
  public var unicodeScalars: String.UnicodeScalarView { _text.unicodeScalars }
  public var runs: Runs { Runs(self, _all) }
}

extension RangeExpression where Bound == AttributedString.Index {
  /// As a range in a text. What is closed goes on to behind the character at its end.
  func _within(_ text: AttributedString) -> Range<Bound> {
    if let range = self as? Range<Bound> { return range }
    if let range = self as? PartialRangeFrom<Bound> { return range.lowerBound..<text.endIndex }
    if let range = self as? PartialRangeUpTo<Bound> { return text.startIndex..<range.upperBound }
    if let range = self as? PartialRangeThrough<Bound> {
      return text.startIndex..<text.characters.index(after: range.upperBound)
    }
    if let range = self as? ClosedRange<Bound> {
      return range.lowerBound..<text.characters.index(after: range.upperBound)
    }
    fatalError("Zoetrope does not support a \(type(of: self)) in an AttributedString")
  }
}

// MARK: Changing

extension AttributedString {
  public mutating func append<S: AttributedStringProtocol>(_ s: S) {
    _replace(_text.utf8.count, _text.utf8.count, s._whole)
  }
  public mutating func insert<S: AttributedStringProtocol>(_ s: S, at index: Index) {
    _replace(index._byte, index._byte, s._whole)
  }
  public mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Index {
    replaceSubrange(range, with: AttributedString())
  }
  public mutating func replaceSubrange<R: RangeExpression, S: AttributedStringProtocol>(
    _ range: R, with s: S
  ) where R.Bound == Index {
    let range = range._within(self)
    _replace(range.lowerBound._byte, range.upperBound._byte, s._whole)
  }

  public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
    var both = lhs
    both.append(rhs)
    return both
  }
  public static func + <S: AttributedStringProtocol>(lhs: AttributedString, rhs: S) -> AttributedString {
    lhs + rhs._whole
  }
  public static func += (lhs: inout AttributedString, rhs: AttributedString) { lhs.append(rhs) }
  public static func += <S: AttributedStringProtocol>(lhs: inout AttributedString, rhs: S) { lhs.append(rhs) }

  public mutating func setAttributes(_ attributes: AttributeContainer) {
    _change(0, _text.utf8.count) { _ in attributes }
  }
  public mutating func mergeAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributeContainer.AttributeMergePolicy = .keepNew
  ) {
    _change(0, _text.utf8.count) { $0.merging(attributes, mergePolicy: mergePolicy) }
  }
  public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
    _change(0, _text.utf8.count) { $0._has(attributes) ? $0._without(attributes).merging(others) : $0 }
  }
  public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var copy = self
    copy.setAttributes(attributes)
    return copy
  }
  public func mergingAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributeContainer.AttributeMergePolicy = .keepNew
  ) -> AttributedString {
    var copy = self
    copy.mergeAttributes(attributes, mergePolicy: mergePolicy)
    return copy
  }
  public func replacingAttributes(
    _ attributes: AttributeContainer, with others: AttributeContainer
  ) -> AttributedString {
    var copy = self
    copy.replaceAttributes(attributes, with: others)
    return copy
  }
}

// MARK: Places

extension AttributedStringProtocol {
  public func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index { characters.index(after: i) }
  public func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index { characters.index(before: i) }
  public func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index {
    characters.index(i, offsetBy: distance)
  }
  public func range<T: StringProtocol>(
    of stringToFind: T, options: String.CompareOptions = [], locale: Locale? = nil
  ) -> Range<AttributedString.Index>? {
    let view = characters
    guard
      let (low, high) = view._base._text._find(
        String(stringToFind), view.startIndex._byte, view.endIndex._byte, options)
    else { return nil }
    return AttributedString.Index(low)..<AttributedString.Index(high)
  }
}
