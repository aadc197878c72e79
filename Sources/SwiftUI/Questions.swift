/// Questions over a view, while a binding says so. Any of the buttons closes them.
extension View {
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asked(String(title), while: isPresented, offersCancel: false, actions(), EmptyView())
  }

  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asked(String(title), while: isPresented, offersCancel: false, actions(), message())
  }

  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asked(
      String(title), while: isPresented.onlyWhile(data != nil), offersCancel: false, data.map { actions($0) },
      EmptyView())
  }

  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asked(
      String(title), while: isPresented.onlyWhile(data != nil), offersCancel: false, data.map { actions($0) },
      data.map { message($0) })
  }

  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    asked(String(title), while: isPresented, offersCancel: true, actions(), EmptyView())
  }

  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asked(String(title), while: isPresented, offersCancel: true, actions(), message())
  }

  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asked(
      String(title), while: isPresented.onlyWhile(data != nil), offersCancel: true, data.map { actions($0) },
      EmptyView())
  }

  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asked(
      String(title), while: isPresented.onlyWhile(data != nil), offersCancel: true, data.map { actions($0) },
      data.map { message($0) })
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asked(title._text, while: isPresented, offersCancel: false, actions(), EmptyView())
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asked(title._text, while: isPresented, offersCancel: false, actions(), message())
  }

  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asked(
      title._text, while: isPresented.onlyWhile(data != nil), offersCancel: false, data.map { actions($0) }, EmptyView()
    )
  }

  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asked(
      title._text, while: isPresented.onlyWhile(data != nil), offersCancel: false, data.map { actions($0) },
      data.map { message($0) })
  }

  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    asked(title._text, while: isPresented, offersCancel: true, actions(), EmptyView())
  }

  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asked(title._text, while: isPresented, offersCancel: true, actions(), message())
  }

  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asked(
      title._text, while: isPresented.onlyWhile(data != nil), offersCancel: true, data.map { actions($0) }, EmptyView())
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asked(
      title._text, while: isPresented.onlyWhile(data != nil), offersCancel: true, data.map { actions($0) },
      data.map { message($0) })
  }

  /// Tells of an error while there is one and the binding says so.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asked(
      error?.errorDescription ?? "", while: isPresented.onlyWhile(error != nil), offersCancel: false, actions(),
      EmptyView())
  }

  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    asked(
      error?.errorDescription ?? "", while: isPresented.onlyWhile(error != nil), offersCancel: false,
      error.map { actions($0) }, error.map { message($0) })
  }

  private func asked<A: View, M: View>(
    _ title: String, while isPresented: Binding<Bool>, offersCancel: Bool, _ actions: A, _ message: M
  ) -> some View {
    covered(while: isPresented, as: "question") { place in
      place.graph.title = title
      let close = { isPresented.wrappedValue = false }
      let answers = Answers()
      var inner = place.inner("actions")
      inner.environment.closes = close
      inner.environment.answers = answers
      var buttons = actions._drawn(in: inner)
      if buttons.isEmpty {
        buttons = Button("OK") {}._drawn(in: inner.inner("ok"))
      } else if offersCancel, !answers.hasCancel {
        buttons += Button("Cancel", role: .cancel) {}._drawn(in: inner.inner("cancel"))
      }
      let said = message._drawn(in: place.inner("message"))
      let areButtons = buttons.allSatisfy { $0.onTap != nil }
      return said + (areButtons ? [.row(buttons)] : buttons)
    }
  }

  /// Asks what an `Alert` says.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    covered(while: isPresented, as: "alert") { place in
      content().drawn(in: place) { isPresented.wrappedValue = false }
    }
  }

  /// Asks what the `Alert` for an item says, while there is an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    covered(while: item.isThere(), as: "alert") { place in
      guard let shown = item.wrappedValue else { return [] }
      return content(shown).drawn(in: place) { item.wrappedValue = nil }
    }
  }

  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    covered(while: isPresented, as: "alert") { place in
      content().drawn(in: place) { isPresented.wrappedValue = false }
    }
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    covered(while: item.isThere(), as: "alert") { place in
      guard let shown = item.wrappedValue else { return [] }
      return content(shown).drawn(in: place) { item.wrappedValue = nil }
    }
  }
}

extension Binding where Value == Bool {
  fileprivate func onlyWhile(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// What is known of the buttons below a question.
final class Answers {
  var hasCancel = false
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
    drawnQuestion(title, message, buttons, in: place, closing: close)
  }
}

/// A question with any number of answers.
public struct ActionSheet {
  public typealias Button = Alert.Button
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  fileprivate func drawn(in place: _Place, closing close: @escaping () -> Void) -> [ScreenElement] {
    drawnQuestion(title, message, buttons, in: place, closing: close)
  }
}

private func drawnQuestion(
  _ title: Text, _ message: Text?, _ buttons: [Alert.Button], in place: _Place, closing close: @escaping () -> Void
) -> [ScreenElement] {
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

/// A button below a question.
private func drawnAnswer(_ label: Text, in place: _Place, action: @escaping () -> Void) -> [ScreenElement] {
  Button(action: action, label: { label })._drawn(in: place)
}
