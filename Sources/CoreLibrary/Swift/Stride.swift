/// From a start in steps, without the end.
public func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
  if stride == 0 { _trapFatalError("Stride size must not be zero") }
  return StrideTo(_start: start, end: end, stride: stride)
}

/// From a start in steps, up to the end.
public func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> {
  if stride == 0 { _trapFatalError("Stride size must not be zero") }
  return StrideThrough(_start: start, end: end, stride: stride)
}

public struct StrideTo<Element: Strideable>: Sequence {
  public typealias Iterator = StrideIterator<Element>
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    _end = end
    _stride = stride
  }
  public func makeIterator() -> StrideIterator<Element> {
    StrideIterator(_start: _start, end: _end, stride: _stride, isClosed: false)
  }
  public var underestimatedCount: Int { _countSteps(self) }
}

public struct StrideThrough<Element: Strideable>: Sequence {
  public typealias Iterator = StrideIterator<Element>
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    _end = end
    _stride = stride
  }
  public func makeIterator() -> StrideIterator<Element> {
    StrideIterator(_start: _start, end: _end, stride: _stride, isClosed: true)
  }
  public var underestimatedCount: Int { _countSteps(self) }
}

func _countSteps<S: Sequence>(_ steps: S) -> Int {
  var count = 0
  for _ in steps { count += 1 }
  return count
}

/// Goes in steps.
public struct StrideIterator<Element: Strideable>: IteratorProtocol {
  var _current: Element
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  let _isClosed: Bool
  var _isDone: Bool = false
  var _steps: Int = 0

  init(_start: Element, end: Element, stride: Element.Stride, isClosed: Bool) {
    _current = _start
    self._start = _start
    _end = end
    _stride = stride
    _isClosed = isClosed
  }

  public mutating func next() -> Element? {
    if _isDone { return nil }
    let value = _current
    let isPast = _stride > 0 ? value >= _end : value <= _end
    if isPast {
      _isDone = true
      return _isClosed && value == _end ? value : nil
    }
    _steps += 1
    _current = value._advanced(from: _start, by: _stride, steps: _steps)
    return value
  }
}

extension Strideable {
  func _advanced(from start: Self, by stride: Stride, steps: Int) -> Self { advanced(by: stride) }
}
