// The beginning of a sequence, or what is behind it, found when it is asked for.

/// The elements up to the first that does not fit.
public struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Elements = LazyPrefixWhileSequence<Base>
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }

  public struct Iterator: IteratorProtocol, Sequence {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    var _isDone: Bool = false
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    public mutating func next() -> Base.Element? {
      if !_isDone, let element = _base.next() {
        if _predicate(element) { return element }
        _isDone = true
      }
      return nil
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
}

public typealias LazyPrefixWhileCollection<T: Collection> = LazyPrefixWhileSequence<T>

extension LazyPrefixWhileSequence: Collection where Base: Collection {
  /// A position in the base, or the end, which is not looked for until it must be.
  public struct Index: Comparable {
    let _position: Base.Index?
    init(_ position: Base.Index?) { _position = position }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs._position == rhs._position }
    public static func < (lhs: Index, rhs: Index) -> Bool {
      guard let left = lhs._position else { return false }
      guard let right = rhs._position else { return true }
      return left < right
    }
  }

  public typealias Indices = DefaultIndices<LazyPrefixWhileSequence<Base>>
  public typealias SubSequence = Slice<LazyPrefixWhileSequence<Base>>
  public var startIndex: Index { Index(_base.startIndex) }
  public var endIndex: Index {
    if let first = _base.first, _predicate(first) { return Index(nil) }
    return startIndex
  }
  public func index(after i: Index) -> Index {
    guard let position = i._position else { _trapFatalError("Invalid index passed to index(after:)") }
    let next = _base.index(after: position)
    return next != _base.endIndex && _predicate(_base[next]) ? Index(next) : Index(nil)
  }
  public subscript(position: Index) -> Base.Element {
    guard let position = position._position else { _trapFatalError("Index out of range") }
    return _base[position]
  }
}
extension LazyPrefixWhileSequence: LazyCollectionProtocol where Base: Collection {}
extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Index) -> Index {
    if let position = i._position { return Index(_base.index(before: position)) }
    var last = _base.startIndex
    while true {
      let next = _base.index(after: last)
      if next == _base.endIndex || !_predicate(_base[next]) { return Index(last) }
      last = next
    }
  }
}

/// The elements from the first that does not fit.
public struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
  public typealias Element = Base.Element
  public typealias Elements = LazyDropWhileSequence<Base>
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, _predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = _predicate
  }

  public struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    var _isFound: Bool = false
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    public mutating func next() -> Base.Element? {
      if _isFound { return _base.next() }
      while let element = _base.next() {
        if !_predicate(element) {
          _isFound = true
          return element
        }
      }
      return nil
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
}

public typealias LazyDropWhileCollection<T: Collection> = LazyDropWhileSequence<T>

extension LazyDropWhileSequence: Collection where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = DefaultIndices<LazyDropWhileSequence<Base>>
  public typealias SubSequence = Slice<LazyDropWhileSequence<Base>>
  public var startIndex: Base.Index {
    var index = _base.startIndex
    while index != _base.endIndex && _predicate(_base[index]) { index = _base.index(after: index) }
    return index
  }
  public var endIndex: Base.Index { _base.endIndex }
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  public subscript(position: Base.Index) -> Base.Element { _base[position] }
}
extension LazyDropWhileSequence: LazyCollectionProtocol where Base: Collection {}
extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
