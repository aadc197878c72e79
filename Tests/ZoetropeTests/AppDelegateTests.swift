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
}
