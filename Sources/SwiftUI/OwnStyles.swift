// Styles of one's own for labels, switches, groups and what else has parts: what they make of the parts is drawn.

/// How the things in a view are drawn that somebody has styled. Nil is the library's own way.
struct Styles {
  var button: ((ButtonParts, _Place) -> [ScreenElement])?
  var primitiveButton: ((ButtonParts, _Place) -> [ScreenElement])?
  var label: ((LabelStyleConfiguration, _Place) -> [ScreenElement])?
  var toggle: ((ToggleStyleConfiguration, _Place) -> [ScreenElement])?
  var field: ((FieldParts, _Place) -> [ScreenElement])?
  var progress: ((ProgressViewStyleConfiguration, _Place) -> [ScreenElement])?
  var gauge: ((GaugeStyleConfiguration, _Place) -> [ScreenElement])?
  var box: ((GroupBoxStyleConfiguration, _Place) -> [ScreenElement])?
  var disclosure: ((DisclosureGroupStyleConfiguration, _Place) -> [ScreenElement])?
  var labeled: ((LabeledContentStyleConfiguration, _Place) -> [ScreenElement])?
}

/// A part of what is styled.
public struct _Part: View {
  let draw: (_Place) -> [ScreenElement]
  init(_ draw: @escaping (_Place) -> [ScreenElement]) { self.draw = draw }
  init<Content: View>(_ content: Content) { draw = { place in content._drawn(in: place.inner("part")) } }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { draw(place) }
}

// MARK: Labels

@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public typealias Title = _Part
  public typealias Icon = _Part
  public let title: Title
  public let icon: Icon
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    _Modified(
      content: self,
      environment: {
        $0.styles.label = { configuration, place in
          var inner = place.inner("style")
          inner.environment.styles.label = nil
          inner.connect(style)
          return style.makeBody(configuration: configuration)._drawn(in: inner)
        }
      })
  }
}

// MARK: Switches

@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public typealias Label = _Part
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

protocol LibraryToggleStyle: ToggleStyle {}

extension LibraryToggleStyle {
  public func makeBody(configuration: ToggleStyleConfiguration) -> some View { Toggle(configuration) }
}

public struct DefaultToggleStyle: LibraryToggleStyle {
  public init() {}
}

public struct SwitchToggleStyle: LibraryToggleStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
}

public struct ButtonToggleStyle: LibraryToggleStyle {
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let isOfLibrary = style is any LibraryToggleStyle
    let tint = (style as? SwitchToggleStyle)?.tint
    return _Modified(
      content: self,
      environment: {
        $0.styles.toggle = nil
        if let tint { $0.tint = tint }
        if isOfLibrary { return }
        $0.styles.toggle = { configuration, place in
          var inner = place.inner("style")
          inner.environment.styles.toggle = nil
          inner.connect(style)
          return style.makeBody(configuration: configuration)._drawn(in: inner)
        }
      })
  }
}

// MARK: Groups

@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = _Part
  public typealias Content = _Part
  public let label: Label
  public let content: Content
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _Part
  public typealias Content = _Part
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded, content: { configuration.content }) { configuration.label }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

@preconcurrency @MainActor
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  public typealias Label = _Part
  public typealias Content = _Part
  public let label: Label
  public let content: Content
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    _Modified(
      content: self,
      environment: {
        $0.styles.box = { configuration, place in
          var inner = place.inner("style")
          inner.environment.styles.box = nil
          inner.connect(style)
          return style.makeBody(configuration: configuration)._drawn(in: inner)
        }
      })
  }

  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    _Modified(
      content: self,
      environment: {
        $0.styles.disclosure = { configuration, place in
          var inner = place.inner("style")
          inner.environment.styles.disclosure = nil
          inner.connect(style)
          return style.makeBody(configuration: configuration)._drawn(in: inner)
        }
      })
  }

  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    _Modified(
      content: self,
      environment: {
        $0.styles.labeled = { configuration, place in
          var inner = place.inner("style")
          inner.environment.styles.labeled = nil
          inner.connect(style)
          return style.makeBody(configuration: configuration)._drawn(in: inner)
        }
      })
  }
}
