import Diagnostics
import Glibc
import Session
import Stage
import Words

/// Runs a script again whenever one of its files is saved, until Ctrl-C.
public struct Watch {
  private let paths: [String]
  private let report: Report
  private let color: Bool
  private let arguments: [String]
  private let seed = UInt64.random(in: 0 ... .max)
  /// What is left of the last run.
  private var trace: [UInt8] = []

  public enum Ending {
    case interrupted
    case outputFailed(String)
    /// There was no such file to begin with.
    case unreadable(Script.Unreadable)
    /// Of several files none is main.swift.
    case missingMain(files: Int)
  }

  /// - Parameter paths: files that belong together, or folders.
  public init(_ paths: [String], report: Report, color: ColorChoice, arguments: [String]) {
    self.paths = paths
    self.report = report
    self.color = color.applies(to: .output)
    self.arguments = arguments
  }

  private var name: String { VisibleText(paths.joined(separator: " ")).text }

  public mutating func run() -> Ending {
    Interrupts.install(exitingAtSecondWith: nil)
    var seen: [String: Stamp]?
    var runs = 0
    while true {
      let stamps = stamps()
      if stamps != seen {
        do throws(Script.Unreadable) {
          let script = try Script(paths)
          guard let top = script.top else {
            if runs == 0 { return .missingMain(files: script.sources.count) }
            report.error(
              "none of the \(script.sources.count) files is called main.swift or has a type that says `@main` any more")
            seen = stamps
            continue
          }
          runs += 1
          if let ending = show(script, top, run: runs) { return ending }
          seen = stamps
        } catch {
          if runs == 0 { return .unreadable(error) }
          // Many editors put a new file in the old one's place; for a moment there is none.
          if access(error.path, F_OK) == 0 {
            seen = stamps
            switch error.problem {
            case .unreadable(let reason): report.error("can't read `\(error.path)`: \(reason)")
            case .binary: report.error("`\(error.path)` is a binary file now, not a script")
            }
          }
        }
      }
      if Interrupts.wasHeard { return .interrupted }
      var pause = timespec(tv_sec: 0, tv_nsec: 50_000_000)
      nanosleep(&pause, nil)
    }
  }

  /// How the files are that the script is made of now.
  private func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in paths {
      let files = ScriptFile.isScript(path) || paths.count > 1 ? ScriptFile.paths(in: path) : []
      for file in files.isEmpty ? [path] : files { stamps[file] = Stamp(file) }
    }
    return stamps
  }

  /// Runs a version in a process of its own: each begins as the first did, and leaves nothing behind but its trace.
  private mutating func show(_ files: Script, _ top: Source, run number: Int) -> Ending? {
    if number > 1 { write(dim("── \(name), saved again, run \(number)") + "\n") }
    Interrupts.clear()
    let isOutputGone: UInt8 = 1
    let script = WatchedScript(commandLine: arguments, seed: seed, after: trace)
    let ending = SeparateProcess.run {
      // A version that never ends is stopped when the next one is saved.
      WatchedFiles.begin(files.sources.map(\.name))
      let run = script.run(files.sources, top: top)
      WatchedFiles.end()
      if case .outputFailed(let problem)? = show(run) { return [isOutputGone] + problem.utf8 }
      return [0] + run.trace
    }
    switch ending {
    case .answered(let answer) where answer.first == isOutputGone:
      return .outputFailed(String(decoding: answer.dropFirst(), as: UTF8.self))
    case .answered(let answer): trace = Array(answer.dropFirst())
    case .failed: tellOfWatching()
    case .killed(let signal):
      report.error("the run was ended from outside, by signal \(signal)", help: ["save it again to have it run"])
      tellOfWatching()
    case .impossible: report.error("there is no room for another process", help: ["save it again when there is"])
    }
    return nil
  }

  private func show(_ run: WatchedScript.Run) -> Ending? {
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
    for change in run.changes ?? [] { write(dim(VisibleText(change).text) + "\n") }
    tellOfWatching()
    return nil
  }

  private func tellOfWatching() { write(dim("watching \(name); Ctrl-C ends it") + "\n") }

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

/// Looks at files while their script runs, and asks the script to stop when one of them has changed, or nobody watches any more.
private enum WatchedFiles {
  fileprivate struct File {
    let path: UnsafeMutablePointer<CChar>
    let seconds, nanoseconds: Int
  }

  /// Memory that a signal handler may use.
  fileprivate static let state = {
    let state = UnsafeMutablePointer<(files: UnsafeMutableBufferPointer<File>, watcher: pid_t)>.allocate(capacity: 1)
    state.initialize(to: (UnsafeMutableBufferPointer(start: nil, count: 0), getppid()))
    return state
  }()

  static func begin(_ paths: [String]) {
    let files = paths.compactMap { path in
      Watch.Stamp(path).map { File(path: strdup(path), seconds: $0.seconds, nanoseconds: $0.nanoseconds) }
    }
    let buffer = UnsafeMutableBufferPointer<File>.allocate(capacity: files.count)
    _ = buffer.initialize(from: files)
    state.pointee = (buffer, getppid())
    var action = sigaction()
    action.__sigaction_handler.sa_handler = lookAtFiles
    action.sa_flags = SA_RESTART
    sigaction(SIGALRM, &action, nil)
    setTimer(microseconds: 100_000)
  }

  static func end() {
    setTimer(microseconds: 0)
    for file in state.pointee.files { free(file.path) }
    state.pointee.files.deallocate()
    state.pointee.files = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  private static func setTimer(microseconds: Int) {
    let pause = timeval(tv_sec: 0, tv_usec: microseconds)
    var timer = itimerval(it_interval: pause, it_value: pause)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func lookAtFiles(_ signal: Int32) {
  let problem = errno
  let (files, watcher) = WatchedFiles.state.pointee
  if getppid() != watcher { Interpreter.interrupt() }
  var index = 0
  while index < files.count {
    var facts = stat()
    if stat(files[index].path, &facts) == 0,
      facts.st_mtim.tv_sec != files[index].seconds || facts.st_mtim.tv_nsec != files[index].nanoseconds
    {
      Interpreter.interrupt()
    }
    index += 1
  }
  errno = problem
}
