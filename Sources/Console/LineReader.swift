/// How reading a line at the prompt went.
enum LineRead {
  case line(String)
  /// Ctrl-C: the line is thrown away.
  case interrupted
  /// Ctrl-D on an empty line, or nobody there any more.
  case end
}

/// Reads lines that a person types.
protocol LineReader: AnyObject {
  /// - Parameter indentation: what stands on the line already, for the person to change.
  func readLine(prompt: PromptSign, indentation: String) -> LineRead
  /// Puts an entry where the arrow keys find it.
  func remember(_ entry: String)
  /// What the tab key does with a line up to the cursor: what is put there, and what is shown below.
  func completeLines(by complete: @escaping (String) -> (insertion: String, list: [String]))
  /// What is shown when the window has got another width while a line is typed.
  func redrawWhenResized(by draw: @escaping () -> String)
}

extension LineReader {
  func remember(_ entry: String) {}
  func completeLines(by complete: @escaping (String) -> (insertion: String, list: [String])) {}
  func redrawWhenResized(by draw: @escaping () -> String) {}
}

/// What stands before a line.
enum PromptSign: String {
  case first = "zoetrope>"
  case more = "     ...>"

  /// With the escapes for its colours between two bytes 1, as the line editor wants them. The space comes last: an escape
  /// there would be lost.
  func text(inColor: Bool) -> String {
    guard inColor else { return rawValue + " " }
    let color = self == .first ? "1;36" : "2;36"
    return "\u{1}\u{1b}[\(color)m\u{1}\(rawValue)\u{1}\u{1b}[0m\u{1} "
  }
}
