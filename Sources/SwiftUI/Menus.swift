/// Buttons that a tap on a title shows; a tap on one of them hides them again.
public struct Menu<Label: View, Content: View>: View {
  private final class Openness {
    var isOpen = false
  }
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?

  private init(_ content: Content, _ label: Label, _ primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label(), nil)
  }

  /// A tap runs the action. The menu opens when the title is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(content(), label(), primaryAction)
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let menu = place.graph.kept(Openness(), at: place.path + "/menu")
    let isEnabled = place.environment.isEnabled
    let primaryAction = self.primaryAction
    let tap = { if let primaryAction { primaryAction() } else { menu.isOpen = !menu.isOpen } }
    var titlePlace = place
    titlePlace.environment.closes = nil
    var title = Button(action: tap, label: { label })._drawn(in: titlePlace.inner("label"))
    if primaryAction != nil { for index in title.indices { title[index].onHold = { menu.isOpen = isEnabled } } }
    guard menu.isOpen else { return title }
    let close = place.environment.closes
    var inner = place.inner("content")
    inner.environment.closes = {
      menu.isOpen = false
      close?()
    }
    return [.column(title + content._drawn(in: inner))]
  }
}

extension Menu where Label == Text {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title), nil)
  }
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content(), Text(title), primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(_ title: S, systemImage name: String, @ViewBuilder content: () -> Content) {
    self.init(content(), symbolLabel(title, name), nil)
  }
}

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.row(content._drawn(in: place.inner("controls")))] }
}

extension View {
  /// What opens when the view is held: `screen.hold("Row", "Delete")`.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    let items = menuItems()
    return _Modified(
      content: self,
      drawing: { elements, place in
        var inner = place.inner("menu")
        // A menu in it is open already: a hold chooses at once.
        inner.environment.closes = nil
        var held = ScreenElement.one(of: elements)
        held.menu += items._drawn(in: inner)
        return [held]
      })
  }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Buttons that are uncovered when a row is swiped: `screen.swipe("Row", "Delete")`.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = content()
    return _Modified(
      content: self,
      drawing: { elements, place in
        var row = ScreenElement.one(of: elements)
        row.swipes += actions._drawn(in: place.inner("swipe \(edge)"))
        return [row]
      })
  }
}

extension ScreenElement {
  /// Whether it takes all the columns that there are.
  var isWide: Bool {
    if case .row(let parts) = kind { return parts.contains { $0.isWide } }
    return isSpace
  }

  /// Elements with others at the end of the line.
  static func beside(_ elements: [ScreenElement], _ others: [ScreenElement]) -> ScreenElement {
    .row(elements + (elements.contains { $0.isWide } ? [] : [.space]) + others)
  }

  /// What is drawn of a view, as one element.
  static func one(of elements: [ScreenElement]) -> ScreenElement {
    elements.count == 1 ? elements[0] : .column(elements)
  }
}

public enum HorizontalEdge: Int8, CaseIterable {
  case leading, trailing

  public struct Set: OptionSet {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

public enum VerticalEdge: Int8, CaseIterable {
  case top, bottom

  public struct Set: OptionSet {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}
