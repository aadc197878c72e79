// More that a terminal has nothing to show for, and what is done beside drawing.

extension View {
  /// Begun when the view appears, and cancelled when it is gone.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        if place.environment.isSeen {
          let task = place.graph.kept(_ViewTask(), at: place.path + "/task")
          place.graph.notice(
            place.path + "/task", appearing: { task.begin(priority, action) }, disappearing: { task.cancel() })
        }
        return elements
      })
  }

  /// Begun when the view appears, and again, in place of what was begun before, whenever the value is another one.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        if place.environment.isSeen {
          let task = place.graph.kept(_ViewTask(), at: place.path + "/task")
          let last = place.graph.kept(Last(value), at: place.path + "/taskID")
          place.graph.notice(
            place.path + "/task", appearing: { task.begin(priority, action) }, disappearing: { task.cancel() })
          if last.value != value {
            last.value = value
            place.graph.afterwards { task.begin(priority, action) }
          }
        }
        return elements
      })
  }

  /// Done when the view is pulled down: `screen.pull()`.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    let action: () -> Void = { Task { await action() } }
    return _refreshable(action)
  }

  private func _refreshable(_ action: @escaping () -> Void) -> some View {
    _Modified(
      content: self,
      drawing: { elements, _ in
        var element = ScreenElement.one(of: elements)
        element.onPull = action
        return [element]
      })
  }

  /// What stands beside a view on a large screen stands below it here.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    let shown = isPresented.wrappedValue ? content() : nil
    return _Modified(
      content: self,
      drawing: { elements, place in
        guard let shown else { return elements }
        return elements + [.rule] + shown._drawn(in: place.inner("inspector"))
      })
  }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }

  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    self
  }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle) -> some View { self }
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func frame() -> some View { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func scrollIndicatorsFlash<T: Equatable>(trigger value: T) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  public func drawingGroup(opaque: Bool, colorMode: ColorRenderingMode) -> some View { self }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  // MARK: Keys and pointers, of which a phone has none

  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  // MARK: For those who do not see the screen

  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func accessibility(inputLabels: [Text]) -> some View { self }
}

public struct ContainerBackgroundPlacement: Hashable {
  private let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

public struct ScenePadding: Equatable {
  private let name: String
  public static let minimum = ScenePadding(name: "minimum")
}

extension Text {
  public struct Scale: Hashable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}

public struct BadgeProminence: Hashable {
  private let name: String
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
  public static let decreased = BadgeProminence(name: "decreased")
}

extension Image {
  public struct DynamicRange: Hashable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

public struct MenuActionDismissBehavior: Equatable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

public struct SpringLoadingBehavior: Hashable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

public struct ToolbarDefaultItemKind {
  public static let sidebarToggle = ToolbarDefaultItemKind()
  public static let title = ToolbarDefaultItemKind()
}

public struct FocusInteractions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

public enum HoverPhase: Equatable {
  case active(CGPoint)
  case ended
}

/// A key that has been pressed.
public struct KeyPress {
  public enum Result: Hashable {
    case handled, ignored
  }
  public struct Phases: OptionSet, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// What somebody has before them who does not see the screen. In a terminal nothing moves there by itself.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    fileprivate let storage: Storage<Value>
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
  private let storage: Storage<Value>
  public init() where Value == Bool { storage = Storage { false } }
  public init<T: Hashable>() where Value == T? { storage = Storage { nil } }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding { Binding(storage: storage) }
  public func _connect(to place: _Place, _ key: String) { storage.connect(to: place.graph, key) }
}

/// What a view does in the background while it is seen.
final class _ViewTask {
  private var task: Task<Void, Never>?

  func begin(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task?.cancel()
    task = Task(priority: priority) { await action() }
  }

  func cancel() { task?.cancel() }
}
