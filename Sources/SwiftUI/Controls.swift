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
    if role == .cancel { place.environment.answers?.hasCancel = true }
    let (action, close) = (self.action, place.environment.closes)
    let act = {
      close?()
      action()
    }
    let button = ButtonParts(role: role, action: act, label: { inner in label._drawn(in: inner.inner("button")) })
    if let style = place.environment.styles.primitiveButton { return style(button, place) }
    let parts = place.environment.styles.button?(button, place) ?? button.label(place)
    let color = role == .destructive ? Color.red : place.environment.color ?? place.environment.tint ?? .accentColor
    // What is more than a title is a row that can be tapped.
    var element: ScreenElement
    if parts.count == 1, case .label(let title, _, _, _, _) = parts[0].kind {
      element = ScreenElement(.button(title, color.onScreen, isEnabled: isEnabled))
      element.accessibility = parts[0].accessibility
    } else {
      element = .row(parts)
    }
    element.name = parts.flatMap { $0.labels }.joined(separator: " ")
    element.onTap = { if isEnabled { act() } }
    return [element]
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is about.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, label: { configuration.label })
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: { Text(title) })
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action, label: { symbolLabel(title, name) })
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
    if let style = place.environment.styles.toggle {
      return style(ToggleStyleConfiguration(label: _Part(label), isOn: isOn), place)
    }
    let color = place.environment.tint ?? .green
    var control = ScreenElement(
      .toggle(isOn: isOn.wrappedValue, color.onScreen, isEnabled: place.environment.isEnabled))
    let (isOn, close) = (self.isOn, place.environment.closes)
    control.onToggle = {
      close?()
      isOn.wrappedValue = $0
    }
    return [.row(label._drawn(in: place.inner("toggle")) + [.space, control])]
  }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, label: { Text(title) }) }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(_ title: S, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { symbolLabel(title, name) })
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The switch that a style is about.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}
