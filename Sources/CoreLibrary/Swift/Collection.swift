/// A sequence whose elements can be reached again, by index.
public protocol Collection<Element>: Sequence {
  associatedtype Element
  associatedtype Index: Comparable
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
  associatedtype Indices: Collection = DefaultIndices<Self>
  where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
  /// The index of the first element; where there are none, the same as `endIndex`.
  var startIndex: Index { get }
  /// The index behind the last element: nothing stands there.
  var endIndex: Index { get }
  /// The indices of all elements, in their order.
  var indices: Indices { get }
  /// Whether there are no elements.
  var isEmpty: Bool { get }
  /// How many elements there are.
  var count: Int { get }
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  /// The index behind another one.
  func index(after i: Index) -> Index
  /// The index that stands so many places further on, or back for a negative number.
  func index(_ i: Index, offsetBy distance: Int) -> Index
  /// The index that stands so many places further on; nil where that is beyond the limit.
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  /// How many places it is from one index to another.
  func distance(from start: Index, to end: Index) -> Int
  /// Moves an index on by one.
  func formIndex(after i: inout Index)
}

/// Goes through a collection by its indexes.
public struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
  let _elements: Elements
  var _position: Elements.Index

  @inlinable public init(_elements: Elements) {
    self._elements = _elements
    _position = _elements.startIndex
  }

  public mutating func next() -> Elements.Element? {
    if _position == _elements.endIndex { return nil }
    let element = _elements[_position]
    _position = _elements.index(after: _position)
    return element
  }
}

extension Collection where Iterator == IndexingIterator<Self> {
  /// What hands out the elements one after the other.
  public func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
}

extension Collection where SubSequence == Slice<Self> {
  public subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
}

extension Collection where Indices == DefaultIndices<Self> {
  /// The indices of all elements, in their order.
  public var indices: DefaultIndices<Self> { DefaultIndices(_elements: self, _start: startIndex, _end: endIndex) }
}

extension Collection {
  /// What the closure makes of each element, in the order of the elements.
  public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    var index = startIndex
    let end = endIndex
    while index != end {
      try result.append(transform(self[index]))
      formIndex(after: &index)
    }
    return result
  }

  /// Whether there are no elements.
  public var isEmpty: Bool { startIndex == endIndex }
  /// How many elements there are.
  public var count: Int { distance(from: startIndex, to: endIndex) }
  /// No more than there are elements: what can be said without going through them.
  public var underestimatedCount: Int { count }
  /// The first element; nil where there are none.
  public var first: Element? {
    // Once only: to find where a lazy collection begins may take a while.
    let start = startIndex
    return start == endIndex ? nil : self[start]
  }

  /// Moves an index on by one.
  public func formIndex(after i: inout Index) { i = index(after: i) }
  public func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
  public func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
    if let advanced = index(i, offsetBy: distance, limitedBy: limit) {
      i = advanced
      return true
    }
    i = limit
    return false
  }

  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    if distance < 0 { _trapFatalError("Only BidirectionalCollections can be advanced by a negative amount") }
    var result = i
    var left = distance
    while left > 0 {
      result = index(after: result)
      left -= 1
    }
    return result
  }

  /// The index that stands so many places further on; nil where that is beyond the limit.
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    if distance < 0 { _trapFatalError("Only BidirectionalCollections can be advanced by a negative amount") }
    var result = i
    var left = distance
    while left > 0 {
      if result == limit { return nil }
      result = index(after: result)
      left -= 1
    }
    return result
  }

  /// How many places it is from one index to another.
  public func distance(from start: Index, to end: Index) -> Int {
    var count = 0
    var index = start
    while index != end {
      index = self.index(after: index)
      count += 1
    }
    return count
  }

  public subscript(x: UnboundedRange) -> SubSequence { self[startIndex..<endIndex] }
  public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { self[r.relative(to: self)] }

  @available(*, deprecated, renamed: "firstIndex(where:)")
  public func index(where predicate: (Element) throws -> Bool) rethrows -> Index? { try firstIndex(where: predicate) }
  /// The index of the first element for which the closure says true; nil where there is none.
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = startIndex
    let end = endIndex
    while index != end {
      if try predicate(self[index]) { return index }
      index = self.index(after: index)
    }
    return nil
  }

  /// The elements before an index.
  public func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
  /// The elements from an index on.
  public func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
  /// The elements up to an index, and the one at it.
  public func prefix(through position: Index) -> SubSequence { prefix(upTo: index(after: position)) }

  /// The first elements, so many at most.
  public func prefix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _trapFatalError("Can't take a prefix of negative length from a collection") }
    let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }

  /// The elements up to the first of which the closure says false.
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while try end != endIndex && predicate(self[end]) { end = index(after: end) }
    return self[startIndex..<end]
  }

  /// The last elements, so many at most.
  public func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _trapFatalError("Can't take a suffix of negative length from a collection") }
    let amount = count - maxLength
    return self[index(startIndex, offsetBy: amount > 0 ? amount : 0)..<endIndex]
  }

  /// The elements behind the first one, or behind so many.
  public func dropFirst(_ k: Int = 1) -> SubSequence {
    if k < 0 { _trapFatalError("Can't drop a negative number of elements from a collection") }
    return self[(index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex)..<endIndex]
  }

  /// The elements before the last one, or before so many.
  public func dropLast(_ k: Int = 1) -> SubSequence {
    if k < 0 { _trapFatalError("Can't drop a negative number of elements from a collection") }
    let amount = count - k
    let end = index(startIndex, offsetBy: amount > 0 ? amount : 0)
    return self[startIndex..<end]
  }

  /// The elements without those at the beginning that are asked to go.
  public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    try drop(while: predicate)
  }
  /// The elements from the first on of which the closure says false.
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while try start != endIndex && predicate(self[start]) { start = index(after: start) }
    return self[start..<endIndex]
  }

  /// The parts between separators; empty ones are left out unless asked for.
  public func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    if maxSplits < 0 { _trapFatalError("Must take zero or more splits") }
    var result: [SubSequence] = []
    var start = startIndex
    var index = startIndex
    let end = endIndex
    while index != end && result.count < maxSplits {
      if try isSeparator(self[index]) {
        if start != index || !omittingEmptySubsequences { result.append(self[start..<index]) }
        index = self.index(after: index)
        start = index
      } else {
        index = self.index(after: index)
      }
    }
    if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
    return result
  }
}

