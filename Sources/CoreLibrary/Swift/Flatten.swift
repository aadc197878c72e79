// The elements of sequences in a sequence.

/// The elements of a sequence's sequences.
public struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  let _base: Base
  init(_base: Base) { self._base = _base }

  public struct Iterator: IteratorProtocol, Sequence {
    var _base: Base.Iterator
    var _inner: Base.Element.Iterator?
    init(_base: Base.Iterator) {
      self._base = _base
      _inner = nil
    }
    public mutating func next() -> Base.Element.Element? {
      while true {
        if let element = _inner?.next() { return element }
        guard let following = _base.next() else { return nil }
        _inner = following.makeIterator()
      }
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
}

public typealias FlattenCollection<T: Collection> = FlattenSequence<T> where T.Element: Collection

extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  /// A position in one of the collections; none at the end.
  public struct Index: Comparable {
    let _outer: Base.Index
    let _inner: Base.Element.Index?
    init(_ outer: Base.Index, _ inner: Base.Element.Index?) {
      _outer = outer
      _inner = inner
    }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs._outer == rhs._outer && lhs._inner == rhs._inner }
    public static func < (lhs: Index, rhs: Index) -> Bool {
      if lhs._outer != rhs._outer { return lhs._outer < rhs._outer }
      if let left = lhs._inner, let right = rhs._inner { return left < right }
      return false
    }
  }

  public typealias Indices = DefaultIndices<FlattenSequence<Base>>
  public typealias SubSequence = Slice<FlattenSequence<Base>>
  public var startIndex: Index { _first(from: _base.startIndex) }
  public var endIndex: Index { Index(_base.endIndex, nil) }
  func _first(from start: Base.Index) -> Index {
    var outer = start
    while outer != _base.endIndex {
      let inner = _base[outer]
      if !inner.isEmpty { return Index(outer, inner.startIndex) }
      outer = _base.index(after: outer)
    }
    return endIndex
  }
  public func index(after i: Index) -> Index {
    let inner = _base[i._outer]
    let next = inner.index(after: i._inner!)
    return next == inner.endIndex ? _first(from: _base.index(after: i._outer)) : Index(i._outer, next)
  }
  public subscript(position: Index) -> Base.Element.Element { _base[position._outer][position._inner!] }
}
extension FlattenSequence: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  public func index(before i: Index) -> Index {
    if let inner = i._inner, inner != _base[i._outer].startIndex {
      return Index(i._outer, _base[i._outer].index(before: inner))
    }
    var outer = _base.index(before: i._outer)
    while _base[outer].isEmpty { outer = _base.index(before: outer) }
    return Index(outer, _base[outer].index(before: _base[outer].endIndex))
  }
}

/// The elements of a sequence's sequences, with a separator in between.
public struct JoinedSequence<Base: Sequence>: Sequence, _Unreflected where Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  let _base: Base
  let _separator: [Base.Element.Element]

  public init<Separator: Sequence>(base: Base, separator: Separator) where Separator.Element == Base.Element.Element {
    _base = base
    _separator = Array(separator)
  }

  public struct Iterator: IteratorProtocol, _Unreflected {
    var _base: Base.Iterator
    var _inner: Base.Element.Iterator?
    /// The sequence behind the separator that is being handed out.
    var _following: Base.Element?
    let _separator: [Base.Element.Element]
    var _place: Int = 0

    init(_base: Base.Iterator, _separator: [Base.Element.Element]) {
      self._base = _base
      self._separator = _separator
      _inner = nil
      _following = nil
    }

    public mutating func next() -> Base.Element.Element? {
      while true {
        if let following = _following {
          if _place < _separator.count {
            _place += 1
            return _separator[_place - 1]
          }
          _inner = following.makeIterator()
          _following = nil
        } else if let element = _inner?.next() {
          return element
        } else if let following = _base.next() {
          // Nothing stands before the first.
          if _inner == nil { _inner = following.makeIterator() } else { _following = following }
          _place = 0
        } else {
          return nil
        }
      }
    }
  }
  public func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _separator: _separator) }
}
