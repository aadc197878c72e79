/// A program that shows screens: `@main` says with which it begins.
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Shows the scene that comes first.
  public static func main() {
    let app = Self()
    let graph = Graph()
    _ = Screen(
      of: "\(Self.self)", title: { graph.title },
      content: {
        graph.draw { place in
          place.connect(app)
          return app.body._windows(in: place.inner("body")).first?() ?? []
        }
      },
      settle: { graph.settle() })
  }
}

/// A part of an app: a window, or several scenes of which one is seen at a time.
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }

  /// How each of its windows is drawn.
  func _windows(in place: _Place) -> [() -> [ScreenElement]]
}

extension Scene {
  public func _windows(in place: _Place) -> [() -> [ScreenElement]] {
    place.connect(self)
    return body._windows(in: place.inner("body"))
  }
}

extension Never: Scene {}

/// The windows that an app opens. There is one in a terminal.
public struct WindowGroup<Content: View>: Scene {
  private let title: String
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) {
    title = ""
    self.content = content
  }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.title = String(title)
    self.content = content
  }
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, content: content)
  }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title._text, content: content)
  }

  public var body: Never { neverAsked() }

  public func _windows(in place: _Place) -> [() -> [ScreenElement]] {
    let inner = place.inner("window")
    return [
      {
        inner.graph.title = title
        return content()._drawn(in: inner)
      }
    ]
  }
}

/// What is set on a computer: no window of a phone.
public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { neverAsked() }
  public func _windows(in place: _Place) -> [() -> [ScreenElement]] { [] }
}

/// Makes one scene of those that a body lists.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { _Scenes([c0, c1]) }
  public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene {
    _Scenes([c0, c1, c2])
  }
}

struct _Scenes: Scene {
  private let scenes: [any Scene]
  init(_ scenes: [any Scene]) { self.scenes = scenes }
  var body: Never { neverAsked() }

  func _windows(in place: _Place) -> [() -> [ScreenElement]] {
    scenes.enumerated().flatMap { index, scene in scene._windows(in: place.inner("\(index)")) }
  }
}

/// A scene, with something changed in the environment of its views.
public struct _ModifiedScene<Content: Scene>: Scene {
  private let content: Content
  private let change: (inout EnvironmentValues) -> Void

  init(_ content: Content, _ change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  public var body: Never { neverAsked() }

  public func _windows(in place: _Place) -> [() -> [ScreenElement]] {
    var inner = place.inner("modified")
    change(&inner.environment)
    return content._windows(in: inner)
  }
}

extension Scene {
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    _ModifiedScene(self) { $0.objects.append(object) }
  }
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    _ModifiedScene(self) { if let object { $0.objects.append(object) } }
  }
  /// What an app is told of changes; here it is not sent to the back.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    _ModifiedScene(self) { _ in }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { _ModifiedScene(self) { _ in } }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { _ModifiedScene(self) { _ in } }
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    _ModifiedScene(self) { $0[keyPath: path] = value }
  }
}
