/// A part of any collection.
public struct Slice<Base: Collection>: Collection {
  public typealias Element = Base.Element
  public typealias Index = Base.Index
  public typealias Iterator = IndexingIterator<Slice<Base>>
  public typealias SubSequence = Slice<Base>
  public typealias Indices = Base.Indices

  var _startIndex: Base.Index
  var _endIndex: Base.Index
  var _base: Base

  public init(base: Base, bounds: Range<Base.Index>) {
    _base = base
    _startIndex = bounds.lowerBound
    _endIndex = bounds.upperBound
  }

  public var base: Base { _base }
  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Base.Index { _startIndex }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Base.Index { _endIndex }
  /// The indices of all elements, in their order.
  public var indices: Base.Indices { _base.indices[_startIndex..<_endIndex] }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> IndexingIterator<Slice<Base>> { IndexingIterator(_elements: self) }
  /// The index behind another one.
  public func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  /// How many places it is from one index to another.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { _base.distance(from: start, to: end) }
  public subscript(position: Base.Index) -> Base.Element {
    if position < startIndex || position >= endIndex { _trapFatalError("Index out of bounds") }
    return _base[position]
  }
  public subscript(bounds: Range<Base.Index>) -> Slice<Base> {
    if bounds.lowerBound < startIndex || bounds.upperBound > endIndex { _trapFatalError("Range out of bounds") }
    return Slice(base: _base, bounds: bounds)
  }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  /// The index before another one.
  public func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

extension Slice: MutableCollection where Base: MutableCollection {
  public subscript(position: Base.Index) -> Base.Element {
    get {
      if position < startIndex || position >= endIndex { _trapFatalError("Index out of bounds") }
      return _base[position]
    }
    set {
      if position < startIndex || position >= endIndex { _trapFatalError("Index out of bounds") }
      _base[position] = newValue
    }
  }
  public subscript(bounds: Range<Base.Index>) -> Slice<Base> {
    get {
      if bounds.lowerBound < startIndex || bounds.upperBound > endIndex { _trapFatalError("Range out of bounds") }
      return Slice(base: _base, bounds: bounds)
    }
    set {
      var index = bounds.lowerBound
      for element in newValue {
        self[index] = element
        index = self.index(after: index)
      }
    }
  }
}

extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  public init() {
    let base = Base()
    self.init(base: base, bounds: base.startIndex..<base.endIndex)
  }
  /// Puts other elements in the place of those in a range of indices; they may be more or fewer.
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Base.Element {
    let before = _base.distance(from: _base.startIndex, to: _startIndex)
    let count =
      _base.distance(from: _startIndex, to: subrange.lowerBound)
      + _base.distance(from: subrange.upperBound, to: _endIndex) + newElements.count
    _base.replaceSubrange(subrange, with: newElements)
    _startIndex = _base.index(_base.startIndex, offsetBy: before)
    _endIndex = _base.index(_startIndex, offsetBy: count)
  }
}

/// The indexes of a collection.
public struct DefaultIndices<Elements: Collection>: Collection {
  public typealias Element = Elements.Index
  public typealias Index = Elements.Index
  public typealias Indices = DefaultIndices<Elements>
  public typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  public typealias SubSequence = DefaultIndices<Elements>

  let _elements: Elements
  let _startIndex: Elements.Index
  let _endIndex: Elements.Index

  init(_elements: Elements, _start: Elements.Index, _end: Elements.Index) {
    self._elements = _elements
    _startIndex = _start
    _endIndex = _end
  }

  /// The index of the first element; where there are none, the same as `endIndex`.
  public var startIndex: Elements.Index { _startIndex }
  /// The index behind the last element: nothing stands there.
  public var endIndex: Elements.Index { _endIndex }

  /// The indices of all elements, in their order.
  public var indices: DefaultIndices<Elements> { self }
  /// What hands out the elements one after the other.
  @_standIn public func makeIterator() -> IndexingIterator<DefaultIndices<Elements>> {
    IndexingIterator(_elements: self)
  }
  /// The index behind another one.
  public func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
  public subscript(position: Elements.Index) -> Elements.Index { position }
  public subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> {
    DefaultIndices(_elements: _elements, _start: bounds.lowerBound, _end: bounds.upperBound)
  }
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  /// The index before another one.
  public func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
