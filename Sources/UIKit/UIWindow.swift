/// Shows the view of a controller. The first one that becomes visible draws frame 0.
open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  open override var undoManager: UndoManager? { UIWindow._undoing }
  /// That of what is on the screen.
  nonisolated(unsafe) public static let _undoing = UndoManager()
  open weak var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false
  /// What draws it: held by whoever has asked for it, or by the window where nobody has.
  weak var shown: Screen?
  private var kept: Screen?

  open var rootViewController: UIViewController? {
    didSet {
      rootViewController?.presentedOn = self
      if shown == nil || rootViewController === oldValue { return }
      perform {
        oldValue?.disappear()
        oldValue?.viewIfLoaded?.removeFromSuperview()
        enter()
      }
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  open var windowLevel = Level.normal
  open var canBecomeKey: Bool { true }
  open var screen: UIScreen { .main }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) {}

  open func makeKey() {
    UIApplication.shared.enter(self)
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    if shown != nil { return }
    enterForFrame0()
    let name = rootViewController.map { "\(type(of: $0))" } ?? "UIWindow"
    kept = Screen(
      of: name, title: { [weak self] in self?.rootViewController?.drawnTitle ?? "" },
      content: { [weak self] in self?.laidOut ?? [] }, giveWay: _letQueuesGoOn)
    shown = kept
  }

  /// Draws it on a screen that holds it, and says which one.
  final func show() -> Screen {
    if let shown { return shown }
    makeKey()
    enterForFrame0()
    let name = rootViewController.map { "\(type(of: $0))" } ?? "UIWindow"
    let screen = Screen(
      of: name, title: { self.rootViewController?.drawnTitle ?? "" }, content: { self.laidOut },
      giveWay: _letQueuesGoOn)
    shown = screen
    return screen
  }

  /// What the controller has put off for a moment has its turn before there is a frame.
  private func enterForFrame0() {
    enter()
    _letQueuesGoOn()
  }

  /// Lets the controller's view appear in it.
  private func enter() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    if root.view.superview !== self { addSubview(root.view) }
    root.appear()
  }

  private var laidOut: [ScreenElement] {
    rootViewController?.layOut()
    return elements
  }

  override var drawn: [ScreenElement] { rootViewController?.drawn ?? super.drawn }
}

/// What a window is in. A terminal has one of them.
open class UIScene: NSObject {
  public enum ActivationState: Int {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var sourceApplication: String? { nil }
    open var userActivities: Set<NSUserActivity> { [] }
  }

  open internal(set) var delegate: UISceneDelegate?
  public let session: UISceneSession
  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.isOf(self)
  }
}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var isFullScreen: Bool { true }
  /// Nobody can make a phone's window another size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "scene" }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?
  open private(set) weak var scene: UIScene?
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  final func isOf(_ scene: UIScene) { self.scene = scene }
}

open class UISceneConfiguration: NSObject {
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?
  public let name: String?
  public let role: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// Is told what happens to a scene.
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
