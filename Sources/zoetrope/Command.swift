import CHeap
import Console
import Diagnostics
import Glibc
import LanguageServer
import enum Machine.HostLimits
import enum Machine.NativeTiers
import enum Machine.TrapKind
import Serving
import Session
import Stage
import Words

/// The command: from its arguments to its exit code.
struct Command {
  let arguments: Arguments
  let report: Report

  static func main() -> Int32 {
    Language.current = .ofEnvironment()
    do {
      let arguments = try Arguments(words)
      if let language = arguments.language { Language.current = language }
      tellOfImage(arguments)
      return try Command(arguments).perform()
    } catch let problem as UsageProblem {
      Report(color: .auto, ascii: false).error(problem.headline, help: [problem.help])
      return ExitCode.wrongUsage.rawValue
    } catch {
      return ExitCode.ownFault.rawValue
    }
  }

  /// The words of the command line behind the program's name.
  private static var words: [String] {
    sequence(first: 1) { $0 + 1 }.lazy.map(zoetrope_argument).prefix { $0 != nil }.compactMap {
      $0.map { String(cString: $0) }
    }
  }

  /// Without the image everything is the same, but starts later. A damage is told in any case. A loss has
  /// no place in what another program may read: it is told on a terminal, in a line.
  private static func tellOfImage(_ arguments: Arguments) {
    switch ProgramImage.ofThisProcess {
    case .unfit(let fault):
      Report(color: arguments.color, ascii: arguments.ascii).note(
        "the library that is kept in this program is not used: \(fault)", help: [ProgramImage.remedy])
    case .lost, .outOfReach, .withoutRoom:
      guard arguments.task.needsLibrary, isatty(STDERR_FILENO) == 1 else { return }
      Report(color: arguments.color, ascii: arguments.ascii, notes: arguments.notes).note(
        "scripts start later than they could, without the library in this program: `zoetrope --version` says why",
        help: [])
    case .there, .none: break
    }
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    HostLimits.memory = arguments.maxMemory
    HostLimits.output = arguments.maxOutput
    HostLimits.depth = arguments.maxDepth
    let tiers = environment("ZOETROPE_NATIVE").flatMap { NativeTiers(rawValue: $0) }
    NativeTiers.chosen = arguments.noNative ? .never : tiers ?? .hot
    HostLimits.folder = arguments.folder
    HostLimits.readableFolders = arguments.readableFolders
    HostLimits.showsEnvironment = arguments.showsEnvironment
    if let seconds = arguments.maxTime {
      HostTimeLimit.set(seconds: seconds, exitingWith: ExitCode.timeIsOver.rawValue)
    }
    report = Report(color: arguments.color, ascii: arguments.ascii, notes: arguments.notes)
  }

  /// Whether it goes on for as long as somebody sits before it. At the prompt the time of each entry counts; a version that is watched
  /// ends when the next one is saved.
  private var isConversation: Bool {
    switch arguments.task {
    case .prompt: isatty(STDIN_FILENO) == 1
    case .watch, .learn, .session, .languageServer: true
    default: false
    }
  }

  private func perform() throws -> Int32 {
    setStage()
    Interpreter.whenExhausted = { [report] trap in
      TerminalState.restore()
      report.trap(trap)
      exit(ExitCode(of: trap).rawValue)
    }
    if !isConversation { HostTimeLimit.begin() }
    switch arguments.task {
    case .help(let command): return print(command.map { Help.text(of: $0) } ?? Help.text)
    case .manual: return print(ManualPage.text)
    case .version: return print(VersionPage.text)
    case .completions(let shell): return print(shell.script)
    case .completing(let words): return print(Completion(words).text)
    case .limits: return print(limits)
    case .explain(let codes): return try explain(codes)
    case .check(let files): return check(files).rawValue
    case .test(let files): return test(files)
    case .why(let file, let questions): return explain(questions, in: file).rawValue
    case .traits(let file, let types): return showTraits(of: types, in: file).rawValue
    case .watch(let files): return try watch(files).rawValue
    case .doctest(let files): return testPages(files)
    case .learn(let request): return learn(request)
    case .session: return serve()
    case .film(let files, let outputs): return try film(files, outputs)
    case .languageServer: return serveEditor()
    case .run(let files): return try run(files)
    case .runText(let text):
      let source = Source(name: "<command line>", text: Array(text.utf8))
      return run(Script([source]), name: "-e", showsValue: true)
    case .prompt: return isatty(STDIN_FILENO) == 1 ? prompt() : try run(["-"])
    }
  }

