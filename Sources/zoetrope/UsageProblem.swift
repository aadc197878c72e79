import Console
import Diagnostics

/// What is wrong with a command line.
enum UsageProblem: Error {
  case unknownOption(String, suggestion: String?)
  case unknownCommand(String, suggestion: String)
  case missingValue(Option)
  case needlessValue(Option)
  case misplacedOption(Option, command: CommandName?, takers: [CommandName])
  case unknownTopic(String, suggestion: String?)
  case unwatchable
  case wrongValue(String, Option)
  case missingFile(command: CommandName)
  case needlessFile(String, command: CommandName)
  case missingProtocol
  case missingQuestion(file: String)
  case missingMain(files: Int)
  case missingOutput(file: String)
  case unknownEnding(String)
  case unmovable(String)
  case outputIsScript(String)
  case missingCode
  case unknownCode(String)
  case missingShell
  case unknownShell(String)
  case textAndCommand(CommandName)

  var headline: String {
    switch self {
    case .unknownOption(let option, _): "unknown option `\(printable(option))`"
    case .unknownCommand(let word, _): "there is no file and no command `\(printable(word))`"
    case .missingValue(let option): "`\(option.rawValue)` needs a value"
    case .needlessValue(let option): "`\(option.rawValue)` takes no value"
    case .wrongValue(let value, let option): "`\(printable(value))` is no value for `\(option.rawValue)`"
    case .misplacedOption(let option, let command?, _): "`\(option.rawValue)` does not go with `\(command.rawValue)`"
    case .misplacedOption(let option, nil, let takers): UsageProblem.places(of: option, takers)
    case .unknownTopic(let word, _): "there is no command `\(printable(word))`"
    case .unwatchable: "standard input can't be watched"
    case .missingFile(let command): "`\(command.rawValue)` needs a file"
    case .needlessFile(let name, let command): "`\(command.rawValue)` takes no file, and `\(printable(name))` is one"
    case .missingProtocol: "`session` is for other programs, and needs `--json`"
    case .missingQuestion: "`why` needs a member to explain"
    case .missingMain(let files): "none of the \(files) files is called main.swift or has a type that says `@main`"
    case .missingOutput: "`film` needs a file to write"
    case .unknownEnding(let name): "`\(printable(name))` does not say what to write"
    case .unmovable(let name): "`\(printable(name))` is no picture that could move"
    case .outputIsScript(let name): "`\(printable(name))` is the script itself"
    case .missingCode: "`explain` needs the code of an error or a note"
    case .unknownCode(let code): "there is no error or note `\(printable(code))` that has a page"
    case .missingShell: "`completions` needs the name of a shell"
    case .unknownShell(let name): "there are no completions for `\(printable(name))`"
    case .textAndCommand(let command): "`-e` and `\(command.rawValue)` don't go together"
    }
  }

  var help: String {
    switch self {
    case .unknownOption(_, let suggestion?), .unknownCommand(_, let suggestion): "did you mean `\(suggestion)`?"
    case .misplacedOption(.json, .check?, _): "for other tools `check` writes with `--format=json`"
    case .misplacedOption(.format, let command?, _) where Option.json.takers?.contains(command) == true:
      "for other tools `\(command.rawValue)` writes with `--json`"
    case .misplacedOption(let option, .some, let takers): UsageProblem.places(of: option, takers)
    case .misplacedOption(let option, nil, let takers):
      "write `zoetrope \(takers[0].rawValue) \(option.rawValue)` and a file behind it"
    case .unknownTopic(_, let suggestion?): "did you mean `\(suggestion)`?"
    case .unwatchable, .missingFile(.watch): "name a file: zoetrope watch FILE"
    case .missingFile(.test): "zoetrope test FILE"
    case .missingFile(.doctest): "zoetrope doctest README.md"
    case .needlessValue(let option): "write `\(option.rawValue)` alone"
    case .unknownOption(_, nil): "`zoetrope --help` lists the options; `--` ends them"
    case .missingValue(let option), .wrongValue(_, let option): option.value?.expected ?? ""
    case .needlessFile(_, .lsp): "an editor starts it and tells it of its files: editors/README.md says how"
    case .needlessFile: "entries come in on standard input, one JSON object a line"
    case .missingProtocol: "`zoetrope session --json` speaks its protocol; `zoetrope` alone is the prompt"
    case .missingQuestion(let file): "behind the file: zoetrope why \(printable(file)) Model.textColor"
    case .missingMain: "of several files, the statements at the top level of main.swift are what runs"
    case .missingOutput(let file): "behind the script: zoetrope film \(printable(file)) -o film.svg"
    case .unknownEnding: Option.Value.filmFile.expected
    case .unmovable: "with `--moving` the name ends in .svg; an .html page plays in any case"
    case .outputIsScript: "name another file behind `-o`"
    case .missingCode, .unknownCode: "those that have a page: \(ErrorGuide.codes.joined(separator: ", "))"
    case .missingShell, .unknownShell:
      "there are some for \(ShellName.allCases.map(\.rawValue).joined(separator: ", "))"
    case .missingFile(.why): "zoetrope why FILE Model.textColor, or `-` for standard input"
    case .missingFile(let command): "zoetrope \(command.rawValue) FILE, or `-` for standard input"
    default: "`zoetrope --help` tells how it is used"
    }
  }

  private static func places(of option: Option, _ takers: [CommandName]) -> String {
    "`\(option.rawValue)` goes only with \(takers.map { "`\($0.rawValue)`" }.joined(separator: " and "))"
  }
}

/// A word of the command line as it may be sent to a terminal.
func printable(_ text: String) -> String { visible(text, keeping: "") }
