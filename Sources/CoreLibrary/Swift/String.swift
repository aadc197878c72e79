/// Text: characters one after the other.
@_primitive("string")
public struct String: StringProtocol, RangeReplaceableCollection, TextOutputStream, ExpressibleByStringInterpolation {
  public typealias Element = Character
  public typealias Iterator = StringIterator
  public typealias SubSequence = Substring

  /// A position in a string.
  public struct Index: Comparable, Hashable, CustomDebugStringConvertible, _Unreflected {
    /// In bytes of UTF-8.
    public let _offset: Int
    init(_ offset: Int) { _offset = offset }
    public static func _at(_ offset: Int) -> Index { Index(offset) }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs._offset == rhs._offset }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
    public func hash(into hasher: inout Hasher) { hasher._combine(_offset) }
    public init<S: StringProtocol>(utf16Offset offset: Int, in s: S) {
      self = s.utf16.index(s.utf16.startIndex, offsetBy: offset)
    }
    public var debugDescription: String { _offset.description + (_offset == 0 ? "[any]" : "[utf8]") }
    public func utf16Offset<S: StringProtocol>(in s: S) -> Int { s.utf16.distance(from: s.utf16.startIndex, to: self) }
  }

  public typealias StringInterpolation = DefaultStringInterpolation
  public init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
  public init() { self = "" }
  public init(stringLiteral value: String) { self = value }
  public init(_ value: String) { self = value }
  public init(_ c: Character) { self = c._string }
  public init(_ substring: Substring) { self = substring._string }
  public init<S: Sequence>(_ characters: S) where S.Element == Character {
    self = ""
    for character in characters { append(character) }
  }
  public init<S: Sequence & LosslessStringConvertible>(_ value: S) where S.Element == Character {
    self = value.description
  }
  public init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
  /// A number in digits of some base, ten unless another is given.
  public init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false) {
    switch value._reach {
    case 0: self = value._bits._text(radix, uppercase)
    case 1: self = UInt(_bits: value._bits)._text(radix, uppercase)
    default: self = value._digits(radix, uppercase)
    }
  }
  /// So many times the same.
  @_intrinsic("string.repeated") public init(repeating repeatedValue: String, count: Int)
  /// So many times the same.
  public init(repeating repeatedValue: Character, count: Int) {
    self = String(repeating: repeatedValue._string, count: count)
  }
  /// As `print` shows it.
  @_intrinsic("string.describing") public init<Subject>(describing instance: Subject)
  /// What says itself what it is in two ways is asked for the shorter one.
  public init<Subject: CustomStringConvertible & TextOutputStreamable>(describing instance: Subject) {
    self = instance.description
  }
  /// As `debugPrint` shows it.
  @_intrinsic("string.reflecting") public init<Subject>(reflecting subject: Subject)

  @_intrinsic("string.fromCharacters") static func _fromCharacters(_ characters: [Character]) -> String
  @_intrinsic("string.characters") func _characters() -> [Character]
  @_intrinsic("string.utf8Count") public func _byteCount() -> Int
  @_intrinsic("string.byte") public func _byte(_ offset: Int) -> Int
  @_intrinsic("string.characterAt") public func _character(_ offset: Int) -> Character
  @_intrinsic("string.nextCharacter") public func _next(_ offset: Int) -> Int
  @_intrinsic("string.previousCharacter") public func _previous(_ offset: Int) -> Int
  @_intrinsic("string.advanced") public func _advanced(_ offset: Int, _ distance: Int, _ low: Int, _ high: Int) -> Int
  @_intrinsic("string.distance") public func _distance(_ start: Int, _ end: Int) -> Int
  @_intrinsic("string.substring") public func _slice(_ low: Int, _ high: Int) -> String
  @_intrinsic("string.contains") func _contains(_ part: String) -> Bool
  @_intrinsic("string.hash") func _hash() -> Int
  @_intrinsic("string.scalarAt") public func _scalar(_ offset: Int) -> (Int, Int)
  @_intrinsic("string.fromScalar") public static func _fromScalar(_ scalar: Int) -> String
  @_intrinsic("string.fromUTF8") static func _fromBytes(_ bytes: [Int]) -> String
  @_intrinsic("string.isASCIIOnly") public func _isASCIIOnly() -> Bool
  @_intrinsic("string.isSplitByBytes") public func _isSplitByBytes(_ separator: String) -> Bool
  @_intrinsic("string.split") public func _split(
    _ low: Int, _ high: Int, _ separator: String, _ maxSplits: Int, _ omitsEmpty: Bool
  ) -> [Substring]
  @_intrinsic("string.joined") public static func _joined(_ parts: [String], _ separator: String) -> String
  public var _string: String { self }

  /// The value as `print` writes it.
  public var description: String { self }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  @_intrinsic("string.debugDescription") public var debugDescription: String { get }
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { hasher._combine(_hash()) }
  public func _rawHashValue(seed: Int) -> Int { seed ^ _hash() }

  @_intrinsic("string.concat") public static func + (lhs: String, rhs: String) -> String
  @_intrinsic("string.append") public static func += (lhs: inout String, rhs: String)
  @_intrinsic("string.eq") public static func == (lhs: String, rhs: String) -> Bool
  @_intrinsic("string.lt") public static func < (lhs: String, rhs: String) -> Bool

  /// How many elements there are.
  @_intrinsic("string.count") public var count: Int { get }
  /// Whether there are no elements.
  public var isEmpty: Bool { _byteCount() == 0 }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Index { Index(0) }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Index { Index(_byteCount()) }
  /// What the closure makes of each element, without indices in between.
  @_standIn public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { try result.append(transform(element)) }
    return result
  }
  /// What hands out the elements one after the other.
  public func makeIterator() -> StringIterator { StringIterator(_text: self, _offset: 0, _end: _byteCount()) }

  /// The index behind another one.
  public func index(after i: Index) -> Index {
    if i._offset >= _byteCount() { _trapFatalError("String index is out of bounds") }
    return Index(_next(i._offset))
  }
  /// The index before another one.
  public func index(before i: Index) -> Index {
    if i._offset <= 0 { _trapFatalError("String index is out of bounds") }
    return Index(_previous(i._offset))
  }
  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Index, offsetBy distance: Int) -> Index { _index(i, distance, 0, _byteCount()) }
  /// The index that stands so many places further on; nil where that is beyond the limit.
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    _index(i, distance, limit, 0, _byteCount())
  }
  /// How many places it is from one index to another.
  public func distance(from start: Index, to end: Index) -> Int { _distance(start._offset, end._offset) }
  /// Many characters further, between two offsets that it must not leave.
  func _index(_ i: Index, _ distance: Int, _ low: Int, _ high: Int) -> Index {
    let offset = _advanced(i._offset, distance, low, high)
    if offset < 0 { _trapFatalError("String index is out of bounds") }
    return Index(offset)
  }
  func _index(_ i: Index, _ distance: Int, _ limit: Index, _ low: Int, _ high: Int) -> Index? {
    // A limit that lies behind the way limits nothing.
    if distance < 0 ? limit > i : limit < i { return _index(i, distance, low, high) }
    let offset = _advanced(
      i._offset, distance, distance < 0 ? limit._offset : low, distance < 0 ? high : limit._offset)
    return offset < 0 ? nil : Index(offset)
  }
  public subscript(i: Index) -> Character {
    if i._offset >= _byteCount() { _trapFatalError("String index is out of bounds") }
    return _character(i._offset)
  }
  public subscript(r: Range<Index>) -> Substring {
    if r.upperBound._offset > _byteCount() { _trapFatalError("String index range is out of bounds") }
    return Substring(_base: self, _low: r.lowerBound._offset, _high: r.upperBound._offset)
  }

  /// The text in capital letters.
  @_intrinsic("string.uppercased") public func uppercased() -> String
  /// The text in small letters.
  @_intrinsic("string.lowercased") public func lowercased() -> String
  /// Whether the text begins so.
  @_intrinsic("string.hasPrefix") public func hasPrefix(_ prefix: String) -> Bool
  /// Whether the text ends so.
  @_intrinsic("string.hasSuffix") public func hasSuffix(_ suffix: String) -> Bool

  /// Puts an element, or a text, behind the last one.
  @_intrinsic("string.append") public mutating func append(_ other: String)
  /// Puts an element, or a text, behind the last one.
  public mutating func append(_ c: Character) { append(c._string) }
  /// Puts all elements of another sequence behind the last one.
  public mutating func append(contentsOf newElements: String) { append(newElements) }
  /// Puts all elements of another sequence behind the last one.
  public mutating func append(contentsOf newElements: Substring) { append(newElements._string) }
  /// Puts all elements of another sequence behind the last one.
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Character {
    for character in newElements { append(character._string) }
  }
  public mutating func write(_ other: String) { append(other) }
  /// Writes the text to something that takes texts.
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }

  /// The parts between separators; empty ones are left out unless asked for.
  @_standIn public func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    Substring(self).split(
      separator: separator._string, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
  }
  /// The parts between separators; empty ones are left out unless asked for.
  @_disfavoredOverload
  @_standIn public func split(
    separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    Substring(self).split(
      separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
  }

  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Character {
    let tail = _slice(subrange.upperBound._offset, _byteCount())
    self = _slice(0, subrange.lowerBound._offset) + String(newElements) + tail
  }
  /// Puts an element at an index; what stands there moves on.
  public mutating func insert(_ newElement: Character, at i: Index) {
    self = _slice(0, i._offset) + newElement._string + _slice(i._offset, _byteCount())
  }
  /// Takes the element at an index away and hands it back.
  @discardableResult public mutating func remove(at i: Index) -> Character {
    let character = self[i]
    self = _slice(0, i._offset) + _slice(_next(i._offset), _byteCount())
    return character
  }
  /// Takes the elements in a range of indices away.
  public mutating func removeSubrange(_ bounds: Range<Index>) {
    self = _slice(0, bounds.lowerBound._offset) + _slice(bounds.upperBound._offset, _byteCount())
  }
  /// Takes all elements away.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = "" }
  /// Makes room for so many elements at once, where they are known to come.
  public mutating func reserveCapacity(_ n: Int) {}
}

/// Goes through the characters of a string.
public struct StringIterator: IteratorProtocol, _Unreflected {
  let _text: String
  var _offset: Int
  let _end: Int

  init(_text: String, _offset: Int, _end: Int) {
    self._text = _text
    self._offset = _offset
    self._end = _end
  }

  public mutating func next() -> Character? {
    if _offset >= _end { return nil }
    let character = _text._character(_offset)
    _offset = _text._next(_offset)
    return character
  }
}