  /// What the environment asks for is known to the stage already.
  private func setStage() {
    if let width = arguments.width { StageSettings.standard.width = width }
    if arguments.ascii { StageSettings.standard.ascii = true }
    switch arguments.color {
    case .always: StageSettings.standard.colors = StageSettings.depth()
    case .never: StageSettings.standard.colors = .none
    case .auto: break
    }
    if case .fixed(let theme) = arguments.theme { StageSettings.standard.theme = theme }
  }

  /// What is in force, in words.
  private var limits: String {
    func size(_ bytes: Int?) -> String { bytes.map { "\($0 >> 20) MB" } ?? "none" }
    return """
      time         \(arguments.maxTime.map { "\($0) s" } ?? "none")
      memory       \(HostLimits.memory.map { size($0) } ?? "three fifths of what the computer, or this process, has")
      output       \(size(HostLimits.output))
      depth        \(HostLimits.depth.map { "\($0) calls" } ?? "as the stack of 64 MB has room for")
      files        \((["those of the script's folder and below"] + arguments.readableFolders).joined(separator: ", "))
      environment  \(HostLimits.showsEnvironment ? "all of it" : "none")

      """
  }

  private func serveEditor() -> Int32 {
    if isatty(STDIN_FILENO) == 1 {
      report.error(
        "`lsp` is for editors, which speak to it in their own words",
        help: ["how yours is told of it stands in editors/README.md; for people there is `zoetrope check FILE`"])
      return ExitCode.wrongUsage.rawValue
    }
    StageSettings.standard.colors = .none
    return LanguageServer().run()
  }

  // MARK: Running

  private func run(_ files: [String]) throws -> Int32 {
    let script: Script
    do throws(Script.Unreadable) {
      script = try Script(files)
    } catch {
      let file = error.path
      if arguments.isBareFile, !file.contains("/"), !file.contains("."), access(file, F_OK) != 0,
        let meant = suggestion(for: file, among: CommandName.names)
      {
        throw UsageProblem.unknownCommand(file, suggestion: meant)
      }
      return say(error.problem, of: file).rawValue
    }
    if script.top == nil { throw UsageProblem.missingMain(files: script.sources.count) }
    if arguments.isBareFile, files != ["-"],
      let other = arguments.scriptArguments.first(where: { $0.hasSuffix(".swift") && access($0, F_OK) == 0 })
    {
      report.note(
        "`\(other)` is an argument of the script",
        help: ["`zoetrope run \(files[0]) \(other)` makes one script of both"])
    }
    return run(script, name: files[0], showsValue: false)
  }

  private func run(_ script: Script, name: String, showsValue: Bool) -> Int32 {
    let interpreter = begin(name: name, isPrompt: showsValue)
    let outcome = interpreter.run(script.sources, top: script.top)
    return end(interpreter, outcome)
  }

  private func begin(name: String, isPrompt: Bool) -> Interpreter {
    arguments.images.apply(to: FilmFile.folder(of: name))
    var options = Interpreter.Options()
    options.isPrompt = isPrompt
    options.commandLine = [name] + arguments.scriptArguments
    let interpreter = Interpreter(options: options)
    // The process ends with the run: taking the session apart, object by object, would be lost time.
    _ = Unmanaged.passRetained(interpreter)
    if environment("ZOETROPE_STRESS_HEAP") != nil { interpreter.stressMemory() }
    Interrupts.install(exitingAtSecondWith: ExitCode.interrupted.rawValue)
    return interpreter
  }

  /// What is said where it is the time that has ended something.
  private func endByTime() -> ExitCode? {
    guard HostTimeLimit.isReached else { return nil }
    report.error(HostTimeLimit.words)
    return .timeIsOver
  }

  /// From how a script has ended to the exit code.
  private func end(_ interpreter: Interpreter, _ outcome: Outcome) -> Int32 {
    // What the script has printed comes before what is to be said about it.
    let problem = interpreter.flush()
    report.diagnostics(outcome.diagnostics)
    switch outcome.ending {
    case .finished: return finish(interpreter, outcome, problem)
    case .incomplete, .rejected: return ExitCode.doesNotCompile.rawValue
    case .trapped(let trap):
      report.trap(trap)
      return ExitCode(of: trap).rawValue
    case .interrupted: return endByTime()?.rawValue ?? ExitCode.interrupted.rawValue
    case .outputFailed(let words): return outputFailed(words).rawValue
    case .exited(let code): return problem.map { outputFailed($0).rawValue } ?? code
    case .fault(let words):
      report.fault(words)
      return ExitCode.ownFault.rawValue
    }
  }

