import Console
import Diagnostics
import Words

/// What the command line asks for.
struct Arguments {
  enum Task {
    case prompt
    /// A session for another program.
    case session
    /// `-` stands for standard input. Several files belong together, and a folder is all that are in it.
    case run(files: [String])
    /// Runs the test functions whose names have the filter in them.
    case test(files: [String])
    case runText(String)
    case check(files: [String])
    /// Says which implementations run, for members as a script would use them at its end.
    case why(file: String, questions: [String])
    /// Says who provides what types' protocols ask for: those named, or all.
    case traits(file: String, types: [String])
    /// Runs a script and writes what it has shown.
    case film(files: [String], outputs: [FilmFile])
    /// Runs a script again whenever one of its files is saved.
    case watch(files: [String])
    /// Runs the code of pages, and compares what comes with what stands there.
    case doctest(files: [String])
    /// Takes somebody through a course.
    case learn(LearnRequest)
    /// The pages on errors and notes that have a code.
    case explain(codes: [String])
    /// Serves an editor.
    case languageServer
    case help, version
    /// What a script may use.
    case limits
  }

  var task = Task.prompt
  /// The task is `run` only because the first word was taken for a file; it may have been meant for a command.
  var isBareFile = false
  var color = ColorChoice.auto
  /// What the terminal is.
  var theme = ThemeChoice.auto
  var images = ImageChoice.auto
  var width: Int?
  var ascii = false
  /// What people are spoken to in; nil where the environment says.
  var language: Language?
  /// What `why` and `traits` answer is for another tool.
  var json = false
  /// How `check` says what is wrong.
  var format = DiagnosticFormat.picture
  /// Whether teaching notes are shown.
  var notes = true
  /// Which tests are run, and what their order is made of.
  var filter: String?
  var seed: UInt64?
  /// Where a film goes.
  var outputs: [String] = []
  /// `doctest` writes what comes.
  var records = false
  /// What `learn` is to do, and where the learner's files are.
  var learning = LearnRequest()
  /// What the script may use: seconds, and bytes.
  var maxTime: Double?
  var maxMemory: Int?
  var maxOutput: Int?
  /// How many of its calls may lie in each other.
  var maxDepth: Int?
  /// Folders that it may read besides its own, and whether it sees the environment.
  var readableFolders: [String] = []
  var showsEnvironment = false
  var scriptArguments: [String] = []

  static let commands = [
    "run", "check", "test", "why", "traits", "watch", "film", "doctest", "learn", "session", "lsp", "explain", "help",
  ]
  static let options = [
    "--help", "--version", "--color", "--theme", "--images", "--width", "--ascii", "--no-notes", "--language", "--json",
    "--format",
    "--filter", "--seed", "--author", "--folder", "--progress", "--teacher", "--record", "--max-time", "--max-memory",
    "--max-output", "--max-depth", "--allow-read", "--allow-env", "--limits", "--stdio", "-e", "-h", "-o",
  ]

  /// The commands that take an option which not all take.
  private static let takers = [
    "--json": ["why", "traits", "session"], "--format": ["check"], "--filter": ["test"], "--seed": ["test"],
    "-o": ["film"],
    "--author": ["learn"], "--folder": ["learn"], "--progress": ["learn"], "--teacher": ["learn"],
    "--record": ["doctest"], "--stdio": ["lsp"],
  ]

  /// - Parameter words: without the name of the program.
  init(_ words: [String]) throws(UsageProblem) {
    var rest = words[...]
    var texts: [String] = []
    var command: String?
    var files: [String] = []
    var given: [String] = []
    var endedOptions = false
    while let word = rest.popFirst() {
      if word == "--", !endedOptions {
        endedOptions = true
      } else if !endedOptions, word.hasPrefix("-"), word != "-" {
        if word == "-e" {
          guard let text = rest.popFirst() else { throw .missingValue(option: word) }
          texts.append(text)
        } else {
          try take(option: word, &rest)
          given.append(String(word.prefix { $0 != "=" }))
        }
      } else if !texts.isEmpty {
        // The text is the script, so everything else is its own.
        scriptArguments = [word] + rest
        break
      } else if command == nil, !endedOptions, Arguments.commands.contains(word) {
        command = word
      } else {
        files.append(word)
        if let command,
          ["check", "test", "why", "traits", "explain", "film", "learn", "doctest", "lsp"].contains(command)
        {
          continue
        }
        if command == "run" || command == "watch", rest.first?.hasSuffix(".swift") == true { continue }
        scriptArguments = Array(rest)
        break
      }
    }
    if theme == .fixed(.plain) { color = .never }
    switch task {
    case .help, .version, .limits: return
    default: task = try Arguments.task(command: command, texts: texts, files: files, outputs: outputs)
    }
    if case .learn = task {
      learning.words = files
      task = .learn(learning)
    }
    for option in given {
      guard let takers = Arguments.takers[option], !takers.contains(command ?? "") else { continue }
      throw .misplacedOption(option, command: command, takers: takers)
    }
    if case .session = task, !json { throw .missingProtocol }
    isBareFile = command == nil && !files.isEmpty && !endedOptions
  }

