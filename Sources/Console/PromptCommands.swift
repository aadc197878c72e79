/// What can be said to the prompt itself: words that begin with a colon.
struct PromptCommand {
  /// What the prompt does next.
  enum Effect { case stay, leave }

  let names: [String]
  /// What it takes, as the list shows it.
  let parameters: String
  let summary: String
  /// The rest of the line is handed over.
  let perform: (Prompt, Substring) -> Effect

  init(
    _ names: [String], _ parameters: String = "", _ summary: String,
    perform: @escaping (Prompt, Substring) -> Effect
  ) {
    self.names = names
    self.parameters = parameters
    self.summary = summary
    self.perform = perform
  }

  static let all: [PromptCommand] = [
    PromptCommand([":help", ":h"], "", "this list") { prompt, _ in
      prompt.write(helpText)
      return .stay
    },
    PromptCommand([":why"], "VALUE.MEMBER", "which implementation runs, and why") { prompt, rest in
      prompt.explain(String(rest))
      return .stay
    },
    PromptCommand([":traits"], "[TYPE]", "what a type's traits ask for, and who provides it") { prompt, rest in
      prompt.showTraits(of: String(rest))
      return .stay
    },
    PromptCommand([":type", ":t"], "EXPRESSION", "its type; nothing is evaluated") { prompt, rest in
      prompt.showType(of: String(rest))
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

  private static var helpText: String {
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
      Up, Down    earlier entries, those of earlier sessions too; Ctrl-R searches them
      An entry that is not complete goes on in the next line; an empty line ends it.

      """
  }
}
