/// Members without order, each once.
public struct Set<Element: Hashable>: Collection, SetAlgebra, CustomStringConvertible, CustomDebugStringConvertible {
  public typealias Iterator = IndexingIterator<[Element]>
  public typealias SubSequence = Slice<Set<Element>>

  var _table: _HashTable<Element>

  /// A position in a set.
  public struct Index: Comparable, Hashable, _Unreflected {
    let _place: Int
    init(_ place: Int) { _place = place }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs._place == rhs._place }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._place < rhs._place }
    public func hash(into hasher: inout Hasher) { hasher._combine(_place) }
  }

  public init() { _table = _HashTable() }
  public init(minimumCapacity: Int) {
    self.init()
    _table.reserve(minimumCapacity)
  }
  public init(arrayLiteral elements: Element...) { self.init(elements) }
  public init<Source: Sequence>(_ sequence: Source) where Source.Element == Element {
    self.init(minimumCapacity: sequence.underestimatedCount)
    for element in sequence { _ = _table.insert(element) }
  }

  /// How many elements there are.
  public var count: Int { _table.keys.count }
  /// Whether there are no elements.
  public var isEmpty: Bool { _table.keys.isEmpty }
  /// How many elements there is room for before more memory is asked for.
  public var capacity: Int { _table.capacity }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Index { Index(0) }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Index { Index(_table.keys.count) }
  /// The index behind another one.
  public func index(after i: Index) -> Index { Index(i._place + 1) }
  /// What the closure makes of each element, without indices in between.
  @_standIn public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { try result.append(transform(element)) }
    return result
  }
  /// What hands out the elements one after the other.
  public func makeIterator() -> IndexingIterator<[Element]> { _table.keys.makeIterator() }
  public subscript(position: Index) -> Element { _table.keys._get(position._place) }
  /// The index of the first element that is equal to another; nil where there is none.
  public func firstIndex(of member: Element) -> Index? {
    let place = _table.find(member)
    return place < 0 ? nil : Index(place)
  }

  /// Whether an element is among these.
  public func contains(_ member: Element) -> Bool { _table.find(member) >= 0 }

  /// Puts an element in, unless an equal one is there: `inserted` says which.
  @discardableResult
  public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    let before = _table.keys.count
    let place = _table.insert(newMember)
    return (inserted: place == before, memberAfterInsert: _table.keys._get(place))
  }
  /// Puts an element in the place of an equal one, which is handed back; nil where there was none.
  @discardableResult public mutating func update(with newMember: Element) -> Element? {
    let before = _table.keys.count
    let place = _table.insert(newMember)
    if place == before { return nil }
    let old = _table.keys._get(place)
    _table.keys._set(place, newMember)
    return old
  }
  /// Takes an element out and hands it back; nil where it is not there.
  @discardableResult public mutating func remove(_ member: Element) -> Element? {
    let place = _table.find(member)
    if place < 0 { return nil }
    let old = _table.keys._get(place)
    _table.remove(place)
    return old
  }
  /// Takes the element at an index away and hands it back.
  @discardableResult public mutating func remove(at position: Index) -> Element {
    let old = _table.keys._get(position._place)
    _table.remove(position._place)
    return old
  }
  /// Takes the first element away and hands it back; there must be one.
  @discardableResult public mutating func removeFirst() -> Element {
    if isEmpty { _trapFatalError("Can't removeFirst from an empty Set") }
    return remove(at: Index(0))
  }
  /// Takes the first element away and hands it back; nil where there is none.
  public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
  /// Takes all elements away.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _table.removeAll(keepingCapacity: keepCapacity)
  }
  /// Makes room for so many elements at once, where they are known to come.
  public mutating func reserveCapacity(_ minimumCapacity: Int) { _table.reserve(minimumCapacity) }

  /// The elements for which the closure says true, in their order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in self { if try isIncluded(element) { _ = result._table.insert(element) } }
    return result
  }

  // What `SetAlgebra` asks for is for another set; the rest takes sequences of all kinds.
  /// The elements that are in this one, in the other, or in both.
  @_disfavoredOverload public func union(_ other: Set<Element>) -> Set<Element> {
    var result = self
    for element in other { result.insert(element) }
    return result
  }
  /// The elements that are in one of the two and not in both.
  @_disfavoredOverload public func symmetricDifference(_ other: Set<Element>) -> Set<Element> {
    var result = self
    for element in other { if result.remove(element) == nil { result.insert(element) } }
    return result
  }
  /// Puts the elements of another one in.
  @_disfavoredOverload public mutating func formUnion(_ other: Set<Element>) { self = union(other) }
  /// Takes away what is not in the other.
  @_disfavoredOverload public mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
  /// Takes away what is in both, and puts in what is in the other only.
  @_disfavoredOverload public mutating func formSymmetricDifference(_ other: Set<Element>) {
    self = symmetricDifference(other)
  }
  /// The elements that are in this one, in the other, or in both.
  public func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    result.formUnion(other)
    return result
  }
  /// Puts the elements of another one in.
  public mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { _ = _table.insert(element) }
  }
  /// The elements that are in both.
  public func intersection(_ other: Set<Element>) -> Set<Element> { filter { other.contains($0) } }
  /// The elements that are in both.
  public func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    intersection(Set(other))
  }
  /// Takes away what is not in the other.
  public mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(other)
  }
  /// The elements that are not in the other.
  public func subtracting(_ other: Set<Element>) -> Set<Element> { filter { !other.contains($0) } }
  /// The elements that are not in the other.
  public func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    result.subtract(other)
    return result
  }
  /// Takes away what is in the other.
  public mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { remove(element) }
  }
  /// The elements that are in one of the two and not in both.
  public func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
  /// Takes away what is in both, and puts in what is in the other only.
  public mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
    for element in Set(other) { if remove(element) == nil { _ = _table.insert(element) } }
  }

  /// Whether all elements are in the other as well.
  public func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
    let other = Set(possibleSuperset)
    return allSatisfy { other.contains($0) }
  }
  /// Whether all elements of the other are in this one.
  public func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
    possibleSubset.allSatisfy { contains($0) }
  }
  /// Whether all elements are in the other, which has more.
  public func isStrictSubset<S: Sequence>(of possibleStrictSuperset: S) -> Bool where S.Element == Element {
    let other = Set(possibleStrictSuperset)
    return count < other.count && isSubset(of: other)
  }
  /// Whether all elements of the other are in this one, which has more.
  public func isStrictSuperset<S: Sequence>(of possibleStrictSubset: S) -> Bool where S.Element == Element {
    let other = Set(possibleStrictSubset)
    return count > other.count && isSuperset(of: other)
  }
  /// Whether no element is in both.
  public func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    other.allSatisfy { !contains($0) }
  }

  /// The value as `print` writes it.
  public var description: String { _describeElements(self) }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { "Set(" + _describeElements(self) + ")" }
}

