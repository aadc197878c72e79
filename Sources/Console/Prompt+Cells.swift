import Diagnostics
import Glibc
import Session
import Stage

/// Cells on the stage, and the session's way back and forth.
extension Prompt {
  // MARK: Showing

  func showCells() {
    guard interpreter.cellCount > 0 else {
      return report.hint("no cell is on the stage yet; `show(model)` puts one there")
    }
    write(board().text + "\n")
  }

  func showCell(_ words: String) {
    guard let number = onlyCell(words, for: ":show") else { return }
    draw(cell: number)
  }

  func draw(cell number: Int) { write(drawing(cell: number)) }

  func drawing(cell number: Int, frame: Int = -1) -> String {
    let drawing = interpreter.drawing(ofCell: number, frame: frame)
    let kind = interpreter.isScreen(number) ? "screen" : "cell"
    return drawing.isEmpty ? "\(kind) \(number) can't be drawn\n" : drawing + "\n"
  }

  /// The cells on the stage for the window's new width: the latest ones, as many as there is room for.
  func redrawnForNewWidth() -> String {
    let settings = StageSettings.fromEnvironment()
    if let live {
      live.update()
      return ""
    }
    guard fixedWidth == nil, settings.width != StageSettings.standard.width else { return "" }
    StageSettings.standard.width = settings.width
    let count = interpreter.cellCount
    guard count > 0 else { return "" }
    var size = winsize()
    let rows = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_row) : 24
    return (max(1, count - max(1, rows / 3) + 1)...count).map { drawing(cell: $0) }.joined()
  }

  func showImpossible(_ step: SessionStep, _ number: Int, _ outcome: Outcome) {
    // The text that was typed may be wrong by itself.
    if !step.isNew {
      report.error(
        "this can't be changed: step \(number) of the session, `\(shown(Session.title(of: step)))`, would not work any more",
        help: [
          "nothing has changed; `:log` lists the steps, and `:skip \(number)` leaves this one out",
          "what must change together goes into one entry, with `;` between",
        ])
    }
    report.diagnostics(outcome.diagnostics)
    switch outcome.ending {
    case .trapped(let trap): report.trap(trap)
    case .exited: report.error("it would leave with `exit` while the session is computed again")
    default: break
    }
  }

  func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  // MARK: Events

  func toggle(_ words: String) -> PromptCommand.Effect {
    actOnScreen(words, ":toggle", "LABEL") { "\($0).toggle(\($1))" }
      ?? act(words, ":toggle", lacking: "a switch") { "\($0).toggle()" }
  }

  func tap(_ words: String) -> PromptCommand.Effect {
    actOnScreen(words, ":tap", "TITLE") { "\($0).tap(\($1))" }
      ?? act(words, ":tap", lacking: "anything to tap") { "\($0).tap()" }
  }

  /// The label is a word, or several in quotes or in front of the value.
  func slide(_ words: String) -> PromptCommand.Effect {
    let digits = words.prefix { $0.isNumber }
    let parts = words.dropFirst(digits.count).split(separator: " ")
    guard let (number, _) = cell(String(digits), for: ":slide") else { return .stay }
    guard interpreter.isScreen(number) else {
      report.error("cell \(number) has not got a slider", help: ["sliders are on screens"])
      return .stay
    }
    guard parts.count > 1, let value = parts.last.flatMap({ Double($0) }), value.isFinite else {
      report.error("`:slide` needs a label and a number", help: ["for example `:slide \(number) Volume 0.5`"])
      return .stay
    }
    let name = Prompt.quoted(parts.dropLast().joined(separator: " "))
    return effect {
      session.act(onCell: number, by: ":slide \(words)") { "\($0).slide(\(name), to: \(value))" }
    }
  }

  /// A screen has many things on it: the one that is meant is named behind the number. Nil where it is a cell.
  private func actOnScreen(
    _ words: String, _ command: String, _ what: String, _ code: (_ screen: String, _ name: String) -> String
  ) -> PromptCommand.Effect? {
    let digits = words.prefix { $0.isNumber }
    // Without a number it is the one shown last, as for cells.
    guard let number = digits.isEmpty ? interpreter.cellCount : Int(digits), number > 0,
      number <= interpreter.cellCount, interpreter.isScreen(number)
    else { return nil }
    let name = String(words.dropFirst(digits.count).drop { $0 == " " })
    guard !isBlank(name) else {
      report.error(
        "\(number) is a screen, with more than one thing on it", help: ["say which one: `\(command) \(number) \(what)`"]
      )
      return .stay
    }
    return effect {
      session.act(onCell: number, by: "\(command) \(words)") { code($0, Prompt.quoted(name)) }
    }
  }

  func showFrames(_ words: String) {
    guard let number = onlyCell(words, for: ":frames") else { return }
    // Looking at frames is no step of the session.
    if let problem = interpreter.showFrames(ofCell: number) { report.error(problem) }
  }

  /// Types into a field; nil where the words are an expression to tell the type of.
  func typeText(_ words: String) -> PromptCommand.Effect? {
    let number = words.prefix { $0.isNumber }
    let text = words.dropFirst(number.count)
    guard !number.isEmpty, text.first == " ", let first = text.first(where: { $0 != " " }),
      first.isLetter || first == "\"" || first.isNumber
        || interpreter.cellCount > 0 && !"+-*/%<>=&|^?!.".contains(first)
    else { return nil }
    let typed = text.drop { $0 == " " }
    if let number = Int(number), (1...interpreter.cellCount).contains(number), interpreter.isScreen(number) {
      return typeText(String(typed), onScreen: number)
    }
    let literal = Prompt.quoted(String(typed))
    return act(String(number), ":type", " " + typed, lacking: "a text field") { "\($0).type(\(literal))" }
  }

  /// Into the field that comes first: a word, or several in quotes.
  private func typeText(_ words: String, onScreen number: Int) -> PromptCommand.Effect {
    let isQuoted = words.first == "\""
    let field = isQuoted ? words.dropFirst().prefix { $0 != "\"" } : words.prefix { $0 != " " }
    let text = words.dropFirst(field.count + (isQuoted ? 2 : 0)).drop { $0 == " " }
    return effect {
      session.act(onCell: number, by: ":type \(number) \(words)") {
        "\($0).type(\(Prompt.quoted(String(text))), into: \(CellEvent.literal(String(field))))"
      }
    }
  }

  /// As a literal, which it may be already.
  static func quoted(_ text: String) -> String {
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return CellEvent.literal(text) }
    // A quote within it would end it.
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if character == "\"", !isEscaped { return CellEvent.literal(text) }
      isEscaped = character == "\\" && !isEscaped
    }
    return isEscaped ? CellEvent.literal(text) : text
  }

  /// `:set N.property value` puts a changed model in the place of the cell's own.
  func set(_ words: String) -> PromptCommand.Effect {
    let number = words.prefix { $0.isNumber }
    let rest = words.dropFirst(number.count)
    let property = rest.dropFirst().prefix { $0 != " " && $0 != "=" }
    let value = rest.dropFirst(1 + property.count).drop { $0 == " " || $0 == "=" }
    guard rest.first == ".", !property.isEmpty, !value.isEmpty else {
      report.error("`:set` needs a cell's property and a value", help: ["for example `:set 1.switchOn false`"])
      return .stay
    }
    guard let (cell, _) = cell(String(number), for: ":set") else { return .stay }
    if interpreter.isScreen(cell) {
      report.error(
        "\(cell) is a screen, which has no model to change", help: ["`:tap`, `:toggle` and `:type` act on it"])
      return .stay
    }
    guard interpreter.isOneExpression(String(value)) else {
      report.error("`\(shown(String(value)))` is no value", help: ["for example `:set 1.switchOn false`"])
      return .stay
    }
    let event = CellEvent.set(property: String(property), to: String(value))
    let answer = session.act(onCell: cell, by: ":set \(words)", event)
    guard case .ran(let outcome) = answer, case .rejected = outcome.ending else { return effect { answer } }
    // Its place would be in a text that nobody has typed.
    let problem = outcome.diagnostics.first { $0.severity == .error }?.message.headline
    let known = interpreter.completion(ofModel: cell, "").candidates
    let meant = suggestion(for: String(property), among: known.map(\.name))
    var help = "cell \(cell) shows a `\(interpreter.model(ofCell: cell))`; Tab behind `:set \(cell).` lists what it has"
    if let same = known.first(where: { $0.name == property }) {
      help = "write a value of its type: `\(same.detail)`"
    } else if let meant {
      help = "did you mean `:set \(cell).\(meant) \(value)`?"
    }
    report.error(problem ?? "`\(shown(String(property)))` can't be set", help: [help])
    return .stay
  }

  private func act(
    _ words: String, _ command: String, _ text: String = "", lacking what: String, _ code: (String) -> String
  ) -> PromptCommand.Effect {
    guard let number = onlyCell(words, for: command) else { return .stay }
    let answer = session.act(onCell: number, by: "\(command) \(number)\(text)", code)
    if case .ran(let outcome) = answer, case .rejected = outcome.ending {
      let model = interpreter.model(ofCell: number)
      report.error(
        "cell \(number) has not got \(what)", notes: ["its model is `\(model)`"],
        help: ["`:traits \(model)` shows which traits that has"])
      return .stay
    }
    return effect { answer }
  }

  func effect(_ action: () -> Session.Answer) -> PromptCommand.Effect { attempt(action).map { .end($0) } ?? .stay }

  /// The cell that is meant, and what follows its number; where there is only one cell it need not be said.
  private func cell(_ words: String, for command: String) -> (number: Int, rest: Substring)? {
    let count = interpreter.cellCount
    let word = words.prefix { $0.isNumber }
    if count == 0 {
      report.error("no cell is on the stage yet", help: ["`show(model)` puts one there"])
    } else if word.isEmpty, isBlank(words), count == 1 {
      return (1, "")
    } else if let number = Int(word), (1...count).contains(number) {
      return (number, words.dropFirst(word.count))
    } else if let number = Int(word) {
      report.error(
        "there is no cell \(number)",
        help: [count == 1 ? "there is only cell 1" : "the cells are 1 to \(count); `:cells` shows them"])
    } else {
      let cells = count == 1 ? "there is only cell 1" : "the cells on the stage are 1 to \(count)"
      report.error("`\(command)` needs the number of a cell", help: ["\(cells); `:cells` shows them"])
    }
    return nil
  }

  /// The cell that is meant, by a command that takes no more than that.
  func onlyCell(_ words: String, for command: String) -> Int? {
    guard let (number, rest) = cell(words, for: command) else { return nil }
    guard isBlank(String(rest)) else {
      report.error(
        "`\(command)` takes the number of a cell, and `\(shown(String(rest.drop { $0 == " " })))` is one too many",
        help: ["write `\(command) \(number)`"])
      return nil
    }
    return number
  }

  // MARK: Back and forth

  func back(_ words: String) -> PromptCommand.Effect {
    let count = count(words)
    let steps = session.stepCount
    if count > steps, steps > 0 {
      report.error(
        "there are no \(count) steps to go back",
        help: ["there \(steps == 1 ? "is 1" : "are \(steps)"): `:back \(steps)` goes to the beginning"])
      return .stay
    }
    return effect { session.back(count) }
  }

  func forward(_ words: String) -> PromptCommand.Effect {
    let count = count(words)
    let steps = session.aheadCount
    if count > steps, steps > 0 {
      report.error(
        "there are no \(count) steps ahead",
        help: ["there \(steps == 1 ? "is 1" : "are \(steps)"): `:forward \(steps)`"])
      return .stay
    }
    return effect { session.forward(count) }
  }

  func undo(_ words: String) -> PromptCommand.Effect {
    for _ in 0..<count(words) {
      let isAnyLeft = session.canUndo
      if case .end(let ending) = effect({ session.undo() }) { return .end(ending) }
      if !isAnyLeft { break }
    }
    return .stay
  }

  func skip(_ words: String) -> PromptCommand.Effect {
    if isBlank(words) { return effect { session.skip(nil) } }
    let number = count(words)
    guard number <= session.steps.count else {
      let steps = session.steps.count
      report.error(
        "there is no step \(number)",
        help: [
          steps == 0
            ? "nothing has happened yet"
            : "the \(steps == 1 ? "only step is 1" : "steps are 1 to \(steps)"); `:log` lists \(steps == 1 ? "it" : "them")"
        ])
      return .stay
    }
    return effect { session.skip(number) }
  }

  /// Its form has been checked before.
  private func count(_ words: String) -> Int { Int(words) ?? 1 }

  /// The steps of the session, and what each of them printed.
  func showLog() {
    if session.steps.isEmpty, session.ahead.isEmpty { return report.hint("nothing has happened yet") }
    var number = 0
    for step in session.steps + session.ahead {
      number += 1
      if number == session.steps.count + 1 { write(dim("ahead, for `:forward`:") + "\n") }
      let lines = step.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let head = index == 0 ? String(number) : ""
        write(dim(String(repeating: " ", count: max(0, 4 - head.count)) + head + "  ") + shown(String(line)) + "\n")
      }
      for line in step.output.split(separator: "\n") { write(dim("      ") + shown(String(line)) + "\n") }
      if step.isTrapped { write(dim("      stopped half-way") + "\n") }
    }
  }
}
