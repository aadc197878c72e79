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
    Option.allCases.filter { $0 != .text }.map {
      Row(names: [$0.shortName, $0.rawValue].compactMap(\.self), placeholder: $0.placeholder, summary: $0.summary)
    } + [
      Row(
        names: ["--"], placeholder: nil,
        summary: "end the options: what follows is a file, whatever it is called")
    ]

  static var text: String {
    var lines = [spoken(lead), ""]
    for usage in usages {
      lines.append(
        column(usage.name + (usage.operands.isEmpty ? "" : " " + usage.operands), 32) + spoken(usage.summary))
    }
    lines += ["", spoken(optionsTitle)]
    for row in options {
      let names = row.names.joined(separator: ", ") + (row.placeholder.map { " " + $0 } ?? "")
      lines.append("  " + column(names, 14) + spoken(row.summary))
    }
    lines += ["", spoken(exitCodesTitle)]
    for code in ExitCode.allCases { lines.append("  " + column("\(code.rawValue)", 4) + spoken(code.summary)) }
    lines += ["  " + spoken(exitCodesEnd), ""]
    return lines.joined(separator: "\n")
  }

  /// A text in a column of that width, and a gap; a longer one pushes on what follows.
  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count) + 2)
  }
}
