// Sequences whose elements are made when they are asked for.

/// A sequence whose `map` and `filter` wait.
public protocol LazySequenceProtocol<Element>: Sequence {
  associatedtype Elements: Sequence = Self where Elements.Element == Element
  var elements: Elements { get }
}

extension LazySequenceProtocol where Elements == Self {
  public var elements: Self { self }
}

extension Sequence {
  public var lazy: LazySequence<Self> { LazySequence(_base: self) }
}

extension LazySequenceProtocol {
  public var lazy: LazySequence<Elements> { elements.lazy }
}

extension LazySequenceProtocol where Elements: LazySequenceProtocol {
  public var lazy: Elements { elements }
}

extension LazySequenceProtocol {
  public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
    LazyMapSequence(_base: elements, _transform: transform)
  }
  public func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements> {
    LazyFilterSequence(_base: elements, _predicate: isIncluded)
  }
  public func compactMap<ElementOfResult>(
    _ transform: @escaping (Elements.Element) -> ElementOfResult?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult> {
    let mapped = LazyMapSequence(_base: elements, _transform: transform)
    let filtered = LazyFilterSequence(_base: mapped, _predicate: { $0 != nil })
    return LazyMapSequence(_base: filtered, _transform: { $0! })
  }
  public func flatMap<SegmentOfResult: Sequence>(
    _ transform: @escaping (Elements.Element) -> SegmentOfResult
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>> {
    LazySequence(_base: FlattenSequence(_base: LazyMapSequence(_base: elements, _transform: transform)))
  }
  public func prefix(while predicate: @escaping (Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
  }
  public func drop(while predicate: @escaping (Elements.Element) -> Bool) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, _predicate: predicate)
  }
}

extension LazySequenceProtocol where Element: Sequence {
  public func joined() -> LazySequence<FlattenSequence<Elements>> {
    LazySequence(_base: FlattenSequence(_base: elements))
  }
}

/// A collection whose `map` and `filter` wait.
public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}

// The same once more for collections, or there would be no choice between the above and the collection's own.
extension LazyCollectionProtocol {
  public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapCollection<Elements, U> {
    LazyMapSequence(_base: elements, _transform: transform)
  }
  public func prefix(while predicate: @escaping (Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
  }
  public func drop(while predicate: @escaping (Elements.Element) -> Bool) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, _predicate: predicate)
  }
}

extension LazyCollectionProtocol {
  public var lazy: LazyCollection<Elements> { elements.lazy }
}

extension LazyCollectionProtocol where Elements: LazyCollectionProtocol {
  public var lazy: Elements { elements }
}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
  public typealias Elements = Slice<Base>
}
extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
  public typealias Elements = ReversedCollection<Base>
}
extension Slice: LazyCollectionProtocol where Base: LazyCollectionProtocol {}
extension ReversedCollection: LazyCollectionProtocol where Base: LazyCollectionProtocol {}

/// Any sequence, with operations that wait.
public struct LazySequence<Base: Sequence>: LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Elements = Base
  public typealias Iterator = Base.Iterator
  let _base: Base
  init(_base: Base) { self._base = _base }
  public var elements: Base { _base }
  public func makeIterator() -> Base.Iterator { _base.makeIterator() }
  public var underestimatedCount: Int { _base.underestimatedCount }
}

public typealias LazyCollection<T: Collection> = LazySequence<T>

extension LazySequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = Slice<LazySequence<Base>>
  public var startIndex: Base.Index { _base.startIndex }
  public var endIndex: Base.Index { _base.endIndex }
  public var indices: Base.Indices { _base.indices }
  public var isEmpty: Bool { _base.isEmpty }
  public var count: Int { _base.count }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index { _base.index(i, offsetBy: n) }
  public func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
  public subscript(position: Base.Index) -> Base.Element { _base[position] }
}
extension LazySequence: LazyCollectionProtocol where Base: Collection {}
extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

