/// The app that a script is.
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public enum State: Int {
    case active, inactive, background
  }

  public struct LaunchOptionsKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var delegate: UIApplicationDelegate?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open private(set) var connectedScenes: Set<UIScene> = []
  private var entered: [Entered] = []

  private struct Entered {
    weak var window: UIWindow?
  }

  open var applicationState: State { .active }
  open var windows: [UIWindow] {
    let windows = entered.compactMap { $0.window }
    return windows.isEmpty ? [standIn] : windows
  }
  /// An app has a window. Where views need none to be seen, they may ask it how large it is.
  private lazy var standIn = UIWindow(frame: UIScreen.main.bounds)
  open var keyWindow: UIWindow? { entered.compactMap { $0.window }.last { $0.isKeyWindow } }

  final func enter(_ window: UIWindow) {
    entered.removeAll { $0.window == nil || $0.window === window }
    entered.append(Entered(window: window))
  }

  /// Calls the method of the target, or of the first responder that has it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let object: AnyObject?
    if let target { object = target as AnyObject } else { object = keyWindow?.firstResponder()?.responder(to: action) }
    guard let object, action._isMethod(of: object) else { return false }
    action._perform(on: object, with: [sender, event])
    return true
  }

  /// Lets a delegate do what it does when an app is launched, and then a scene's.
  final func launch(_ delegate: UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(self)
  }

  final func connect(_ delegate: UISceneDelegate) {
    let scene = UIWindowScene(session: UISceneSession())
    scene.delegate = delegate
    connectedScenes.insert(scene)
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }
}

extension UIView {
  /// What has the keys in it.
  final func firstResponder() -> UIResponder? {
    if isFirstResponder { return self }
    for view in subviews {
      if let found = view.firstResponder() { return found }
    }
    return nil
  }
}

/// Is told what happens to the app.
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
