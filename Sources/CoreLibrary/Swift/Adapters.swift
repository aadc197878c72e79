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
    var _first: Sequence1.Iterator
    var _second: Sequence2.Iterator
    var _isDone: Bool = false
    init(_first: Sequence1.Iterator, _second: Sequence2.Iterator) {
      self._first = _first
      self._second = _second
    }
    public mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
      if _isDone { return nil }
      guard let first = _first.next(), let second = _second.next() else {
        _isDone = true
        return nil
      }
      return (first, second)
    }
  }
  public func makeIterator() -> Iterator {
    Iterator(_first: _sequence1.makeIterator(), _second: _sequence2.makeIterator())
  }
}

/// Elements with their positions, counted from 0.
public struct EnumeratedSequence<Base: Sequence>: Sequence {
  public typealias Element = (offset: Int, element: Base.Element)
  let _base: Base
  init(_base: Base) { self._base = _base }

  public struct Iterator: IteratorProtocol {
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

/// The elements of a sequence's sequences.
public struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  let _base: Base
  init(_base: Base) { self._base = _base }

  public struct Iterator: IteratorProtocol {
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

/// The elements of a sequence's sequences, with a separator in between.
public struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  public typealias Iterator = IndexingIterator<[Base.Element.Element]>
  let _base: Base
  let _separator: [Base.Element.Element]

  public init<Separator: Sequence>(base: Base, separator: Separator) where Separator.Element == Base.Element.Element {
    _base = base
    _separator = Array(separator)
  }

  public func makeIterator() -> IndexingIterator<[Base.Element.Element]> {
    var result: [Base.Element.Element] = []
    var isFirst = true
    for part in _base {
      if !isFirst { result.append(contentsOf: _separator) }
      isFirst = false
      result.append(contentsOf: part)
    }
    return result.makeIterator()
  }
}

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

/// One element, again and again.
public func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> { Repeated(count: n, repeatedValue: element) }

public struct Repeated<Element>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<Repeated<Element>>
  public let count: Int
  public let repeatedValue: Element
  init(count: Int, repeatedValue: Element) {
    if count < 0 { _trapFatalError("Repetition count should be non-negative") }
    self.count = count
    self.repeatedValue = repeatedValue
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public subscript(position: Int) -> Element { repeatedValue }
}

/// Each element made from the one before, until there is none.
public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  UnfoldFirstSequence(_first: first, _next: next)
}

public func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _next: next)
}

public struct UnfoldFirstSequence<Element>: Sequence, IteratorProtocol {
  public typealias Iterator = UnfoldFirstSequence<Element>
  var _current: Element?
  let _next: (Element) -> Element?
  var _isFirst: Bool = true
  init(_first: Element?, _next: @escaping (Element) -> Element?) {
    _current = _first
    self._next = _next
  }
  public mutating func next() -> Element? {
    if _isFirst {
      _isFirst = false
      return _current
    }
    guard let current = _current else { return nil }
    _current = _next(current)
    return _current
  }
}

public struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  public typealias Iterator = UnfoldSequence<Element, State>
  var _state: State
  let _next: (inout State) -> Element?
  var _isDone: Bool = false
  init(_state: State, _next: @escaping (inout State) -> Element?) {
    self._state = _state
    self._next = _next
  }
  public mutating func next() -> Element? {
    if _isDone { return nil }
    if let element = _next(&_state) { return element }
    _isDone = true
    return nil
  }
}

/// An iterator of any kind, behind a function.
public struct AnyIterator<Element>: Sequence, IteratorProtocol {
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
public struct AnySequence<Element>: Sequence {
  public typealias Iterator = AnyIterator<Element>
  let _make: () -> AnyIterator<Element>
  public init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
    _make = { AnyIterator(makeUnderlyingIterator()) }
  }
  public init<S: Sequence>(_ base: S) where S.Element == Element {
    _make = { AnyIterator(base.makeIterator()) }
  }
  public func makeIterator() -> AnyIterator<Element> { _make() }
}

/// No elements.
public struct EmptyCollection<Element>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<EmptyCollection<Element>>
  public init() {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Element { _trapFatalError("Index out of range") }
}

/// One element.
public struct CollectionOfOne<Element>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<CollectionOfOne<Element>>
  let _element: Element
  public init(_ element: Element) { _element = element }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 1 }
  public subscript(position: Int) -> Element {
    if position != 0 { _trapFatalError("Index out of range") }
    return _element
  }
}
