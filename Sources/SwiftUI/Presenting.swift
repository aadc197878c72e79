/// Takes a view away that covers another one, or goes back to where a link was.
public struct DismissAction {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

extension View {
  /// Shows a view over this one while the binding says so.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    covered(while: isPresented) { place in
      var inner = place.inner("sheet")
      inner.environment.navigationBar = nil
      inner.environment.dismiss = DismissAction {
        isPresented.wrappedValue = false
        onDismiss?()
      }
      return content()._drawn(in: inner)
    }
  }

  /// Shows a view of an item over this one while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return sheet(isPresented: isPresented, onDismiss: onDismiss) {
      if let item = item.wrappedValue { content(item) }
    }
  }

  /// Asks something over this view while the binding says so. Any of the buttons closes it.
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    covered(while: isPresented) { place in
      place.graph.title = String(title)
      let buttons = actions()._drawn(in: place.inner("actions")).map {
        $0.thenDone { isPresented.wrappedValue = false }
      }
      return message()._drawn(in: place.inner("message")) + [.row(buttons)]
    }
  }

  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions)
  }

  private func covered(
    while isPresented: Binding<Bool>, by draw: @escaping (_Place) -> [ScreenElement]
  ) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        if isPresented.wrappedValue { place.graph.cover = { draw(place) } }
        return elements
      })
  }

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

private final class Last<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension ScreenElement {
  /// The same, and when it was tapped something more happens.
  fileprivate func thenDone(_ done: @escaping () -> Void) -> ScreenElement {
    var copy = self
    let tap = onTap
    copy.onTap = {
      done()
      tap?()
    }
    return copy
  }
}
