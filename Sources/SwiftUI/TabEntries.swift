/// A tab as an entry of its own: a page, what its row says, and the value that chooses it.
public struct Tab<Value, Content: View, Label: View> {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  init(_ value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

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

/// Where nothing chooses among tabs, they are views.
extension Tab: View where Value == Never {
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("tab")) }
}

/// Tabs that values of one type choose.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  func _pages(in place: _Place) -> [_Page]
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
}

@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }
  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
  where Content.TabValue == TabValue { first }
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _TabPair<First, Next> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _TabPair(first: accumulated, next: next)
  }
  public static func buildOptional<Content: TabContent>(_ content: Content?) -> _TabChoice<Content, Content>
  where Content.TabValue == TabValue { _TabChoice(one: content, other: nil) }
  public static func buildEither<One: TabContent, Other: TabContent>(first: One) -> _TabChoice<One, Other>
  where One.TabValue == TabValue, Other.TabValue == TabValue { _TabChoice(one: first, other: nil) }
  public static func buildEither<One: TabContent, Other: TabContent>(second: Other) -> _TabChoice<One, Other>
  where One.TabValue == TabValue, Other.TabValue == TabValue { _TabChoice(one: nil, other: second) }
}

public struct _TabPair<First: TabContent, Next: TabContent>: TabContent where First.TabValue == Next.TabValue {
  public typealias TabValue = First.TabValue
  let first: First
  let next: Next
  public func _pages(in place: _Place) -> [_Page] {
    first._pages(in: place.inner("0")) + next._pages(in: place.inner("1"))
  }
}

public struct _TabChoice<One: TabContent, Other: TabContent>: TabContent where One.TabValue == Other.TabValue {
  public typealias TabValue = One.TabValue
  let one: One?
  let other: Other?
  public func _pages(in place: _Place) -> [_Page] {
    (one?._pages(in: place.inner("one")) ?? []) + (other?._pages(in: place.inner("other")) ?? [])
  }
}

/// Tabs as the content of a view.
public struct _Tabs<Tabs: TabContent>: View {
  let tabs: Tabs
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [] }
  public func _pages(in place: _Place) -> [_Page] { tabs._pages(in: place) }
}

extension TabView {
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == _Tabs<Tabs>, Tabs.TabValue == SelectionValue {
    self.init(_selection: selection, _Tabs(tabs: content()))
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
