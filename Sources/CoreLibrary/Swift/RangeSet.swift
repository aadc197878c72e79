// Several ranges together, and what of a collection lies in them.

/// Ranges in ascending order that neither overlap nor touch, and are not empty.
public struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
  /// The ranges, one after the other.
  public struct Ranges: RandomAccessCollection, Equatable, CustomStringConvertible {
    public typealias Index = Int
    let _ranges: [Range<Bound>]
    public var startIndex: Int { 0 }
    public var endIndex: Int { _ranges.count }
    public subscript(i: Int) -> Range<Bound> { _ranges[i] }
    public var description: String { _ranges.description }
    public static func == (left: Ranges, right: Ranges) -> Bool { left._ranges == right._ranges }
  }

  private var parts: [Range<Bound>] = []

  public init() {}
  public init(_ range: Range<Bound>) { if !range.isEmpty { parts = [range] } }
  public init(_ ranges: some Sequence<Range<Bound>>) { for range in ranges { insert(contentsOf: range) } }
  public init<S: Sequence, C: Collection>(_ indices: S, within collection: C)
  where S.Element == Bound, C.Index == Bound {
    for index in indices { insert(index, within: collection) }
  }
  init(_parts: [Range<Bound>]) { parts = _parts }

  public var ranges: Ranges { Ranges(_ranges: parts) }
  public var isEmpty: Bool { parts.isEmpty }
  public var description: String { parts.description }
  public func contains(_ value: Bound) -> Bool { parts.contains { $0.contains(value) } }
  public static func == (left: RangeSet<Bound>, right: RangeSet<Bound>) -> Bool { left.parts == right.parts }

  public mutating func insert(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    var low = range.lowerBound
    var high = range.upperBound
    var before: [Range<Bound>] = []
    var behind: [Range<Bound>] = []
    for part in parts {
      if part.upperBound < low {
        before.append(part)
      } else if part.lowerBound > high {
        behind.append(part)
      } else {
        low = min(low, part.lowerBound)
        high = max(high, part.upperBound)
      }
    }
    parts = before + [low..<high] + behind
  }
  public mutating func remove(contentsOf range: Range<Bound>) {
    if range.isEmpty { return }
    var result: [Range<Bound>] = []
    for part in parts {
      if part.lowerBound < range.lowerBound {
        result.append(part.lowerBound..<min(part.upperBound, range.lowerBound))
      }
      if part.upperBound > range.upperBound {
        result.append(max(part.lowerBound, range.upperBound)..<part.upperBound)
      }
    }
    parts = result
  }
  @discardableResult
  public mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool where C.Index == Bound {
    if contains(index) { return false }
    insert(contentsOf: index..<collection.index(after: index))
    return true
  }
  public mutating func remove<C: Collection>(_ index: Bound, within collection: C) where C.Index == Bound {
    remove(contentsOf: index..<collection.index(after: index))
  }

  public mutating func formUnion(_ other: RangeSet<Bound>) { for part in other.parts { insert(contentsOf: part) } }
  public mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
  public mutating func subtract(_ other: RangeSet<Bound>) { for part in other.parts { remove(contentsOf: part) } }
  public func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result: [Range<Bound>] = []
    for part in parts {
      for range in other.parts where part.overlaps(range) { result.append(part.clamped(to: range)) }
    }
    return RangeSet(_parts: result)
  }
  public func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    union(other).subtracting(intersection(other))
  }
  public func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
    var result = self
    result.subtract(other)
    return result
  }
  public func isSubset(of other: RangeSet<Bound>) -> Bool { intersection(other) == self }
  public func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
  public func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
  public func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
  public func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
}

extension RangeSet: Hashable where Bound: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// What of a collection lies in several ranges.
public struct DiscontiguousSlice<Base: Collection>: Collection, CustomStringConvertible {
  public struct Index: Comparable {
    let _part: Int
    public let base: Base.Index
    public static func == (left: Index, right: Index) -> Bool { left.base == right.base }
    public static func < (left: Index, right: Index) -> Bool { left.base < right.base }
  }
  public typealias Element = Base.Element
  public typealias SubSequence = DiscontiguousSlice<Base>

