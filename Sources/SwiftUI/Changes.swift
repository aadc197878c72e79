extension View {
  /// Runs an action when a value is another one than in the frame before.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    onChange(of: value, initial: false) { _, new in action(new) }
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        let key = place.path + "/change"
        let isFirst = place.graph.states[key] == nil
        let last = place.graph.kept(Last(value), at: key)
        let old = last.value
        last.value = value
        if isFirst ? initial : old != value { place.graph.afterwards { action(old, value) } }
        return elements
      })
  }
}

final class Last<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
