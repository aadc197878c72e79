import Diagnostics

/// What can be said to the prompt itself: words that begin with a colon.
struct PromptCommand {
  /// What the prompt does next.
  enum Effect {
    case stay, leave
    case run(Source)
    case end(Prompt.Ending)
  }

  let names: [String]
  /// What it takes, as the list shows it.
  let parameters: String
  let summary: String
  let example: String?
  /// The rest of the line is handed over.
  let perform: (Prompt, String) -> Effect

  init(
    _ names: [String], _ parameters: String = "", _ summary: String, example: String? = nil,
    perform: @escaping (Prompt, String) -> Effect
  ) {
    self.names = names
    self.parameters = parameters
    self.summary = summary
    self.example = example
    self.perform = perform
  }

  /// One that only shows something.
  private static func showing(
    _ names: [String], _ parameters: String, _ summary: String, example: String? = nil,
    _ show: @escaping (Prompt) -> (String) -> Void
  ) -> PromptCommand {
    PromptCommand(names, parameters, summary, example: example) { prompt, rest in
      show(prompt)(rest)
      return .stay
    }
  }

  static let all: [PromptCommand] = [
    showing([":help", ":h"], "[COMMAND]", "this list, or more on one of them", Prompt.help),
    showing(
      [":why"], "VALUE.MEMBER", "which implementation runs, and why", example: ":why cell.textColor", Prompt.explain),
    showing(
      [":traits"], "[TYPE]", "what a type's traits ask for, and who provides it", example: ":traits MinionMode",
      Prompt.showTraits),
    PromptCommand(
      [":type", ":t"], "EXPRESSION | N TEXT",
      "its type, not evaluated; or type a text into the field of cell N, or of a screen: N FIELD TEXT",
      example: ":type [1, 2].map { $0 * 2 }"
    ) { prompt, words in
      if let effect = prompt.typeText(words) { return effect }
      prompt.showType(of: words)
      return .stay
    },
    showing([":cells"], "", "the cells and screens on the stage") { prompt in { _ in prompt.showCells() } },
    showing([":show"], "N", "draw cell N again", Prompt.showCell),
    PromptCommand([":toggle"], "N [LABEL]", "flip the switch of cell N, or the one with that label on a screen") {
      $0.toggle($1)
    },
    PromptCommand([":tap"], "N [TITLE]", "tap cell N, or what has that title on a screen", example: ":tap 1 Sign up") {
      $0.tap($1)
    },
    PromptCommand(
      [":set"], "N.PROPERTY VALUE", "change the model of cell N", example: ":set 1.text \"Minion\""
    ) { $0.set($1) },
    showing([":frames"], "N", "all frames of cell N, side by side", Prompt.showFrames),
    PromptCommand([":back"], "[COUNT]", "step back: the last entry or event has not happened yet") { $0.back($1) },
    PromptCommand([":forward"], "[COUNT]", "step forward again") { $0.forward($1) },
    PromptCommand([":undo"], "[COUNT]", "take back the last thing that was done") { $0.undo($1) },
    PromptCommand(
      [":skip"], "[STEP]", "leave an event out, the last one or step number STEP, and compute the rest again"
    ) {
      $0.skip($1)
    },
    showing([":log"], "", "the steps of the session, and what they printed") { prompt in { _ in prompt.showLog() } },
    showing(
      [":source"], "NAME", "how it is declared, the library's too", example: ":source SwitchPresentable",
      Prompt.showSource),
    showing(
      [":as"], "any TRAIT VALUE", "what runs for the same value seen as its own type, as a generic, as `any TRAIT`",
      example: ":as any TextPresentable model", Prompt.view),
    showing(
      [":what-if"], "TYPE +|- TRAIT", "the cell and its providers with a trait more, or less",
      example: ":what-if MinionMode + ImagePresentable", Prompt.whatIf),
    showing([":conformances"], "TYPE", "the traits of a type, or the types that have a trait", Prompt.showConformances),
    showing([":doc"], "NAME", "what the comment above it says", example: ":doc Cell.toggle", Prompt.showDocumentation),
    showing([":explain"], "CODE", "more on an error that has a code", example: ":explain Z0101", Prompt.explainCode),
    showing([":bytecode"], "NAME", "the machine's code of a function", Prompt.showBytecode),
    PromptCommand([":time"], "ENTRY", "run it and say how long that took", example: ":time (1...1000).reduce(0, +)") {
      $0.time($1)
    },
    PromptCommand(
      [":load"], "FILE", "run a file, or a folder with a main.swift, as one entry",
      example: ":load examples/minion-mode.swift"
    ) {
      $0.load($1)
    },
    PromptCommand([":reload"], "", "read the files again that were loaded") { prompt, _ in prompt.reload() },
    showing([":save"], "FILE", "write the session as a script", example: ":save cells.swift", Prompt.save),
    PromptCommand([":edit"], "[NAME]", "edit what declares NAME, or the last entry, in $EDITOR") { $0.edit($1) },
    showing([":width"], "[COLUMNS]", "how wide cells are drawn; `auto` for the window's width", Prompt.setWidth),
    showing([":color"], "[on|off]", "switch colour on or off", Prompt.setColor),
    PromptCommand([":reset"], "", "forget everything that was declared") { prompt, _ in
      prompt.session.reset()
      return .stay
    },
    PromptCommand([":quit", ":q"], "", "leave, as Ctrl-D on an empty line does") { _, _ in .leave },
  ]

  /// The command of that name.
  static func named(_ name: Substring) -> PromptCommand? { all.first { $0.names.contains(String(name)) } }

  /// The name that was probably meant.
  static func suggestion(for name: Substring) -> String? {
    Console.suggestion(for: String(name), among: all.flatMap(\.names).filter { $0.count > 2 })
  }

  static var helpText: String {
    let heads = all.map { $0.names.joined(separator: ", ") + ($0.parameters.isEmpty ? "" : " " + $0.parameters) }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(heads, all).map { head, command in
      "  " + head + String(repeating: " ", count: width - head.count + 3) + command.summary + "\n"
    }
    return """
      Type Swift: declarations are kept, the value of an expression is shown with its type.
      Presentables is imported: `show(model)` draws a cell. After `import SwiftUI` or `import UIKit`, `show(view)` draws a screen.

      \(lines.joined())
      Ctrl-C      throws away what is typed, or stops what runs
      Tab         completes names, members and commands; Right takes what stands dimly behind the end
      Up, Down    to the row above or below, and beyond to earlier entries; Ctrl-R searches them
      Return      runs an entry that is complete, else goes on in a new row, as Alt-Return does; three at the end give it up
      Ctrl-_      takes a change back, Alt-_ makes it again

      """
  }
}
