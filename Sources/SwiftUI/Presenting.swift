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

  /// Asks what an `Alert` says.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    covered(while: isPresented) { place in content().drawn(in: place) { isPresented.wrappedValue = false } }
  }

  /// Asks what the `Alert` for an item says, while there is an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return covered(while: isPresented) { place in
      guard let shown = item.wrappedValue else { return [] }
      return content(shown).drawn(in: place) { item.wrappedValue = nil }
    }
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

/// A question with one or two answers.
public struct Alert {
  /// An answer.
  public struct Button {
    fileprivate let label: Text
    fileprivate let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), action: action ?? {})
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  fileprivate func drawn(in place: _Place, closing close: @escaping () -> Void) -> [ScreenElement] {
    place.graph.title = ""
    let answers = buttons.enumerated().map { index, button in
      drawnAnswer(button.label, in: place.inner("answer \(index)")) {
        close()
        button.action()
      }
    }
    let said = message.map { $0._drawn(in: place.inner("message")) } ?? []
    return title.bold()._drawn(in: place.inner("title")) + said + [.row(answers.flatMap { $0 })]
  }
}

/// A button below a question.
private func drawnAnswer(_ label: Text, in place: _Place, action: @escaping () -> Void) -> [ScreenElement] {
  Button(action: action, label: { label })._drawn(in: place)
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
