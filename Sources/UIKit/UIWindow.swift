/// Shows the view of a controller. The first one that becomes visible draws frame 0.
open class UIWindow: UIView {
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

  open var screen: UIScreen { .main }

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
      content: { [weak self] in self?.laidOut ?? [] }, giveWay: letQueuesGoOn)
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
      giveWay: letQueuesGoOn)
    shown = screen
    return screen
  }

  /// What the controller has put off for a moment has its turn before there is a frame.
  private func enterForFrame0() {
    enter()
    letQueuesGoOn()
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

  open class ConnectionOptions: NSObject {}

  open internal(set) var delegate: UISceneDelegate?
  public let session: UISceneSession
  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }
}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
}

open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
}

open class UISceneConfiguration: NSObject {
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
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
