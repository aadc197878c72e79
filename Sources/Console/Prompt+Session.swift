import Diagnostics
import Glibc
import Session
import Stage
import Words

/// Keeping a session, and how it looks.
extension Prompt {
  // MARK: Files

  /// Writes the session as a script.
  func save(_ path: String) {
    let script = session.script()
    let problem = OutputFile.write(script.text, to: path)
    guard problem == 0 else {
      return report.error(
        "can't write `\(shown(path))`: \(OutputFile.words(for: problem))",
        help: ["name a file in a folder that can be written to: `:save cells.swift`"])
    }
    write(dim("\(session.steps.count) steps are saved; run them with: zoetrope \(path)") + "\n")
    for omission in script.omissions { report.hint("left out: \(omission)") }
    if !script.diagnostics.isEmpty {
      report.error("as a script it does not compile: what the prompt allows, a file does not")
      report.diagnostics(Array(script.diagnostics.prefix(1)))
    }
  }

  /// Reads the files again that were loaded.
  func reload() -> PromptCommand.Effect {
    var texts: [Int: Source] = [:]
    var isAnyLoaded = false
    var seen: Set<String> = []
    for (index, step) in session.steps.enumerated() where !step.source.isTyped {
      isAnyLoaded = true
      // What was left of a file that was loaded again is in the first step that it made.
      guard seen.insert(step.source.name).inserted else {
        if !step.source.text.isEmpty { texts[index] = Source(name: step.source.name, text: []) }
        continue
      }
      do throws(ScriptFile.Problem) {
        let source = try Script.entry(step.source.name)
        if source.text != step.source.text { texts[index] = source }
      } catch {
        report.error("can't read `\(step.source.name)` again")
        return .stay
      }
    }
    guard isAnyLoaded else {
      report.hint("no file has been loaded; `:load FILE` does that")
      return .stay
    }
    guard !texts.isEmpty else {
      report.hint("no file has changed")
      return .stay
    }
    let names = texts.values.map { "`\($0.name)`" }.sorted().joined(separator: ", ")
    return effect { session.replace(texts, deed: "\(names) read again") }
  }

  /// Opens what was declared under a name, or the last entry, in the reader's editor; what comes back is entered.
  func edit(_ name: String) -> PromptCommand.Effect {
    let entries = session.steps.filter { $0.kind == .entry }
    let word = name.filter { $0 != " " }
    let chosen = word.isEmpty ? entries.last : entries.last { $0.names.contains(word) }
    if !word.isEmpty, chosen == nil {
      let names = entries.flatMap { Array($0.names) }.filter { !$0.hasPrefix("$") }
      let meant = suggestion(for: word, among: names.sorted())
      report.error(
        "no entry declares `\(shown(word))`",
        help: [
          meant.map { "did you mean `:edit \($0)`?" } ?? "`:edit` alone takes the last entry; `:log` shows them all"
        ])
      return .stay
    }
    let text = chosen.map { String(decoding: $0.source.text, as: UTF8.self) } ?? ""
    guard let edited = Editor.edit(text) else {
      report.error("the editor could not be run", help: ["`$EDITOR` says which one is"])
      return .stay
    }
    if isBlank(edited) || edited == text {
      report.hint("nothing has changed")
      return .stay
    }
    write(shown(edited) + "\n")
    remember(edited)
    return .run(typed(edited))
  }

  // MARK: How it looks

  func setWidth(_ words: String) {
    let text = words.filter { $0 != " " }
    if text.isEmpty { return write("cells are drawn \(StageSettings.standard.width) columns wide\n") }
    if text == "auto" {
      fixedWidth = nil
      StageSettings.standard.width = StageSettings.fromEnvironment().width
    } else if let width = Int(text), (10...1_000).contains(width) {
      fixedWidth = width
      StageSettings.standard.width = width
    } else {
      return report.error(
        "`:width` takes a number from 10 to 1000, or `auto` for the window's width", help: ["for example `:width 60`"])
    }
    redraw()
  }

  func setColor(_ words: String) {
    switch words.filter({ $0 != " " }) {
    case "on", "always": useColor(true)
    case "off", "never": useColor(false)
    case "": useColor(!color)
    default: return report.error("`:color` takes `on` or `off`", help: ["for example `:color off`"])
    }
    redraw()
  }

  func setLanguage(_ words: String) {
    let name = words.filter { $0 != " " }
    if name.isEmpty { return write(Language.current.rawValue + "\n") }
    guard let language = Language(rawValue: name) else {
      let known = Language.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
      return report.error("`:language` takes \(known)", help: ["for example `:language zh`"])
    }
    Language.current = language
    write(dim("Zoetrope speaks English now") + "\n")
  }

  private func redraw() { if interpreter.cellCount > 0 { showCells() } }
}
