import Diagnostics
import Session
import Stage
import Words

/// Says on standard error what went wrong. Whatever the script has printed is to be flushed before.
public struct Report {
  private var color: Bool
  private let ascii: Bool
  /// Whether teaching notes are shown.
  private let notes: Bool

  /// A file of garbage has more errors than anyone reads.
  private static let mostDiagnostics = 100

  public init(color: ColorChoice, ascii: Bool, notes: Bool = true) {
    self.color = color.applies(to: .error)
    self.ascii = ascii
    self.notes = notes
  }

  func with(color: Bool) -> Report {
    var other = self
    other.color = color
    return other
  }

  /// An error that has no place in a script.
  public func error(_ headline: String, notes: [String] = [], help: [String] = []) {
    Stream.error.write(text("error", headline, notes: notes, help: help))
  }

  /// Advice that is no complaint.
  public func note(_ headline: String, help: [String]) {
    guard notes else { return }
    var text = bold(spoken("note"), "1") + bold(": " + spoken(headline), "1") + "\n"
    for line in help { text += remark("help", line, "1;36") }
    Stream.error.write(text)
  }

  private func remark(_ kind: String, _ words: String, _ code: String) -> String {
    let lead = cellWidth(of: "  = \(spoken(kind)): ")
    // Further lines stand under the first.
    return "  " + bold("=", "1;34") + " " + bold(spoken(kind), code) + ": "
      + prose(words, behind: lead).joined(separator: "\n" + String(repeating: " ", count: lead)) + "\n"
  }

  /// A text in the lines that it takes behind so many columns.
  private func prose(_ text: String, behind lead: Int) -> [String] {
    let text = spoken(text).shown
    guard let columns = Stream.error.columns else { return [text] }
    return wrapped(text, columns: columns - lead)
  }

  /// Those that the reader wants to be told.
  public func wanted(_ found: [Diagnostic]) -> [Diagnostic] {
    notes ? found : found.filter { $0.severity != .note }
  }

  public func diagnostics(_ found: [Diagnostic]) {
    let diagnostics = wanted(found)
    guard !diagnostics.isEmpty else { return }
    var text = ""
    for diagnostic in diagnostics.prefix(Report.mostDiagnostics) {
      if diagnostic.span.source.name == Session.questionName {
        text += answer(diagnostic)
        continue
      }
      text +=
        Picture.draw(
          diagnostic, color: color, avoidsYellow: StageSettings.standard.theme.avoidsYellow, ascii: ascii,
          width: Stream.error.columns) + "\n"
    }
    text += closingLine(for: diagnostics)
    Stream.error.write(text)
  }

  /// What is wrong with what a command was asked, which stands right above: what a label says to a place is told
  /// only where the place is not all of it.
  private func answer(_ diagnostic: Diagnostic) -> String {
    let message = diagnostic.message
    let part = diagnostic.span.text
    let isWhole = part.utf8.count >= diagnostic.span.source.text.count || message.headline.contains("`\(part)`")
    let label = message.label.flatMap { isWhole || !message.help.isEmpty ? nil : "`\(part)`: \($0)" }
    return text("error", message.headline, notes: (label.map { [$0] } ?? []) + message.notes, help: message.help)
  }

  private func text(_ word: String, _ headline: String, notes: [String], help: [String]) -> String {
    var text = bold(word, "1;31") + bold(": " + spoken(headline), "1") + "\n"
    for note in notes { text += remark("note", note, "1") }
    for line in help { text += remark("help", line, "1;36") }
    return text
  }

  /// How many there were, where there were several.
  private func closingLine(for diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.filter { $0.severity == .error }.count
    let hidden = diagnostics.count - Report.mostDiagnostics
    let rest = hidden > 0 ? ", the last \(grouped(hidden)) not shown" : ""
    guard errors > 1 || hidden > 0 else { return "" }
    if errors == 0 { return bold(spoken("the last \(grouped(hidden)) not shown"), "1") + "\n" }
    return bold(spoken("\(grouped(errors)) error\(errors == 1 ? "" : "s")" + rest), "1") + "\n"
  }

  public func trap(_ trap: TrapReport) {
    Stream.error.write(Picture.draw(trap: trap.message, calls: trap.frames, color: color, ascii: ascii))
  }

  /// A word of advice below an error.
  func hint(_ text: String) {
    Stream.error.write(remark("help", text, "1;36"))
  }

  public func fault(_ words: String) {
    error(
      "a fault of Zoetrope's own: " + words,
      notes: [Version.line + "; the script is not to blame"],
      help: ["please report it, with the script that led here"])
  }

  private func bold(_ text: String, _ code: String) -> String { text.painted(code, color) }
}
