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
  /// What it takes, as the list shows it; in brackets what may be left out.
  let parameters: String
  let takes: PromptArgument
  let topic: PromptTopic
  let summary: String
  /// More than the list has room for.
  let details: [String]
  let examples: [String]
  /// The rest of the line is handed over.
  let perform: (Prompt, String) -> Effect

  var example: String? { examples.first }
  var head: String { names.joined(separator: ", ") + (parameters.isEmpty ? "" : " " + parameters) }
  var isOptional: Bool { parameters.isEmpty || parameters.hasPrefix("[") }

  private init(
    _ names: [String], _ parameters: String, takes: PromptArgument = .nothing, _ topic: PromptTopic,
    _ summary: String, details: [String] = [], examples: [String] = [],
    perform: @escaping (Prompt, String) -> Effect
  ) {
    self.names = names
    self.parameters = parameters
    self.takes = takes
    self.topic = topic
    self.summary = summary
    self.details = details
    self.examples = examples
    self.perform = perform
  }

  /// One that only shows something.
  private static func showing(
    _ names: [String], _ parameters: String, takes: PromptArgument = .nothing, _ topic: PromptTopic,
    _ summary: String, details: [String] = [], examples: [String] = [],
    _ show: @escaping (Prompt) -> (String) -> Void
  ) -> PromptCommand {
    PromptCommand(names, parameters, takes: takes, topic, summary, details: details, examples: examples) {
      prompt, rest in
      show(prompt)(rest)
      return .stay
    }
  }

  static let all: [PromptCommand] = [
    showing(
      [":cells"], "", .stage, "the cells and screens on the stage",
      examples: [":cells"]
    ) { prompt in { _ in prompt.showCells() } },
    showing(
      [":show"], "N", takes: .cell, .stage, "draw cell N again",
      details: [
        "N may be left out where there is only one."
      ],
      examples: [":show 1"]
    ) { prompt in { prompt.showCell($0) } },
    showing(
      [":frames"], "N", takes: .cell, .stage, "all frames of cell N, side by side",
      details: [
        "A frame is how the cell looked behind each event."
      ],
      examples: [":frames 1"]
    ) { prompt in { prompt.showFrames($0) } },
    showing(
      [":play"], "[N] [SPEED]", takes: .cell, .stage,
      "turn the frames of cell N, SPEED of them a second, until a key is pressed",
      details: [
        "Without an N, those of the cell shown last; without a SPEED, 4."
      ],
      examples: [":play 1", ":play 1 12"]
    ) { prompt in { prompt.play($0) } },
    PromptCommand(
      [":live"], "[off]", takes: .text, .stage,
      "keep the cells at the top, and give them the keys; Esc gives the keys back to the prompt",
      details: [
        "Tab and Shift-Tab go to the next or the last thing that takes keys, Space flips, taps or chooses it, Left and Right move a "
          + "slider, what is typed goes into a field until Return. `:live off` ends it."
      ],
      examples: [":live", ":live off"]
    ) { $0.goLive($1) },
    showing(
      [":film"], "N [FILE] | FILE", takes: .film, .stage, "the frames of cell N, or of all, and what led to each",
      details: [
        "A FILE is written by the ending of its name: \(FilmFile.endings). Without one, the film is shown as text."
      ],
      examples: [":film 1", ":film cells.html", ":film 1 cell.svg"]
    ) { prompt in { prompt.film($0) } },
    PromptCommand(
      [":toggle"], "N [LABEL]", takes: .cell, .stage,
      "flip the switch of cell N, or the one with that label on a screen",
      examples: [":toggle 1", ":toggle 2 Wi-Fi"]
    ) { $0.toggle($1) },
    PromptCommand(
      [":tap"], "N [TITLE]", takes: .cell, .stage, "tap cell N, or what has that title on a screen",
      examples: [":tap 1", ":tap 1 Sign up"]
    ) { $0.tap($1) },
    PromptCommand(
      [":slide"], "N LABEL VALUE", takes: .cell, .stage, "move the slider with that label on screen N",
      examples: [":slide 1 Volume 0.5"]
    ) { $0.slide($1) },
    PromptCommand(
      [":set"], "N.PROPERTY VALUE", takes: .text, .stage, "change the model of cell N",
      details: [
        "VALUE is Swift, of the type of the property."
      ],
      examples: [":set 1.switchOn false"]
    ) { $0.set($1) },
    PromptCommand(
      [":back"], "[COUNT]", takes: .count, .steps, "step back: the last entry or event has not happened yet",
      details: [
        "What stopped half-way is no step of its own: it goes with the one before it."
      ],
      examples: [":back 2"]
    ) { $0.back($1) },
    PromptCommand(
      [":forward"], "[COUNT]", takes: .count, .steps, "step forward again",
      examples: [":forward 2"]
    ) { $0.forward($1) },
    PromptCommand(
      [":undo"], "[COUNT]", takes: .count, .steps, "take back the last thing that was done",
      examples: [":undo 2"]
    ) { $0.undo($1) },
    PromptCommand(
      [":skip"], "[STEP]", takes: .step, .steps,
      "leave an event out, the last one or step number STEP, and compute the rest again",
      details: [
        "`:log` shows the numbers."
      ],
      examples: [":skip 2"]
    ) { $0.skip($1) },
    showing(
      [":log"], "", .steps, "the steps of the session, and what they printed",
      examples: [":log"]
    ) { prompt in { _ in prompt.showLog() } },
    showing(
      [":why"], "VALUE.MEMBER", takes: .member, .providers, "which implementation runs, and why",
      details: [
        "A value or a type stands before the dot; a call says by its arguments which is meant."
      ],
      examples: [":why model.textColor"]
    ) { prompt in { prompt.explain($0) } },
    showing(
      [":as"], "any TRAIT VALUE", takes: .text, .providers,
      "what runs for the same value seen as its own type, as a generic, as `any TRAIT`",
      examples: [":as any TextPresentable cell"]
    ) { prompt in { prompt.view($0) } },
    showing(
      [":traits"], "[TYPE]", takes: .type, .providers, "what a type's traits ask for, and who provides it",
      details: [
        "Of a type of the library, what can be done with it. Without a TYPE, of all that the session declares."
      ],
      examples: [":traits MinionMode", ":traits Int"]
    ) { prompt in { prompt.showTraits(of: $0) } },
    showing(
      [":what-if"], "TYPE +|- TRAIT", takes: .text, .providers, "the cell and its providers with a trait more, or less",
      details: [
        "Nothing is changed by it."
      ],
      examples: [":what-if MinionMode + ImagePresentable"]
    ) { prompt in { prompt.whatIf($0) } },
    showing(
      [":conformances"], "TYPE", takes: .type, .providers, "the traits of a type, or the types that have a trait",
      examples: [":conformances MinionMode"]
    ) { prompt in { prompt.showConformances(of: $0) } },
    PromptCommand(
      [":type", ":t"], "EXPRESSION | N TEXT", takes: .text, .names,
      "its type, not evaluated; or type a text into the field of cell N, or of a screen: N FIELD TEXT",
      examples: [":type [1, 2].map { $0 * 2 }", ":type 1 Bob"]
    ) { prompt, words in
      if let effect = prompt.typeText(words) { return effect }
      prompt.showType(of: words)
      return .stay
    },
    showing(
      [":source"], "NAME", takes: .name, .names, "how it is declared, the library's too",
      details: [
        "NAME is that of a type, a function, a variable, or a member: `Type.member`."
      ],
      examples: [":source SwitchPresentable", ":source Array.map"]
    ) { prompt in { prompt.showSource(of: $0) } },
    showing(
      [":doc"], "NAME", takes: .name, .names, "its declarations, and what the comments above them say",
      examples: [":doc Cell.toggle", ":doc Array.map"]
    ) { prompt in { prompt.showDocumentation(of: $0) } },
    showing(
      [":explain"], "CODE", takes: .code, .names, "more on an error or a note that has a code",
      examples: [":explain Z0101"]
    ) { prompt in { prompt.explainCode($0) } },
    showing(
      [":bytecode"], "NAME", takes: .function, .names, "the machine's code of a function",
      details: [
        "A function is compiled when it is first called, and native once it is hot; `--native` shows the bytes too."
      ],
      examples: [":bytecode onSwitchToggleOn", ":bytecode --native onSwitchToggleOn"]
    ) { prompt in { prompt.showBytecode(of: $0) } },
    PromptCommand(
      [":time"], "ENTRY", takes: .text, .names, "run it and say how long that took",
      examples: [":time (1...1000).reduce(0, +)"]
    ) { $0.time($1) },
    PromptCommand(
      [":load"], "FILE", takes: .file, .files, "run a file, or a folder with a main.swift, as one entry",
      examples: [":load examples/minion-mode.swift"]
    ) { $0.load($1) },
    PromptCommand(
      [":reload"], "", .files, "read the files again that were loaded",
      examples: [":reload"]
    ) { prompt, _ in prompt.reload() },
    showing(
      [":save"], "FILE", takes: .file, .files, "write the session as a script",
      details: [
        "Values that the prompt has shown are printed by it."
      ],
      examples: [":save cells.swift"]
    ) { prompt in { prompt.save($0) } },
    PromptCommand(
      [":edit"], "[NAME]", takes: .name, .files, "edit what declares NAME, or the last entry, in $EDITOR",
      examples: [":edit MinionMode"]
    ) { $0.edit($1) },
    PromptCommand(
      [":learn"], "[COURSE] [LESSON] | WORD", takes: .text, .lessons, "begin a lesson, or show where you are in it",
      details: [
        "The session begins anew with the lesson's code; what is entered from then on is looked at.",
        "A WORD goes on: \(LearnLines.words.dropLast().joined(separator: ", ")); `off` ends it.",
      ],
      examples: [":learn", ":learn 3", ":learn next", ":learn hint"]
    ) { $0.learn($1) },
    showing(
      [":answer"], "TEXT", takes: .text, .lessons, "answer the question of the lesson",
      examples: [":answer 2", ":answer true"]
    ) { prompt in { prompt.answer($0) } },
    showing(
      [":width"], "[COLUMNS]", takes: .columns, .prompt, "how wide cells are drawn; `auto` for the window's width",
      examples: [":width 60", ":width auto"]
    ) { prompt in { prompt.setWidth($0) } },
    showing(
      [":color"], "[on|off]", takes: .onOff, .prompt, "switch colour on or off",
      examples: [":color off"]
    ) { prompt in { prompt.setColor($0) } },
    showing(
      [":theme"], "[NAME]", takes: .theme, .prompt, "what it is looked at on: dark, light, projector, plain, auto",
      details: [
        "On a projector nothing is dim, colours are strong and named, and the prompt is short. `plain` is how it goes into a file: "
          + "no colour at all. `auto` asks the terminal for its background."
      ],
      examples: [":theme projector", ":theme auto"]
    ) { prompt in { prompt.setTheme($0) } },
    showing(
      [":language"], "[en|zh]", takes: .language, .prompt, "what you are spoken to in",
      examples: [":language zh"]
    ) { prompt in { prompt.setLanguage($0) } },
    PromptCommand([":reset"], "", .prompt, "forget everything that was declared", examples: [":reset"]) { prompt, _ in
      prompt.session.reset()
      return .stay
    },
    showing(
      [":help", ":h"], "[COMMAND | TOPIC]", takes: .command, .prompt, "this list, or more on one of them",
      details: [
        "Topics: \(PromptTopic.allCases.map(\.rawValue).joined(separator: ", "))."
      ],
      examples: [":help why", ":help stage"]
    ) { prompt in { prompt.help(with: $0) } },
    PromptCommand(
      [":quit", ":q"], "", .prompt, "leave, as Ctrl-D on an empty line does", examples: [":quit"]
    ) { _, _ in .leave },
  ]

  /// The command of that name.
  static func named(_ name: Substring) -> PromptCommand? { all.first { $0.names.contains(String(name)) } }

  /// The name that was probably meant.
  static func suggestion(for name: Substring) -> String? {
    Diagnostics.suggestion(for: String(name), among: all.flatMap(\.names).filter { $0.count > 2 })
  }
}