  private func finish(_ interpreter: Interpreter, _ outcome: Outcome, _ problem: String?) -> Int32 {
    if let problem { return outputFailed(problem).rawValue }
    if let text = outcome.value?.text {
      let code = print(text + "\n")
      if code != ExitCode.success.rawValue { return code }
    }
    return environment("ZOETROPE_CHECK_HEAP") == nil ? ExitCode.success.rawValue : checkHeap(interpreter).rawValue
  }

  /// For the tests: nothing may be left on the heap.
  private func checkHeap(_ interpreter: Interpreter) -> ExitCode {
    let leaks = interpreter.leaks()
    guard !leaks.isEmpty else { return .success }
    report.error("objects are left on the heap", notes: leaks)
    return .ownFault
  }

  private func check(_ files: [String]) -> ExitCode {
    var isMissing = false
    var isWrong = false
    for paths in Script.each(of: files) {
      do throws(Script.Unreadable) {
        let script = try Script(paths)
        let diagnostics = Interpreter().check(script.sources, top: script.top)
        if let ending = endByTime() { return ending }
        if let ending = tell(diagnostics) { return ending }
        if diagnostics.contains(where: { $0.severity == .error }) { isWrong = true }
      } catch {
        if say(error.problem, of: error.path) == .noSuchFile { isMissing = true } else { isWrong = true }
      }
    }
    return isMissing ? .noSuchFile : isWrong ? .doesNotCompile : .success
  }

  /// What is wrong: drawn for people on standard error, and for other programs on standard output.
  private func tell(_ diagnostics: [Diagnostic]) -> ExitCode? {
    let draw: (Diagnostic) -> String
    switch arguments.format {
    case .picture:
      report.diagnostics(diagnostics)
      return nil
    case .short: draw = DiagnosticJSON.short
    case .json: draw = { DiagnosticJSON.value(of: $0).line }
    }
    for diagnostic in report.wanted(diagnostics).flatMap(\.apart) {
      let failure = Stream.output.write(draw(diagnostic))
      if failure != 0 { return outputFailed(String(cString: strerror(failure))) }
    }
    return nil
  }

  // MARK: Testing

  /// Runs a script, then its tests: in an order of their own, so that none leans on another.
  private func test(_ files: [String]) -> Int32 {
    let script: Script
    do throws(Script.Unreadable) {
      script = try Script(files)
    } catch {
      return say(error.problem, of: error.path).rawValue
    }
    let interpreter = begin(name: files[0], isPrompt: false)
    let outcome = interpreter.run(script.sources, top: script.top)
    guard case .finished = outcome.ending else { return end(interpreter, outcome) }
    report.diagnostics(outcome.diagnostics)
    let seed = arguments.seed ?? UInt64.random(in: 0..<1_000_000)
    var order = TestOrder(seed: seed)
    let plan = order.plan(interpreter.testClasses, filter: arguments.filter)
    if plan.isEmpty {
      _ = interpreter.flush()
      report.error(
        arguments.filter.map { "no test's name has `\(printable($0))` in it" } ?? "there are no tests",
        help: ["tests are the functions `test…` of a class that inherits from XCTestCase"])
      return ExitCode.testsFailed.rawValue
    }
    return end(interpreter, interpreter.runTests(plan, seed: seed) { report.trap($0) })
  }

  // MARK: Explaining

  /// The pages on errors and notes.
  private func explain(_ codes: [String]) throws(UsageProblem) -> Int32 {
    var pages: [String] = []
    for code in codes {
      guard let page = ErrorGuide.text(for: code.uppercased()) else { throw .unknownCode(code) }
      pages.append(page + "\n")
    }
    return print(pages.joined(separator: "\n"))
  }

  private func explain(_ questions: [String], in file: String) -> ExitCode {
    ask(file) { interpreter in
      questions.map { question in
        let (explanation, diagnostics) = interpreter.explain(question)
        let text = explanation.map {
          arguments.json ? ExplanationJSON.value(of: $0).line : ExplanationView.draw($0, color: isOutputColored)
        }
        return (text, diagnostics)
      }
    }
  }