  public let base: Base
  public let subranges: RangeSet<Base.Index>

  init(_ base: Base, _ subranges: RangeSet<Base.Index>) {
    self.base = base
    self.subranges = subranges
  }

  public var description: String { Array(self).description }
  public var startIndex: Index {
    guard let first = subranges.ranges.first else { return endIndex }
    return Index(_part: 0, base: first.lowerBound)
  }
  public var endIndex: Index { Index(_part: subranges.ranges.count, base: base.endIndex) }
  public func index(after i: Index) -> Index {
    let ranges = subranges.ranges
    let next = base.index(after: i.base)
    if next < ranges[i._part].upperBound { return Index(_part: i._part, base: next) }
    if i._part + 1 == ranges.count { return endIndex }
    return Index(_part: i._part + 1, base: ranges[i._part + 1].lowerBound)
  }
  public subscript(i: Index) -> Base.Element { base[i.base] }
  public subscript(bounds: Range<Index>) -> DiscontiguousSlice<Base> {
    let upper = bounds.upperBound == endIndex ? base.endIndex : bounds.upperBound.base
    let range = RangeSet(bounds.lowerBound.base..<upper)
    return DiscontiguousSlice(base, subranges.intersection(range))
  }
}

extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Index) -> Index {
    let ranges = subranges.ranges
    if i._part < ranges.count && i.base > ranges[i._part].lowerBound {
      return Index(_part: i._part, base: base.index(before: i.base))
    }
    return Index(_part: i._part - 1, base: base.index(before: ranges[i._part - 1].upperBound))
  }
}

extension DiscontiguousSlice: Equatable where Base.Element: Equatable {
  public static func == (lhs: DiscontiguousSlice<Base>, rhs: DiscontiguousSlice<Base>) -> Bool {
    lhs.elementsEqual(rhs)
  }
}

extension DiscontiguousSlice: Hashable where Base.Element: Hashable {
  public func hash(into hasher: inout Hasher) { for element in self { hasher.combine(element) } }
}

extension Collection {
  /// The indices of all elements for which the closure says true.
  public func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
    var result: [Range<Index>] = []
    var start: Index?
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) {
        if start == nil { start = index }
      } else if let low = start {
        result.append(low..<index)
        start = nil
      }
      index = self.index(after: index)
    }
    if let start { result.append(start..<index) }
    return RangeSet(_parts: result)
  }

  /// The elements in several ranges.
  public subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> { DiscontiguousSlice(self, subranges) }

  /// The elements outside of several ranges.
  public func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> {
    DiscontiguousSlice(self, RangeSet(startIndex..<endIndex).subtracting(subranges))
  }
}

extension Collection where Element: Equatable {
  /// The indices of all elements that are equal to another.
  public func indices(of element: Element) -> RangeSet<Index> { indices { $0 == element } }
}

extension RangeReplaceableCollection {
  /// Takes the elements in several ranges away.
  public mutating func removeSubranges(_ subranges: RangeSet<Index>) { self = Self(removingSubranges(subranges)) }
}

extension MutableCollection {
  /// Puts the elements in several ranges together before an index; where they are then.
  @discardableResult
  public mutating func moveSubranges(_ subranges: RangeSet<Index>, to insertionPoint: Index) -> Range<Index> {
    let all = RangeSet(startIndex..<endIndex).subtracting(subranges)
    let before = Array(self[all.intersection(RangeSet(startIndex..<insertionPoint))])
    let moved = Array(self[subranges])
    let behind = Array(self[all.intersection(RangeSet(insertionPoint..<endIndex))])
    var index = startIndex
    var low = startIndex
    var high = startIndex
    for (place, element) in (before + moved + behind).enumerated() {
      if place == before.count { low = index }
      if place == before.count + moved.count { high = index }
      self[index] = element
      index = self.index(after: index)
    }
    if moved.isEmpty && behind.isEmpty { low = index }
    if behind.isEmpty { high = index }
    return low..<high
  }
}
