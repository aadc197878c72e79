// Sequences that are made step by step.

/// Each element made from the one before, until there is none.
public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  // The flag says whether the first element is still to be handed out.
  UnfoldSequence(
    _state: (first, true),
    _next: { (state: inout (T?, Bool)) -> T? in
      if state.1 {
        state.1 = false
        return state.0
      }
      guard let current = state.0 else { return nil }
      state.0 = next(current)
      return state.0
    })
}

public func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _next: next)
}

public typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

public struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  public typealias Iterator = UnfoldSequence<Element, State>
  var _state: State
  let _next: (inout State) -> Element?
  var _done: Bool = false
  init(_state: State, _next: @escaping (inout State) -> Element?) {
    self._state = _state
    self._next = _next
  }
  public mutating func next() -> Element? {
    if _done { return nil }
    if let element = _next(&_state) { return element }
    _done = true
    return nil
  }
}
