/// Views with a title over them, and others that links lead to.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { drawStack(root, in: place) }
}

/// The same, as it was called before.
public struct NavigationView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { drawStack(content, in: place) }
}

/// A row that leads to another view.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let destination: () -> Destination
  private let label: Label

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = { destination }
    self.label = label()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let path = place.path
    let route = place.environment.route
    route?.destinations[path] = { inner in destination()._drawn(in: inner) }
    let parts = label._drawn(in: place.inner("link"))
    var row = ScreenElement.row(parts + (parts.contains { $0.isSpace } ? [.chevron] : [.space, .chevron]))
    let isEnabled = place.environment.isEnabled
    row.onTap = { if isEnabled { route?.links.append(path) } }
    return [row]
  }
}

extension NavigationLink where Label == Text {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination, label: { Text(title) })
  }
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination, label: { Text(title) })
  }
}

/// Which links were followed, each by its place, and where the links that are there lead.
final class Route {
  var links: [String] = []
  var destinations: [String: (_Place) -> [ScreenElement]] = [:]
}

/// Draws the view that was reached last. Those under it are there still, with their states.
private func drawStack<Root: View>(_ root: Root, in place: _Place) -> [ScreenElement] {
  let route = place.graph.kept(Route(), at: place.path + "/route")
  var inner = place.inner("navigation")
  inner.environment.route = route
  route.destinations = [:]
  let bar = Bar()
  inner.environment.navigationBar = bar
  let content = root._drawn(in: inner)
  var elements = bar.around(content)
  for (depth, link) in route.links.enumerated() {
    guard let destination = route.destinations[link] else {
      route.links.removeSubrange(depth...)
      break
    }
    let title = place.graph.title
    place.graph.title = ""
    let goBack = { route.links.removeSubrange(depth...) }
    var next = inner.inner("to \(link)")
    next.environment.dismiss = DismissAction(goBack)
    var back = ScreenElement.label("< " + (title.isEmpty ? "Back" : title), color: Color.accentColor.onScreen)
    back.name = "Back"
    back.onTap = goBack
    let bar = Bar()
    next.environment.navigationBar = bar
    let content = destination(next)
    elements = [back] + bar.around(content)
  }
  return elements
}
