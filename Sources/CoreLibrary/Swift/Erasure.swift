// Iterators, sequences and collections of any kind, behind functions and boxes.

/// An iterator of any kind, behind a function.
public struct AnyIterator<Element>: Sequence, IteratorProtocol, _Unreflected {
  public typealias Iterator = AnyIterator<Element>
  let _body: () -> Element?
  public init(_ body: @escaping () -> Element?) { _body = body }
  public init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var iterator = base
    _body = { iterator.next() }
  }
  public func next() -> Element? { _body() }
}

/// A sequence of any kind, behind a function.
public struct AnySequence<Element>: Sequence, _Unreflected {
  public typealias Iterator = AnyIterator<Element>
  let _make: () -> AnyIterator<Element>
  let _count: () -> Int
  public init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
    _make = { AnyIterator(makeUnderlyingIterator()) }
    _count = { 0 }
  }
  public init<S: Sequence>(_ base: S) where S.Element == Element {
    _make = { AnyIterator(base.makeIterator()) }
    _count = { base.underestimatedCount }
  }
  public func makeIterator() -> AnyIterator<Element> { _make() }
  public var underestimatedCount: Int { _count() }
  public func prefix(_ maxLength: Int) -> AnySequence<Element> {
    AnySequence(PrefixSequence(self, maxLength: maxLength))
  }
  public func dropFirst(_ n: Int = 1) -> AnySequence<Element> { AnySequence(DropFirstSequence(self, dropping: n)) }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element> {
    try AnySequence(DropWhileSequence<AnySequence<Element>>(iterator: makeIterator(), predicate: predicate))
  }
}

/// A position in a collection of any kind.
public struct AnyIndex: Comparable, _Unreflected {
  let _box: any _AnyIndexBox
  init(_box: any _AnyIndexBox) { self._box = _box }
  public static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._box.isEqual(to: rhs._box) }
  public static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool { lhs._box.isLess(than: rhs._box) }
}

protocol _AnyIndexBox {
  func isEqual(to other: any _AnyIndexBox) -> Bool
  func isLess(than other: any _AnyIndexBox) -> Bool
}

struct _IndexBox<Index: Comparable>: _AnyIndexBox {
  let index: Index
  init(_ index: Index) { self.index = index }
  func isEqual(to other: any _AnyIndexBox) -> Bool { index == _IndexBox<Index>.index(of: other) }
  func isLess(than other: any _AnyIndexBox) -> Bool { index < _IndexBox<Index>.index(of: other) }

  static func index(of box: any _AnyIndexBox) -> Index {
    guard let own = box as? _IndexBox<Index> else { _trapFatalError("Index types don't match!") }
    return own.index
  }
}

/// What the three kinds of collections below ask of the one that they hide.
protocol _AnyCollectionBox<Element> {
  associatedtype Element
  func makeIterator() -> AnyIterator<Element>
  var startIndex: AnyIndex { get }
  var endIndex: AnyIndex { get }
  var count: Int { get }
  func index(after i: AnyIndex) -> AnyIndex
  func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex
  func distance(from start: AnyIndex, to end: AnyIndex) -> Int
  func element(at position: AnyIndex) -> Element
  func slice(from low: AnyIndex, to high: AnyIndex) -> any _AnyCollectionBox<Element>
}

struct _CollectionBox<Base: Collection>: _AnyCollectionBox {
  typealias Element = Base.Element
  let base: Base
  init(_ base: Base) { self.base = base }
  func wrap(_ index: Base.Index) -> AnyIndex { AnyIndex(_box: _IndexBox(index)) }
  func unwrap(_ index: AnyIndex) -> Base.Index { _IndexBox<Base.Index>.index(of: index._box) }

  func makeIterator() -> AnyIterator<Base.Element> { AnyIterator(base.makeIterator()) }
  var startIndex: AnyIndex { wrap(base.startIndex) }
  var endIndex: AnyIndex { wrap(base.endIndex) }
  var count: Int { base.count }
  func index(after i: AnyIndex) -> AnyIndex { wrap(base.index(after: unwrap(i))) }
  func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex { wrap(base.index(unwrap(i), offsetBy: n)) }
  func distance(from start: AnyIndex, to end: AnyIndex) -> Int { base.distance(from: unwrap(start), to: unwrap(end)) }
  func element(at position: AnyIndex) -> Base.Element { base[unwrap(position)] }
  func slice(from low: AnyIndex, to high: AnyIndex) -> any _AnyCollectionBox<Base.Element> {
    _CollectionBox<Base.SubSequence>(base[unwrap(low)..<unwrap(high)])
  }
}

