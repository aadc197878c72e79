/// Several views, of which one is seen; a tap on its tab shows another one. Those that are not seen keep their states.
///
/// Views without a tab are pages: a tap on the mark of one stands for a swipe to it.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  init(_selection: Binding<SelectionValue>?, _ content: Content) {
    selection = _selection
    self.content = content
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let tabs = place.graph.kept(ChosenTab(), at: place.path + "/tabs")
    let inner = place.inner("tabs")
    let pages = content._pages(in: inner)
    let chosen = pages.firstIndex { page in
      guard let selection, let tag = page.tag else { return false }
      return tag == AnyHashable(selection.wrappedValue)
    }
    let index = min(chosen ?? tabs.number, max(pages.count - 1, 0))
    let bar = pages.indices.map { row($0, pages[$0], isChosen: $0 == index, of: tabs) }
    return [.column(drawn(pages, showing: index, in: inner) + [.rule, .row(bar)])]
  }

  private func row(_ number: Int, _ page: _Page, isChosen: Bool, of tabs: ChosenTab) -> ScreenElement {
    var row = ScreenElement.row([ScreenElement(.choice(isChosen: isChosen, .black))] + page.item)
    row.name = page.item.isEmpty ? "Page \(number + 1)" : page.item.flatMap { $0.labels }.joined(separator: " ")
    let tag = page.tag
    row.onTap = {
      tabs.number = number
      if let value = tag?.base as? SelectionValue { selection?.wrappedValue = value }
    }
    return row
  }

  /// What is not seen is there all the same, and has no say in what is around it.
  private func drawn(_ pages: [_Page], showing index: Int, in place: _Place) -> [ScreenElement] {
    let graph = place.graph
    let (title, cover) = (graph.title, graph.cover)
    for number in pages.indices where number != index {
      var hidden = place.inner("page \(number)")
      hidden.environment.isSeen = false
      _ = pages[number].draw(hidden)
    }
    graph.title = title
    graph.cover = cover
    return pages.isEmpty ? [] : pages[index].draw(place.inner("page \(index)"))
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// Which tab was chosen last.
private final class ChosenTab {
  var number = 0
}

/// One of the views of a tab view.
public struct _Page {
  var item: [ScreenElement] = []
  var tag: AnyHashable?
  let draw: (_Place) -> [ScreenElement]

  init(_ draw: @escaping (_Place) -> [ScreenElement]) { self.draw = draw }

  /// The same page, drawn otherwise.
  func drawn(by draw: @escaping (_Place) -> [ScreenElement]) -> _Page {
    var page = _Page(draw)
    page.item = item
    page.tag = tag
    return page
  }
}

/// A view with the tab that leads to it.
public struct _WithTab<Content: View, Item: View>: View {
  let content: Content
  let item: Item

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("tab")) }

  public func _pages(in place: _Place) -> [_Page] {
    let drawn = item._drawn(in: place.inner("item"))
    return content._pages(in: place.inner("tab")).map { page in
      var page = page
      page.item = drawn
      return page
    }
  }
}

extension View {
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    _WithTab(content: self, item: label())
  }

}
