/// An array that is never bridged to another one: here all are so, and this is one by another name.
public struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ContiguousArray<Element>>
  public typealias SubSequence = ArraySlice<Element>

  var _elements: [Element]
  init(_elements: [Element]) { self._elements = _elements }

  public init() { _elements = [] }
  public init(repeating repeatedValue: Element, count: Int) {
    _elements = Array(repeating: repeatedValue, count: count)
  }
  public init(arrayLiteral elements: Element...) { _elements = elements }
  public init<S: Sequence>(_ elements: S) where S.Element == Element { _elements = Array(elements) }

  public var count: Int { _elements.count }
  @_standIn public var isEmpty: Bool { _elements.isEmpty }
  public var capacity: Int { _elements.capacity }
  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public var indices: Range<Int> { 0..<_elements.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  public func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  public func distance(from start: Int, to end: Int) -> Int { end - start }
  public func makeIterator() -> IndexingIterator<ContiguousArray<Element>> { IndexingIterator(_elements: self) }

  public subscript(index: Int) -> Element {
    get { _elements._get(index) }
    set { _elements._set(index, newValue) }
  }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _elements[bounds] }
    set { _elements[bounds] = newValue }
  }

  public mutating func append(_ newElement: Element) { _elements.append(newElement) }
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    _elements.append(contentsOf: newElements)
  }
  public mutating func insert(_ newElement: Element, at i: Int) { _elements.insert(newElement, at: i) }
  @discardableResult public mutating func remove(at index: Int) -> Element { _elements.remove(at: index) }
  @discardableResult public mutating func removeLast() -> Element { _elements.removeLast() }
  public mutating func popLast() -> Element? { _elements.popLast() }
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    _elements.removeAll(keepingCapacity: keepCapacity)
  }
  public mutating func reserveCapacity(_ minimumCapacity: Int) { _elements.reserveCapacity(minimumCapacity) }
  @_standIn public mutating func swapAt(_ i: Int, _ j: Int) { _elements.swapAt(i, j) }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _elements.replaceSubrange(subrange, with: newElements)
  }

  public var description: String { _describeElements(self) }
  public var debugDescription: String { "ContiguousArray(" + _describeElements(self) + ")" }
}

extension ContiguousArray: Equatable where Element: Equatable {
  public static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool {
    lhs._elements == rhs._elements
  }
}

extension ContiguousArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { _elements.hash(into: &hasher) }
}
