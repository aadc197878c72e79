/// A collection that can be gone through backwards.
public protocol BidirectionalCollection<Element>: Collection
where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
  associatedtype Element
  /// The index before another one.
  func index(before i: Index) -> Index
  /// Moves an index back by one.
  func formIndex(before i: inout Index)
}

extension BidirectionalCollection {
  /// Moves an index back by one.
  public func formIndex(before i: inout Index) { i = index(before: i) }

  /// The last element; nil where there are none.
  public var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }

  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    var result = i
    var left = distance
    while left > 0 {
      result = index(after: result)
      left -= 1
    }
    while left < 0 {
      result = index(before: result)
      left += 1
    }
    return result
  }

  /// The index that stands so many places further on; nil where that is beyond the limit.
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = i
    var left = distance
    while left > 0 {
      if result == limit { return nil }
      result = index(after: result)
      left -= 1
    }
    while left < 0 {
      if result == limit { return nil }
      result = index(before: result)
      left += 1
    }
    return result
  }

  /// How many places it is from one index to another.
  public func distance(from start: Index, to end: Index) -> Int {
    var count = 0
    var index = start
    while index < end {
      index = self.index(after: index)
      count += 1
    }
    while index > end {
      index = self.index(before: index)
      count -= 1
    }
    return count
  }

  /// The last elements, so many at most.
  public func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { _trapFatalError("Can't take a suffix of negative length from a collection") }
    return self[(index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex)..<endIndex]
  }

  /// The elements before the last one, or before so many.
  public func dropLast(_ k: Int) -> SubSequence {
    if k < 0 { _trapFatalError("Can't drop a negative number of elements from a collection") }
    return self[startIndex..<(index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex)]
  }

  /// The last element for which the closure says true; nil where there is none.
  public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    if let index = try lastIndex(where: predicate) { return self[index] }
    return nil
  }

  /// The index of the last element for which the closure says true; nil where there is none.
  public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = endIndex
    while index != startIndex {
      index = self.index(before: index)
      if try predicate(self[index]) { return index }
    }
    return nil
  }

  /// The elements from the last to the first.
  public func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
}

extension BidirectionalCollection where Element: Equatable {
  /// The index of the last element that is equal to another; nil where there is none.
  public func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
}

extension BidirectionalCollection where SubSequence == Self {
  /// Takes the last element away and hands it back; there must be one.
  @discardableResult public mutating func removeLast() -> Element {
    if isEmpty { _trapFatalError("Can't remove last element from an empty collection") }
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
  /// Takes the last element away and hands it back; nil where there is none.
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
}

extension BidirectionalCollection where Element == String {
  public func joined(separator: String = "") -> String { String._joined(Array(self), separator) }
}

/// A collection that reaches any element as fast as the next.
public protocol RandomAccessCollection<Element>: BidirectionalCollection
where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {
  associatedtype Element
}

extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
  /// The index behind another one.
  public func index(after i: Index) -> Index { i.advanced(by: 1) }
  /// The index before another one.
  public func index(before i: Index) -> Index { i.advanced(by: -1) }
  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
  /// The index that stands so many places further on; nil where that is beyond the limit.
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let room = i.distance(to: limit)
    if distance > 0 ? room >= 0 && room < distance : room <= 0 && distance < room { return nil }
    return i.advanced(by: distance)
  }
  /// How many places it is from one index to another.
  public func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
}

extension RandomAccessCollection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
  /// The indices of all elements, in their order.
  public var indices: Range<Index> { startIndex..<endIndex }
}

/// A collection backwards.
public struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
  public typealias Element = Base.Element
  public typealias SubSequence = Slice<ReversedCollection<Base>>

  public let _base: Base
  init(_base: Base) { self._base = _base }

  /// A position in the base, seen from behind.
  public struct Index: Comparable {
    public let base: Base.Index
    public init(_ base: Base.Index) { self.base = base }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base > rhs.base }
  }

  public struct Iterator: IteratorProtocol, Sequence {
    let _base: Base
    var _position: Base.Index
    init(_base: Base) {
      self._base = _base
      _position = _base.endIndex
    }
    public mutating func next() -> Base.Element? {
      if _position == _base.startIndex { return nil }
      _position = _base.index(before: _position)
      return _base[_position]
    }
  }

  /// What hands out the elements one after the other.
  public func makeIterator() -> Iterator { Iterator(_base: _base) }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Index { Index(_base.endIndex) }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Index { Index(_base.startIndex) }
  /// How many elements there are.
  @_standIn public var count: Int { _base.count }
  /// The index behind another one.
  public func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
  /// The index before another one.
  public func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Index, offsetBy n: Int) -> Index { Index(_base.index(i.base, offsetBy: -n)) }
  /// How many places it is from one index to another.
  public func distance(from start: Index, to end: Index) -> Int { _base.distance(from: end.base, to: start.base) }
  public subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
  public subscript(bounds: Range<Index>) -> Slice<ReversedCollection<Base>> { Slice(base: self, bounds: bounds) }
  /// The elements from the last to the first.
  public func reversed() -> Base { _base }
}

extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
