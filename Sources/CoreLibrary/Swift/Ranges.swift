// Ranges in all their forms.

/// What can stand between the brackets to take a part of a collection.
public protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
  /// Whether an element is among these.
  func contains(_ element: Bound) -> Bool
}

extension RangeExpression {
  public static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
}

/// `low..<high`
public struct Range<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound

  init(_low: Bound, _high: Bound) {
    lowerBound = _low
    upperBound = _high
  }
  public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }

  /// Whether an element is among these.
  public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
  /// Whether there are no elements.
  public var isEmpty: Bool { lowerBound == upperBound }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
  /// Whether two ranges have values in common.
  public func overlaps(_ other: Range<Bound>) -> Bool {
    !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound
  }
  /// The part of the range that lies within another.
  public func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let low = limits.lowerBound > lowerBound ? limits.lowerBound : lowerBound
    let high = limits.upperBound < upperBound ? limits.upperBound : upperBound
    if limits.upperBound < lowerBound { return Range(_low: limits.upperBound, _high: limits.upperBound) }
    if upperBound < limits.lowerBound { return Range(_low: limits.lowerBound, _high: limits.lowerBound) }
    return Range(_low: low, _high: high)
  }
}

extension Range: Equatable {
  public static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}
extension Range: Hashable where Bound: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}
extension Range: CustomStringConvertible {
  /// The value as `print` writes it.
  public var description: String { String(describing: lowerBound) + "..<" + String(describing: upperBound) }
}
extension Range: CustomDebugStringConvertible {
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String {
    "Range(" + String(reflecting: lowerBound) + "..<" + String(reflecting: upperBound) + ")"
  }
}

public typealias CountableRange<Bound: Strideable> = Range<Bound>

extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Element = Bound
  public typealias Iterator = IndexingIterator<Range<Bound>>
}

extension Range: Collection where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Index = Bound
  public typealias Indices = Range<Bound>
  public typealias SubSequence = Range<Bound>
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Bound { lowerBound }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Bound { upperBound }
  /// How many elements there are.
  @_standIn public var count: Int { lowerBound.distance(to: upperBound)._bits }
  /// The indices of all elements, in their order.
  public var indices: Range<Bound> { self }
  /// What the closure makes of each element, without indices in between.
  @_standIn public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { try result.append(transform(element)) }
    return result
  }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> IndexingIterator<Range<Bound>> { IndexingIterator(_elements: self) }
  /// The index behind another one.
  public func index(after i: Bound) -> Bound {
    if i < lowerBound || i >= upperBound { _trapFatalError("Index out of range") }
    return i.advanced(by: 1)
  }
  /// The index that stands so many places further on, or back for a negative number.
  public func index(_ i: Bound, offsetBy n: Int) -> Bound { i.advanced(by: Bound.Stride(_bits: n)) }
  /// How many places it is from one index to another.
  public func distance(from start: Bound, to end: Bound) -> Int { start.distance(to: end)._bits }
  public subscript(position: Bound) -> Bound {
    if !contains(position) { _trapFatalError("Index out of range") }
    return position
  }
  public subscript(bounds: Range<Bound>) -> Range<Bound> {
    if bounds.lowerBound < lowerBound || bounds.upperBound > upperBound { _trapFatalError("Range out of bounds") }
    return bounds
  }
}
extension Range: BidirectionalCollection where Bound: Strideable, Bound.Stride: SignedInteger {
  /// The index before another one.
  public func index(before i: Bound) -> Bound { i.advanced(by: 0 - 1) }
}
extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  public init(_ other: ClosedRange<Bound>) {
    self.init(_low: other.lowerBound, _high: other.upperBound.advanced(by: 1))
  }
}

/// `low...high`
public struct ClosedRange<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound

  init(_low: Bound, _high: Bound) {
    lowerBound = _low
    upperBound = _high
  }
  public init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }

  /// Whether an element is among these.
  public func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
  /// Whether there are no elements.
  public var isEmpty: Bool { false }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    Range(_low: lowerBound, _high: collection.index(after: upperBound))
  }
  /// Whether two ranges have values in common.
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
  /// The part of the range that lies within another.
  public func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    if limits.upperBound < lowerBound { return ClosedRange(_low: limits.upperBound, _high: limits.upperBound) }
    if upperBound < limits.lowerBound { return ClosedRange(_low: limits.lowerBound, _high: limits.lowerBound) }
    let low = limits.lowerBound > lowerBound ? limits.lowerBound : lowerBound
    let high = limits.upperBound < upperBound ? limits.upperBound : upperBound
    return ClosedRange(_low: low, _high: high)
  }
}

extension ClosedRange: Equatable {
  public static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool {
    lhs.lowerBound == rhs.lowerBound && lhs.upperBound == rhs.upperBound
  }
}
extension ClosedRange: Hashable where Bound: Hashable {
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lowerBound)
    hasher.combine(upperBound)
  }
}
extension ClosedRange: CustomStringConvertible {
  /// The value as `print` writes it.
  public var description: String { String(describing: lowerBound) + "..." + String(describing: upperBound) }
}
extension ClosedRange: CustomDebugStringConvertible {
  /// The value as `debugPrint` writes it, and as it stands in a collection.
  public var debugDescription: String {
    "ClosedRange(" + String(reflecting: lowerBound) + "..." + String(reflecting: upperBound) + ")"
  }
}

