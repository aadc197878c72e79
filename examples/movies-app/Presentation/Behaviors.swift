import UIKit

/// Something that a screen does besides what it is for. It is written once and given to whichever screen wants it, without a base class.
protocol ViewControllerLifecycleBehavior {
  func viewDidLoad(viewController: UIViewController)
  func viewWillAppear(viewController: UIViewController)
  func viewWillDisappear(viewController: UIViewController)
}

extension ViewControllerLifecycleBehavior {
  func viewDidLoad(viewController: UIViewController) {}
  func viewWillAppear(viewController: UIViewController) {}
  func viewWillDisappear(viewController: UIViewController) {}
}

extension UIViewController {
  /// An invisible child hears of the life of its parent, and tells the behaviours.
  func addBehaviors(_ behaviors: [ViewControllerLifecycleBehavior]) {
    let child = LifecycleBehaviorViewController(behaviors: behaviors)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class LifecycleBehaviorViewController: UIViewController {
  private let behaviors: [ViewControllerLifecycleBehavior]

  init(behaviors: [ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
    tell { $0.viewDidLoad(viewController: $1) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell { $0.viewWillAppear(viewController: $1) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell { $0.viewWillDisappear(viewController: $1) }
  }

  private func tell(_ event: (ViewControllerLifecycleBehavior, UIViewController) -> Void) {
    guard let parent else { return }
    behaviors.forEach { event($0, parent) }
  }
}

/// Says in the diary of the app which screen comes and which goes.
struct DiaryBehavior: ViewControllerLifecycleBehavior {
  func viewWillAppear(viewController: UIViewController) { print("→ \(viewController.title ?? "a screen")") }
  func viewWillDisappear(viewController: UIViewController) { print("← \(viewController.title ?? "a screen")") }
}

/// The way back is called "Back", whatever the screen before is called.
struct BackButtonWithoutTitleBehavior: ViewControllerLifecycleBehavior {
  func viewDidLoad(viewController: UIViewController) {
    viewController.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
  }
}
