// Tabs, stacks of controllers and what is presented over them, each told of in the order in which a phone tells of it.
import UIKit

class Page: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func viewDidLoad() {
    super.viewDidLoad()
    print(name, "is loaded")
    let label = UILabel()
    label.text = "This is \(name)"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print(name, "will appear", animated, isMovingToParent)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(name, "did appear", view.window != nil)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print(name, "will disappear", isMovingFromParent)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print(name, "did disappear")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    print(name, "moved to", parent.map { "\(type(of: $0))" } ?? "nothing")
  }
}

final class Home: Page, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.delegate = self
    navigationItem.backButtonTitle = "Start"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.push() }),
      UIBarButtonItem(title: "Sheet", primaryAction: UIAction { [weak self] _ in self?.sheet() }),
    ]
  }
  private func push() {
    let detail = Page("Detail")
    detail.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(detail, animated: true)
  }
  private func sheet() {
    let sheet = Page("Sheet")
    sheet.modalPresentationStyle = .fullScreen
    sheet.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak sheet] _ in sheet?.dismiss(animated: true) { print("dismissed") } })
    let stack = UINavigationController(rootViewController: sheet)
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true) { print("presented", self.presentedViewController === stack) }
    print(sheet.presentingViewController === tabBarController, stack.isBeingPresented)
  }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { print("will show", viewController.title ?? "") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { print("did show", viewController.title ?? "") }
}

final class Guard: NSObject, UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    viewController.title != "Locked"
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    print("selected", tabBarController.selectedIndex)
  }
}

let home = UINavigationController(rootViewController: Home("Home"))
home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
let inbox = Page("Inbox")
inbox.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "tray"), selectedImage: nil)
inbox.tabBarItem.badgeValue = "3"
let locked = Page("Locked")
let more = Page("More")
more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 4)
let tabs = UITabBarController()
let bouncer = Guard()
tabs.delegate = bouncer
tabs.viewControllers = [home, inbox, locked, more]
tabs.tabBar.tintColor = .systemOrange

let screen = show(tabs)
screen.tap("Mail")
screen.tap("Locked")
screen.tap("Home")
screen.tap("+")
screen.tap("Back")
screen.tap("Sheet")
screen.tap("Close")
screen.perform {
  home.setViewControllers([home.viewControllers[0], Page("One"), Page("Two"), Page("Three")], animated: false)
  print(home.topViewController?.title ?? "", home.viewControllers.count, home.visibleViewController === home.topViewController)
}
screen.perform { print(home.popToViewController(home.viewControllers[1], animated: true)?.count ?? 0) }
screen.tap("Home")
screen.perform { tabs.selectedIndex = 3 }
print(tabs.selectedViewController === more, inbox.tabBarController === tabs, inbox.navigationController as Any)

// A stack in which bars are hidden, with a toolbar.
let root = Page("Root")
root.toolbarItems = [
  UIBarButtonItem(title: "Left", primaryAction: nil), .flexibleSpace(), UIBarButtonItem(title: "Right", primaryAction: nil),
]
let bare = UINavigationController(rootViewController: root)
bare.setToolbarHidden(false, animated: false)
bare.navigationBar.tintColor = .systemGreen
let second = show(bare)
bare.pushViewController(Page("Next"), animated: false)
bare.setNavigationBarHidden(true, animated: false)
second.refresh()
second.perform { bare.popToRootViewController(animated: false) }
