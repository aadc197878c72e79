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

public struct StrideTo<Element: Strideable>: Sequence, CustomDebugStringConvertible {
  public typealias Iterator = StrideToIterator<Element>
  public var debugDescription: String { String(reflecting: StrideTo<Element>.self) }
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    _end = end
    _stride = stride
  }
  public func makeIterator() -> StrideToIterator<Element> {
    StrideToIterator(_start: _start, end: _end, stride: _stride)
  }
  public var underestimatedCount: Int { _countSteps(self) }
}

public struct StrideThrough<Element: Strideable>: Sequence, CustomDebugStringConvertible {
  public typealias Iterator = StrideThroughIterator<Element>
  public var debugDescription: String { String(reflecting: StrideThrough<Element>.self) }
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, end: Element, stride: Element.Stride) {
    self._start = _start
    _end = end
    _stride = stride
  }
  public func makeIterator() -> StrideThroughIterator<Element> {
    StrideThroughIterator(_start: _start, end: _end, stride: _stride)
  }
  public var underestimatedCount: Int { _countSteps(self) }
}

func _countSteps<S: Sequence>(_ steps: S) -> Int {
  var count = 0
  for _ in steps { count += 1 }
  return count
}

/// Goes in steps.
public struct StrideToIterator<Element: Strideable>: IteratorProtocol, _Unreflected {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  var _current: Element
  /// Whether the steps have left what the type can say.
  var _isPast: Bool = false
  var _steps: Int = 0

  init(_start: Element, end: Element, stride: Element.Stride) {
    _current = _start
    self._start = _start
    _end = end
    _stride = stride
  }

  public mutating func next() -> Element? {
    let value = _current
    if _isPast || (_stride > 0 ? value >= _end : value <= _end) { return nil }
    _steps += 1
    (_current, _isPast) = value._next(from: _start, by: _stride, steps: _steps)
    return value
  }
}

/// Goes in steps, the end included.
public struct StrideThroughIterator<Element: Strideable>: IteratorProtocol, _Unreflected {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  var _current: Element
  var _isPast: Bool = false
  var _steps: Int = 0

  init(_start: Element, end: Element, stride: Element.Stride) {
    _current = _start
    self._start = _start
    _end = end
    _stride = stride
  }

  public mutating func next() -> Element? {
    let value = _current
    if _isPast || (_stride > 0 ? value > _end : value < _end) { return nil }
    _steps += 1
    // Behind the end nothing is needed, and there may be nothing.
    if value == _end {
      _isPast = true
    } else {
      (_current, _isPast) = value._next(from: _start, by: _stride, steps: _steps)
    }
    return value
  }
}
