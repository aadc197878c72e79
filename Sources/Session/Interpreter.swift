import Checking
import Diagnostics
import Film
import Lowering
import Machine
import Syntax

/// A session as one value: text goes in, outcomes come out.
public final class Interpreter {
  public struct Options {
    /// At the prompt and with `-e`, Presentables is imported already and expressions show their values.
    public var isPrompt = false
    public var commandLine: [String] = []
    /// At the prompt, what an entry prints is kept, and what it reads and by what chance it goes can be the same again.
    var recorder: Recorder?
    /// Takes down what is shown.
    var film: FilmRecorder?
    public init() {}
  }

  let options: Options
  let checker: Checker
  /// The library in the checker is that of the image.
  private let isOfImage: Bool
  private let executable = Executable()
  let machine: VirtualMachine
  let lowerer: Lowerer
  /// The cells that were made, for the session; those of a script are kept only where it asks for that.
  var stagedCells: [StagedCell] = []
  var keepsCells: Bool
  /// Entries follow one another, and what they show is spoken of by number.
  var isSession: Bool { options.isPrompt && options.recorder != nil }
  /// Who has frames in the film; the film holds them, so that each is another one.
  var filmed: Set<Int> = []
  /// How many cells there were when the script asked for them to be kept.
  var cellsBeforeKeeping = 0
  /// The operators that the entries so far have declared, and the standard ones.
  private(set) var operators = OperatorTable.standard

  public init(options: Options = Options()) {
    self.options = options
    (checker, isOfImage) = PreparedLibrary.take()
    checker.stopFlag = Interrupt.address
    machine = VirtualMachine(executable, output: options.recorder?.output() ?? options.film?.output() ?? .standard())
    if options.recorder == nil, options.film == nil { machine.errors = .standardError() }
    lowerer = Lowerer(checker, executable)
    keepsCells = options.recorder != nil
    registerStage(in: executable, options.film, options.recorder)
    registerFilm(in: executable)
    registerStagedCells(in: executable)
    registerComplaints(in: executable)
    let lowerer = lowerer
    if let recorder = options.recorder {
      recorder.interpreter = self
      machine.readLine = { recorder.readLine(strippingNewline: $0) }
      machine.nextRandom = { recorder.nextRandom() }
      machine.drawHashSeed()
    }
    machine.commandLine = options.commandLine
    machine.exhausted = { [unowned self] in Self.whenExhausted(report($0)) }
    machine.compile = { lowerer.compile($0) }
    machine.resolve = { lowerer.resolve($0, typeID: $1) }
    machine.testCast = { lowerer.testCast($0, typeID: $1) }
    // Only for the words of an error: what the modules that are not imported have, and Swift has and Zoetrope has not.
    checker.beforeReportingUnknown = { [unowned self] in
      for module in Library.importable { checker.provideModule(module) }
      checker.publicNames = Library.publicNames
    }
    SolverTrace.readEnvironment()
    if options.isPrompt {
      checker.importModule("Presentables", byItself: true)
      checker.isSession = true
    }
  }

  /// The machine asks the lowerer for code, and what is still to be lowered holds the lowerer: each would keep the other. So would
  /// what is declared.
  deinit {
    machine.compile = { _ in false }
    machine.resolve = { _, _ in nil }
    machine.testCast = { _, _ in false }
    lowerer.forgetPending()
    checker.letGo(keepsLibrary: isOfImage)
    // Its tables are those of the library: to give them back would be to fetch them first.
    if isOfImage { _ = Unmanaged.passRetained(checker) }
  }

  /// Called when there is no more memory, in the midst of something; is to end the process.
  public nonisolated(unsafe) static var whenExhausted: (TrapReport) -> Void = { _ in }

  /// Runs a text from beginning to end (a file, standard input, `-e`), or one entry at the prompt, after those before it.
  public func run(_ source: Source) -> Outcome { run([source], top: source) }

