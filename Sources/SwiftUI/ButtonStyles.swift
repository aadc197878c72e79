/// How buttons look. What a style of one's own makes of a button is drawn, and can be tapped.
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    let draw: (_Place) -> [ScreenElement]
    public var body: Never { neverAsked() }
    public func _drawn(in place: _Place) -> [ScreenElement] { draw(place) }
  }
  public let role: ButtonRole?
  public let label: Label
  /// Nobody keeps a finger on it.
  public let isPressed: Bool
}

/// How buttons look, and what they do with a finger: a style of one's own says itself what is tapped.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    let draw: (_Place) -> [ScreenElement]
    public var body: Never { neverAsked() }
    public func _drawn(in place: _Place) -> [ScreenElement] { draw(place) }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void
  public func trigger() { action() }
}

/// A style of the library: a terminal has one look for all of them.
protocol LibraryButtonStyle: PrimitiveButtonStyle {}

extension LibraryButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { Button(configuration) }
}

public struct DefaultButtonStyle: LibraryButtonStyle {
  public init() {}
}

public struct PlainButtonStyle: LibraryButtonStyle {
  public init() {}
}

public struct BorderlessButtonStyle: LibraryButtonStyle {
  public init() {}
}

public struct BorderedButtonStyle: LibraryButtonStyle {
  public init() {}
}

public struct BorderedProminentButtonStyle: LibraryButtonStyle {
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// What a button is, for those that draw it.
struct ButtonParts {
  let role: ButtonRole?
  let action: () -> Void
  let label: (_Place) -> [ScreenElement]
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    _Modified(
      content: self,
      environment: {
        $0.styles.primitiveButton = nil
        $0.styles.button = { parts, place in
          let label = ButtonStyleConfiguration.Label(draw: parts.label)
          place.connect(style)
          let made = style.makeBody(
            configuration: ButtonStyleConfiguration(role: parts.role, label: label, isPressed: false))
          return made._drawn(in: place.inner("style"))
        }
      })
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let isOfLibrary = style is any LibraryButtonStyle
    return _Modified(
      content: self,
      environment: {
        $0.styles.button = nil
        $0.styles.primitiveButton = nil
        if isOfLibrary { return }
        $0.styles.primitiveButton = { parts, place in
          let label = PrimitiveButtonStyleConfiguration.Label(draw: parts.label)
          var inner = place.inner("style")
          inner.environment.styles.primitiveButton = nil
          inner.connect(style)
          let made = style.makeBody(
            configuration: PrimitiveButtonStyleConfiguration(role: parts.role, label: label, action: parts.action))
          return made._drawn(in: inner)
        }
      })
  }

  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

public struct ButtonBorderShape: Hashable {
  private let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

public struct ButtonRepeatBehavior: Hashable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
