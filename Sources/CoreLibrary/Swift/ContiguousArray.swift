/// An array that is never bridged to another one: here all are so, and this is one by another name.
public struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, _ArrayProtocol,
  CustomStringConvertible, CustomDebugStringConvertible
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ContiguousArray<Element>>
  public typealias SubSequence = ArraySlice<Element>

  var _elements: [Element]
  init(_elements: [Element]) { self._elements = _elements }

  public init() { _elements = [] }
  /// So many times the same.
  public init(repeating repeatedValue: Element, count: Int) {
    _elements = Array(repeating: repeatedValue, count: count)
  }
  public init(arrayLiteral elements: Element...) { _elements = elements }
  public init<S: Sequence>(_ elements: S) where S.Element == Element { _elements = Array(elements) }

  /// How many elements there are.
  public var count: Int { _elements.count }
  /// Whether there are no elements.
  @_standIn public var isEmpty: Bool { _elements.isEmpty }
  /// How many elements there is room for before more memory is asked for.
  public var capacity: Int { _elements.capacity }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Int { 0 }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Int { _elements.count }
  /// The indices of all elements, in their order.
  @_standIn public var indices: Range<Int> { 0..<_elements.count }
  /// The index behind another one.
  public func index(after i: Int) -> Int { i + 1 }
  /// The index before another one.
  public func index(before i: Int) -> Int { i - 1 }
  /// The elements for which the closure says true, in their order.
  @_standIn public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  /// How many places it is from one index to another.
  public func distance(from start: Int, to end: Int) -> Int { end - start }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> IndexingIterator<ContiguousArray<Element>> {
    IndexingIterator(_elements: self)
  }

  public subscript(index: Int) -> Element {
    get { _elements._get(index) }
    set { _elements._set(index, newValue) }
  }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _elements[bounds] }
    set { _elements[bounds] = newValue }
  }

  /// Puts an element, or a text, behind the last one.
  public mutating func append(_ newElement: Element) { _elements.append(newElement) }
  /// Puts all elements of another sequence behind the last one.
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    _elements.append(contentsOf: newElements)
  }
  /// Puts an element at an index; what stands there moves on.
  public mutating func insert(_ newElement: Element, at i: Int) { _elements.insert(newElement, at: i) }
  /// Takes the element at an index away and hands it back.
  @discardableResult public mutating func remove(at index: Int) -> Element { _elements.remove(at: index) }
  /// Takes the last element away and hands it back; there must be one.
  @_standIn @discardableResult public mutating func removeLast() -> Element { _elements.removeLast() }
  /// Takes the last element away and hands it back; nil where there is none.
  @_standIn public mutating func popLast() -> Element? { _elements.popLast() }
  /// Takes all elements away.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _elements.removeAll(keepingCapacity: keepCapacity)
  }
  /// Makes room for so many elements at once, where they are known to come.
  public mutating func reserveCapacity(_ minimumCapacity: Int) { _elements.reserveCapacity(minimumCapacity) }
  /// Has the elements at two indices change places.
  @_standIn public mutating func swapAt(_ i: Int, _ j: Int) { _elements.swapAt(i, j) }
  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _elements.replaceSubrange(subrange, with: newElements)
  }

  /// The value as `print` writes it.
  public var description: String { _describeElements(self) }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { "ContiguousArray(" + _describeElements(self) + ")" }
}

extension ContiguousArray: Equatable where Element: Equatable {
  public static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool {
    lhs._elements == rhs._elements
  }
}

extension ContiguousArray: Hashable where Element: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { _elements.hash(into: &hasher) }
}
