import Glibc

/// The reader's Ctrl-C while something runs.
public enum Interrupts {
  /// Memory that a signal handler may use: it must not be made there.
  fileprivate static let state = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State())
    return state
  }()

  fileprivate struct State {
    var count: Int32 = 0
    /// When the first was heard, in milliseconds.
    var first = 0
    /// The exit code with which a second Ctrl-C ends the process, where the first one is not heard.
    var lastCode: Int32?
  }

  /// From now on Ctrl-C asks the running script to stop. To be called when there is an interpreter.
  ///
  /// - Parameter code: what to exit with at the second Ctrl-C; without one, the process never ends by it.
  public static func install(exitingAtSecondWith code: Int32?) {
    state.pointee = State(lastCode: code)
    var action = sigaction()
    sigaction(SIGINT, nil, &action)
    // A shell that started us in the background has said that Ctrl-C is not meant for us.
    if code != nil, unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { return }
    action = sigaction()
    action.__sigaction_handler.sa_handler = heardInterrupt
    // Without SA_RESTART: a script that waits for a line is to stop as well.
    sigaction(SIGINT, &action, nil)
  }

  /// Forgets what was heard before.
  public static func clear() { state.pointee.count = 0 }

  public static var wasHeard: Bool { state.pointee.count > 0 }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func heardInterrupt(_ signal: Int32) {
  let state = Interrupts.state
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  let milliseconds = now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  state.pointee.count += 1
  if state.pointee.count == 1 { state.pointee.first = milliseconds }
  // Some that end a program send the signal to it and to its group: that is one Ctrl-C, after which the output is still written.
  if let code = state.pointee.lastCode, milliseconds - state.pointee.first > 200 { _exit(code) }
  Interpreter.interrupt()
}