  /// Runs a script of several files: the statements of one of them, if one is `top`; the others only declare.
  public func run(_ sources: [Source], top source: Source?) -> Outcome {
    let trees = parse(sources)
    if options.isPrompt, let tree = trees.first, tree.isIncomplete {
      return Outcome(ending: .incomplete, diagnostics: tree.diagnostics)
    }
    guard let function = checker.check(trees, top: trees.first { $0.source === source }) else {
      if Interrupt.isRequested {
        Interrupt.clear()
        return Outcome(ending: .interrupted, diagnostics: [])
      }
      return Outcome(ending: .rejected, diagnostics: checker.diagnostics)
    }
    for source in sources { operators.addDeclarations(in: source) }
    let warnings = checker.diagnostics
    let shown = options.isPrompt ? checker.showLastValue(of: function) : nil
    // Compiled code takes for granted that nothing overrides what nothing overrode, and that the witnesses stay.
    if options.isPrompt, lowerer.isStale || trees.contains(where: changesWhatRuns) { lowerer.forgetCode() }
    let index = lowerer.lower(topLevel: function)
    var outcome = machine.run(index)
    let result = function.isAsync ? machine.taskResult : machine.result(0)
    if options.isPrompt, case .finished = outcome, machine.hasTasks, let settle = lowerer.settling {
      outcome = machine.run(settle)
    }
    switch outcome {
    case .finished:
      guard let shown else { return Outcome(ending: .finished, diagnostics: warnings) }
      let reference = result
      let text = machine.heap.string(reference)
      machine.heap.release(reference)
      let value = Outcome.Value(
        name: shown.name, type: shown.type, text: shown.isDrawn ? nil : text, isView: shown.isView)
      return Outcome(ending: .finished, diagnostics: warnings, value: value)
    case .trapped(let trap):
      machine.reset()
      if options.isPrompt, let recovering = lowerer.recovering { _ = machine.run(recovering) }
      let lost = sources.first.map { forgetWhatHasNoValue(trap, $0) } ?? false
      if trap.kind == .interrupted {
        return Outcome(ending: .interrupted, diagnostics: warnings, isForgotten: lost)
      }
      // A body of the library that does not check is Zoetrope's own fault, and said as such.
      let faults = checker.diagnostics.filter { $0.severity == .error && $0.span.source.isLibrary }
      return Outcome(ending: .trapped(report(trap)), diagnostics: warnings + faults, isForgotten: lost)
    case .stopped(.outputGone(let number)):
      machine.reset()
      return Outcome(ending: .outputFailed(errorText(number)), diagnostics: warnings)
    case .stopped(.exit(let code)):
      machine.reset()
      return Outcome(ending: .exited(code), diagnostics: warnings)
    }
  }

  /// A variable that an entry declared but never came to has no value that anyone could use.
  private func forgetWhatHasNoValue(_ trap: Trap, _ source: Source) -> Bool {
    let place = trap.frames.last { $0.span?.source === source }?.span?.start ?? 0
    guard options.isPrompt else { return false }
    checker.forgetResult(in: source)
    guard checker.declaresVariable(in: source, from: place) else { return false }
    checker.forgetLastEntry()
    return true
  }

  private func changesWhatRuns(_ tree: SourceTree) -> Bool {
    tree.statements.contains { statement in
      guard case .declaration(let declaration) = statement.kind else { return false }
      switch declaration.kind {
      case .type(let node): return node.kind == .class
      case .extensionDeclaration: return true
      default: return false
      }
    }
  }

  /// Only says what is wrong.
  public func check(_ source: Source) -> [Diagnostic] { check([source], top: source) }

  public func check(_ sources: [Source], top: Source?) -> [Diagnostic] {
    let trees = parse(sources)
    _ = checker.check(trees, top: trees.first { $0.source === top })
    for source in sources { operators.addDeclarations(in: source) }
    return checker.diagnostics
  }

