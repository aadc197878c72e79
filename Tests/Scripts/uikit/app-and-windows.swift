// An app's delegate and a scene's make a window, as they do on a phone; `show` of one of them gives the window's screen.
import UIKit

final class HelloViewController: UIViewController {
  let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Log in", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    view.addSubview(button)
  }
  private func logIn() {
    let inside = UIViewController()
    inside.title = "Inside"
    view.window?.rootViewController = UINavigationController(rootViewController: inside)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("appears in a window:", view.window?.isKeyWindow ?? false, UIApplication.shared.windows.count)
  }
  override func viewDidDisappear(_ animated: Bool) { print("disappears") }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched:", launchOptions == nil)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HelloViewController()
    window?.tintColor = .systemPurple
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("active:", application.applicationState == .active) }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = HelloViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { print("scene active") }
}

let screen = show(AppDelegate())
screen.tap("Log in")
let second = show(SceneDelegate())
second.tap("Log in")
for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
  print(scene.windows.count, scene.keyWindow?.windowScene === scene, scene.session.role == .windowApplication)
}
print(UIApplication.shared.delegate is AppDelegate)

// A window of one's own; a child controller that comes and goes.
final class Outer: UIViewController {
  let inner = Inner()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Remove") { [weak self] _ in self?.remove() }))
  }
  private func add() {
    addChild(inner)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
  private func remove() {
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
  }
}
final class Inner: UIViewController {
  override func viewDidLoad() {
    let label = UILabel()
    label.text = "inner"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) { print("inner will appear, in a parent:", parent != nil) }
  override func viewDidDisappear(_ animated: Bool) { print("inner did disappear") }
  override func willMove(toParent parent: UIViewController?) { print("inner will move to", parent == nil ? "nothing" : "something") }
  override func didMove(toParent parent: UIViewController?) { print("inner did move to", parent == nil ? "nothing" : "something") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Outer()
let third = show(window)
third.tap("Add")
third.tap("Remove")
print(window.rootViewController?.children.count ?? -1)

// Sheets and alerts.
let host = UIViewController()
host.title = "Host"
let fourth = show(host)
let sheet = UIViewController()
sheet.title = "Sheet"
sheet.modalPresentationStyle = .pageSheet
if let controller = sheet.sheetPresentationController {
  controller.detents = [.medium(), .large()]
  controller.prefersGrabberVisible = true
  print(controller.detents.count, controller.presentedViewController === sheet)
}
host.present(sheet, animated: true)
let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in print("yes") })
alert.addAction(UIAlertAction(title: "No", style: .cancel))
alert.popoverPresentationController?.sourceView = host.view
host.present(alert, animated: true)
print(host.presentedViewController === sheet, alert.presentingViewController as Any)
sheet.present(alert, animated: true)
fourth.tap("Yes")
host.dismiss(animated: true)
print(host.presentedViewController as Any, sheet.presentingViewController as Any)
