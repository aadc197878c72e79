// Sequences made from sequences.

/// Pairs of elements of two sequences, as long as both last.
public func zip<Sequence1: Sequence, Sequence2: Sequence>(
  _ sequence1: Sequence1, _ sequence2: Sequence2
) -> Zip2Sequence<Sequence1, Sequence2> {
  Zip2Sequence(_sequence1: sequence1, _sequence2: sequence2)
}

public struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
  public typealias Element = (Sequence1.Element, Sequence2.Element)
  let _sequence1: Sequence1
  let _sequence2: Sequence2
  init(_sequence1: Sequence1, _sequence2: Sequence2) {
    self._sequence1 = _sequence1
    self._sequence2 = _sequence2
  }

  public struct Iterator: IteratorProtocol {
    var _baseStream1: Sequence1.Iterator
    var _baseStream2: Sequence2.Iterator
    var _reachedEnd: Bool = false
    init(_baseStream1: Sequence1.Iterator, _baseStream2: Sequence2.Iterator) {
      self._baseStream1 = _baseStream1
      self._baseStream2 = _baseStream2
    }
    public mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
      if _reachedEnd { return nil }
      guard let first = _baseStream1.next(), let second = _baseStream2.next() else {
        _reachedEnd = true
        return nil
      }
      return (first, second)
    }
  }
  public var underestimatedCount: Int { Swift.min(_sequence1.underestimatedCount, _sequence2.underestimatedCount) }
  public func makeIterator() -> Iterator {
    Iterator(_baseStream1: _sequence1.makeIterator(), _baseStream2: _sequence2.makeIterator())
  }
}

/// Elements with their positions, counted from 0.
public struct EnumeratedSequence<Base: Sequence>: Sequence {
  public typealias Element = (offset: Int, element: Base.Element)
  let _base: Base
  init(_base: Base) { self._base = _base }

  public struct Iterator: IteratorProtocol, Sequence {
    var _base: Base.Iterator
    var _count: Int = 0
    init(_base: Base.Iterator) { self._base = _base }
    public mutating func next() -> (offset: Int, element: Base.Element)? {
      guard let element = _base.next() else { return nil }
      let offset = _count
      _count += 1
      return (offset: offset, element: element)
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
}

extension EnumeratedSequence: Collection where Base: Collection {
  /// A position in the base, and how many are before it; at the end that is not known.
  public struct Index: Comparable {
    public let base: Base.Index
    let _offset: Int
    init(_ base: Base.Index, _ offset: Int) {
      self.base = base
      _offset = offset
    }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }

  public typealias Indices = DefaultIndices<EnumeratedSequence<Base>>
  public typealias SubSequence = Slice<EnumeratedSequence<Base>>
  public var startIndex: Index { Index(_base.startIndex, 0) }
  public var endIndex: Index { Index(_base.endIndex, 0) }
  public var count: Int { _base.count }
  public var isEmpty: Bool { _base.isEmpty }
  func _offset(of index: Index) -> Int { index.base == _base.endIndex ? _base.count : index._offset }
  public func index(after i: Index) -> Index { Index(_base.index(after: i.base), i._offset + 1) }
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = distance < 0 ? _offset(of: i) : i._offset
    return Index(_base.index(i.base, offsetBy: distance), offset + distance)
  }
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    guard let base = _base.index(i.base, offsetBy: distance, limitedBy: limit.base) else { return nil }
    let offset = distance < 0 ? _offset(of: i) : i._offset
    return Index(base, offset + distance)
  }
  public func distance(from start: Index, to end: Index) -> Int { _base.distance(from: start.base, to: end.base) }
  public subscript(position: Index) -> (offset: Int, element: Base.Element) {
    (offset: position._offset, element: _base[position.base])
  }
}
extension EnumeratedSequence: BidirectionalCollection where Base: RandomAccessCollection {
  public func index(before i: Index) -> Index { Index(_base.index(before: i.base), _offset(of: i) - 1) }
}
extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}

/// At most so many elements.
public struct PrefixSequence<Base: Sequence>: Sequence {
  public typealias Element = Base.Element
  let _base: Base
  let _maxLength: Int
  public init(_ base: Base, maxLength: Int) {
    if maxLength < 0 { _trapFatalError("Can't take a prefix of negative length from a sequence") }
    _base = base
    _maxLength = maxLength
  }

  public struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _left: Int
    init(_base: Base.Iterator, _left: Int) {
      self._base = _base
      self._left = _left
    }
    public mutating func next() -> Base.Element? {
      if _left == 0 { return nil }
      _left -= 1
      return _base.next()
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _left: _maxLength) }
}

/// All but the first elements.
public struct DropFirstSequence<Base: Sequence>: Sequence {
  public typealias Element = Base.Element
  public typealias Iterator = Base.Iterator
  let _base: Base
  let _limit: Int
  public init(_ base: Base, dropping limit: Int) {
    if limit < 0 { _trapFatalError("Can't drop a negative number of elements from a sequence") }
    _base = base
    _limit = limit
  }
  public func makeIterator() -> Base.Iterator {
    var iterator = _base.makeIterator()
    var dropped = 0
    while dropped < _limit && iterator.next() != nil { dropped += 1 }
    return iterator
  }
}

/// All behind the first elements that something holds for; what it holds for is found out at once.
public struct DropWhileSequence<Base: Sequence>: Sequence {
  public typealias Element = Base.Element
  var _iterator: Base.Iterator
  var _nextElement: Base.Element?

  init(iterator: Base.Iterator, predicate: (Base.Element) throws -> Bool) rethrows {
    _iterator = iterator
    _nextElement = _iterator.next()
    while let element = _nextElement, try predicate(element) { _nextElement = _iterator.next() }
  }

  public struct Iterator: IteratorProtocol {
    var _iterator: Base.Iterator
    var _nextElement: Base.Element?
    init(_iterator: Base.Iterator, _nextElement: Base.Element?) {
      self._iterator = _iterator
      self._nextElement = _nextElement
    }
    public mutating func next() -> Base.Element? {
      guard let element = _nextElement else { return nil }
      _nextElement = _iterator.next()
      return element
    }
  }
  public func makeIterator() -> Iterator { Iterator(_iterator: _iterator, _nextElement: _nextElement) }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Base> {
    guard let element = _nextElement, try predicate(element) else { return self }
    return try DropWhileSequence(iterator: _iterator, predicate: predicate)
  }
}

/// The rest of an iterator as a sequence.
public struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
  public typealias Iterator = IteratorSequence<Base>
  var _base: Base
  public init(_ base: Base) { _base = base }
  public mutating func next() -> Base.Element? { _base.next() }
}
