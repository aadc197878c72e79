/// The first of several views: a terminal has room for it.
public struct ViewThatFits<Content: View>: View {
  private let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let inner = place.inner("fits")
    return content._pages(in: inner).first?.draw(inner.inner("first")) ?? []
  }
}

/// Knows how to go to a place in what can be scrolled; a terminal shows all of it.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    content(ScrollViewProxy())._drawn(in: place.inner("reader"))
  }
}

/// Says that there is nothing, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var dimmed = place.inner("description")
    dimmed.environment.color = .secondary
    return label._drawn(in: place.inner("label")) + description._drawn(in: dimmed)
      + actions._drawn(in: place.inner("actions"))
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
  public init(@ViewBuilder label: () -> Label) where Description == EmptyView {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView {
  public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { symbolLabel(title, name) }, description: { description })
  }
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { imageLabel(title, name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// That nothing was found.
  public static var search: ContentUnavailableView<Label, Description, Actions> { found(for: nil) }
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { found(for: text) }

  private static func found(for text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// What is said where nothing was found.
public struct SearchUnavailableContent {
  public struct Label: View {
    let text: String?
    public var body: some View {
      symbolLabel(text.map { "No Results for “\($0)”" } ?? "No Results", "magnifyingglass")
    }
  }

  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

/// A view with a name: with another name it is another view, with states of its own.
public struct _Identified<Content: View>: View {
  let content: Content
  let id: AnyHashable
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("id \(id)")) }
}

extension View {
  public func id<ID: Hashable>(_ id: ID) -> some View { _Identified(content: self, id: AnyHashable(id)) }

  /// Where it is not, nothing can be done to what is in the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    _Modified(content: self, drawing: { elements, _ in enabled ? elements : elements.map { $0.untouchable } })
  }

  /// Writes in large or small letters.
  public func textCase(_ textCase: Text.Case?) -> some View {
    _Modified(content: self, environment: { $0.textCase = textCase })
  }
}

extension ScreenElement {
  /// The same to look at, with nothing that can be done to it.
  fileprivate var untouchable: ScreenElement {
    switch kind {
    case .row(let parts): .row(parts.map { $0.untouchable })
    case .column(let parts): .column(parts.map { $0.untouchable })
    default: ScreenElement(kind)
    }
  }
}

extension Text {
  public enum Case: Hashable {
    case uppercase, lowercase

    func of(_ text: String) -> String { self == .uppercase ? text.uppercased() : text.lowercased() }
  }
}