/// Each element made from one of the base.
public struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
  public typealias Elements = LazyMapSequence<Base, Element>
  let _base: Base
  let _transform: (Base.Element) -> Element
  init(_base: Base, _transform: @escaping (Base.Element) -> Element) {
    self._base = _base
    self._transform = _transform
  }

  public struct Iterator: IteratorProtocol, Sequence {
    var _base: Base.Iterator
    let _transform: (Base.Element) -> Element
    init(_base: Base.Iterator, _transform: @escaping (Base.Element) -> Element) {
      self._base = _base
      self._transform = _transform
    }
    public mutating func next() -> Element? {
      guard let element = _base.next() else { return nil }
      return _transform(element)
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _transform: _transform) }
  public var underestimatedCount: Int { _base.underestimatedCount }

  /// One more step on the way of each element, not one more sequence.
  public func map<ElementOfResult>(
    _ transform: @escaping (Element) -> ElementOfResult
  ) -> LazyMapSequence<Base, ElementOfResult> {
    let first = _transform
    return LazyMapSequence<Base, ElementOfResult>(_base: _base, _transform: { transform(first($0)) })
  }
}

public typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>

extension LazyMapSequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
  public var startIndex: Base.Index { _base.startIndex }
  public var endIndex: Base.Index { _base.endIndex }
  public var indices: Base.Indices { _base.indices }
  public var isEmpty: Bool { _base.isEmpty }
  public var count: Int { _base.count }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index { _base.index(i, offsetBy: n) }
  public func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
  public subscript(position: Base.Index) -> Element { _transform(_base[position]) }
  public subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
    LazyMapSequence<Base.SubSequence, Element>(_base: _base[bounds], _transform: _transform)
  }
}
extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}
extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

/// The elements of the base that are wanted.
public struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Elements = LazyFilterSequence<Base>
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }

  public struct Iterator: IteratorProtocol, Sequence {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    public mutating func next() -> Base.Element? {
      while let element = _base.next() { if _predicate(element) { return element } }
      return nil
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _predicate: _predicate) }

  /// One more question about each element, not one more sequence.
  public func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
    let first = _predicate
    return LazyFilterSequence(_base: _base, _predicate: { first($0) && isIncluded($0) })
  }
}

public typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>

extension LazyFilterSequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
  public typealias SubSequence = LazyFilterSequence<Base.SubSequence>
  public var underestimatedCount: Int { 0 }
  public var startIndex: Base.Index { _first(from: _base.startIndex) }
  public var endIndex: Base.Index { _base.endIndex }
  func _first(from start: Base.Index) -> Base.Index {
    var index = start
    while index != _base.endIndex && !_predicate(_base[index]) { index = _base.index(after: index) }
    return index
  }
  public func index(after i: Base.Index) -> Base.Index { _first(from: _base.index(after: i)) }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    let isBackwards = start > end
    var index = isBackwards ? end : start
    var count = 0
    while index != (isBackwards ? start : end) {
      count += 1
      index = self.index(after: index)
    }
    return isBackwards ? -count : count
  }
  public func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index {
    var index = i
    for _ in 0..<Swift.abs(n) { index = _next(index, n.signum()) }
    return index
  }
  public func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    var index = i
    for _ in 0..<Swift.abs(n) {
      if index == limit { return nil }
      index = _next(index, n.signum())
    }
    return index
  }
  /// The element that lies next in one direction.
  func _next(_ i: Base.Index, _ step: Int) -> Base.Index {
    var index = i
    repeat { index = _base.index(index, offsetBy: step) } while index != _base.endIndex && !_predicate(_base[index])
    return index
  }
  public subscript(position: Base.Index) -> Base.Element { _base[position] }
  public subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
    LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate: _predicate)
  }
}
extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}
extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index {
    var index = _base.index(before: i)
    while !_predicate(_base[index]) { index = _base.index(before: index) }
    return index
  }
}
