import Glibc
import Testing

/// A session at the prompt.
final class Prompt {
  let terminal: PseudoTerminal
  /// What stands before the cursor while the program waits for an entry.
  private let sign: String
  private let home: TemporaryFolder?

  /// - Parameter home: where the history is kept; a folder of its own unless given.
  init(
    _ options: [String] = [], home path: String? = nil, columns: Int = 100, rows: Int = 40,
    environment: [String: String] = [:]
  ) {
    let home = path == nil ? TemporaryFolder() : nil
    self.home = home
    let path = path ?? home?.path ?? "/"
    terminal = PseudoTerminal(
      [zoetropePath] + options,
      environment: ["HOME": path, "XDG_STATE_HOME": path, "XDG_DATA_HOME": path, "XDG_CONFIG_HOME": path]
        .merging(environment) { $1 }, columns: columns, rows: rows)
    terminal.wait { !$0.beforeCursor.isEmpty }
    terminal.waitForSilence()
    sign = terminal.screen.beforeCursor
  }

  var screenText: String { terminal.screen.text }

  func type(_ text: String) { terminal.type(text) }

  /// Types a line and waits until the prompt is back.
  func enter(_ line: String) { _ = reply(to: line) }

  /// Types a line, waits until the prompt is back, and returns what was shown in between.
  func reply(to line: String) -> String {
    terminal.waitForSilence(of: 0.1)
    let before = terminal.screen.lines.count
    terminal.type(line + "\r")
    let returned = terminal.wait { $0.lines.count > before && $0.beforeCursor == self.sign }
    if !returned { Issue.record("the prompt did not return after '\(line)'\n\(screenText)") }
    return terminal.screen.lines[(before - 1)...].dropFirst().joined(separator: "\n")
  }

  /// Presses Ctrl-C and waits until the prompt is back.
  func interrupt() {
    terminal.waitForSilence(of: 0.1)
    let before = terminal.screen.lines.count
    terminal.type("\u{3}")
    let returned = terminal.wait { $0.lines.count > before && $0.beforeCursor == self.sign }
    if !returned { Issue.record("the prompt did not return after Ctrl-C\n\(screenText)") }
  }

  /// Has a fault happen to the program, and waits until the prompt is back.
  func fault() -> String {
    terminal.waitForSilence(of: 0.1)
    let before = terminal.screen.lines.count
    kill(terminal.child, SIGSEGV)
    let returned = terminal.wait { $0.lines.count > before + 1 && $0.beforeCursor == self.sign }
    if !returned { Issue.record("the prompt did not return after a fault\n\(screenText)") }
    return terminal.screen.lines[(before - 1)...].joined(separator: "\n")
  }

  /// Presses Ctrl-D at the prompt.
  func leave() -> Ending {
    terminal.waitForSilence(of: 0.1)
    terminal.type("\u{4}")
    return terminal.waitForEnd()
  }
}