extension Set: Equatable {
  public static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool {
    if lhs.count != rhs.count { return false }
    for element in lhs { if rhs._table.find(element) < 0 { return false } }
    return true
  }
}

extension Set: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for element in self { sum = sum ^ _mix(element.hashValue) }
    hasher._combine(sum)
    hasher._combine(count)
  }
}

/// What sets have in common, option sets among them.
public protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  init()
  init<S: Sequence>(_ sequence: S) where S.Element == Element
  /// Whether an element is among these.
  func contains(_ member: Element) -> Bool
  /// The elements that are in this one, in the other, or in both.
  func union(_ other: Self) -> Self
  /// The elements that are in both.
  func intersection(_ other: Self) -> Self
  /// The elements that are in one of the two and not in both.
  func symmetricDifference(_ other: Self) -> Self
  /// Puts an element in, unless an equal one is there: `inserted` says which.
  @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  /// Takes an element out and hands it back; nil where it is not there.
  @discardableResult mutating func remove(_ member: Element) -> Element?
  /// Puts an element in the place of an equal one, which is handed back; nil where there was none.
  @discardableResult mutating func update(with newMember: Element) -> Element?
  /// Puts the elements of another one in.
  mutating func formUnion(_ other: Self)
  /// Takes away what is not in the other.
  mutating func formIntersection(_ other: Self)
  /// Takes away what is in both, and puts in what is in the other only.
  mutating func formSymmetricDifference(_ other: Self)
  /// The elements that are not in the other.
  func subtracting(_ other: Self) -> Self
  /// Whether all elements are in the other as well.
  func isSubset(of other: Self) -> Bool
  /// Whether no element is in both.
  func isDisjoint(with other: Self) -> Bool
  /// Whether all elements of the other are in this one.
  func isSuperset(of other: Self) -> Bool
  /// Whether there are no elements.
  var isEmpty: Bool { get }
  /// Takes away what is in the other.
  mutating func subtract(_ other: Self)
}

