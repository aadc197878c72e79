// GitHub's sign-up, as RxSwift's example writes it.
//
// Notice: the view model is nothing but `let`s. Its inputs are streams, given to `init` as one tuple; what it depends on is the other
// tuple; and every output is a stream said once, in terms of the inputs. "Sign up is enabled when all is valid and nothing is in
// progress" is one expression, and nobody has to remember to look at it again when something changes.

import Presentables
import Streams

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
final class ActivityIndicator: ObservableType {
  typealias Element = Bool
  private let count = BehaviorRelay(value: 0)

  func asObservable() -> Observable<Bool> { count.asObservable().map { $0 > 0 }.distinctUntilChanged() }

  func track<Element>(_ source: Observable<Element>) -> Observable<Element> {
    Observable<Element>.create { [count] observer in
      count.accept(count.value + 1)
      var isRunning = true
      func stop() {
        if isRunning { count.accept(count.value - 1) }
        isRunning = false
      }
      let listening = source.subscribe { event in
        if event.isStopEvent { stop() }
        observer.on(event)
      }
      return Disposables.create {
        stop()
        listening.dispose()
      }
    }
  }
}

extension ObservableType {
  func trackActivity(_ activity: ActivityIndicator) -> Observable<Element> { activity.track(asObservable()) }
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
      validatedUsername, validatedPassword, validatedPasswordRepeated, signingIn
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
  func promptFor(_ message: String) -> Observable<Void> {
    print("┃ \(message)  [OK]")
    return .just(())
  }
}

// MARK: The screen

/// A field with a line under it that says what is wrong, or right.
struct ValidatedField: Presentable {
  let placeholder: String
  var text = ""
  var result = ValidationResult.empty

  var pieces: [Piece] {
    [.field(text, placeholder: placeholder), .label(words, color: color)]
  }

  private var words: String {
    switch result {
    case .ok(let message), .failed(let message): return message
    case .empty: return ""
    case .validating: return "validating …"
    }
  }

  private var color: Color {
    switch result {
    case .ok: return .green
    case .failed: return .red
    case .empty, .validating: return .black
    }
  }
}

struct SignupButton: Presentable {
  var isEnabled = false
  var isAnimating = false

  var pieces: [Piece] {
    // Dimmed while it is disabled; beside it the activity indicator.
    [
      .label(isEnabled ? "[ Sign up ]" : "( Sign up )", color: isEnabled ? .blue : .gray),
      .label(isAnimating ? "◌ signing up" : ""),
    ]
  }
}

/// Its controls are streams, and bindings are all it does.
final class GitHubSignupViewController1 {
  private let usernameText = BehaviorSubject(value: "")
  private let passwordText = BehaviorSubject(value: "")
  private let repeatedPasswordText = BehaviorSubject(value: "")
  private let signupTaps = PublishSubject<Void>()
  private let disposeBag = DisposeBag()

  private var username = ValidatedField(placeholder: "Username")
  private var password = ValidatedField(placeholder: "Password")
  private var repeatedPassword = ValidatedField(placeholder: "Password repeat")
  private var signup = SignupButton()

  func viewDidLoad(API: GitHubAPI) {
    let viewModel = GithubSignupViewModel1(
      input: (
        username: usernameText.asObservable(),
        password: passwordText.asObservable(),
        repeatedPassword: repeatedPasswordText.asObservable(),
        loginTaps: signupTaps.asObservable()
      ),
      dependency: (
        API: API,
        validationService: GitHubDefaultValidationService(API: API),
        wireframe: DefaultWireframe()
      )
    )

    // bind results to  {
    viewModel.signupEnabled
      .subscribe(onNext: { [weak self] valid in self?.signup.isEnabled = valid })
      .disposed(by: disposeBag)

    viewModel.validatedUsername
      .bind(to: Binder(self) { $0.username.result = $1 })
      .disposed(by: disposeBag)

    viewModel.validatedPassword
      .bind(to: Binder(self) { $0.password.result = $1 })
      .disposed(by: disposeBag)

    viewModel.validatedPasswordRepeated
      .bind(to: Binder(self) { $0.repeatedPassword.result = $1 })
      .disposed(by: disposeBag)

    viewModel.signingIn
      .bind(to: Binder(self) { $0.signup.isAnimating = $1 })
      .disposed(by: disposeBag)

    viewModel.signedIn
      .subscribe(onNext: { signedIn in print("User signed in \(signedIn)") })
      .disposed(by: disposeBag)
    // }
  }

  func type(username: String) {
    self.username.text = username
    usernameText.onNext(username)
  }

  func type(password: String) {
    self.password.text = String(repeating: "•", count: password.count)
    passwordText.onNext(password)
  }

  func type(repeatedPassword: String) {
    self.repeatedPassword.text = String(repeating: "•", count: repeatedPassword.count)
    repeatedPasswordText.onNext(repeatedPassword)
  }

  func tapSignup() {
    if signup.isEnabled { signupTaps.onNext(()) }
  }

  func draw(_ words: String) {
    let sheet = Sheet(words)
    sheet.add(username)
    sheet.add(password)
    sheet.add(repeatedPassword)
    sheet.add(signup)
    sheet.draw()
  }
}

// MARK: Somebody signs up

let clock = TestClock()
let screen = GitHubSignupViewController1()
screen.viewDidLoad(API: GitHubMockAPI(clock: clock))
screen.draw("nothing typed")

screen.type(username: "swift")
screen.draw("asking the server")
clock.advance(by: .seconds(1))
screen.draw("the server has answered")

// Only the latest name counts: the answer to "zo" never arrives.
screen.type(username: "zo")
clock.advance(by: .milliseconds(500))
screen.type(username: "zoetrope")
clock.advance(by: .milliseconds(500))
screen.type(password: "1234")
screen.type(repeatedPassword: "123")
screen.draw("half a second later")

clock.advance(by: .seconds(1))
screen.type(password: "12345")
screen.type(repeatedPassword: "12345")
screen.draw("all is valid")

screen.tapSignup()
screen.draw("signing up: disabled meanwhile")
screen.tapSignup()
clock.advance(by: .seconds(2))
screen.draw("12345 is a bad password")

screen.type(password: "a better one")
screen.type(repeatedPassword: "a better one")
screen.tapSignup()
clock.advance(by: .seconds(2))
