/// What a field is, for those that draw it.
struct FieldParts {
  var title: (_Place) -> String
  var prompt: Text?
  var text: Binding<String>
  var isSecret = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?

  init(_ title: String, _ prompt: Text? = nil, text: Binding<String>, isSecret: Bool = false) {
    self.title = { _ in title }
    self.prompt = prompt
    self.text = text
    self.isSecret = isSecret
  }

  func drawn(in place: _Place) -> ScreenElement {
    let title = title(place)
    let isEnabled = place.environment.isEnabled
    var element = ScreenElement(
      .field(text.wrappedValue, placeholder: prompt?._text ?? title, isSecret: isSecret, isEnabled: isEnabled))
    element.name = title
    let (text, path, focus) = (self.text, place.path, place.environment.focus)
    let (onEditingChanged, onCommit, submit) = (self.onEditingChanged, self.onCommit, place.environment.submit)
    let graph = place.graph
    let typing = Typing(
      path: path,
      end: {
        focus?.wrappedValue = false
        onEditingChanged?(false)
      })
    element.onType = { [weak graph] words in
      if graph?.begin(typing) ?? false {
        focus?.wrappedValue = true
        onEditingChanged?(true)
      }
      text.wrappedValue = words
    }
    element.onSubmit = { [weak graph] in
      onCommit?()
      submit?()
      // The field has the focus until then, unless somebody has given it to another one.
      graph?.endTyping()
    }
    return element
  }
}

/// Which field takes the keys, and what happens when it no longer does.
struct Typing {
  let path: String
  let end: () -> Void
}

/// A field to type into.
public struct TextField<Label: View>: View {
  private var parts: FieldParts

  init(_ parts: FieldParts) { self.parts = parts }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    parts = FieldParts("", prompt, text: text)
    let drawnLabel = label()
    parts.title = { place in
      drawnLabel._drawn(in: place.inner("label")).flatMap { $0.labels }.joined(separator: " ")
    }
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label)
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    place.environment.styles.field?(parts, place) ?? [parts.drawn(in: place)]
  }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    parts = FieldParts(String(title), text: text)
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    parts = FieldParts(String(title), prompt, text: text)
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    parts = FieldParts(String(title), text: text)
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    parts = FieldParts(String(title), prompt, text: text)
  }

  /// The older form: it is told when somebody begins to type and ends, and when the return key is tapped.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    parts = FieldParts(String(title), text: text)
    parts.onEditingChanged = onEditingChanged
    parts.onCommit = onCommit
  }

  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    parts = FieldParts(String(title), text: text)
    parts.onEditingChanged = onEditingChanged
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    parts = FieldParts(String(title), text: text)
    parts.onCommit = onCommit
  }
}

/// A field that does not show what is typed into it.
public struct SecureField<Label: View>: View {
  private var parts: FieldParts

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    parts = FieldParts("", prompt, text: text, isSecret: true)
    let drawnLabel = label()
    parts.title = { place in
      drawnLabel._drawn(in: place.inner("label")).flatMap { $0.labels }.joined(separator: " ")
    }
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    place.environment.styles.field?(parts, place) ?? [parts.drawn(in: place)]
  }
}

extension SecureField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    parts = FieldParts(String(title), text: text, isSecret: true)
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    parts = FieldParts(String(title), prompt, text: text, isSecret: true)
  }

  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    parts = FieldParts(String(title), text: text, isSecret: true)
    parts.onCommit = onCommit
  }
}

/// A field for longer texts. It has no name of its own: what is typed goes to the field under a label.
public struct TextEditor: View {
  private let parts: FieldParts
  public init(text: Binding<String>) { parts = FieldParts("", text: text) }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [parts.drawn(in: place)] }
}