  private static func task(
    command: String?, texts: [String], files: [String], outputs: [String]
  ) throws(UsageProblem) -> Task {
    if !texts.isEmpty {
      if let command { throw .textAndCommand(command) }
      return .runText(texts.joined(separator: "\n"))
    }
    switch command {
    case "help":
      if let word = files.first, !commands.contains(word) {
        throw .unknownTopic(word, suggestion: suggestion(for: word, among: commands))
      }
      return .help
    case "check":
      if files.isEmpty { throw .missingFile(command: "check") }
      return .check(files: files)
    case "test":
      if files.isEmpty { throw .missingFile(command: "test") }
      return .test(files: files)
    case "why":
      guard let file = files.first else { throw .missingFile(command: "why") }
      if files.count == 1 { throw .missingQuestion(file: file) }
      return .why(file: file, questions: Array(files.dropFirst()))
    case "traits":
      guard let file = files.first else { throw .missingFile(command: "traits") }
      return .traits(file: file, types: Array(files.dropFirst()))
    case "explain":
      if files.isEmpty { throw .missingCode }
      return .explain(codes: files)
    case "learn": return .learn(LearnRequest())
    case "session":
      if let file = files.first { throw .needlessFile(file, command: "session") }
      return .session
    case "lsp":
      if let file = files.first { throw .needlessFile(file, command: "lsp") }
      return .languageServer
    case "doctest":
      if files.isEmpty { throw .missingFile(command: "doctest") }
      return .doctest(files: files)
    case "film":
      if files.isEmpty { throw .missingFile(command: "film") }
      if outputs.isEmpty { throw .missingOutput(file: files[0]) }
      var targets: [FilmFile] = []
      for output in outputs {
        guard let target = FilmFile(output) else { throw .unknownEnding(output) }
        targets.append(target)
      }
      return .film(files: files, outputs: targets)
    case "watch":
      if files.isEmpty { throw .missingFile(command: "watch") }
      if files.contains("-") { throw .unwatchable }
      return .watch(files: files)
    case "run":
      if files.isEmpty { throw .missingFile(command: "run") }
      return .run(files: files)
    default: return files.isEmpty ? .prompt : .run(files: files)
    }
  }

  /// Where the script is, or what is typed or read in its place.
  var folder: String? {
    switch task {
    case .run(let files), .test(let files), .watch(let files), .film(let files, _): FilmFile.folder(of: files[0])
    case .prompt, .runText, .session: "."
    // A page or a lesson has a place of its own.
    default: nil
    }
  }

  private static func megabytes(_ word: String, for option: String) throws(UsageProblem) -> Int {
    guard let number = Int(word), (1...1_000_000).contains(number) else {
      throw .wrongValue(word, option: option, expected: "a number of megabytes: 64")
    }
    return number << 20
  }