  private func showTraits(of types: [String], in file: String) -> ExitCode {
    ask(file) { interpreter in
      let questions: [String?] = types.isEmpty ? [nil] : types
      return questions.map { question in
        let (tables, diagnostics) = interpreter.traits(of: question)
        let isAnswered = !diagnostics.contains { $0.severity == .error }
        let text = tables.map {
          arguments.json ? ExplanationJSON.value(of: $0).line : TraitTableView.draw($0, color: isOutputColored)
        }.joined()
        return (isAnswered ? text : nil, diagnostics)
      }
    }
  }

  private var isOutputColored: Bool { arguments.color.applies(to: .output) }

  /// Checks a file, asks something about it, and prints the answers.
  private func ask(
    _ file: String, _ answers: (Interpreter) -> [(text: String?, diagnostics: [Diagnostic])]
  ) -> ExitCode {
    do throws(Script.Unreadable) {
      let interpreter = Interpreter()
      let script = try Script([file])
      let diagnostics = interpreter.check(script.sources, top: script.top)
      if let ending = endByTime() { return ending }
      guard !diagnostics.contains(where: { $0.severity == .error }) else {
        report.diagnostics(diagnostics)
        return .doesNotCompile
      }
      var result = ExitCode.success
      for (text, problems) in answers(interpreter) {
        if let text {
          if print(text) != ExitCode.success.rawValue { return .cannotWrite }
        } else {
          report.diagnostics(problems)
          result = .doesNotCompile
        }
      }
      return result
    } catch {
      return say(error.problem, of: error.path)
    }
  }

  private func watch(_ files: [String]) throws(UsageProblem) -> ExitCode {
    var watch = Watch(
      files, report: report, color: arguments.color, arguments: [files[0]] + arguments.scriptArguments)
    switch watch.run() {
    case .interrupted: return .success
    case .outputFailed(let words): return outputFailed(words)
    case .unreadable(let error): return say(error.problem, of: error.path)
    case .missingMain(let count): throw .missingMain(files: count)
    }
  }

  private func prompt() -> Int32 {
    arguments.images.apply(to: FilmFile.folder(of: "-"))
    let prompt = Prompt(
      color: arguments.color, theme: arguments.theme, report: report, fixedWidth: arguments.width,
      arguments: ["zoetrope"] + arguments.scriptArguments)
    switch prompt.run() {
    case .left: return ExitCode.success.rawValue
    case .exited(let code): return code
    case .outputFailed(let words): return outputFailed(words).rawValue
    }
  }

  /// A session for another program. What of Zoetrope's own is said to people goes to standard error.
  private func serve() -> Int32 {
    arguments.images.apply(to: FilmFile.folder(of: "-"))
    StageSettings.standard.pictures = nil
    var options = SessionServer.Options(build: Version.line)
    options.maxTime = arguments.maxTime
    options.showsNotes = arguments.notes
    let server = SessionServer(options)
    Interpreter.whenExhausted = { [report] trap in
      server.answerBeforeEnding(trap)
      report.trap(trap)
      exit(ExitCode(of: trap).rawValue)
    }
    switch server.run() {
    case .left: return ExitCode.success.rawValue
    case .exited(let code): return code
    case .outputFailed(let number): return outputFailed(String(cString: strerror(number))).rawValue
    }
  }

  // MARK: Saying

  func print(_ text: String) -> Int32 {
    let failure = Stream.output.write(text)
    return (failure == 0 ? .success : outputFailed(String(cString: strerror(failure)))).rawValue
  }

  func outputFailed(_ words: String) -> ExitCode {
    if Stream.output.hasLostReader { return .readerGone }
    report.error("output can't be written: \(words)")
    return .cannotWrite
  }

  func say(_ problem: ScriptFile.Problem, of file: String) -> ExitCode {
    let name = file == "-" ? "standard input" : "`\(printable(file))`"
    switch problem {
    case .unreadable(let reason):
      report.error("can't read \(name): \(reason)")
      return .noSuchFile
    case .binary(let offset):
      report.error(
        "\(name) is a binary file, not a script", notes: ["a text has no NUL byte; this has one at offset \(offset)"])
      return .doesNotCompile
    }
  }
}
