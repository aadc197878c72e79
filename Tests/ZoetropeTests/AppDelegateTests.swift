import Testing

/// An app that begins with its delegate. No compiler here has a `main` for it: what is drawn is looked at, not recorded.
@Suite struct AppDelegateTests {
  @Test(arguments: ["@main", "@UIApplicationMain"])
  func launches(_ attribute: String) {
    let folder = TemporaryFolder()
    let script = folder.file(
      "AppDelegate.swift",
      """
      import UIKit

      \(attribute)
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Hello()
          window?.makeKeyAndVisible()
          return true
        }
      }

      final class Hello: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.text = "Bello"
          view.addSubview(label)
        }
      }
      """)
    let run = zoetrope(script)
    #expect(run.ending == .exited(ExitCode.success) && run.output.contains("│ Bello"))
  }

  /// The window is made by the delegate of a scene, as new projects have it.
  @Test func connectsAScene() {
    let folder = TemporaryFolder()
    let script = folder.file(
      "SceneDelegate.swift",
      """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let label = UILabel()
          label.text = "Bello"
          let controller = UIViewController()
          controller.view.addSubview(label)
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = controller
          window?.makeKeyAndVisible()
        }
      }

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched")
          return true
        }
      }
      """)
    let run = zoetrope(script)
    #expect(run.ending == .exited(ExitCode.success) && run.output.hasPrefix("launched\n"))
    #expect(run.output.contains("│ Bello"))
  }
}