  private mutating func take(option word: String, _ rest: inout ArraySlice<String>) throws(UsageProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    func value() throws(UsageProblem) -> String {
      if parts.count > 1 { return parts[1] }
      guard let next = rest.popFirst() else { throw .missingValue(option: name) }
      return next
    }
    func choice<Choice: RawRepresentable>(_ expected: String) throws(UsageProblem) -> Choice
    where Choice.RawValue == String {
      let word = try value()
      guard let choice = Choice(rawValue: word) else { throw .wrongValue(word, option: name, expected: expected) }
      return choice
    }
    switch name {
    case "--color":
      color = try choice("auto, always or never")
      return
    case "--theme":
      let word = try value()
      guard let choice = ThemeChoice(rawValue: word) else {
        throw .wrongValue(word, option: name, expected: "dark, light, projector, plain or auto")
      }
      theme = choice
      return
    case "--images":
      images = try choice("auto, kitty, iterm, sixel or off")
      return
    case "--width":
      let word = try value()
      guard let number = Int(word), (1...10_000).contains(number) else {
        throw .wrongValue(word, option: name, expected: "a number of columns, 1 to 10000")
      }
      width = number
      return
    case "--max-time":
      let word = try value()
      guard let number = Double(word), number > 0, number <= 1_000_000 else {
        throw .wrongValue(word, option: name, expected: "a number of seconds: 2 or 0.5")
      }
      maxTime = number
      return
    case "--max-memory":
      maxMemory = try Arguments.megabytes(try value(), for: name)
      return
    case "--max-output":
      maxOutput = try Arguments.megabytes(try value(), for: name)
      return
    case "--max-depth":
      let word = try value()
      guard let number = Int(word), (1...1_000_000_000).contains(number) else {
        throw .wrongValue(word, option: name, expected: "a number of calls: 1000")
      }
      maxDepth = number
      return
    case "--allow-read":
      let word = try value()
      guard ScriptFile.isFolder(word) else {
        throw .wrongValue(word, option: name, expected: "a folder that is there: data")
      }
      readableFolders.append(word)
      return
    case "--language":
      language = try choice(Language.allCases.map(\.rawValue).joined(separator: " or "))
      return
    case "--format":
      format = try choice("picture, short or json")
      return
    case "--filter":
      filter = try value()
      return
    case "-o":
      outputs.append(try value())
      return
    case "--folder":
      learning.folder = try value()
      return
    case "--seed":
      let word = try value()
      guard let number = UInt64(word) else { throw .wrongValue(word, option: name, expected: "a whole number") }
      seed = number
      return
    default: break
    }
    guard parts.count == 1 || !Arguments.options.contains(name) else { throw .needlessValue(option: name) }
    switch word {
    case "--ascii": ascii = true
    case "--no-notes": notes = false
    case "--json": json = true
    case "--record": records = true
    case "--author": learning.purpose = .review
    case "--progress": learning.purpose = .progress
    case "--teacher": learning.purpose = .teach
    case "--help", "-h": task = .help
    case "--version": task = .version
    case "--limits": task = .limits
    case "--allow-env": showsEnvironment = true
    // What many editors say of their own accord, and there is no other way.
    case "--stdio": break
    default:
      // Every letter is near every other.
      let meant = name.count > 2 ? suggestion(for: name, among: Arguments.options) : nil
      throw .unknownOption(word, suggestion: meant)
    }
  }
}

/// What is wrong with a command line.
enum UsageProblem: Error {
  case unknownOption(String, suggestion: String?)
  case unknownCommand(String, suggestion: String)
  case missingValue(option: String)
  case needlessValue(option: String)
  case misplacedOption(String, command: String?, takers: [String])
  case unknownTopic(String, suggestion: String?)
  case unwatchable
  case wrongValue(String, option: String, expected: String)
  case missingFile(command: String)
  case needlessFile(String, command: String)
  case missingQuestion(file: String)
  case missingMain(files: Int)
  case missingOutput(file: String)
  case unknownEnding(String)
  case outputIsScript(String)
  case missingProtocol
  case missingCode
  case unknownCode(String)
  case textAndCommand(String)

  var headline: String {
    switch self {
    case .unknownOption(let option, _): "unknown option `\(printable(option))`"
    case .unknownCommand(let word, _): "there is no file and no command `\(printable(word))`"
    case .missingValue(let option): "`\(option)` needs a value"
    case .needlessValue(let option): "`\(option)` takes no value"
    case .wrongValue(let value, let option, _): "`\(printable(value))` is no value for `\(option)`"
    case .misplacedOption(let option, let command?, _): "`\(option)` does not go with `\(command)`"
    case .misplacedOption(let option, nil, let takers): "`\(option)` goes only with \(UsageProblem.list(takers))"
    case .unknownTopic(let word, _): "there is no command `\(printable(word))`"
    case .unwatchable: "standard input can't be watched"
    case .missingFile(let command): "`\(command)` needs a file"
    case .missingQuestion: "`why` needs a member to explain"
    case .missingMain(let files): "none of the \(files) files is called main.swift or has a type that says `@main`"
    case .missingOutput: "`film` needs a file to write"
    case .unknownEnding(let name): "`\(printable(name))` does not say what to write"
    case .outputIsScript(let name): "`\(printable(name))` is the script itself"
    case .missingProtocol: "`session` is for other programs, and needs `--json`"
    case .needlessFile(let name, let command): "`\(command)` takes no file, and `\(printable(name))` is one"
    case .missingCode: "`explain` needs the code of an error or a note"
    case .unknownCode(let code): "there is no error or note `\(printable(code))` that has a page"
    case .textAndCommand(let command): "`-e` and `\(command)` don't go together"
    }
  }