  /// Checks a script and keeps what each name in it stands for, but for bodies that are known to be in order.
  func look(at sources: [Source], top: Source?, known: SoundBodies?) -> [SourceTree] {
    checker.occurrences = Occurrences()
    checker.knownBodies = known
    let trees = parse(sources)
    _ = checker.check(trees, top: trees.first { $0.source === top })
    return trees
  }

  /// Why a member's implementation is the one that runs, as it stands after all that has been checked. The diagnostics say why
  /// there is no explanation.
  public func explain(_ text: String) -> (explanation: Explanation?, diagnostics: [Diagnostic]) {
    var explanation = checker.explain(parseQuestion(text))
    let diagnostics = checker.diagnostics
    if let known = explanation, known.isFoundWhenRun, let base = known.base, let type = typeInside(base) {
      explanation = checker.explanation(known, for: parseQuestion(type))
    }
    // Of a name alone nobody knows the arguments by which one of several functions, or the types of one, are found.
    if explanation == nil, isTypeOrFunction(text), let place = diagnostics.first?.span {
      return (nil, [Diagnostic(.check(.questionNeedsCall(text)), at: place)])
    }
    return (explanation, diagnostics)
  }

  /// The type of an expression, which is not evaluated.
  public func type(of text: String) -> (type: String?, diagnostics: [Diagnostic]) {
    let type = checker.typeDescription(of: parseQuestion(text))
    return (type, checker.diagnostics)
  }

  /// Who provides what a type's protocols ask for; of all types of the script where none is named.
  public func traits(of text: String?) -> (tables: [TraitTable], diagnostics: [Diagnostic]) {
    guard let text else { return (checker.allTraits(), []) }
    let table = checker.traits(of: parseQuestion(text))
    return (table.map { [$0] } ?? [], checker.diagnostics)
  }

  /// What runs for the members of a protocol where a value is seen as its own type, and where it is seen as the protocol.
  public func view(of text: String, as proto: String) -> (view: TraitView?, diagnostics: [Diagnostic]) {
    var view = checker.view(of: parseQuestion(text), as: proto)
    let diagnostics = checker.diagnostics
    // Seen as the protocol already, it is compared with what it is.
    if view?.isOfExistential == true, let type = typeInside(text),
      let inside = checker.view(of: parseQuestion(type), as: proto)
    {
      view = inside
    }
    return (view, diagnostics)
  }