public typealias CountableClosedRange<Bound: Strideable> = ClosedRange<Bound>
public typealias CountablePartialRangeFrom<Bound: Strideable> = PartialRangeFrom<Bound>

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  /// A position in a closed range: an element, or behind the last one.
  public enum Index: Comparable {
    case pastEnd
    case inRange(Bound)

    public static func == (lhs: Index, rhs: Index) -> Bool {
      switch lhs {
      case .inRange(let left):
        switch rhs {
        case .inRange(let right): return left == right
        case .pastEnd: return false
        }
      case .pastEnd:
        switch rhs {
        case .inRange: return false
        case .pastEnd: return true
        }
      }
    }
    public static func < (lhs: Index, rhs: Index) -> Bool {
      switch lhs {
      case .inRange(let left):
        switch rhs {
        case .inRange(let right): return left < right
        case .pastEnd: return true
        }
      case .pastEnd: return false
      }
    }
  }

  public init(_ other: Range<Bound>) {
    if other.isEmpty { _trapFatalError("Can't form an empty closed range") }
    self.init(_low: other.lowerBound, _high: other.upperBound.advanced(by: 0 - 1))
  }
}

extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Element = Bound
  public typealias Iterator = ClosedRangeIterator<Bound>
  /// What the closure makes of each element, without indices in between.
  @_standIn public func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    for element in self { try result.append(transform(element)) }
    return result
  }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> ClosedRangeIterator<Bound> {
    ClosedRangeIterator(_next: lowerBound, _last: upperBound)
  }
}

/// Goes through a closed range.
public struct ClosedRangeIterator<Bound: Strideable>: IteratorProtocol, _Unreflected
where Bound.Stride: SignedInteger {
  var _next: Bound
  let _last: Bound
  var _isDone = false

  init(_next: Bound, _last: Bound) {
    self._next = _next
    self._last = _last
  }

  public mutating func next() -> Bound? {
    if _isDone { return nil }
    let value = _next
    if value == _last { _isDone = true } else { _next = value.advanced(by: 1) }
    return value
  }
}

extension ClosedRange: Collection where Bound: Strideable, Bound.Stride: SignedInteger {
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Index { .inRange(lowerBound) }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Index { .pastEnd }
  /// How many elements there are.
  @_standIn public var count: Int { lowerBound.distance(to: upperBound)._bits + 1 }
  /// The index behind another one.
  public func index(after i: Index) -> Index {
    switch i {
    case .inRange(let value): return value == upperBound ? .pastEnd : .inRange(value.advanced(by: 1))
    case .pastEnd: _trapFatalError("Incrementing past end index")
    }
  }
  public subscript(position: Index) -> Bound {
    switch position {
    case .inRange(let value): return value
    case .pastEnd: _trapFatalError("Index out of range")
    }
  }
  public subscript(bounds: Range<Index>) -> Slice<ClosedRange<Bound>> { Slice(base: self, bounds: bounds) }
}
extension ClosedRange: BidirectionalCollection where Bound: Strideable, Bound.Stride: SignedInteger {
  /// The index before another one.
  public func index(before i: Index) -> Index {
    switch i {
    case .inRange(let value): return .inRange(value.advanced(by: 0 - 1))
    case .pastEnd: return .inRange(upperBound)
    }
  }
}
extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}

/// `low...`
public struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
  /// Whether an element is among these.
  public func contains(_ element: Bound) -> Bool { lowerBound <= element }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.endIndex
  }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  public typealias Element = Bound
  public struct Iterator: IteratorProtocol {
    var _current: Bound
    init(_current: Bound) { self._current = _current }
    public mutating func next() -> Bound? {
      let value = _current
      _current = value.advanced(by: 1)
      return value
    }
  }
  /// What hands out the elements one after the other.
  public func makeIterator() -> Iterator { Iterator(_current: lowerBound) }
}

/// `..<high`
public struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
  public let upperBound: Bound
  public init(_ upperBound: Bound) { self.upperBound = upperBound }
  /// Whether an element is among these.
  public func contains(_ element: Bound) -> Bool { element < upperBound }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<upperBound
  }
}

/// `...high`
public struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
  public let upperBound: Bound
  public init(_ upperBound: Bound) { self.upperBound = upperBound }
  /// Whether an element is among these.
  public func contains(_ element: Bound) -> Bool { element <= upperBound }
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<collection.index(after: upperBound)
  }
}

extension Comparable {
  public static func ..< (minimum: Self, maximum: Self) -> Range<Self> {
    if !(minimum <= maximum) { _trapFatalError("Range requires lowerBound <= upperBound") }
    return Range(_low: minimum, _high: maximum)
  }
  public static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self> {
    if !(minimum <= maximum) { _trapFatalError("Range requires lowerBound <= upperBound") }
    return ClosedRange(_low: minimum, _high: maximum)
  }
  public static postfix func ... (minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
  public static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
  public static prefix func ... (maximum: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(maximum) }
}

/// `collection[...]`: all of it.
public enum UnboundedRange_ {
  public static postfix func ... (_: UnboundedRange_) {}
}
public typealias UnboundedRange = (UnboundedRange_) -> ()

extension Range {
  /// Whether two ranges have values in common.
  public func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound
  }
}
extension ClosedRange {
  /// Whether two ranges have values in common.
  public func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
}
