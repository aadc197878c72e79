// GitHub's sign-up, as RxSwift's example writes it.
//
// Notice: the view model is nothing but `let`s. Its inputs are streams, given to `init` as one tuple; what it depends on is the other
// tuple; and every output is a stream said once, in terms of the inputs. "Sign up is enabled when all is valid and nothing is in
// progress" is one expression, and nobody has to remember to look at it again when something changes.

import RxCocoa
import RxSwift
import Streams
import UIKit

// MARK: The view model

enum ValidationResult {
  case ok(message: String)
  case empty
  case validating
  case failed(message: String)

  var isValid: Bool {
    if case .ok = self { return true }
    return false
  }
}

protocol GitHubAPI {
  func usernameAvailable(_ username: String) -> Observable<Bool>
  func signup(_ username: String, password: String) -> Observable<Bool>
}

protocol GitHubValidationService {
  func validateUsername(_ username: String) -> Observable<ValidationResult>
  func validatePassword(_ password: String) -> ValidationResult
  func validateRepeatedPassword(_ password: String, repeatedPassword: String) -> ValidationResult
}

protocol Wireframe {
  func promptFor(_ message: String) -> Observable<Void>
}

/// Counts what is in progress.
final class ActivityIndicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let relay = BehaviorRelay(value: 0)
  private lazy var loading = relay.asDriver().map { $0 > 0 }.distinctUntilChanged()

  /// From the subscription to its end.
  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    Observable.using({ [relay] () -> ActivityToken in
      relay.accept(relay.value + 1)
      return ActivityToken { relay.accept(relay.value - 1) }
    }) { _ in source.asObservable() }
  }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { loading }
}

private struct ActivityToken: Disposable {
  private let end: any Disposable

  init(_ end: @escaping () -> Void) { self.end = Disposables.create(with: end) }

  func dispose() { end.dispose() }
}

extension ObservableConvertibleType {
  func trackActivity(_ activity: ActivityIndicator) -> Observable<Element> { activity.track(self) }
}

class GithubSignupViewModel1 {
  // outputs {

  let validatedUsername: Observable<ValidationResult>
  let validatedPassword: Observable<ValidationResult>
  let validatedPasswordRepeated: Observable<ValidationResult>

  // Is signup button enabled
  let signupEnabled: Observable<Bool>

  // Has user signed in
  let signedIn: Observable<Bool>

  // Is signing process in progress
  let signingIn: Observable<Bool>

  // }

  init(
    input: (
      username: Observable<String>,
      password: Observable<String>,
      repeatedPassword: Observable<String>,
      loginTaps: Observable<Void>
    ),
    dependency: (
      API: GitHubAPI,
      validationService: GitHubValidationService,
      wireframe: Wireframe
    )
  ) {
    let API = dependency.API
    let validationService = dependency.validationService
    let wireframe = dependency.wireframe

    validatedUsername = input.username
      .flatMapLatest { username in
        validationService.validateUsername(username)
          .catchAndReturn(.failed(message: "Error contacting server"))
      }
      .share(replay: 1)

    validatedPassword = input.password
      .map { password in validationService.validatePassword(password) }
      .share(replay: 1)

    validatedPasswordRepeated = Observable.combineLatest(input.password, input.repeatedPassword) {
      validationService.validateRepeatedPassword($0, repeatedPassword: $1)
    }
    .share(replay: 1)

    let signingIn = ActivityIndicator()
    self.signingIn = signingIn.asObservable()

    let usernameAndPassword = Observable.combineLatest(input.username, input.password) {
      (username: $0, password: $1)
    }

    signedIn = input.loginTaps.withLatestFrom(usernameAndPassword)
      .flatMapLatest { pair in
        API.signup(pair.username, password: pair.password)
          .catchAndReturn(false)
          .trackActivity(signingIn)
      }
      .flatMapLatest { loggedIn -> Observable<Bool> in
        let message = loggedIn ? "Mock: Signed in to GitHub." : "Mock: Sign in to GitHub failed"
        return wireframe.promptFor(message).map { _ in loggedIn }
      }
      .share(replay: 1)

    signupEnabled = Observable.combineLatest(
      validatedUsername, validatedPassword, validatedPasswordRepeated, self.signingIn
    ) { username, password, repeatPassword, signingIn in
      username.isValid && password.isValid && repeatPassword.isValid && !signingIn
    }
    .distinctUntilChanged()
    .share(replay: 1)
  }
}

