/// A collection whose elements can be replaced.
public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
  associatedtype Element
  subscript(position: Index) -> Element { get set }
  subscript(bounds: Range<Index>) -> SubSequence { get set }
  /// Has the elements at two indices change places.
  mutating func swapAt(_ i: Index, _ j: Index)
}

extension MutableCollection {
  public subscript(bounds: Range<Index>) -> Slice<Self> {
    get { Slice(base: self, bounds: bounds) }
    set {
      var index = bounds.lowerBound
      for element in newValue {
        self[index] = element
        index = self.index(after: index)
      }
    }
  }

  public subscript(x: UnboundedRange) -> SubSequence {
    get { self[startIndex..<endIndex] }
    set { self[startIndex..<endIndex] = newValue }
  }
  public subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
    get { self[r.relative(to: self)] }
    set { self[r.relative(to: self)] = newValue }
  }

  /// Has the elements at two indices change places.
  public mutating func swapAt(_ i: Index, _ j: Index) {
    if i == j { return }
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }

  /// Moves the elements of which the closure says true behind all others; the index of the first of them.
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var boundary = startIndex
    while true {
      if boundary == endIndex { return boundary }
      if try belongsInSecondPartition(self[boundary]) { break }
      boundary = index(after: boundary)
    }
    var index = self.index(after: boundary)
    while index != endIndex {
      if try !belongsInSecondPartition(self[index]) {
        swapAt(boundary, index)
        boundary = self.index(after: boundary)
      }
      index = self.index(after: index)
    }
    return boundary
  }
}

extension MutableCollection where Self: BidirectionalCollection {
  /// Puts the elements into the opposite order.
  public mutating func reverse() {
    var low = startIndex
    var high = endIndex
    while low < high {
      high = index(before: high)
      if low < high {
        swapAt(low, high)
        low = index(after: low)
      }
    }
  }

  /// Moves the elements of which the closure says true behind all others; the index of the first of them.
  public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var high = endIndex
    while true {
      while true {
        if low == high { return low }
        if try belongsInSecondPartition(self[low]) { break }
        low = index(after: low)
      }
      while true {
        high = index(before: high)
        if low == high { return low }
        if try !belongsInSecondPartition(self[high]) { break }
      }
      swapAt(low, high)
      low = index(after: low)
    }
  }
}

/// A collection that elements can be put into and taken from.
public protocol RangeReplaceableCollection<Element>: Collection {
  associatedtype Element
  init()
  /// So many times the same.
  init(repeating repeatedValue: Element, count: Int)
  init<S: Sequence>(_ elements: S) where S.Element == Element
  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Element
  /// Makes room for so many elements at once, where they are known to come.
  mutating func reserveCapacity(_ n: Int)
  /// Puts an element, or a text, behind the last one.
  mutating func append(_ newElement: Element)
  /// Puts all elements of another sequence behind the last one.
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
  /// Puts an element at an index; what stands there moves on.
  mutating func insert(_ newElement: Element, at i: Index)
  /// Puts the elements of a collection at an index; what stands there moves on.
  mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index) where S.Element == Element
  /// Takes the element at an index away and hands it back.
  @discardableResult mutating func remove(at i: Index) -> Element
  /// Takes the elements in a range of indices away.
  mutating func removeSubrange(_ bounds: Range<Index>)
  /// Takes the first element away and hands it back; there must be one.
  @discardableResult mutating func removeFirst() -> Element
  /// Takes so many elements away at the beginning.
  mutating func removeFirst(_ k: Int)
  /// Takes all elements away.
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  /// Takes the elements away for which the closure says true.
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// What stays is moved to the front; if an error is thrown meanwhile, nothing is lost.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    guard var end = try firstIndex(where: shouldBeRemoved) else { return }
    var place = index(after: end)
    while place != endIndex {
      if try !shouldBeRemoved(self[place]) {
        swapAt(end, place)
        end = index(after: end)
      }
      place = index(after: place)
    }
    removeSubrange(end..<endIndex)
  }
}

