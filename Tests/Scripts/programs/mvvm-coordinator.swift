// Notice: MVVM with observable properties and two-way bindings; a coordinator owns the flow and is told by delegation.
@propertyWrapper
final class Observable<Value> {
  private var observers: [(_ old: Value, _ new: Value) -> Void] = []
  var wrappedValue: Value { didSet { observers.forEach { $0(oldValue, wrappedValue) } } }
  var projectedValue: Observable<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  func observe(_ handler: @escaping (Value) -> Void) {
    handler(wrappedValue)
    observers.append { _, new in handler(new) }
  }
  func changes(_ handler: @escaping (Value, Value) -> Void) { observers.append(handler) }
  func map<Other>(_ change: @escaping (Value) -> Other) -> Observable<Other> {
    let other = Observable<Other>(wrappedValue: change(wrappedValue))
    observers.append { _, new in other.wrappedValue = change(new) }
    return other
  }
}

// The views: dumb, with an action or an editable text.
final class Label {
  var text = "" { didSet { if text != oldValue { print("  label shows '\(text)'") } } }
}
final class Field {
  var text = ""
  var onEdit: ((String) -> Void)?
  func type(_ new: String) {
    text = new
    onEdit?(new)
  }
}
final class Button {
  var isEnabled = true
  var onTap: () -> Void = {}
  func tap() { isEnabled ? onTap() : print("  (button is grey)") }
}
infix operator <->: AssignmentPrecedence
func <-> (field: Field, value: Observable<String>) {
  value.observe { [weak field] in field?.text = $0 }
  field.onEdit = { [weak value] in
    guard let value, value.wrappedValue != $0 else { return }
    value.wrappedValue = $0
  }
}

// The view models know no views.
protocol LoginDelegate: AnyObject {
  func login(_ viewModel: LoginViewModel, didFinishAs user: String)
  func loginNeedsHelp(_ viewModel: LoginViewModel)
}
extension LoginDelegate {
  func loginNeedsHelp(_ viewModel: LoginViewModel) { print("  nobody helps \(viewModel.name)") }
}
final class LoginViewModel {
  @Observable var name = ""
  @Observable var password = ""
  @Observable private(set) var attempts = 0
  weak var delegate: LoginDelegate?
  var canLogin: Bool { name.count > 2 && password.count > 3 }
  lazy var greeting = $name.map { $0.isEmpty ? "Who are you?" : "Hello, \($0)" }
  func login() {
    attempts += 1
    if password == "open sesame" {
      delegate?.login(self, didFinishAs: name)
    } else if attempts == 2 {
      delegate?.loginNeedsHelp(self)
    }
  }
}
final class LoginScreen {
  let name = Field(), password = Field(), title = Label(), button = Button()
  let viewModel: LoginViewModel
  init(_ viewModel: LoginViewModel) {
    self.viewModel = viewModel
    name <-> viewModel.$name
    password <-> viewModel.$password
    viewModel.greeting.observe { [title] in title.text = $0 }
    for part in [viewModel.$name, viewModel.$password] {
      part.observe { [unowned viewModel, button] _ in button.isEnabled = viewModel.canLogin }
    }
    button.onTap = { [unowned viewModel] in viewModel.login() }
  }
  deinit { print("  login screen closed") }
}

// The coordinator decides what comes next.
protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  func start()
}
extension Coordinator {
  func run(_ child: any Coordinator) {
    children.append(child)
    child.start()
  }
  func finish(_ child: any Coordinator) { children.removeAll { $0 === child } }
}
final class LoginCoordinator: Coordinator, LoginDelegate {
  var children: [any Coordinator] = []
  var onFinish: (LoginCoordinator, String) -> Void = { _, _ in }
  private(set) var screen: LoginScreen?
  func start() {
    let viewModel = LoginViewModel()
    viewModel.delegate = self
    screen = LoginScreen(viewModel)
  }
  func login(_ viewModel: LoginViewModel, didFinishAs user: String) { onFinish(self, user) }
}
final class AppCoordinator: Coordinator {
  var children: [any Coordinator] = []
  @Observable private(set) var route = ["launch"]
  func start() {
    $route.changes { print("route \($0.joined(separator: "/")) -> \($1.joined(separator: "/"))") }
    let login = LoginCoordinator()
    login.onFinish = { [weak self] child, user in
      self?.finish(child)
      self?.route += ["home of \(user)"]
    }
    route.append("login")
    run(login)
  }
}

let app = AppCoordinator()
app.start()
do {
  let screen = (app.children.first as! LoginCoordinator).screen!
  screen.button.tap()
  screen.name.type("Al")
  screen.viewModel.name = "Alibaba"
  print(screen.name.text, screen.button.isEnabled)
  screen.password.type("guess")
  screen.button.tap()
  screen.button.tap()
  print("attempts", screen.viewModel.attempts, "children", app.children.count)
  screen.password.type("open sesame")
  screen.button.tap()
}
print("children", app.children.count, app.route.last!)
