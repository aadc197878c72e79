import Glibc
import Machine

/// `--max-time`: when it is over, what runs is asked to stop; what does not hear of it is ended soon after.
public enum HostTimeLimit {
  /// Memory that a signal handler may use: it must not be made there.
  fileprivate static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  fileprivate struct State {
    var count = 0
    var lastCode: Int32 = 0
    /// What is said then.
    var lastWords: UnsafeMutablePointer<CChar>?
  }

  private nonisolated(unsafe) static var seconds: Double?
  /// How often it is asked again, in microseconds, and after how many times the process is ended.
  private static let pause = 100_000
  fileprivate static let patience = 20

  /// - Parameter code: what to exit with where nobody hears.
  public static func set(seconds: Double, exitingWith code: Int32) {
    self.seconds = seconds
    state.pointee.lastCode = code
    state.pointee.lastWords = strdup("error: \(words)\n")
    Interrupt.prepare()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = heardAlarm
    sigaction(SIGALRM, &action, nil)
  }

  /// How long what runs for somebody who waits may take, where nobody has said it.
  public static func setUnlessGiven(seconds: Double, exitingWith code: Int32) {
    if self.seconds == nil { set(seconds: seconds, exitingWith: code) }
  }

  public static var words: String { TrapKind.timeLimit.words }

  public static var isReached: Bool { state.pointee.count > 0 }

  /// From now on the time counts.
  public static func begin() {
    guard let seconds else { return }
    state.pointee.count = 0
    let whole = Int(seconds)
    let rest = max(Int((seconds - Double(whole)) * 1_000_000), whole == 0 ? 1 : 0)
    arm(timeval(tv_sec: whole, tv_usec: rest), timeval(tv_sec: 0, tv_usec: pause))
  }

  /// It counts no more.
  public static func end() {
    if seconds == nil { return }
    arm(timeval(), timeval())
    // It may have been over just as what ran had come to its end.
    if isReached { Interrupt.clear() }
  }

  private static func arm(_ first: timeval, _ interval: timeval) {
    var timer = itimerval(it_interval: interval, it_value: first)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func heardAlarm(_ signal: Int32) {
  let state = HostTimeLimit.state
  state.pointee.count += 1
  if state.pointee.count > HostTimeLimit.patience {
    if let words = state.pointee.lastWords { _ = write(STDERR_FILENO, words, strlen(words)) }
    _exit(state.pointee.lastCode)
  }
  Interrupt.requestForTime()
}
