import Diagnostics
import Glibc
import Session

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
    let run = script.run(source)
    if let problem = run.problem { return .outputFailed(problem) }
    report.diagnostics(run.outcome.diagnostics)
    switch run.outcome.ending {
    case .trapped(let trap): report.trap(trap)
    case .outputFailed(let problem): return .outputFailed(problem)
    case .fault(let words): report.fault(words)
    // The script was stopped, not the watching.
    case .interrupted: Interrupts.clear()
    default: break
    }
    if let before = run.before {
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

  private func dim(_ text: String) -> String { color ? "\u{1b}[2m\(text)\u{1b}[0m" : text }

  /// What tells one version of a file from another.
  private struct Stamp: Equatable {
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
