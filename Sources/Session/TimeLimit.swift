import Glibc
import Machine

/// Stops a script that runs longer than it may.
public enum TimeLimit {
  /// Memory that a signal handler may use: it must not be made there.
  fileprivate static let wasReached = {
    let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    flag.initialize(to: false)
    return flag
  }()

  /// Runs something that may be interrupted; the second value says whether the limit did it.
  public static func run<Result>(seconds: Int, _ body: () -> Result) -> (result: Result, wasReached: Bool) {
    wasReached.pointee = false
    Interrupt.prepare()
    var before = sigaction()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = heardAlarm
    action.sa_flags = SA_RESTART
    sigaction(SIGALRM, &action, &before)
    alarm(UInt32(seconds))
    let result = body()
    alarm(0)
    sigaction(SIGALRM, &before, nil)
    // An alarm that came too late has nothing to stop any more.
    if wasReached.pointee { Interrupt.clear() }
    return (result, wasReached.pointee)
  }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func heardAlarm(_ signal: Int32) {
  TimeLimit.wasReached.pointee = true
  Interrupt.request()
}