// MARK: What stands in for GitHub

final class GitHubMockAPI: GitHubAPI {
  private let taken = ["swift", "apple"]
  private let clock: TestClock

  init(clock: TestClock) { self.clock = clock }

  func usernameAvailable(_ username: String) -> Observable<Bool> {
    Observable.just(!taken.contains(username)).delay(.seconds(1), scheduler: clock)
  }

  func signup(_ username: String, password: String) -> Observable<Bool> {
    Observable.just(password != "12345").delay(.seconds(2), scheduler: clock)
  }
}

final class GitHubDefaultValidationService: GitHubValidationService {
  private let minPasswordCount = 5
  private let API: GitHubAPI

  init(API: GitHubAPI) { self.API = API }

  func validateUsername(_ username: String) -> Observable<ValidationResult> {
    if username.isEmpty { return .just(.empty) }
    if !username.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return .just(.failed(message: "Username can only contain numbers or digits"))
    }
    return API.usernameAvailable(username)
      .map { $0 ? .ok(message: "Username available") : .failed(message: "Username already taken") }
      .startWith(.validating)
  }

  func validatePassword(_ password: String) -> ValidationResult {
    if password.isEmpty { return .empty }
    if password.count < minPasswordCount {
      return .failed(message: "Password must be at least \(minPasswordCount) characters")
    }
    return .ok(message: "Password acceptable")
  }

  func validateRepeatedPassword(_ password: String, repeatedPassword: String) -> ValidationResult {
    if repeatedPassword.isEmpty { return .empty }
    return repeatedPassword == password
      ? .ok(message: "Password repeated") : .failed(message: "Password different")
  }
}

final class DefaultWireframe: Wireframe {
  private weak var root: UIViewController?

  init(root: UIViewController) { self.root = root }

  func promptFor(_ message: String) -> Observable<Void> {
    Observable<Void>.create { [weak root] observer in
      let alert = UIAlertController(title: "RxExample", message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in observer.onNext(()) })
      root?.present(alert, animated: true)
      return Disposables.create { alert.dismiss(animated: false) }
    }
  }
}

// MARK: What the screen adds to controls

extension Reactive where Base: UILabel {
  var validationResult: Binder<ValidationResult> {
    Binder(base) { label, result in
      label.textColor = result.textColor
      label.text = result.description
    }
  }
}

extension ValidationResult: CustomStringConvertible {
  var description: String {
    switch self {
    case .ok(let message), .failed(let message): return message
    case .empty: return ""
    case .validating: return "validating ..."
    }
  }

  var textColor: UIColor {
    switch self {
    case .ok: return .systemGreen
    case .failed: return .systemRed
    case .empty, .validating: return .label
    }
  }
}

// MARK: The screen

/// Its controls are streams, and bindings are all it does.
final class GitHubSignupViewController1: UIViewController {
  private let usernameOutlet = UITextField()
  private let usernameValidationOutlet = UILabel()
  private let passwordOutlet = UITextField()
  private let passwordValidationOutlet = UILabel()
  private let repeatedPasswordOutlet = UITextField()
  private let repeatedPasswordValidationOutlet = UILabel()
  private let signupOutlet = UIButton(type: .system)
  private let signingUpOutlet = UIActivityIndicatorView(style: .medium)

  private let API: GitHubAPI
  private let disposeBag = DisposeBag()

