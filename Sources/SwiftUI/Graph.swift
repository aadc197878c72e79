/// What outlives the views, which are made anew for every frame: their states, and who has appeared, each by its place.
final class Graph {
  var states: [String: any PlacedState] = [:]
  /// How often the views have been looked at.
  private(set) var pass = 0
  /// The views with an `onAppear` that were there in the last frame, and in this one.
  private var appeared: Set<String> = []
  private var seen: Set<String> = []
  private var appearing: [() -> Void] = []
  private var disappearing: [String: () -> Void] = [:]
  private(set) var isDrawing = false
  var title = ""
  private var typing: Typing?
  private var editMode = EditMode.inactive
  /// What is shown in place of everything else.
  var cover: (() -> [ScreenElement])?

  /// What is drawn of a view, as it is now.
  func draw<Root: View>(_ root: Root) -> [ScreenElement] { draw { root._drawn(in: $0) } }

  func draw(_ content: (_Place) -> [ScreenElement]) -> [ScreenElement] {
    seen = []
    appearing = []
    title = ""
    pass += 1
    cover = nil
    isDrawing = true
    defer { isDrawing = false }
    var place = _Place(self)
    place.environment.editing = Binding(
      get: { [weak self] in self?.editMode ?? .inactive }, set: { [weak self] in self?.editMode = $0 })
    var elements = content(place)
    while let next = cover {
      cover = nil
      title = ""
      elements = next()
    }
    // Who goes takes its states along.
    states = states.filter { $0.value.pass == pass }
    return elements
  }

  /// An object that belongs to a place, the same in every frame.
  func kept<Object: AnyObject>(_ object: @autoclosure () -> Object, at key: String) -> Object {
    let kept = states[key] as? Kept<Object> ?? Kept(object(), key)
    kept.pass = pass
    states[key] = kept
    return kept.value
  }

  /// The field takes the keys now, and the one before it no longer. False where it did already.
  func begin(_ next: Typing) -> Bool {
    if typing?.path == next.path { return false }
    typing?.end()
    typing = next
    return true
  }

  func endTyping() {
    let ended = typing
    typing = nil
    ended?.end()
  }

  /// Does something when the frame is drawn.
  func afterwards(_ action: @escaping () -> Void) { appearing.append(action) }

  func notice(_ path: String, appearing action: (() -> Void)?, disappearing last: (() -> Void)?) {
    seen.insert(path)
    if !appeared.contains(path), let action { appearing.append(action) }
    if let last { disappearing[path] = last }
  }

  /// Runs what waits for views to appear and to go. True if there was anything.
  func settle() -> Bool {
    let gone = appeared.subtracting(seen).sorted()
    let actions = gone.compactMap { disappearing[$0] } + appearing
    for path in gone { disappearing[path] = nil }
    appeared = seen
    appearing = []
    for action in actions { action() }
    return !actions.isEmpty
  }
}

/// Where a view is in the tree of views, and what holds there.
public struct _Place {
  let graph: Graph
  let path: String
  private let depth: Int
  var environment = EnvironmentValues()
  /// No screen needs more: a view that comes to this has itself in its body.
  private static let greatestDepth = 1_000

  init(_ graph: Graph) {
    self.graph = graph
    path = ""
    depth = 0
  }

  private init(_ graph: Graph, _ path: String, _ depth: Int, _ environment: EnvironmentValues) {
    self.graph = graph
    self.path = path
    self.depth = depth
    self.environment = environment
  }

  func inner(_ name: String) -> _Place { _Place(graph, path + "/" + name, depth + 1, environment) }

  /// Gives the wrapped properties of a view, a scene or an app what belongs to its place.
  func connect<Owner>(_ view: Owner) {
    if depth > _Place.greatestDepth {
      let name = "\(Owner.self)"
      fatalError("views are nested too deeply: the body of \(name) has \(name) in it, and never comes to an end")
    }
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      if let property = child.value as? any DynamicProperty { property._connect(to: self, "\(path).\(index)") }
    }
  }
}

/// A wrapped property whose value is not the view's own. One that is made of others has what they have.
public protocol DynamicProperty {
  func _connect(to place: _Place, _ key: String)
  /// What is done before the view is asked for its body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}

  public func _connect(to place: _Place, _ key: String) {
    for (index, child) in Mirror(reflecting: self).children.enumerated() {
      if let property = child.value as? any DynamicProperty { property._connect(to: place, "\(key).\(index)") }
    }
    var copy = self
    copy.update()
  }
}