  var help: String {
    switch self {
    case .unknownOption(_, let suggestion?), .unknownCommand(_, let suggestion): "did you mean `\(suggestion)`?"
    case .misplacedOption("--json", "check"?, _): "for other tools `check` writes with `--format=json`"
    case .misplacedOption("--format", let command?, _) where ["why", "traits"].contains(command):
      "for other tools `\(command)` writes with `--json`"
    case .misplacedOption(let option, .some, let takers): "`\(option)` goes only with \(UsageProblem.list(takers))"
    case .misplacedOption(let option, nil, let takers): "write `zoetrope \(takers[0]) \(option)` and a file behind it"
    case .unknownTopic(_, let suggestion?): "did you mean `\(suggestion)`?"
    case .unwatchable, .missingFile("watch"): "name a file: zoetrope watch FILE"
    case .needlessFile(_, "lsp"): "an editor starts it and tells it of its files: editors/README.md says how"
    case .missingFile("test"): "zoetrope test FILE"
    case .missingFile("doctest"): "zoetrope doctest README.md"
    case .needlessValue(let option): "write `\(option)` alone"
    case .unknownOption(_, nil): "`zoetrope --help` lists the options; `--` ends them"
    case .missingValue("--folder"): "the folder for the lessons' files: --folder lessons"
    case .missingValue("-e"): "write the script behind it: zoetrope -e 'print(1 + 1)'"
    case .missingValue("--color"), .wrongValue(_, "--color", _): "one of auto, always, never"
    case .missingValue("--theme"), .wrongValue(_, "--theme", _): "one of dark, light, projector, plain, auto"
    case .missingValue("--images"): "one of auto, kitty, iterm, sixel, off"
    case .missingValue("--format"): "one of picture, short, json"
    case .missingValue("--width"): "a number of columns: --width 60"
    case .missingValue("--max-time"): "a number of seconds: --max-time 2"
    case .missingValue("--max-memory"), .missingValue("--max-output"): "a number of megabytes: --max-memory 64"
    case .missingValue("--max-depth"): "a number of calls: --max-depth 1000"
    case .missingValue("--allow-read"): "a folder that is there: --allow-read data"
    case .missingValue("--filter"): "a part of a test's name: --filter MathTests.testSum"
    case .missingValue("--seed"): "the seed of an earlier run: --seed 42"
    case .wrongValue(_, _, let expected): "it takes \(expected)"
    case .missingQuestion(let file): "behind the file: zoetrope why \(printable(file)) Model.textColor"
    case .missingMain: "of several files, the statements at the top level of main.swift are what runs"
    case .missingOutput(let file): "behind the script: zoetrope film \(printable(file)) -o film.svg"
    case .unknownEnding, .missingValue("-o"):
      "a film's name ends in \(FilmFile.endings); `-` is standard output, which takes text"
    case .outputIsScript: "name another file behind `-o`"
    case .missingProtocol: "`zoetrope session --json` speaks its protocol; `zoetrope` alone is the prompt"
    case .needlessFile: "entries come in on standard input, one JSON object a line"
    case .missingCode, .unknownCode: "those that have a page: \(ErrorGuide.codes.joined(separator: ", "))"
    case .missingFile("why"): "zoetrope why FILE Model.textColor, or `-` for standard input"
    case .missingFile(let command): "zoetrope \(command) FILE, or `-` for standard input"
    default: "`zoetrope --help` tells how it is used"
    }
  }

  private static func list(_ commands: [String]) -> String { commands.map { "`\($0)`" }.joined(separator: " and ") }
}

/// A word of the command line as it may be sent to a terminal.
func printable(_ text: String) -> String { visible(text, keeping: "") }
