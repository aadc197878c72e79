import Diagnostics
import Glibc
import Session

/// What the commands do.
extension Prompt {
  // MARK: Asking

  func explain(_ question: String) {
    guard isAsked(question, example: ":why model.textColor") else { return }
    let (explanation, diagnostics) = interpreter.explain(question)
    if let explanation { write(ExplanationView.draw(explanation, color: color)) }
    report.diagnostics(diagnostics.filter { explanation == nil || $0.severity == .error })
  }

  func showTraits(of type: String) {
    let (tables, diagnostics) = interpreter.traits(of: isBlank(type) ? nil : type)
    for table in tables { write(TraitTableView.draw(table, color: color)) }
    if tables.isEmpty, diagnostics.isEmpty { report.hint("no type with traits has been declared yet") }
    report.diagnostics(diagnostics.filter { tables.isEmpty || $0.severity == .error })
  }

  func showType(of expression: String) {
    guard isAsked(expression, example: ":type [1, 2].map { $0 * 2 }") else { return }
    let (type, diagnostics) = interpreter.type(of: expression)
    if let type { write(type + "\n") }
    report.diagnostics(diagnostics.filter { type == nil || $0.severity == .error })
  }

  /// Shows how something is declared, the library's own too.
  func showSource(of name: String) {
    guard isAsked(name, example: ":source SwitchPresentable") else { return }
    let (places, diagnostics) = interpreter.sources(of: name)
    for (index, place) in places.enumerated() {
      if index > 0 { write("\n") }
      write("\(place.source.name):\(place.line)\n")
      for line in place.line...place.source.line(at: Int(max(place.start, place.end - 1))) {
        write(place.source.lineText(line) + "\n")
      }
    }
    if places.isEmpty, diagnostics.isEmpty { report.error("there is no declaration of `\(name)` to show") }
    report.diagnostics(diagnostics.filter { places.isEmpty || $0.severity == .error })
  }

  private func isAsked(_ question: String, example: String) -> Bool {
    if !isBlank(question) { return true }
    report.error("there is nothing to look at", help: ["for example `\(example)`"])
    return false
  }

  // MARK: Doing

  /// Runs a file or a folder as one entry.
  func load(_ path: String) -> PromptCommand.Effect {
    guard !isBlank(path) else {
      report.error("`:load` needs a file", help: ["for example `:load examples/minion-mode.swift`"])
      return .stay
    }
    do throws(ScriptFile.Problem) {
      return .run(try Script.entry(path))
    } catch {
      switch error {
      case .unreadable(let reason): report.error("can't read `\(path)`: \(reason)")
      case .binary: report.error("`\(path)` is a binary file, not a script")
      }
      return .stay
    }
  }

  /// Runs a text and says how long that took, with all that had to be checked and compiled for it.
  func time(_ text: String) -> PromptCommand.Effect {
    guard isAsked(text, example: ":time (1...1000).reduce(0, +)") else { return .stay }
    let start = now()
    if let ending = run(typed(text)) { return .end(ending) }
    let microseconds = (now() - start) / 1_000
    let shown = microseconds < 10_000 ? "\(grouped(microseconds)) µs" : "\(grouped(microseconds / 1_000)) ms"
    write(shown + "\n")
    return .stay
  }

  private func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// What one command does, or all of them.
  func help(with name: String) {
    let word = name.hasPrefix(":") || name.isEmpty ? name : ":" + name
    guard !isBlank(name) else { return write(PromptCommand.helpText) }
    guard let command = PromptCommand.named(Substring(word)) else {
      let meant = PromptCommand.suggestion(for: Substring(word))
      return report.error(
        "there is no command `\(word)`", help: [meant.map { "did you mean `\($0)`?" } ?? "`:help` lists them"])
    }
    let head = command.names.joined(separator: ", ") + (command.parameters.isEmpty ? "" : " " + command.parameters)
    write("\(head)\n  \(command.summary)\n" + (command.example.map { "  for example: \($0)\n" } ?? ""))
  }
}
