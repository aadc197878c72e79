// Sequences whose elements are made when they are asked for.

/// A sequence whose `map` and `filter` wait.
public protocol LazySequenceProtocol: Sequence {}

extension Sequence {
  public var lazy: LazySequence<Self> { LazySequence(_base: self) }
}

extension LazySequenceProtocol {
  public var lazy: Self { self }
  public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Self, U> {
    LazyMapSequence(_base: self, _transform: transform)
  }
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self> {
    LazyFilterSequence(_base: self, _isIncluded: isIncluded)
  }
  public func compactMap<T>(
    _ transform: @escaping (Element) -> T?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self, T?>>, T> {
    map(transform).filter { $0 != nil }.map { $0! }
  }
  public func flatMap<S: Sequence>(
    _ transform: @escaping (Element) -> S
  ) -> FlattenSequence<LazyMapSequence<Self, S>> {
    FlattenSequence(_base: map(transform))
  }
  public func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Self> {
    LazyPrefixWhileSequence(_base: self, _predicate: predicate)
  }
}

extension PrefixSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension DropFirstSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension FlattenSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {}

public struct LazySequence<Base: Sequence>: LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Iterator = Base.Iterator
  let _base: Base
  init(_base: Base) { self._base = _base }
  public func makeIterator() -> Base.Iterator { _base.makeIterator() }
}

extension LazySequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = Slice<LazySequence<Base>>
  public var startIndex: Base.Index { _base.startIndex }
  public var endIndex: Base.Index { _base.endIndex }
  public var indices: Base.Indices { _base.indices }
  public var count: Int { _base.count }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public subscript(position: Base.Index) -> Base.Element { _base[position] }
  public subscript(bounds: Range<Base.Index>) -> Slice<LazySequence<Base>> { Slice(base: self, bounds: bounds) }
}
extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

public typealias LazyCollection<Base: Collection> = LazySequence<Base>

public struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
  let _base: Base
  let _transform: (Base.Element) -> Element
  init(_base: Base, _transform: @escaping (Base.Element) -> Element) {
    self._base = _base
    self._transform = _transform
  }

  public struct Iterator: IteratorProtocol {
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
}

extension LazyMapSequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = Slice<LazyMapSequence<Base, Element>>
  public var startIndex: Base.Index { _base.startIndex }
  public var endIndex: Base.Index { _base.endIndex }
  public var indices: Base.Indices { _base.indices }
  public var count: Int { _base.count }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public subscript(position: Base.Index) -> Element { _transform(_base[position]) }
  public subscript(bounds: Range<Base.Index>) -> Slice<LazyMapSequence<Base, Element>> {
    Slice(base: self, bounds: bounds)
  }
}
extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}

public struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
  public typealias Element = Base.Element
  let _base: Base
  let _isIncluded: (Base.Element) -> Bool
  init(_base: Base, _isIncluded: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._isIncluded = _isIncluded
  }

  public struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _isIncluded: (Base.Element) -> Bool
    init(_base: Base.Iterator, _isIncluded: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._isIncluded = _isIncluded
    }
    public mutating func next() -> Base.Element? {
      while let element = _base.next() { if _isIncluded(element) { return element } }
      return nil
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _isIncluded: _isIncluded) }
}

extension LazyFilterSequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
  public typealias SubSequence = Slice<LazyFilterSequence<Base>>
  public var startIndex: Base.Index { _first(from: _base.startIndex) }
  public var endIndex: Base.Index { _base.endIndex }
  func _first(from start: Base.Index) -> Base.Index {
    var index = start
    while index != _base.endIndex && !_isIncluded(_base[index]) { index = _base.index(after: index) }
    return index
  }
  public func index(after i: Base.Index) -> Base.Index { _first(from: _base.index(after: i)) }
  public subscript(position: Base.Index) -> Base.Element { _base[position] }
  public subscript(bounds: Range<Base.Index>) -> Slice<LazyFilterSequence<Base>> {
    Slice(base: self, bounds: bounds)
  }
}

public struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
  public typealias Element = Base.Element
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }

  public struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    var _isDone: Bool = false
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    public mutating func next() -> Base.Element? {
      if _isDone { return nil }
      if let element = _base.next() { if _predicate(element) { return element } }
      _isDone = true
      return nil
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
}
