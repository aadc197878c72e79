// Collections that need no storage.

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

/// No elements.
public struct EmptyCollection<Element>: RandomAccessCollection, MutableCollection {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = EmptyCollection<Element>

  public struct Iterator: IteratorProtocol, Sequence {
    public init() {}
    public mutating func next() -> Element? { nil }
  }
  public init() {}
  public func makeIterator() -> Iterator { Iterator() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Element {
    get { _trapFatalError("Index out of range") }
    set { _trapFatalError("Index out of range") }
  }
  public subscript(bounds: Range<Int>) -> EmptyCollection<Element> {
    get {
      if bounds.lowerBound != 0 || bounds.upperBound != 0 { _trapFatalError("Index out of range") }
      return self
    }
    set { if bounds.lowerBound != 0 || bounds.upperBound != 0 { _trapFatalError("Index out of range") } }
  }
}

extension EmptyCollection: Equatable {
  public static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
}

/// One element.
public struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection, CustomDebugStringConvertible {
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<CollectionOfOne<Element>>

  public struct Iterator: IteratorProtocol {
    var _elements: Element?
    init(_elements: Element?) { self._elements = _elements }
    public mutating func next() -> Element? { _elements.take() }
  }

  var _element: Element
  public init(_ element: Element) { _element = element }
  public func makeIterator() -> Iterator { Iterator(_elements: _element) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 1 }
  public var count: Int { 1 }
  public subscript(position: Int) -> Element {
    get {
      if position != 0 { _trapFatalError("Index out of range") }
      return _element
    }
    set {
      if position != 0 { _trapFatalError("Index out of range") }
      _element = newValue
    }
  }
  public var debugDescription: String { "CollectionOfOne(" + String(reflecting: _element) + ")" }
}
