/// What strings and parts of strings have in common.
public protocol StringProtocol: BidirectionalCollection, Comparable, Hashable, LosslessStringConvertible,
  CustomDebugStringConvertible, ExpressibleByStringLiteral, TextOutputStream
where Element == Character, Index == String.Index, SubSequence: StringProtocol {
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
  func uppercased() -> String
  func lowercased() -> String
  associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == Index
  associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16, UTF16View.Index == Index
  associatedtype UnicodeScalarView: BidirectionalCollection
  where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == Index
  var utf8: UTF8View { get }
  var utf16: UTF16View { get }
  var unicodeScalars: UnicodeScalarView { get }
  /// A string of its own.
  var _string: String { get }
}

extension StringProtocol {
  /// Whether the text begins so.
  public func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool { _string.hasPrefix(prefix._string) }
  /// Whether the text ends so.
  public func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool { _string.hasSuffix(suffix._string) }
  @_disfavoredOverload public func contains(_ other: String) -> Bool { _string._contains(other) }
  @_disfavoredOverload public func contains(_ other: Substring) -> Bool { _string._contains(other._string) }

  public static func == <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._string == rhs._string }
  public static func < <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { lhs._string < rhs._string }
  public static func > <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { rhs._string < lhs._string }
  public static func <= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(rhs._string < lhs._string) }
  public static func >= <RHS: StringProtocol>(lhs: Self, rhs: RHS) -> Bool { !(lhs._string < rhs._string) }
}

/// A part of a string, with the string's indexes.
public struct Substring: StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation {
  public typealias Element = Character
  public typealias Index = String.Index
  public typealias Iterator = StringIterator
  public typealias SubSequence = Substring

  var _base: String
  var _low: Int
  var _high: Int

  init(_base: String, _low: Int, _high: Int) {
    self._base = _base
    self._low = _low
    self._high = _high
  }
  public init() { self.init(_base: "", _low: 0, _high: 0) }
  public init(stringLiteral value: String) { self.init(_base: value, _low: 0, _high: value._byteCount()) }
  public init(_ content: String) { self.init(_base: content, _low: 0, _high: content._byteCount()) }
  public init<S: Sequence>(_ characters: S) where S.Element == Character { self.init(String(characters)) }

  public var _string: String { _base._slice(_low, _high) }
  public var base: String { _base }
  /// The value as `print` writes it.
  public var description: String { _string }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { _string.debugDescription }
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { hasher._combine(_string._hash()) }

  public static func == (lhs: Substring, rhs: Substring) -> Bool { lhs._string == rhs._string }
  public static func < (lhs: Substring, rhs: Substring) -> Bool { lhs._string < rhs._string }

  /// How many elements there are.
  @_standIn public var count: Int { _base._isASCIIOnly() ? _high - _low : _string.count }
  /// Whether there are no elements.
  @_standIn public var isEmpty: Bool { _low == _high }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: String.Index { String.Index(_low) }
  /// The index behind the last element: nothing stands there.
  public var endIndex: String.Index { String.Index(_high) }
  /// What the closure makes of each element, without indices in between.
  @_standIn public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { try result.append(transform(element)) }
    return result
  }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> StringIterator { StringIterator(_text: _base, _offset: _low, _end: _high) }
  /// The index behind another one.
  public func index(after i: String.Index) -> String.Index {
    if i._offset >= _high { _trapFatalError("String index is out of bounds") }
    return String.Index(_base._next(i._offset))
  }
  /// The index before another one.
  public func index(before i: String.Index) -> String.Index {
    if i._offset <= _low { _trapFatalError("String index is out of bounds") }
    return String.Index(_base._previous(i._offset))
  }
  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
    _base._index(i, distance, _low, _high)
  }
  /// The index that stands so many places further on; nil where that is beyond the limit.
  public func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
    _base._index(i, distance, limit, _low, _high)
  }
  /// How many places it is from one index to another.
  public func distance(from start: String.Index, to end: String.Index) -> Int {
    _base._distance(start._offset, end._offset)
  }
  /// The elements for which the closure says true, in their order.
  public func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    var result = ""
    for character in self { if try isIncluded(character) { result.append(character) } }
    return result
  }
  public subscript(i: String.Index) -> Character {
    if i._offset < _low || i._offset >= _high { _trapFatalError("String index is out of bounds") }
    return _base._character(i._offset)
  }
  public subscript(r: Range<String.Index>) -> Substring {
    if r.lowerBound._offset < _low || r.upperBound._offset > _high {
      _trapFatalError("String index range is out of bounds")
    }
    return Substring(_base: _base, _low: r.lowerBound._offset, _high: r.upperBound._offset)
  }

  /// The text in capital letters.
  public func uppercased() -> String { _string.uppercased() }
  /// The text in small letters.
  public func lowercased() -> String { _string.lowercased() }
  /// Whether the text begins so.
  @_standIn public func hasPrefix(_ prefix: String) -> Bool { _string.hasPrefix(prefix) }
  /// Whether the text ends so.
  @_standIn public func hasSuffix(_ suffix: String) -> Bool { _string.hasSuffix(suffix) }

  /// The parts between separators; empty ones are left out unless asked for.
  @_standIn public func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    split(separator: separator._string, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
  }
  /// The parts between separators; empty ones are left out unless asked for.
  @_disfavoredOverload
  @_standIn public func split(
    separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    if maxSplits < 0 { _trapFatalError("Must take zero or more splits") }
    if _base._isSplitByBytes(separator) {
      return _base._split(_low, _high, separator, maxSplits, omittingEmptySubsequences)
    }
    return _split(separator, maxSplits, omittingEmptySubsequences)
  }

  /// Puts an element, or a text, behind the last one.
  @_standIn public mutating func append(_ c: Character) { self = Substring(_string + c._string) }
  public mutating func write(_ other: String) { self = Substring(_string + other) }
  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<String.Index>, with newElements: C)
  where C.Element == Character {
    let head = _base._slice(_low, subrange.lowerBound._offset)
    let tail = _base._slice(subrange.upperBound._offset, _high)
    self = Substring(head + String(newElements) + tail)
  }
}
