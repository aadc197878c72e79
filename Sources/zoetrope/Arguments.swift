import Console
import Diagnostics
import Words

/// What the command line asks for.
struct Arguments {
  enum Task {
    case prompt
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
    /// A session for another program.
    case session
    /// Serves an editor.
    case languageServer
    /// Of one command, or of all.
    case help(CommandName?)
    case manual, version
    /// The completions of a shell, for it to read.
    case completions(ShellName)
    /// What may stand in the place of the last of these words.
    case completing(words: [String])
    /// What a script may use.
    case limits

    /// Whether scripts are read or run, and so the library.
    var needsLibrary: Bool {
      switch self {
      case .help, .manual, .completions, .completing, .version, .limits, .explain: false
      case .prompt, .run, .test, .runText, .check, .why, .traits, .film, .watch, .doctest, .learn, .session,
        .languageServer:
        true
      }
    }
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
  /// Whether the interpreter does everything.
  var noNative = false
  /// Which tests are run, and what their order is made of.
  var filter: String?
  var seed: UInt64?
  /// Where a film goes.
  var outputs: [String] = []
  /// A picture of it plays by itself.
  var isMoving = false
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

  /// - Parameter words: without the name of the program.
  init(_ words: [String]) throws(UsageProblem) {
    var rest = words[...]
    var place = CommandLinePlace()
    var texts: [String] = []
    var given: [Option] = []
    while let word = rest.popFirst() {
      switch place.pass(word) {
      case .endOfOptions, .command, .operand: break
      case .option:
        let (option, value) = try Arguments.option(word, &rest)
        if option == .text {
          texts.append(value ?? "")
          place.hasText = true
        } else {
          try take(option, value ?? "")
        }
        given.append(option)
      case .argument:
        scriptArguments = [word] + rest
        rest = []
      }
    }
    if theme == .fixed(.plain) { color = .never }
    switch task {
    case .help:
      task = .help(place.command == .help ? nil : place.command)
      return
    case .manual, .version, .limits: return
    default: task = try Arguments.task(place, texts: texts, outputs: outputs, isMoving: isMoving)
    }
    if case .session = task, !json { throw .missingProtocol }
    if case .learn = task {
      learning.words = place.operands
      task = .learn(learning)
    }
    for option in given {
      guard let takers = option.takers, place.command.map(takers.contains) != true else { continue }
      throw .misplacedOption(option, command: place.command, takers: takers)
    }
    isBareFile = place.command == nil && !place.operands.isEmpty && !place.optionsHaveEnded
  }

