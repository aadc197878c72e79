/// Who a button is for.
public struct ButtonRole: Hashable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to tap.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let isEnabled = place.environment.isEnabled
    let color = role == .destructive ? Color.red : place.environment.color ?? place.environment.tint ?? .accentColor
    let parts = label._drawn(in: place.inner("button"))
    // What is more than a title is a row that can be tapped.
    var element: ScreenElement
    if parts.count == 1, case .label(let title, _, _, _, _) = parts[0].kind {
      element = ScreenElement(.button(title, color.onScreen, isEnabled: isEnabled))
    } else {
      element = .row(parts)
    }
    element.name = parts.flatMap { $0.labels }.joined(separator: " ")
    element.onTap = { if isEnabled { action() } }
    return [element]
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: { Text(title) })
  }
}

/// A switch with a label.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let color = place.environment.tint ?? .green
    var control = ScreenElement(
      .toggle(isOn: isOn.wrappedValue, color.onScreen, isEnabled: place.environment.isEnabled))
    control.onToggle = { isOn.wrappedValue = $0 }
    return [.row(label._drawn(in: place.inner("toggle")) + [.space, control])]
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, label: { Text(title) }) }
}

/// A field to type into.
public struct TextField: View {
  private let title: String
  private let text: Binding<String>

  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [field(title, text, isSecret: false, in: place)] }
}

/// A field that does not show what is typed into it.
public struct SecureField: View {
  private let title: String
  private let text: Binding<String>

  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [field(title, text, isSecret: true, in: place)] }
}

private func field(_ title: String, _ text: Binding<String>, isSecret: Bool, in place: _Place) -> ScreenElement {
  var element = ScreenElement(
    .field(text.wrappedValue, placeholder: title, isSecret: isSecret, isEnabled: place.environment.isEnabled))
  element.name = title
  element.onType = { text.wrappedValue = $0 }
  element.onSubmit = place.environment.submit
  return element
}

/// Says that something is being waited for.
public struct ProgressView<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let parts = label._drawn(in: place.inner("progress"))
    return parts.isEmpty ? [.spinner] : [.row([.spinner] + parts)]
  }
}

extension ProgressView where Label == EmptyView {
  public init() { self.init(label: { EmptyView() }) }
}

extension ProgressView where Label == Text {
  public init<S: StringProtocol>(_ title: S) { self.init(label: { Text(title) }) }
}
