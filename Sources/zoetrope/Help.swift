import Words

/// What `--help` says; the man page says the same.
enum Help {
  static let lead =
    "Zoetrope runs Swift scripts that compose presentable traits, and draws their cells in the terminal."
  static let optionsTitle = "Options, before FILE:"
  static let exitCodesTitle = "Exit codes:"
  static let exitCodesEnd = "A script that calls `exit` chooses its own."

  /// A way to call the command: the words that are fixed, those that stand for others, and what it does.
  struct Usage {
    let name: String
    let operands: String
    let summary: String
  }

  static let usages =
    [Usage(name: "zoetrope", operands: "FILE [ARGUMENT...]", summary: "run a script; `-` is standard input")]
    + CommandName.allCases.map { Usage(name: "zoetrope " + $0.rawValue, operands: $0.operands, summary: $0.summary) }
    + [
      Usage(name: "zoetrope -e", operands: "TEXT [ARGUMENT...]", summary: Option.text.summary),
      Usage(name: "zoetrope", operands: "", summary: "the prompt; without a terminal, run standard input"),
    ]

  /// What an option, or a word like one, does.
  struct Row {
    let names: [String]
    let placeholder: String?
    let summary: String
  }

  static let options =
    // What runs has its place among the usages.
    Option.allCases.filter { $0 != .text }.map { row(of: $0) } + [
      Row(
        names: ["--"], placeholder: nil,
        summary: "end the options: what follows is a file, whatever it is called")
    ]

  private static func row(of option: Option) -> Row {
    Row(
      names: [option.shortName, option.rawValue].compactMap(\.self), placeholder: option.placeholder,
      summary: option.summary)
  }

  /// What one command does, and the options that only it takes.
  static func text(of command: CommandName) -> String {
    let words = ["zoetrope", command.rawValue, command.operands].filter { !$0.isEmpty }
    var lines = [words.joined(separator: " "), "  " + spoken(command.summary)]
    let own = Option.allCases.filter { $0.takers?.contains(command) == true }.map { row(of: $0) }
    if !own.isEmpty { lines += [""] + own.map(line) }
    lines += ["", spoken("`zoetrope --help` has the options that all commands take."), ""]
    return lines.joined(separator: "\n")
  }

  static var text: String {
    var lines = [spoken(lead), ""]
    for usage in usages {
      lines.append(
        column(usage.name + (usage.operands.isEmpty ? "" : " " + usage.operands), 32) + spoken(usage.summary))
    }
    lines += ["", spoken(optionsTitle)]
    lines += options.map(line)
    lines += ["", spoken(exitCodesTitle)]
    for code in ExitCode.allCases { lines.append("  " + column("\(code.rawValue)", 4) + spoken(code.summary)) }
    lines += ["  " + spoken(exitCodesEnd), ""]
    return lines.joined(separator: "\n")
  }

  private static func line(_ row: Row) -> String {
    let names = row.names.joined(separator: ", ") + (row.placeholder.map { " " + $0 } ?? "")
    return "  " + column(names, 14) + spoken(row.summary)
  }

  /// A text in a column of that width, and a gap; a longer one pushes on what follows.
  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count) + 2)
  }
}
