/// Views with a title over them, and others that links lead to.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: ValuePath?

  private init(_ root: Root, _ path: ValuePath?) {
    self.root = root
    self.path = path
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { drawStack(root, along: path, in: place) }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(root(), nil) }

  /// The values that lead to where one is are kept by the binding.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root(),
      ValuePath(
        values: path.wrappedValue.values, push: { path.wrappedValue.append($0) },
        keep: { count in path.wrappedValue.removeLast(max(path.wrappedValue.count - count, 0)) }))
  }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root(),
      ValuePath(
        values: path.wrappedValue.map { AnyHashable($0) },
        push: { value in if let element = value.base as? Data.Element { path.wrappedValue.append(element) } },
        keep: { count in path.wrappedValue = Data(path.wrappedValue.prefix(count)) }))
  }
}

/// The values that links with a value were followed to.
struct ValuePath {
  let values: [AnyHashable]
  let push: (AnyHashable) -> Void
  /// Goes back until there are that many.
  let keep: (Int) -> Void
}

/// Values of any types that lead to where one is.
public struct NavigationPath: Equatable {
  fileprivate(set) var values: [AnyHashable] = [] {
    didSet { if values.count < written.count { written.removeLast(written.count - values.count) } }
  }
  /// How each value is written, where it can be.
  private var written: [WrittenValue?] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
    written = values.map { _ in nil }
  }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
    for element in elements { append(element) }
  }
  public init(_ codable: CodableRepresentation) {
    values = codable.values.map(\.value)
    written = codable.values
  }

  /// What is written of it; nothing where one of its values cannot be.
  public var codable: CodableRepresentation? {
    let values = written.compactMap { $0 }
    return values.count == written.count ? CodableRepresentation(values: values) : nil
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
    written.append(nil)
  }
  public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {
    values.append(AnyHashable(value))
    written.append(WrittenValue(value))
  }
  public static func == (left: NavigationPath, right: NavigationPath) -> Bool { left.values == right.values }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// The same, as it was called before.
public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    // Others beside the first are for wider screens.
    let pages = content._pages(in: place.inner("columns"))
    if pages.count > 1 { return drawStack(_Part { inner in pages[0].draw(inner) }, along: nil, in: place) }
    return drawStack(content, along: nil, in: place)
  }
}

/// Columns; here they stand below each other, the sidebar first.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private init(_ sidebar: Sidebar, _ content: Content, _ detail: Detail) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let columns = [
      drawStack(sidebar, along: nil, in: place.inner("sidebar")), drawn(content, "content", in: place),
      drawn(detail, "detail", in: place),
    ]
    var elements: [ScreenElement] = []
    for column in columns where !column.isEmpty { elements += (elements.isEmpty ? [] : [.rule]) + column }
    return [.column(elements)]
  }

  /// A column beside the sidebar, with its own title over it.
  private func drawn<Column: View>(_ column: Column, _ name: String, in place: _Place) -> [ScreenElement] {
    let outer = place.graph.title
    place.graph.title = ""
    let elements = drawStack(column, along: nil, in: place.inner(name))
    let title = place.graph.title
    place.graph.title = outer
    return title.isEmpty || elements.isEmpty ? elements : [.label(title, isBold: true)] + elements
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail())
  }
}

public struct NavigationSplitViewVisibility: Hashable, Codable {
  private let name: String
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

extension View {
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }
}

/// Which links were followed, each by its place, and where the links that are there lead.
final class Route {
  var links: [String] = []
  var valueDestinations: [(AnyHashable, _Place) -> [ScreenElement]?] = []
  /// What says of a view in the route whether it is there.
  var bindings: [String: Binding<Bool>] = [:]
  var destinations: [String: (_Place) -> [ScreenElement]] = [:]
  /// Goes to where a value leads, where somebody keeps the values.
  var push: ((AnyHashable) -> Void)?

  /// Leads to a destination while the binding says so.
  func lead(to path: String, while isThere: Binding<Bool>) {
    bindings[path] = isThere
    if isThere.wrappedValue, !links.contains(path) { links.append(path) }
  }
}

/// Draws the view that was reached last. Those under it are there still, with their states.
private func drawStack<Root: View>(_ root: Root, along path: ValuePath?, in place: _Place) -> [ScreenElement] {
  let route = place.graph.kept(Route(), at: place.path + "/route")
  var inner = place.inner("navigation")
  inner.environment.route = route
  inner.environment.selection = nil
  route.destinations = [:]
  route.valueDestinations = []
  route.bindings = [:]
  route.push = path?.push
  var elements = drawLevel(in: inner, goBack: nil) { root._drawn(in: $0) }
  for (depth, value) in (path?.values ?? []).enumerated() {
    elements = drawLevel(in: inner.inner("value \(depth)"), goBack: { path?.keep(depth) }) {
      drawDestination(of: value, in: $0)
    }
  }
  var depth = 0
  // A view that was reached may say where to go on.
  while depth < route.links.count {
    let link = route.links[depth]
    let isThere = route.bindings[link]?.wrappedValue ?? true
    guard isThere, let destination = route.destinations[link] else {
      route.links.removeSubrange(depth...)
      break
    }
    let level = depth
    let goBack = {
      // Whoever was left already may still ask to be.
      guard level < route.links.count else { return }
      for left in route.links[level...] { route.bindings[left]?.wrappedValue = false }
      route.links.removeSubrange(level...)
    }
    elements = drawLevel(in: inner.inner("to \(link)"), goBack: goBack, destination)
    depth += 1
  }
  return elements
}

/// Draws a view of a stack, with the way back to the one under it, whose title is known by now.
private func drawLevel(
  in place: _Place, goBack: (() -> Void)?, _ draw: (_Place) -> [ScreenElement]
) -> [ScreenElement] {
  let title = place.graph.title
  var inner = place
  let bar = Bar()
  inner.environment.navigationBar = bar
  if let goBack {
    place.graph.title = ""
    inner.environment.isPresented = true
    inner.environment.dismiss = DismissAction(goBack)
  }
  let content = draw(inner)
  if bar.isHidden {
    place.graph.title = ""
    return bar.around(content)
  }
  guard let goBack, !bar.hidesBack else { return bar.around(content) }
  var back = ScreenElement.label("< " + (title.isEmpty ? "Back" : title), color: Color.accentColor.onScreen)
  back.name = "Back"
  back.onTap = goBack
  return [back] + bar.around(content)
}