  private static func task(
    _ place: CommandLinePlace, texts: [String], outputs: [String], isMoving: Bool
  ) throws(UsageProblem) -> Task {
    let operands = place.operands
    if !texts.isEmpty {
      if let command = place.command { throw .textAndCommand(command) }
      return .runText(texts.joined(separator: "\n"))
    }
    guard let command = place.command else { return operands.isEmpty ? .prompt : .run(files: operands) }
    if operands.isEmpty, command.operandKinds.first == .script || command.operandKinds.first == .page {
      throw .missingFile(command: command)
    }
    switch command {
    case .help:
      guard let word = operands.first else { return .help(nil) }
      guard let topic = CommandName(rawValue: word) else {
        throw .unknownTopic(word, suggestion: suggestion(for: word, among: CommandName.names))
      }
      return .help(topic)
    case .check: return .check(files: operands)
    case .test: return .test(files: operands)
    case .why:
      if operands.count == 1 { throw .missingQuestion(file: operands[0]) }
      return .why(file: operands[0], questions: Array(operands.dropFirst()))
    case .traits: return .traits(file: operands[0], types: Array(operands.dropFirst()))
    case .explain:
      if operands.isEmpty { throw .missingCode }
      return .explain(codes: operands)
    case .learn: return .learn(LearnRequest())
    case .session, .lsp:
      if let file = operands.first { throw .needlessFile(file, command: command) }
      return command == .lsp ? .languageServer : .session
    case .doctest: return .doctest(files: operands)
    case .film:
      if outputs.isEmpty { throw .missingOutput(file: operands[0]) }
      var targets: [FilmFile] = []
      for output in outputs {
        guard var target = FilmFile(output) else { throw .unknownEnding(output) }
        if isMoving, !target.isPicture { throw .unmovable(output) }
        target.isMoving = isMoving
        targets.append(target)
      }
      return .film(files: operands, outputs: targets)
    case .watch:
      if operands.contains("-") { throw .unwatchable }
      return .watch(files: operands)
    case .run: return .run(files: operands)
    case .completions:
      // A shell asks behind `--`, as what is typed may begin like an option.
      if place.optionsHaveEnded { return .completing(words: operands) }
      guard let name = operands.first else { throw .missingShell }
      guard let shell = ShellName(rawValue: name), operands.count == 1 else {
        throw .unknownShell(operands.last ?? name)
      }
      return .completions(shell)
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

  /// The option that a word names, and what is given to it, behind `=` or as the next word.
  private static func option(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageProblem) -> (Option, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Option(named: parts[0]) else {
      // Every letter is near every other.
      let meant = parts[0].count > 2 ? suggestion(for: parts[0], among: Option.names) : nil
      throw .unknownOption(word, suggestion: meant)
    }
    guard option.value != nil else {
      if parts.count > 1 { throw .needlessValue(option) }
      return (option, nil)
    }
    if parts.count > 1 { return (option, parts[1]) }
    guard let next = rest.popFirst() else { throw .missingValue(option) }
    return (option, next)
  }

  /// - Parameter word: its value; empty for an option that stands alone.
  private mutating func take(_ option: Option, _ word: String) throws(UsageProblem) {
    func choice<Choice: RawRepresentable>() throws(UsageProblem) -> Choice where Choice.RawValue == String {
      guard let choice = Choice(rawValue: word) else { throw .wrongValue(word, option) }
      return choice
    }
    func number(_ range: ClosedRange<Int>) throws(UsageProblem) -> Int {
      guard let number = Int(word), range.contains(number) else { throw .wrongValue(word, option) }
      return number
    }
    switch option {
    case .color: color = try choice()
    case .theme:
      guard let choice = ThemeChoice(rawValue: word) else { throw .wrongValue(word, option) }
      theme = choice
    case .images: images = try choice()
    case .width: width = try number(1...10_000)
    case .maxTime:
      guard let number = Double(word), number > 0, number <= 1_000_000 else { throw .wrongValue(word, option) }
      maxTime = number
    case .maxMemory: maxMemory = try number(1...1_000_000) << 20
    case .maxOutput: maxOutput = try number(1...1_000_000) << 20
    case .maxDepth: maxDepth = try number(1...1_000_000_000)
    case .allowRead:
      guard ScriptFile.isFolder(word) else { throw .wrongValue(word, option) }
      readableFolders.append(word)
    case .language: language = try choice()
    case .format: format = try choice()
    case .filter: filter = word
    case .output: outputs.append(word)
    case .moving: isMoving = true
    case .folder: learning.folder = word
    case .seed:
      guard let number = UInt64(word) else { throw .wrongValue(word, option) }
      seed = number
    case .ascii: ascii = true
    case .noNotes: notes = false
    case .noNative: noNative = true
    case .json: json = true
    case .record: records = true
    case .author: learning.purpose = .review
    case .progress: learning.purpose = .progress
    case .teacher: learning.purpose = .teach
    case .help: task = .help(nil)
    case .manual: task = .manual
    case .version: task = .version
    case .limits: task = .limits
    case .allowEnvironment: showsEnvironment = true
    // What many editors say of their own accord; there is no other way.
    case .stdio: break
    // What runs: `init` has it.
    case .text: break
    }
  }
}
