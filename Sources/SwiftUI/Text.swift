/// Shows text.
public struct Text: View, Equatable {
  private struct Run: Equatable {
    var text: String
    var font: Font?
    var color: Color?
    var isBold = false
  }
  private var runs: [Run]

  public init<S: StringProtocol>(_ content: S) { runs = [Run(text: String(content))] }
  public init(verbatim content: String) { runs = [Run(text: content)] }
  /// An image in a line of text: its name stands there. `.init("name")` is a text's key.
  @_disfavoredOverload
  public init(_ image: Image) { runs = [Run(text: image.name)] }

  /// Each part with the looks that it says of itself.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    runs = attributedContent.runs.map { part in
      Run(text: String(attributedContent[part.range].characters), font: part.font, color: part.foregroundColor)
    }
    if runs.isEmpty { runs = [Run(text: "")] }
  }

  /// What it says.
  public var _text: String { runs.map { $0.text }.joined() }

  private func changing(_ change: (inout Run) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }

  public func font(_ font: Font?) -> Text { changing { if $0.font == nil { $0.font = font } } }
  public func foregroundColor(_ color: Color?) -> Text { changing { if $0.color == nil { $0.color = color } } }
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    style._color(in: EnvironmentValues()).map { foregroundColor($0) } ?? self
  }
  public func bold() -> Text { changing { $0.isBold = true } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.isBold = weight?.isBold ?? false } }
  public func italic() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func monospacedDigit() -> Text { self }

  public static func + (lhs: Text, rhs: Text) -> Text {
    var both = lhs
    both.runs += rhs.runs
    return both
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    // One label has one look: that of its first part.
    let first = runs[0]
    let font = first.font ?? place.environment.font ?? .body
    let color = place.environment.isEnabled ? first.color ?? place.environment.color ?? .primary : .secondary
    let text = place.environment.textCase?.of(_text) ?? _text
    return [
      .label(
        text, color: color.onScreen, size: font.size, isBold: font.isBold || first.isBold || place.environment.isBold,
        wraps: place.environment.lineLimit != 1)
    ]
  }
}

/// An image and a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    if let style = place.environment.styles.label {
      return style(LabelStyleConfiguration(title: _Part(title), icon: _Part(icon)), place)
    }
    return [.row(icon._drawn(in: place.inner("icon")) + title._drawn(in: place.inner("title")))]
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is about.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

// Where another type's parameter is called `Label`.
func symbolLabel<S: StringProtocol>(_ title: S, _ name: String) -> Label<Text, Image> {
  Label(title, systemImage: name)
}
func imageLabel<S: StringProtocol>(_ title: S, _ name: String) -> Label<Text, Image> { Label(title, image: name) }

extension DefaultStringInterpolation {
  /// A number in a format: `"\(price, specifier: "%.2f")"`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    appendLiteral(String(format: specifier, value))
  }
}

// A text in a text says what it says, and an image stands there by its name.

extension Text: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(_text) }
}

extension Image: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) { target.write(name) }
}
