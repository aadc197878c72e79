// Views of UIKit among those of SwiftUI, and the other way round.

/// A view that is one of UIKit's. It is made when it is first seen, and told when something is otherwise.
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public var body: Never { neverAsked() }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func _drawn(in place: _Place) -> [ScreenElement] {
    place.connect(self)
    let made = place.graph.kept(Made<UIViewType, Coordinator>(), at: place.path + "/made")
    let coordinator = made.coordinator ?? makeCoordinator()
    made.coordinator = coordinator
    let context = Context(coordinator: coordinator, environment: place.environment.readable)
    let view = made.object ?? makeUIView(context: context)
    made.object = view
    place.graph.notice(
      place.path + "/made", appearing: nil,
      disappearing: { Self.dismantleUIView(view, coordinator: coordinator) })
    updateUIView(view, context: context)
    return view._elements
  }
}

/// What is known where a view of UIKit is made.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

/// A view that is the one of a controller of UIKit's.
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public var body: Never { neverAsked() }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func _drawn(in place: _Place) -> [ScreenElement] {
    place.connect(self)
    let made = place.graph.kept(Made<UIViewControllerType, Coordinator>(), at: place.path + "/made")
    let coordinator = made.coordinator ?? makeCoordinator()
    made.coordinator = coordinator
    let context = Context(coordinator: coordinator, environment: place.environment.readable)
    let controller = made.object ?? makeUIViewController(context: context)
    made.object = controller
    place.graph.notice(
      place.path + "/made", appearing: { controller._appear() },
      disappearing: {
        controller._disappear()
        Self.dismantleUIViewController(controller, coordinator: coordinator)
      })
    updateUIViewController(controller, context: context)
    return controller._elements
  }
}

/// What is known where a controller of UIKit is made.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }

  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

/// What has been made for a place.
private final class Made<Object: AnyObject, Coordinator> {
  var object: Object?
  var coordinator: Coordinator?
}

/// A controller whose view is one of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  private let graph = Graph()

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("a hosting controller is made with its root view") }

  open override func loadView() {
    let hosting = _HostingView(frame: UIScreen.main.bounds)
    hosting._content = { [weak self] in self?.settled ?? [] }
    view = hosting
  }

  /// What is seen when all that waits for views to appear is done.
  private var settled: [ScreenElement] {
    var elements = graph.draw(rootView)
    while graph.settle() { elements = graph.draw(rootView) }
    if !graph.title.isEmpty && navigationItem.title == nil { navigationItem.title = graph.title }
    return elements
  }
}
