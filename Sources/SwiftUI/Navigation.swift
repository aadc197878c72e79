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
  private enum Goal {
    case view(() -> Destination)
    /// Nothing where there is none: such a link cannot be followed.
    case value(AnyHashable?)
  }
  private let goal: Goal
  private let label: Label

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    goal = .view(destination)
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    goal = .view { destination }
    self.label = label()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let path = place.path
    let route = place.environment.route
    var leads = place.environment.isEnabled
    switch goal {
    case .view(let destination): route?.destinations[path] = { inner in destination()._drawn(in: inner) }
    case .value(let value?):
      route?.destinations[path] = { inner in
        for destination in inner.environment.route?.valueDestinations.reversed() ?? [] {
          if let elements = destination(value, inner) { return elements }
        }
        fatalError(
          "no view for values of \(type(of: value.base)): say .navigationDestination(for:destination:) further out")
      }
    case .value(nil): leads = false
    }
    let parts = label._drawn(in: place.inner("link"))
    var row = ScreenElement.row(parts + (parts.contains { $0.isSpace } ? [.chevron] : [.space, .chevron]))
    let canBeFollowed = leads
    row.onTap = { if canBeFollowed { route?.links.append(path) } }
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

/// A row that leads to where `navigationDestination(for:destination:)` says values of its type lead.
extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    goal = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) {
    self.init(value: value, label: { Text(title) })
  }
}

extension View {
  /// The view that links with a value of this type lead to.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        place.environment.route?.valueDestinations.append { value, inner in
          (value.base as? Value).map { destination($0)._drawn(in: inner) }
        }
        return elements
      })
  }

  /// Leads to a view while the binding says so.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        guard let route = place.environment.route else { return elements }
        let path = place.path + "/presented"
        route.destinations[path] = { inner in destination()._drawn(in: inner) }
        route.bindings[path] = isPresented
        if isPresented.wrappedValue, !route.links.contains(path) { route.links.append(path) }
        return elements
      })
  }
}

/// Which links were followed, each by its place, and where the links that are there lead.
final class Route {
  var links: [String] = []
  var valueDestinations: [(AnyHashable, _Place) -> [ScreenElement]?] = []
  /// What says of a view in the route whether it is there.
  var bindings: [String: Binding<Bool>] = [:]
  var destinations: [String: (_Place) -> [ScreenElement]] = [:]
}

/// Draws the view that was reached last. Those under it are there still, with their states.
private func drawStack<Root: View>(_ root: Root, in place: _Place) -> [ScreenElement] {
  let route = place.graph.kept(Route(), at: place.path + "/route")
  var inner = place.inner("navigation")
  inner.environment.route = route
  route.destinations = [:]
  route.valueDestinations = []
  route.bindings = [:]
  let bar = Bar()
  inner.environment.navigationBar = bar
  let content = root._drawn(in: inner)
  var elements = bar.around(content)
  var depth = 0
  // A view that was reached may say where to go on.
  while depth < route.links.count {
    let link = route.links[depth]
    let isThere = route.bindings[link]?.wrappedValue ?? true
    guard isThere, let destination = route.destinations[link] else {
      route.links.removeSubrange(depth...)
      break
    }
    let title = place.graph.title
    place.graph.title = ""
    let level = depth
    let goBack = {
      // Whoever was left already may still ask to be.
      guard level < route.links.count else { return }
      for left in route.links[level...] { route.bindings[left]?.wrappedValue = false }
      route.links.removeSubrange(level...)
    }
    var next = inner.inner("to \(link)")
    next.environment.dismiss = DismissAction(goBack)
    var back = ScreenElement.label("< " + (title.isEmpty ? "Back" : title), color: Color.accentColor.onScreen)
    back.name = "Back"
    back.onTap = goBack
    let bar = Bar()
    next.environment.navigationBar = bar
    let content = destination(next)
    elements = [back] + bar.around(content)
    depth += 1
  }
  return elements
}
