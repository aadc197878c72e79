/// One of the views of a tab view, with the tab that leads to it and what it stands for.
public struct Tab<Value, Content: View, Label: View>: View {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  init(_ value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("tab")) }

  public func _pages(in place: _Place) -> [_Page] {
    let drawn = label._drawn(in: place.inner("item"))
    return content._pages(in: place.inner("tab")).map { page in
      var page = page
      page.item = drawn
      page.tag = value
      return page
    }
  }
}

/// What a tab is for.
public struct TabRole: Hashable {
  public static var search: TabRole { TabRole() }
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(AnyHashable(value), content(), label()) }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), content(), symbolLabel(title, systemImage)) }
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(AnyHashable(value), content(), imageLabel(title, image)) }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), symbolLabel(title, systemImage)) }
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), imageLabel(title, image)) }
}