extension RangeReplaceableCollection {
  public mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
    let end = try drop(while: predicate).startIndex
    removeSubrange(startIndex..<end)
  }
  /// So many times the same.
  public init(repeating repeatedValue: Element, count: Int) {
    self.init()
    var left = count
    while left > 0 {
      append(repeatedValue)
      left -= 1
    }
  }
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    append(contentsOf: elements)
  }
  /// Makes room for so many elements at once, where they are known to come.
  public mutating func reserveCapacity(_ n: Int) {}
  /// Puts an element, or a text, behind the last one.
  public mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
  /// Puts all elements of another sequence behind the last one.
  public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { append(element) }
  }
  /// Puts an element at an index; what stands there moves on.
  public mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i..<i, with: [newElement]) }
  /// Puts the elements of a collection at an index; what stands there moves on.
  public mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element {
    replaceSubrange(i..<i, with: newElements)
  }
  /// Takes the element at an index away and hands it back.
  @discardableResult public mutating func remove(at position: Index) -> Element {
    let element = self[position]
    replaceSubrange(position..<index(after: position), with: [])
    return element
  }
  /// Takes the elements in a range of indices away.
  public mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
  /// Takes the elements in a range of indices away.
  public mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
    removeSubrange(bounds.relative(to: self))
  }
  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  public mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C)
  where C.Element == Element, R.Bound == Index {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  /// Takes the first element away and hands it back; there must be one.
  @discardableResult public mutating func removeFirst() -> Element {
    if isEmpty { _trapFatalError("Can't remove first element from an empty collection") }
    return remove(at: startIndex)
  }
  /// Takes so many elements away at the beginning.
  public mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    guard k > 0, let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _trapFatalError("Can't remove more items from a collection than it has")
    }
    removeSubrange(startIndex..<end)
  }
  /// Takes all elements away.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = Self() }
  /// Takes the elements away for which the closure says true.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }
  /// The elements for which the closure says true, in their order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }

  public static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self where Other.Element == Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  public static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
  where Other.Element == Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
    lhs.append(contentsOf: rhs)
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  public mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
    let end = trimmingPrefix(prefix).startIndex
    removeSubrange(startIndex..<end)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  /// Takes the last element away and hands it back; there must be one.
  @discardableResult public mutating func removeLast() -> Element {
    if isEmpty { _trapFatalError("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  /// Takes so many elements away at the end.
  public mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    guard k > 0, let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _trapFatalError("Can't remove more items from a collection than it contains")
    }
    removeSubrange(start..<endIndex)
  }
  /// Takes the last element away and hands it back; nil where there is none.
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
}

// The same once more for what is its own slice, between which and the above there would be no choice.
extension RangeReplaceableCollection where Self: BidirectionalCollection, Self == SubSequence {
  /// Takes the last element away and hands it back; there must be one.
  @discardableResult public mutating func removeLast() -> Element {
    if isEmpty { _trapFatalError("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  /// Takes so many elements away at the end.
  public mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    guard k > 0, let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      _trapFatalError("Can't remove more items from a collection than it contains")
    }
    removeSubrange(start..<endIndex)
  }
  /// Takes the last element away and hands it back; nil where there is none.
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
}

extension RangeReplaceableCollection where Self == SubSequence {
  /// Takes the first element away and hands it back; there must be one.
  @discardableResult public mutating func removeFirst() -> Element {
    if isEmpty { _trapFatalError("Can't remove items from an empty collection") }
    let element = self[startIndex]
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  /// Takes so many elements away at the beginning.
  public mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    guard k > 0, let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      _trapFatalError("Can't remove more items from a collection than it contains")
    }
    self = self[start..<endIndex]
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  /// A copy in which other elements stand wherever the wanted ones stood.
  public func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    replacing(other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements)
  }
  /// The same where only those within a part of it are replaced.
  public func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = Int.max
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    var result = Self()
    var start = startIndex
    var left = maxReplacements
    for range in self[subrange].ranges(of: other) {
      if left == 0 { break }
      left -= 1
      result.append(contentsOf: self[start..<range.lowerBound])
      result.append(contentsOf: replacement)
      start = range.upperBound
    }
    result.append(contentsOf: self[start..<endIndex])
    return result
  }
  /// Puts other elements wherever the wanted ones stand.
  public mutating func replace<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) where C.Element == Element, Replacement.Element == Element {
    self = replacing(other, with: replacement, maxReplacements: maxReplacements)
  }
}
