import Session
import Stage

/// Cells that stay in sight, and take keys.
extension Prompt {
  func goLive(_ words: String) -> PromptCommand.Effect {
    switch words.filter({ $0 != " " }) {
    case "off":
      guard let live else {
        report.hint("it is not on; `:live` begins it")
        return .stay
      }
      live.end()
      self.live = nil
      return .stay
    case "", "on": break
    default:
      report.error(
        "`:live` takes `off`, or nothing", help: ["`:live` gives the keys to the cells, `:live off` ends it"])
      return .stay
    }
    guard let editor = reader as? LineEditor, Stream.output.size.rows > 9 else {
      report.error(
        "the cells can't be kept at the top here",
        help: ["that takes a terminal of ten rows whose cursor can be moved; `:cells` draws them"])
      return .stay
    }
    if live == nil {
      live = LiveStage(self, editor)
      live?.begin()
    }
    guard interpreter.cellCount > 0 else { return .stay }
    return live?.takeKeys().map { .end($0) } ?? .stay
  }

  /// All cells, side by side where there is room, and what takes keys in them.
  func board(focus: StageBoard.Focus? = nil) -> (text: String, controls: [StageBoard.Control]) {
    if fixedWidth == nil { StageSettings.standard.width = StageSettings.fromEnvironment().width }
    StageBoard.begin(focus: focus)
    for number in 1...interpreter.cellCount { _ = drawing(cell: number) }
    let controls = StageBoard.controls
    return (StageBoard.draw(), controls)
  }

  /// Lets happen what a key asks for. The name of the control leads there, as if the event had been typed.
  func act(
    on place: Int, _ controls: [StageBoard.Control], to fraction: Double? = nil, typing text: String? = nil
  ) -> Ending? {
    let control = controls[place]
    let number = control.cell + 1
    var command: String
    var call: String
    if interpreter.isScreen(number) {
      let first = controls.firstIndex { $0.cell == control.cell } ?? place
      let names = interpreter.controls(onScreen: number)
      guard names.indices.contains(place - first), let name = names[place - first].split(separator: "\t").first else {
        report.hint("this has no name by which an event could find it")
        return nil
      }
      let facts = names[place - first].split(separator: "\t").map(String.init)
      let literal = CellEvent.literal(String(name))
      switch control.kind {
      case .toggle: (command, call) = (":toggle \(number) \(name)", "toggle(\(literal))")
      case .slider:
        let (low, high) = facts.count > 2 ? (Double(facts[1]) ?? 0, Double(facts[2]) ?? 1) : (0, 1)
        let value = low + (high - low) * min(1, max(0, (10 * (fraction ?? 0)).rounded() / 10))
        (command, call) = (
          ":slide \(number) \(Prompt.quoted(String(name))) \(value)", "slide(\(literal), to: \(value))"
        )
      case .field, .secret:
        let text = text ?? ""
        (command, call) = (":type \(number) \"\(name)\" \(text)", "type(\(CellEvent.literal(text)), into: \(literal))")
      default: (command, call) = (":tap \(number) \(name)", "tap(\(literal))")
      }
    } else if let text {
      (command, call) = (":type \(number) \(text)", "type(\(CellEvent.literal(text)))")
    } else {
      (command, call) = control.kind == .toggle ? (":toggle \(number)", "toggle()") : (":tap \(number)", "tap()")
    }
    var printed = ""
    let ending = attempt {
      let (answer, words) = session.actQuietly(onCell: number, by: command) { "\($0).\(call)" }
      printed = words
      return answer
    }
    write(shown(printed))
    return ending
  }
}