extension Collection where Element: Equatable {
  @available(*, deprecated, renamed: "firstIndex(of:)")
  public func index(of element: Element) -> Index? { firstIndex(of: element) }

  /// The index of the first element that is equal to another; nil where there is none.
  public func firstIndex(of element: Element) -> Index? {
    var index = startIndex
    let end = endIndex
    while index != end {
      if self[index] == element { return index }
      index = self.index(after: index)
    }
    return nil
  }

  /// The parts between separators; empty ones are left out unless asked for.
  public func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
  }

  /// The parts between separators; empty ones are left out unless asked for.
  @_disfavoredOverload
  public func split<C: Collection>(
    separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where C.Element == Element {
    _split(separator, maxSplits, omittingEmptySubsequences)
  }

  func _split<C: Collection>(_ separator: C, _ maxSplits: Int, _ omittingEmptySubsequences: Bool) -> [SubSequence]
  where C.Element == Element {
    var result: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator) {
      if result.count == maxSplits { break }
      if start != range.lowerBound || !omittingEmptySubsequences { result.append(self[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
    return result
  }

  /// Whether the elements of another collection stand in this one, one behind the other.
  @_disfavoredOverload
  public func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element { firstRange(of: other) != nil }

  /// Where the elements of another collection stand in this one for the first time; nil where they do not.
  public func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    var start = startIndex
    while true {
      if let end = _end(of: other, from: start) { return start..<end }
      if start == endIndex { return nil }
      start = index(after: start)
    }
  }

  /// All places where the elements of another collection stand in this one.
  public func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
    var result: [Range<Index>] = []
    var start = startIndex
    // Nothing is everywhere: before each element, and at the end.
    if other.isEmpty {
      while start != endIndex {
        result.append(start..<start)
        start = index(after: start)
      }
      result.append(start..<start)
      return result
    }
    while start != endIndex {
      if let end = _end(of: other, from: start), end != start {
        result.append(start..<end)
        start = end
      } else {
        start = index(after: start)
      }
    }
    return result
  }

  /// The elements without those at the beginning that are asked to go.
  public func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
    var start = startIndex
    for element in prefix {
      if start == endIndex || self[start] != element { return self[startIndex..<endIndex] }
      start = index(after: start)
    }
    return self[start..<endIndex]
  }

  /// The index behind `other`, where it stands at `start`.
  func _end<C: Collection>(of other: C, from start: Index) -> Index? where C.Element == Element {
    var index = start
    for element in other {
      if index == endIndex || self[index] != element { return nil }
      index = self.index(after: index)
    }
    return index
  }
}

extension Collection where SubSequence == Self {
  /// Takes the first element away and hands it back; there must be one.
  @discardableResult public mutating func removeFirst() -> Element {
    if isEmpty { _trapFatalError("Can't remove items from an empty collection") }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  /// Takes the first element away and hands it back; nil where there is none.
  public mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
}
