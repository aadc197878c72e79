/// A part of an array, with the array's indexes.
public struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, _ArrayProtocol,
  CustomStringConvertible, CustomDebugStringConvertible
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ArraySlice<Element>>
  public typealias SubSequence = ArraySlice<Element>

  /// Holds at least the slice's elements; its first one has the index `_offset`.
  var _base: [Element]
  var _offset: Int
  public private(set) var startIndex: Int
  public private(set) var endIndex: Int

  init(_base: [Element], _offset: Int, _start: Int, _end: Int) {
    self._base = _base
    self._offset = _offset
    startIndex = _start
    endIndex = _end
  }
  init(_all elements: [Element]) {
    self.init(_base: elements, _offset: 0, _start: 0, _end: elements.count)
  }
  public init() { self.init(_all: []) }
  /// So many times the same.
  public init(repeating repeatedValue: Element, count: Int) {
    self.init(_all: Array(repeating: repeatedValue, count: count))
  }
  public init(arrayLiteral elements: Element...) { self.init(_all: elements) }
  public init<S: Sequence>(_ elements: S) where S.Element == Element { self.init(_all: Array(elements)) }

  var _array: [Element] { _base._slice(startIndex - _offset, endIndex - _offset) }

  /// Before the number of elements changes: the base has these elements and no others.
  mutating func _own() {
    if _offset == startIndex && _base.count == endIndex - startIndex { return }
    _base = _array
    _offset = startIndex
  }

  func _check(_ index: Int) {
    if index < startIndex || index >= endIndex { _trapFatalError("Index out of range") }
  }

  /// How many elements there are.
  public var count: Int { endIndex - startIndex }
  /// Whether there are no elements.
  @_standIn public var isEmpty: Bool { endIndex == startIndex }
  /// The indices of all elements, in their order.
  @_standIn public var indices: Range<Int> { startIndex..<endIndex }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> IndexingIterator<ArraySlice<Element>> { IndexingIterator(_elements: self) }
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

  public subscript(index: Int) -> Element {
    get {
      _check(index)
      return _base._get(index - _offset)
    }
    set {
      _check(index)
      _base._set(index - _offset, newValue)
    }
  }
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      if bounds.lowerBound < startIndex || bounds.upperBound > endIndex { _trapFatalError("Index out of range") }
      return ArraySlice(_base: _base, _offset: _offset, _start: bounds.lowerBound, _end: bounds.upperBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }

  /// Has the elements at two indices change places.
  @_standIn public mutating func swapAt(_ i: Int, _ j: Int) {
    _check(i)
    _check(j)
    _base.swapAt(i - _offset, j - _offset)
  }
  /// Puts an element, or a text, behind the last one.
  public mutating func append(_ newElement: Element) {
    _own()
    _base.append(newElement)
    endIndex += 1
  }
  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    if subrange.lowerBound < startIndex || subrange.upperBound > endIndex { _trapFatalError("Index out of range") }
    _own()
    _base.replaceSubrange((subrange.lowerBound - _offset)..<(subrange.upperBound - _offset), with: newElements)
    endIndex = _offset + _base.count
  }

  /// The value as `print` writes it.
  public var description: String { _describeElements(self) }
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String { "ArraySlice(" + _describeElements(self) + ")" }
}

extension ArraySlice: Equatable where Element: Equatable {
  public static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool { lhs.elementsEqual(rhs) }
}

extension ArraySlice: Hashable where Element: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) {
    hasher._combine(count)
    for element in self { element.hash(into: &hasher) }
  }
}