/// A collection of any kind.
public struct AnyCollection<Element>: Collection, _Unreflected {
  public typealias Index = AnyIndex
  public typealias Iterator = AnyIterator<Element>
  public typealias Indices = DefaultIndices<AnyCollection<Element>>
  public typealias SubSequence = AnyCollection<Element>
  let _box: any _AnyCollectionBox<Element>
  init(_box: any _AnyCollectionBox<Element>) { self._box = _box }
  public init<C: Collection>(_ base: C) where C.Element == Element { _box = _CollectionBox(base) }
  public init(_ other: AnyCollection<Element>) { _box = other._box }
  public init(_ other: AnyBidirectionalCollection<Element>) { _box = other._box }
  public init(_ other: AnyRandomAccessCollection<Element>) { _box = other._box }
  public func makeIterator() -> AnyIterator<Element> { _box.makeIterator() }
  public var startIndex: AnyIndex { _box.startIndex }
  public var endIndex: AnyIndex { _box.endIndex }
  public var count: Int { _box.count }
  public func index(after i: AnyIndex) -> AnyIndex { _box.index(after: i) }
  public func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex { _box.index(i, offsetBy: n) }
  public func distance(from start: AnyIndex, to end: AnyIndex) -> Int { _box.distance(from: start, to: end) }
  public subscript(position: AnyIndex) -> Element { _box.element(at: position) }
  public subscript(bounds: Range<AnyIndex>) -> AnyCollection<Element> {
    AnyCollection(_box: _box.slice(from: bounds.lowerBound, to: bounds.upperBound))
  }
}

/// One that can be gone through backwards.
public struct AnyBidirectionalCollection<Element>: BidirectionalCollection, _Unreflected {
  public typealias Index = AnyIndex
  public typealias Iterator = AnyIterator<Element>
  public typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
  public typealias SubSequence = AnyBidirectionalCollection<Element>
  let _box: any _AnyCollectionBox<Element>
  init(_box: any _AnyCollectionBox<Element>) { self._box = _box }
  public init<C: BidirectionalCollection>(_ base: C) where C.Element == Element { _box = _CollectionBox(base) }
  public init(_ other: AnyBidirectionalCollection<Element>) { _box = other._box }
  public init(_ other: AnyRandomAccessCollection<Element>) { _box = other._box }
  public func makeIterator() -> AnyIterator<Element> { _box.makeIterator() }
  public var startIndex: AnyIndex { _box.startIndex }
  public var endIndex: AnyIndex { _box.endIndex }
  public var count: Int { _box.count }
  public func index(after i: AnyIndex) -> AnyIndex { _box.index(after: i) }
  public func index(before i: AnyIndex) -> AnyIndex { _box.index(i, offsetBy: -1) }
  public func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex { _box.index(i, offsetBy: n) }
  public func distance(from start: AnyIndex, to end: AnyIndex) -> Int { _box.distance(from: start, to: end) }
  public subscript(position: AnyIndex) -> Element { _box.element(at: position) }
  public subscript(bounds: Range<AnyIndex>) -> AnyBidirectionalCollection<Element> {
    AnyBidirectionalCollection(_box: _box.slice(from: bounds.lowerBound, to: bounds.upperBound))
  }
}

/// One that reaches any element as fast as the next.
public struct AnyRandomAccessCollection<Element>: RandomAccessCollection, _Unreflected {
  public typealias Index = AnyIndex
  public typealias Iterator = AnyIterator<Element>
  public typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
  public typealias SubSequence = AnyRandomAccessCollection<Element>
  let _box: any _AnyCollectionBox<Element>
  init(_box: any _AnyCollectionBox<Element>) { self._box = _box }
  public init<C: RandomAccessCollection>(_ base: C) where C.Element == Element { _box = _CollectionBox(base) }
  public init(_ other: AnyRandomAccessCollection<Element>) { _box = other._box }
  public func makeIterator() -> AnyIterator<Element> { _box.makeIterator() }
  public var startIndex: AnyIndex { _box.startIndex }
  public var endIndex: AnyIndex { _box.endIndex }
  public var count: Int { _box.count }
  public func index(after i: AnyIndex) -> AnyIndex { _box.index(after: i) }
  public func index(before i: AnyIndex) -> AnyIndex { _box.index(i, offsetBy: -1) }
  public func index(_ i: AnyIndex, offsetBy n: Int) -> AnyIndex { _box.index(i, offsetBy: n) }
  public func distance(from start: AnyIndex, to end: AnyIndex) -> Int { _box.distance(from: start, to: end) }
  public subscript(position: AnyIndex) -> Element { _box.element(at: position) }
  public subscript(bounds: Range<AnyIndex>) -> AnyRandomAccessCollection<Element> {
    AnyRandomAccessCollection(_box: _box.slice(from: bounds.lowerBound, to: bounds.upperBound))
  }
}
