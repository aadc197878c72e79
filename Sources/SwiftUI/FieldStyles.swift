/// How fields look. A style of one's own is handed the field, and puts views around it.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that is styled.
public struct _TextFieldStyleLabel: View {
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [] }
}

protocol LibraryTextFieldStyle: TextFieldStyle {}

extension LibraryTextFieldStyle {
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}

public struct DefaultTextFieldStyle: LibraryTextFieldStyle {
  public init() {}
}

public struct PlainTextFieldStyle: LibraryTextFieldStyle {
  public init() {}
}

public struct RoundedBorderTextFieldStyle: LibraryTextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let isOfLibrary = style is any LibraryTextFieldStyle
    return _Modified(
      content: self,
      environment: {
        $0.styles.field = nil
        if isOfLibrary { return }
        $0.styles.field = { parts, place in
          var inner = place.inner("style")
          inner.environment.styles.field = nil
          inner.connect(style)
          return style._body(configuration: TextField(parts))._drawn(in: inner)
        }
      })
  }
}

/// How an editor looks.
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
