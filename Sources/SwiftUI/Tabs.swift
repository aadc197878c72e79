/// Several views, of which one is seen; a tap on its tab shows another one. Those that are not seen keep their states.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let tabs = place.graph.kept(Tabs(), at: place.path + "/tabs")
    tabs.all = []
    var inner = place.inner("tabs")
    inner.environment.tabs = tabs
    _ = content._drawn(in: inner)
    let chosen = tabs.all.firstIndex { tab in
      guard let selection, let tag = tab.tag else { return false }
      return tag == AnyHashable(selection.wrappedValue)
    }
    let index = min(chosen ?? tabs.chosen, max(tabs.all.count - 1, 0))
    let bar = tabs.all.indices.map { row($0, isChosen: $0 == index, of: tabs) }
    let shown = drawn(tabs.all, showing: index, in: place.graph)
    // They know the graph, which keeps what is chosen.
    tabs.all = []
    return [.column(shown + [.rule, .row(bar)])]
  }

  private func row(_ number: Int, isChosen: Bool, of tabs: Tabs) -> ScreenElement {
    let tab = tabs.all[number]
    var row = ScreenElement.row([ScreenElement(.choice(isChosen, .black))] + tab.item)
    row.name = tab.item.flatMap { $0.labels }.joined(separator: " ")
    let tag = tab.tag
    row.onTap = {
      tabs.chosen = number
      if let value = tag?.base as? SelectionValue { selection?.wrappedValue = value }
    }
    return row
  }

  /// What is not seen is there all the same, and has no say in what is around it.
  private func drawn(_ tabs: [Tabs.Tab], showing index: Int, in graph: Graph) -> [ScreenElement] {
    let (title, cover) = (graph.title, graph.cover)
    for number in tabs.indices where number != index { _ = tabs[number].draw(false) }
    graph.title = title
    graph.cover = cover
    return tabs.isEmpty ? [] : tabs[index].draw(true)
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// What a tab view finds in its content, and which of it is seen.
final class Tabs {
  struct Tab {
    let item: [ScreenElement]
    var tag: AnyHashable?
    let draw: (_ isSeen: Bool) -> [ScreenElement]
  }
  var all: [Tab] = []
  var chosen = 0
}

/// A view with the tab that leads to it.
public struct _WithTab<Content: View, Item: View>: View {
  let content: Content
  let item: Item

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    guard let tabs = place.environment.tabs else { return content._drawn(in: place.inner("tab")) }
    var inner = place.inner("tab")
    inner.environment.tabs = nil
    let tag = (content as? any Tagged)?.tag
    tabs.all.append(
      Tabs.Tab(
        item: item._drawn(in: inner.inner("item")), tag: tag,
        draw: { isSeen in
          var place = inner
          place.environment.isSeen = place.environment.isSeen && isSeen
          return content._drawn(in: place)
        }))
    return []
  }
}

extension View {
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    _WithTab(content: self, item: label())
  }
}
