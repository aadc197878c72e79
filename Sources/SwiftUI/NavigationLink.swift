/// A row that leads to another view.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Goal {
    case view(() -> Destination)
    /// Nothing where there is none: such a link cannot be followed.
    case value(AnyHashable?)
  }
  private let goal: Goal
  private let label: Label
  /// What says whether it was followed, where somebody wants to know.
  private var isActive: Binding<Bool>?

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    goal = .view(destination)
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    goal = .view { destination }
    self.label = label()
  }

  /// The older forms: a link that is followed when the binding says so.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  /// A link that is followed when the binding has its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isAt(tag), label: label)
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isAt(tag), destination: destination, label: label)
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let path = place.path
    let route = place.environment.route
    var leads = place.environment.isEnabled
    switch goal {
    case .view(let destination):
      route?.destinations[path] = { inner in destination()._drawn(in: inner) }
      if let isActive { route?.lead(to: path, while: isActive) }
    case .value(let value?):
      route?.destinations[path] = { inner in drawDestination(of: value, in: inner) }
    case .value(nil): leads = false
    }
    var inner = place.inner("link")
    inner.environment.selection = nil
    let parts = label._drawn(in: inner)
    var row = ScreenElement.row(parts + (parts.contains { $0.isWide } ? [.chevron] : [.space, .chevron]))
    let (canBeFollowed, isActive, push) = (leads, self.isActive, route?.push)
    var value: AnyHashable?
    if case .value(let found) = goal { value = found }
    row.onTap = {
      if !canBeFollowed { return }
      isActive?.wrappedValue = true
      if let value, let push { push(value) } else if isActive == nil { route?.links.append(path) }
    }
    // A link with a value in a list where rows are chosen chooses its row.
    if let value, let selection = place.environment.selection { return selection.row([row], for: value) }
    return [row]
  }
}

extension NavigationLink where Label == Text {
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive, label: { Text(title) })
  }
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection, label: { Text(title) })
  }
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
        route.lead(to: path, while: isPresented)
        return elements
      })
  }

  /// Leads to the view of an item while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(isPresented: item.isThere()) {
      if let item = item.wrappedValue { destination(item) }
    }
  }

  /// Without it, the row on top of this view has no way back in it.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    _Modified(content: self, environment: { $0.navigationBar?.hidesBack = hidesBackButton })
  }

  /// Neither a title is seen, nor the row on top of this view.
  public func navigationBarHidden(_ isHidden: Bool) -> some View {
    _Modified(content: self, environment: { $0.navigationBar?.isHidden = isHidden })
  }
}

extension NavigationLink {
  /// On a phone there is no detail beside it.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// Where `navigationDestination(for:destination:)` says values like this lead.
func drawDestination(of value: AnyHashable, in place: _Place) -> [ScreenElement] {
  for destination in place.environment.route?.valueDestinations.reversed() ?? [] {
    if let elements = destination(value, place) { return elements }
  }
  fatalError(
    "no view for values of \(type(of: value.base)): say .navigationDestination(for:destination:) further out")
}

extension Binding {
  /// Whether it has that value; if it no longer is to, it has none.
  fileprivate func isAt<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isAt in
        if isAt { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
