/// A text to be looked up in the tables of an app. Here it is its own translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String
  public init(_ value: String) { text = value }

  /// With the looks that its signs ask for: `**bold**`.
  var styled: AttributedString {
    guard text.contains(where: { "*_`[~\\".contains($0) }) else { return AttributedString(text) }
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation(_ text: Text) { self.text += text._text }
    public mutating func appendInterpolation(_ image: Image) { text += image.name }
  }
}

extension Text {
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}

// Views with such a text as their title. Where a string would do as well, it is a string.

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(titleKey.text, systemImage: name)
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(titleKey.text, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(titleKey.text, isOn: isOn) }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey.text, text: text) }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey.text, text: text) }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(titleKey.text, destination: destination)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(titleKey.text, content: content)
  }
}

extension View {
  @_disfavoredOverload
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey.text) }
  @_disfavoredOverload
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(key.text) }
  @_disfavoredOverload
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { accessibilityHint(key.text) }
}