extension SetAlgebra {
  public init<S: Sequence>(_ sequence: S) where S.Element == Element {
    self.init()
    for element in sequence { insert(element) }
  }
  public init(arrayLiteral: Element...) {
    self.init()
    for element in arrayLiteral { insert(element) }
  }
  /// Whether all elements are in the other as well.
  public func isSubset(of other: Self) -> Bool { intersection(other) == self }
  /// Whether all elements of the other are in this one.
  public func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  /// Whether no element is in both.
  public func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
  /// The elements that are not in the other.
  public func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
  /// Takes away what is in the other.
  public mutating func subtract(_ other: Self) { self = subtracting(other) }
  /// Whether there are no elements.
  public var isEmpty: Bool { self == Self() }
  /// Whether all elements of the other are in this one, which has more.
  public func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
  /// Whether all elements are in the other, which has more.
  public func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
}

/// A set of flags in one number.
public protocol OptionSet: RawRepresentable, SetAlgebra {
  associatedtype Element = Self
  init(rawValue: RawValue)
}

extension OptionSet where Self == Element {
  /// Whether an element is among these.
  public func contains(_ member: Self) -> Bool { isSuperset(of: member) }
  /// Puts an element in, unless an equal one is there: `inserted` says which.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let shared = intersection(newMember)
    let isNew = shared != newMember
    if isNew { formUnion(newMember) }
    return (inserted: isNew, memberAfterInsert: isNew ? newMember : shared)
  }
  /// Takes an element out and hands it back; nil where it is not there.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let shared = intersection(member)
    if shared.isEmpty { return nil }
    subtract(member)
    return shared
  }
  /// Puts an element in the place of an equal one, which is handed back; nil where there was none.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    let shared = intersection(newMember)
    formUnion(newMember)
    return shared.isEmpty ? nil : shared
  }
}

extension OptionSet {
  /// The elements that are in this one, in the other, or in both.
  public func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }
  /// The elements that are in both.
  public func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }
  /// The elements that are in one of the two and not in both.
  public func symmetricDifference(_ other: Self) -> Self {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}

extension OptionSet where RawValue: FixedWidthInteger {
  public init() { self.init(rawValue: 0) }
  public init(arrayLiteral elements: Self...) {
    self.init()
    for element in elements { formUnion(element) }
  }
  /// Puts the elements of another one in.
  public mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }
  /// Takes away what is not in the other.
  public mutating func formIntersection(_ other: Self) { self = Self(rawValue: rawValue & other.rawValue) }
  /// Takes away what is in both, and puts in what is in the other only.
  public mutating func formSymmetricDifference(_ other: Self) { self = Self(rawValue: rawValue ^ other.rawValue) }
}

/// `set as? Set<NewElement>`: every element must pass.
func _castSet<Element: Hashable, NewElement: Hashable>(
  _ set: Set<Element>, to type: Set<NewElement>.Type
) -> Set<NewElement>? {
  var result = Set<NewElement>(minimumCapacity: set.count)
  for element in set {
    guard let newElement = element as? NewElement else { return nil }
    _ = result.insert(newElement)
  }
  return result
}

/// A set as one of what its elements become by themselves.
func _setOfOthers<Element: Hashable, NewElement: Hashable>(
  _ set: Set<Element>, of type: NewElement.Type
) -> Set<NewElement> {
  var result = Set<NewElement>(minimumCapacity: set.count)
  for element in set { _ = result.insert(element as! NewElement) }
  return result
}