  init(API: GitHubAPI) {
    self.API = API
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrange()

    let viewModel = GithubSignupViewModel1(
      input: (
        username: usernameOutlet.rx.text.orEmpty.asObservable(),
        password: passwordOutlet.rx.text.orEmpty.asObservable(),
        repeatedPassword: repeatedPasswordOutlet.rx.text.orEmpty.asObservable(),
        loginTaps: signupOutlet.rx.tap.asObservable()
      ),
      dependency: (
        API: API,
        validationService: GitHubDefaultValidationService(API: API),
        wireframe: DefaultWireframe(root: self)
      )
    )

    // bind results to  {
    viewModel.signupEnabled
      .subscribe(onNext: { [weak self] valid in
        self?.signupOutlet.isEnabled = valid
        self?.signupOutlet.alpha = valid ? 1.0 : 0.5
      })
      .disposed(by: disposeBag)

    viewModel.validatedUsername
      .bind(to: usernameValidationOutlet.rx.validationResult)
      .disposed(by: disposeBag)

    viewModel.validatedPassword
      .bind(to: passwordValidationOutlet.rx.validationResult)
      .disposed(by: disposeBag)

    viewModel.validatedPasswordRepeated
      .bind(to: repeatedPasswordValidationOutlet.rx.validationResult)
      .disposed(by: disposeBag)

    viewModel.signingIn
      .bind(to: signingUpOutlet.rx.isAnimating)
      .disposed(by: disposeBag)

    viewModel.signedIn
      .subscribe(onNext: { signedIn in print("User signed in \(signedIn)") })
      .disposed(by: disposeBag)
    // }

    let tapBackground = UITapGestureRecognizer()
    tapBackground.rx.event
      .subscribe(onNext: { [weak self] _ in self?.view.endEditing(true) })
      .disposed(by: disposeBag)
    view.addGestureRecognizer(tapBackground)
  }

  var isEditingUsername: Bool { usernameOutlet.isEditing }
  func beginWithUsername() { usernameOutlet.becomeFirstResponder() }

  /// What the storyboard does on a phone.
  private func arrange() {
    title = "Sign up"
    usernameOutlet.placeholder = "Username"
    passwordOutlet.placeholder = "Password"
    repeatedPasswordOutlet.placeholder = "Password repeat"
    passwordOutlet.isSecureTextEntry = true
    repeatedPasswordOutlet.isSecureTextEntry = true
    signupOutlet.setTitle("Sign up", for: .normal)

    let signupRow = UIStackView(arrangedSubviews: [signupOutlet, signingUpOutlet])
    let stack = UIStackView(arrangedSubviews: [
      usernameOutlet, usernameValidationOutlet,
      passwordOutlet, passwordValidationOutlet,
      repeatedPasswordOutlet, repeatedPasswordValidationOutlet,
      signupRow,
    ])
    stack.axis = .vertical
    view.addSubview(stack)
  }
}

// MARK: Somebody signs up

let clock = TestClock()
let controller = GitHubSignupViewController1(API: GitHubMockAPI(clock: clock))
let screen = show(controller)

// The keyboard is there, and goes with a tap beside the fields.
controller.beginWithUsername()
print("the username is being edited:", controller.isEditingUsername)
screen.tap("background")
print("the username is being edited:", controller.isEditingUsername)

screen.type("swift", into: "Username")
clock.advance(by: .seconds(1))
screen.refresh()

// Only the latest name counts: the answer to "zo" never arrives.
screen.type("zo", into: "Username")
clock.advance(by: .milliseconds(500))
screen.type("zoetrope", into: "Username")
clock.advance(by: .milliseconds(500))
screen.type("1234", into: "Password")
screen.type("123", into: "Password repeat")

clock.advance(by: .milliseconds(500))
screen.type("12345", into: "Password")
screen.type("12345", into: "Password repeat")

// While it is under way the button is disabled, so that a second tap does nothing.
screen.tap("Sign up")
screen.tap("Sign up")
clock.advance(by: .seconds(2))
screen.tap("OK")

screen.type("a better one", into: "Password")
screen.type("a better one", into: "Password repeat")
screen.tap("Sign up")
clock.advance(by: .seconds(2))
screen.tap("OK")
