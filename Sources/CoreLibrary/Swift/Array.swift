/// Elements one after the other, at indexes from 0.
@_primitive("array")
public struct Array<Element>: RandomAccessCollection, MutableCollection, _ArrayProtocol,
  CustomStringConvertible, CustomDebugStringConvertible
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<[Element]>
  public typealias SubSequence = ArraySlice<Element>

  @_intrinsic("array.empty") public init()
  /// So many times the same.
  @_intrinsic("array.repeating") public init(repeating repeatedValue: Element, count: Int)
  public init(arrayLiteral elements: Element...) { self = elements }
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    self = []
    for element in elements { append(element) }
  }

  /// How many elements there are.
  @_intrinsic("array.count") public var count: Int { get }
  /// Whether there are no elements.
  @_standIn @_intrinsic("array.isEmpty") public var isEmpty: Bool { get }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Int { 0 }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Int { count }
  /// The indices of all elements, in their order.
  @_standIn public var indices: Range<Int> { 0..<count }
  /// No more than there are elements: what can be said without going through them.
  @_standIn public var underestimatedCount: Int { count }
  /// How many elements there is room for before more memory is asked for.
  @_intrinsic("storage.capacity") public var capacity: Int { get }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> IndexingIterator<[Element]> { IndexingIterator(_elements: self) }
  /// The index behind another one.
  public func index(after i: Int) -> Int { i + 1 }
  /// The index before another one.
  public func index(before i: Int) -> Int { i - 1 }
  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  /// How many places it is from one index to another.
  public func distance(from start: Int, to end: Int) -> Int { end - start }

  @_intrinsic("array.get") func _get(_ index: Int) -> Element
  @_intrinsic("array.set") mutating func _set(_ index: Int, _ value: Element)
  /// Leaves nothing there: the place must be set before anybody reads it.
  @_intrinsic("array.take") mutating func _take(_ index: Int) -> Element
  @_intrinsic("array.slice") func _slice(_ low: Int, _ high: Int) -> [Element]
  @_intrinsic("array.replace") mutating func _replace(_ low: Int, _ high: Int, _ newElements: [Element])
  @_intrinsic("array.truncate") mutating func _truncate(_ count: Int)
  @_intrinsic("array.appendAll") mutating func _appendAll(_ other: [Element])

  public subscript(index: Int) -> Element {
    get { _get(index) }
    set { _set(index, newValue) }
  }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      if bounds.lowerBound < 0 || bounds.upperBound > count { _trapFatalError("Array index is out of range") }
      return ArraySlice(_base: self, _offset: 0, _start: bounds.lowerBound, _end: bounds.upperBound)
    }
    set { _replace(bounds.lowerBound, bounds.upperBound, newValue._array) }
  }

  /// The first element; nil where there are none.
  @_standIn public var first: Element? { count == 0 ? nil : _get(0) }
  /// The last element; nil where there are none.
  @_standIn public var last: Element? { count == 0 ? nil : _get(count - 1) }

  /// Puts an element, or a text, behind the last one.
  @_intrinsic("array.append") public mutating func append(_ newElement: Element)
  /// Puts all elements of another sequence behind the last one.
  public mutating func append(contentsOf newElements: [Element]) { _appendAll(newElements) }
  /// Puts all elements of another sequence behind the last one.
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { append(element) }
  }
  /// Puts an element at an index; what stands there moves on.
  @_intrinsic("array.insert") public mutating func insert(_ newElement: Element, at i: Int)
  /// Takes the element at an index away and hands it back.
  @_intrinsic("array.removeAt") @discardableResult public mutating func remove(at index: Int) -> Element
  /// Takes the last element away and hands it back; there must be one.
  @_standIn @_intrinsic("array.removeLast") @discardableResult public mutating func removeLast() -> Element
  /// Makes room for so many elements at once, where they are known to come.
  @_intrinsic("array.reserve") public mutating func reserveCapacity(_ minimumCapacity: Int)
  /// Has the elements at two indices change places.
  @_standIn @_intrinsic("array.swap") public mutating func swapAt(_ i: Int, _ j: Int)

  /// Takes so many elements away at the end.
  @_standIn public mutating func removeLast(_ k: Int) {
    if k < 0 || k > count { _trapFatalError("Can't remove more items from a collection than it contains") }
    _truncate(count - k)
  }
  /// Takes the first element away and hands it back; there must be one.
  @_standIn @discardableResult public mutating func removeFirst() -> Element {
    if count == 0 { _trapFatalError("Can't remove first element from an empty collection") }
    return remove(at: 0)
  }
  /// Takes all elements away.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    if keepCapacity { _truncate(0) } else { self = [] }
  }
  /// Takes the last element away and hands it back; nil where there is none.
  @_standIn public mutating func popLast() -> Element? { count == 0 ? nil : removeLast() }
  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _replace(subrange.lowerBound, subrange.upperBound, Array(newElements))
  }

  public static func + (lhs: [Element], rhs: [Element]) -> [Element] {
    var result = lhs
    result._appendAll(rhs)
    return result
  }
  public static func += (lhs: inout [Element], rhs: [Element]) { lhs._appendAll(rhs) }

  /// The value as `print` writes it.
  public var description: String { _describeElements(self) }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { _describeElements(self) }

  // The ways through an array that are walked most, without an iterator.

  /// What the closure makes of each element, in the order of the elements.
  @_standIn public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    result.reserveCapacity(count)
    for element in self { try result.append(transform(element)) }
    return result
  }
  /// The elements for which the closure says true, in their order.
  @_standIn public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  /// Puts the elements into the opposite order.
  @_standIn public mutating func reverse() {
    var low = 0
    var high = count - 1
    while low < high {
      swapAt(low, high)
      low += 1
      high -= 1
    }
  }
}

/// `[1, 2, 3]`, as arrays, slices and sets are shown.
func _describeElements<S: Sequence>(_ elements: S) -> String {
  var result = "["
  var isFirst = true
  for element in elements {
    if !isFirst { result += ", " }
    isFirst = false
    result += String(reflecting: element)
  }
  return result + "]"
}

extension Array: Equatable where Element: Equatable {
  public static func == (lhs: [Element], rhs: [Element]) -> Bool {
    let count = lhs.count
    if count != rhs.count { return false }
    var index = 0
    while index < count {
      if lhs._get(index) != rhs._get(index) { return false }
      index += 1
    }
    return true
  }
}

extension Array: Hashable where Element: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) {
    hasher._combine(count)
    for element in self { element.hash(into: &hasher) }
  }
}

/// What arrays, their slices and contiguous ones have in common.
public protocol _ArrayProtocol: RangeReplaceableCollection, ExpressibleByArrayLiteral {}

extension _ArrayProtocol {
  /// The elements for which the closure says true, in their order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self where try isIncluded(element) { result.append(element) }
    return result
  }
}