  /// Whether a text is only names and literal indices: what it stands for has no effect of its own, as far as one can see.
  public static func isPlace(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "." || $0 == "[" || $0 == "]" }
  }

  /// The type of a value that there is at the prompt, by which it can be asked for.
  private func typeInside(_ text: String) -> String? {
    guard options.isPrompt, Self.isPlace(text), let type = value(of: "type(of: \(text) as Any)") else { return nil }
    return type.split(separator: "main.", omittingEmptySubsequences: false).joined()
  }

  /// The protocols of a type and where it says so; or of a protocol the types.
  public func conformances(of text: String) -> (rows: [ConformanceRow]?, diagnostics: [Diagnostic]) {
    let rows = checker.conformances(of: parseQuestion(text))
    return (rows, checker.diagnostics)
  }

  /// The code of all functions of a name that have been compiled so far, and what has become native of it.
  public func bytecode(of name: String, native: Bool = false) -> [String] {
    let functions = (0..<executable.functionCount).filter { index in
      let full = executable.name(of: index)
      return full == name || full.hasSuffix("." + name) || full.hasPrefix(name + "(") || full.hasSuffix(" of " + name)
    }
    return functions.compactMap { executable.hasCode($0) ? machine.listing(of: $0, bytes: native) : nil }
  }

  /// Where what a name or member stands for is declared.
  public func sources(of text: String) -> (places: [Span], diagnostics: [Diagnostic]) {
    let places = checker.declarations(of: parseQuestion(text))
    return (places, checker.diagnostics)
  }

  func members(_ prefix: String, of base: String, ofInstances: Bool = false) -> [CompletionCandidate] {
    checker.completions(ofMembers: prefix, base: parseQuestion(base), ofInstances: ofInstances)
  }

  func labels(_ prefix: String, callee: String, after count: Int) -> [CompletionCandidate] {
    checker.completions(ofLabels: prefix, callee: parseQuestion(callee), after: count)
  }

  func implicitMembers(_ prefix: String, callee: String, label: String?, after count: Int) -> [CompletionCandidate] {
    checker.completions(ofImplicit: prefix, callee: parseQuestion(callee), label: label, after: count)
  }

  func implicitMembers(_ prefix: String, like text: String) -> [CompletionCandidate] {
    checker.completions(ofImplicit: prefix, like: parseQuestion(text))
  }

  func names(_ prefix: String) -> [CompletionCandidate] { checker.completions(ofNames: prefix) }

  func parseQuestion(_ text: String) -> SourceTree {
    Parser.parse(Source(name: Session.questionName, text: Array(text.utf8)), ParserOptions(operators: operators))
  }

  /// What any of the files declares to be an operator is one in all of them.
  private func parse(_ sources: [Source]) -> [SourceTree] {
    for source in sources {
      for module in source.importedModules { Library.addOperators(of: module, to: &operators) }
    }
    var known = operators
    if sources.count > 1 { for source in sources { known.addDeclarations(in: source) } }
    return sources.map { Parser.parse($0, ParserOptions(isPrompt: options.isPrompt, operators: known)) }
  }

  /// Whether a text is an expression, and nothing more.
  public func isOneExpression(_ text: String) -> Bool {
    // What opens and closes brackets of its own only inside of it also stands between parentheses.
    let tree = parseQuestion(text)
    guard tree.diagnostics.isEmpty, tree.statements.count == 1, case .expression = tree.statements[0].kind else {
      return false
    }
    return parseQuestion("(\(text)\n)").diagnostics.isEmpty
  }

  /// Whether a text typed at the prompt is complete, judged by the parser alone.
  public func isIncomplete(_ text: String) -> Bool {
    Parser.parse(
      Source(name: "<prompt>", text: Array(text.utf8)), ParserOptions(isPrompt: true, operators: operators)
    ).isIncomplete
  }

  /// Whether a text typed at the prompt has no mistake that the parser sees.
  public func canBeRead(_ text: String) -> Bool {
    Parser.parse(
      Source(name: "<prompt>", text: Array(text.utf8)), ParserOptions(isPrompt: true, operators: operators)
    ).diagnostics.allSatisfy { $0.severity != .error }
  }

  /// Writes out what the script has printed so far; nil where that worked.
  public func flush() -> String? { machine.output.flush() ? nil : errorText(machine.output.failure) }

  /// Asks a running script to stop; may be called from a signal handler.
  public static func interrupt() { Interrupt.request() }

  /// Has the machine's memory filled with rubbish where nothing is kept in it, for `ZOETROPE_STRESS_HEAP`.
  public func stressMemory() { machine.stressMemory() }

  /// Objects still alive when nothing should be, for `ZOETROPE_CHECK_HEAP`; empty where all is well.
  public func leaks() -> [String] {
    lowerer.releaseGlobals(in: machine)
    for cell in stagedCells where cell.variable == nil { machine.heap.release(cell.reference) }
    stagedCells = []
    for owner in filmed { machine.heap.release(owner) }
    filmed = []
    return machine.heap.liveObjects == 0 ? [] : [machine.heap.census()]
  }

  // MARK: Traps

  private func report(_ trap: Trap) -> TrapReport {
    var frames: [(function: String, span: Span)] = []
    for frame in trap.frames {
      guard let span = frame.span, !span.source.isLibrary else { continue }
      frames.append((frame.name, span))
    }
    return TrapReport(message: trap.message, kind: trap.kind, frames: frames)
  }
}
