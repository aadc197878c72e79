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
    showing(
      [":type", ":t"], "EXPRESSION", "its type; nothing is evaluated", example: ":type [1, 2].map { $0 * 2 }",
      Prompt.showType),
    showing(
      [":source"], "NAME", "how it is declared, the library's too", example: ":source SwitchPresentable",
      Prompt.showSource),
    PromptCommand([":time"], "ENTRY", "run it and say how long that took", example: ":time (1...1000).reduce(0, +)") {
      $0.time($1)
    },
    PromptCommand([":load"], "FILE", "run a file as one entry", example: ":load examples/minion-mode.swift") {
      $0.load($1)
    },
    PromptCommand([":reset"], "", "forget everything that was declared") { prompt, _ in
      prompt.begin()
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
      Presentables is imported: `show(model)` draws a cell.

      \(lines.joined())
      Ctrl-C      throws away what is typed, or stops what runs
      Tab         completes names, members and commands
      Up, Down    earlier entries, those of earlier sessions too; Ctrl-R searches them
      An entry that is not complete goes on in the next line; an empty line ends it.

      """
  }
}
