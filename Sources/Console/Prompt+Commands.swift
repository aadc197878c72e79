import Diagnostics
import Glibc
import Session

/// What the commands do.
extension Prompt {
  // MARK: Asking

  func explain(_ question: String) {
    let (explanation, diagnostics) = interpreter.explain(question)
    if let explanation { write(ExplanationView.draw(explanation, color: color)) }
    report.diagnostics(diagnostics.filter { explanation == nil || $0.severity == .error })
  }

  func showTraits(of type: String) {
    let (tables, diagnostics) = interpreter.traits(of: isBlank(type) ? nil : type)
    for table in tables { write(TraitTableView.draw(table, color: color, columns: Stream.output.columns)) }
    if tables.isEmpty, diagnostics.isEmpty { report.hint("no type with traits has been declared yet") }
    report.diagnostics(diagnostics.filter { tables.isEmpty || $0.severity == .error })
  }

  func showType(of expression: String) {
    let (type, diagnostics) = interpreter.type(of: expression)
    if let type { write(shown(type) + "\n") }
    report.diagnostics(diagnostics.filter { type == nil || $0.severity == .error })
  }

  /// Shows how something is declared, the library's own too.
  func showSource(of name: String) {
    let (places, diagnostics) = interpreter.sources(of: name)
    for (index, place) in places.enumerated() {
      if index > 0 { write("\n") }
      write(shown("\(place.source.name):\(place.line)") + "\n")
      for line in place.line...place.source.line(at: Int(max(place.start, place.end - 1))) {
        write(shown(place.source.lineText(line)) + "\n")
      }
    }
    if places.isEmpty, diagnostics.isEmpty { report.error("there is no declaration of `\(name)` to show") }
    report.diagnostics(diagnostics.filter { places.isEmpty || $0.severity == .error })
  }

  // MARK: Doing

  /// Runs a file or a folder as one entry.
  func load(_ path: String) -> PromptCommand.Effect {
    do throws(ScriptFile.Problem) {
      return .run(try Script.entry(path))
    } catch {
      switch error {
      case .unreadable(let reason):
        let near = Completing.nearestFile(to: path).map { "did you mean `:load \(shown($0))`?" }
        report.error(
          "can't read `\(shown(path))`: \(reason)",
          help: [near ?? "`:load` takes one file, or a folder with a main.swift; Tab completes its name"])
      case .binary:
        report.error("`\(shown(path))` is a binary file, not a script", help: ["`:load` takes a text in Swift"])
      }
      return .stay
    }
  }

  /// Runs a text and says how long that took, with all that had to be checked and compiled for it.
  func time(_ text: String) -> PromptCommand.Effect {
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

  /// What one command does, or those of a topic, or all of them.
  func help(with name: String) {
    let view = HelpView(columns: Stream.output.columns, color: color)
    if name.isEmpty { return write(view.all()) }
    if let command = PromptCommand.named(name.hasPrefix(":") ? Substring(name) : ":" + name) {
      return write(view.command(command))
    }
    if let topic = PromptTopic(rawValue: name.lowercased()) { return write(view.topic(topic)) }
    let topics = PromptTopic.allCases.map(\.rawValue)
    let meant =
      Diagnostics.suggestion(for: name, among: topics)
      ?? PromptCommand.suggestion(for: name.hasPrefix(":") ? name[...] : ":" + name)
    report.error(
      "there is no command and no topic `\(shown(name))`",
      help: [
        meant.map { "did you mean `:help \($0)`?" }
          ?? "`:help` lists them; topics are \(topics.joined(separator: ", "))"
      ])
  }
}
