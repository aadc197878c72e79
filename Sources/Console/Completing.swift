import Glibc
import Session

/// What the tab key does at the prompt.
enum Completing {
  /// What is put behind the cursor; where that is nothing, the names there are.
  static func complete(_ line: String, _ interpreter: Interpreter) -> (insertion: String, list: [String]) {
    let words = line.drop { $0 == " " }
    if words.hasPrefix(":"), !words.contains(" ") {
      let names = PromptCommand.all.flatMap { $0.names }.filter { $0.hasPrefix(words) && $0.count > 2 }
      return answer(typed: String(words), names, details: names, closing: " ")
    }
    let completion = interpreter.completion(of: line)
    let candidates = completion.candidates
    let closing = candidates.allSatisfy { $0.takesArguments } ? "(" : ""
    return answer(
      typed: completion.prefix, candidates.map { $0.name }, details: candidates.map { $0.detail }, closing: closing)
  }

  private static func answer(
    typed: String, _ names: [String], details: [String], closing: String
  ) -> (insertion: String, list: [String]) {
    guard let first = names.first else { return ("", []) }
    var common = first
    for name in names { while !name.hasPrefix(common) { common.removeLast() } }
    let insertion = String(common.dropFirst(typed.count))
    // The one name there is, whole.
    if Set(names).count == 1 { return (insertion + closing, names.count > 1 ? columns(details) : []) }
    return insertion.isEmpty ? ("", columns(details)) : (insertion, [])
  }

  private static let mostLines = 20

  /// As many side by side as the window is wide.
  private static func columns(_ details: [String]) -> [String] {
    var size = winsize()
    let width = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    let column = min(width, (details.map { $0.count }.max() ?? 0) + 2)
    let perLine = max(1, width / max(1, column))
    var lines: [String] = []
    for start in stride(from: 0, to: details.count, by: perLine) {
      if lines.count == mostLines {
        lines.append("… and \(details.count - start) more")
        break
      }
      let row = details[start..<min(details.count, start + perLine)]
      let cells = row.map { $0 + String(repeating: " ", count: max(0, column - $0.count)) }
      lines.append(String(cells.joined().prefix(width)))
    }
    return lines
  }
}
