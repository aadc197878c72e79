import Diagnostics
import Words

/// Draws what `:help` says, as wide as the window is.
struct HelpView {
  let width: Int
  let color: Bool

  /// Of a wide window all would be long lines.
  private static let widest = 100

  init(columns: Int?, color: Bool) {
    // In the last column a terminal may wrap.
    width = max(20, min((columns ?? 80) - 1, HelpView.widest))
    self.color = color
  }

  /// All commands by topic.
  func all() -> String {
    var text = prose("Type Swift: declarations are kept, the value of an expression is shown with its type.")
    text += prose(
      "Presentables is imported: `show(model)` draws a cell. After `import SwiftUI` or `import UIKit`, `show(view)` draws a screen."
    )
    for topic in PromptTopic.allCases { text += "\n" + self.topic(topic) }
    return text + "\n"
      + prose(
        "`:help COMMAND` says more on one of them, with an example; `:help \(PromptTopic.stage.rawValue)` shows a topic alone."
      )
  }

  func topic(_ topic: PromptTopic) -> String {
    let rows =
      topic == .keys
      ? PromptTopic.keyList : PromptCommand.all.filter { $0.topic == topic }.map { (key: $0.head, summary: $0.summary) }
    return spoken(topic.title).painted("1", color) + dim(" (\(topic.rawValue))") + "\n" + table(rows)
  }

  /// What one command does and takes.
  func command(_ command: PromptCommand) -> String {
    var text = command.head.painted("1", color) + "\n" + prose(command.summary, indent: 2)
    for line in command.details { text += prose(line, indent: 2) }
    for example in command.examples { text += "  " + spoken("for example: \(example)") + "\n" }
    return text
  }

  /// Side by side where there is room for both, else one below the other.
  private func table(_ rows: [(key: String, summary: String)]) -> String {
    let column = width < 60 ? 0 : min(26, (rows.map { cellWidth(of: $0.key) }.max() ?? 0) + 4)
    var text = ""
    for (key, summary) in rows {
      let keyWidth = cellWidth(of: key)
      if column > 0, keyWidth + 4 <= column {
        let lines = wrapped(spoken(summary), columns: width - column)
        text += "  " + key + String(repeating: " ", count: column - 2 - keyWidth) + (lines.first ?? "") + "\n"
        for line in lines.dropFirst() { text += String(repeating: " ", count: column) + line + "\n" }
      } else {
        text += "  " + key + "\n" + prose(summary, indent: max(6, column))
      }
    }
    return text
  }

  private func prose(_ text: String, indent: Int = 0) -> String {
    wrapped(spoken(text), columns: width - indent).map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  private func dim(_ text: String) -> String { text.painted("2", color) }
}
