import Diagnostics
import Glibc
import Session
import Words

/// Runs a script again whenever it is saved, until Ctrl-C.
public struct Watch {
  private let path: String
  private let report: Report
  private let color: Bool
  private let script: WatchedScript

  public enum Ending {
    case interrupted
    case outputFailed(String)
    /// There was no such file to begin with.
    case unreadable(ScriptFile.Problem)
  }

  public init(_ path: String, report: Report, color: ColorChoice, arguments: [String]) {
    self.path = path
    self.report = report
    self.color = color.applies(to: .output)
    script = WatchedScript(commandLine: arguments)
  }

  public func run() -> Ending {
    Interrupts.install(exitingAtSecondWith: nil)
    var seen: Stamp?
    var runs = 0
    while true {
      let stamp = Stamp(path)
      // Many editors put a new file in the old one's place; for a moment there is none.
      if let stamp, stamp != seen {
        seen = stamp
        do throws(ScriptFile.Problem) {
          let source = try ScriptFile.read(path)
          runs += 1
          if let ending = show(source, run: runs) { return ending }
        } catch {
          if runs == 0 { return .unreadable(error) }
          switch error {
          case .unreadable(let reason): report.error("can't read `\(path)`: \(reason)")
          case .binary: report.error("`\(path)` is a binary file now, not a script")
          }
        }
      } else if stamp == nil, runs == 0 {
        do throws(ScriptFile.Problem) { _ = try ScriptFile.read(path) } catch { return .unreadable(error) }
      }
      if Interrupts.wasHeard { return .interrupted }
      var pause = timespec(tv_sec: 0, tv_nsec: 50_000_000)
      nanosleep(&pause, nil)
    }
  }

  private func show(_ source: Source, run number: Int) -> Ending? {
    if number > 1 { write(dim("── \(path), saved again, run \(number)") + "\n") }
    Interrupts.clear()
    // A version that never ends is stopped when the next one is saved.
    WatchedFile.begin(path)
    let run = script.run(source)
    WatchedFile.end()
    if let problem = run.problem { return .outputFailed(problem) }
    report.diagnostics(run.outcome.diagnostics)
    switch run.outcome.ending {
    case .trapped(let trap): report.trap(trap)
    case .outputFailed(let problem): return .outputFailed(problem)
    case .fault(let words): report.fault(words)
    // By Ctrl-C, or by the next version.
    case .interrupted: if !Interrupts.wasHeard { write(dim("stopped") + "\n") }
    default: break
    }
    if case .interrupted = run.outcome.ending { return nil }
    if let before = run.before, run.cellCount + before > 0 {
      let cells = run.changed.map { "cell \($0.number) (\($0.model))" }
      let listed = cells.prefix(8).joined(separator: ", ") + (cells.count > 8 ? ", …" : "")
      var words =
        cells.isEmpty ? "no cell looks different" : "\(cells.count) of \(run.cellCount) look different: \(listed)"
      if before > run.cellCount { words += "; \(before - run.cellCount) fewer than before" }
      write(dim(words) + "\n")
    }
    write(dim("watching \(path); Ctrl-C ends it") + "\n")
    return nil
  }

  private func write(_ text: String) { Stream.output.write(text) }

  private func dim(_ text: String) -> String { spoken(text).painted("2", color) }

  /// What tells one version of a file from another.
  struct Stamp: Equatable {
    let inode: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init?(_ path: String) {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      inode = UInt(facts.st_ino)
      size = Int(facts.st_size)
      seconds = facts.st_mtim.tv_sec
      nanoseconds = facts.st_mtim.tv_nsec
    }
  }
}

/// Looks at a file while its script runs, and asks the script to stop when the file has changed.
private enum WatchedFile {
  /// Memory that a signal handler may use.
  fileprivate static let state = {
    let state = UnsafeMutablePointer<(path: UnsafeMutablePointer<CChar>?, seconds: Int, nanoseconds: Int)>.allocate(
      capacity: 1)
    state.initialize(to: (nil, 0, 0))
    return state
  }()

  static func begin(_ path: String) {
    guard let stamp = Watch.Stamp(path) else { return }
    state.pointee = (strdup(path), stamp.seconds, stamp.nanoseconds)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = lookAtFile
    action.sa_flags = SA_RESTART
    sigaction(SIGALRM, &action, nil)
    setTimer(microseconds: 100_000)
  }

  static func end() {
    setTimer(microseconds: 0)
    free(state.pointee.path)
    state.pointee.path = nil
  }

  private static func setTimer(microseconds: Int) {
    let pause = timeval(tv_sec: 0, tv_usec: microseconds)
    var timer = itimerval(it_interval: pause, it_value: pause)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func lookAtFile(_ signal: Int32) {
  let problem = errno
  var facts = stat()
  if let path = WatchedFile.state.pointee.path, stat(path, &facts) == 0,
    facts.st_mtim.tv_sec != WatchedFile.state.pointee.seconds
      || facts.st_mtim.tv_nsec != WatchedFile.state.pointee.nanoseconds
  {
    Interpreter.interrupt()
  }
  errno = problem
}
