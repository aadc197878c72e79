import Diagnostics
import Glibc
import Session
import Stage
import Words

/// The interactive prompt: reads entries, hands each to the session, and shows what comes of it. No error ends it.
public final class Prompt {
  /// How the prompt was left.
  public enum Ending {
    case left
    /// An entry called `exit`.
    case exited(Int32)
    /// What is shown can't be written any more.
    case outputFailed(String)
  }

  let session: Session
  var interpreter: Interpreter { session.interpreter }
  private(set) var report: Report
  let reader: EntryReader
  private var history: History
  private(set) var color: Bool
  private let isDumb: Bool
  private var entryCount = 0
  /// Set by `--width`; otherwise each entry draws as wide as the window is then.
  var fixedWidth: Int?
  /// The cells at the top of the window, where they are kept there.
  var live: LiveStage?
  /// The lesson that is being learned.
  var learning: LearnLines?

  /// - Requires: standard input is a terminal.
  public init(
    color: ColorChoice, theme: ThemeChoice, report: Report, fixedWidth: Int?, arguments: [String]
  ) {
    session = Session(commandLine: arguments)
    self.report = report
    self.fixedWidth = fixedWidth
    self.color = color.applies(to: .output)
    isDumb = environment("TERM").map { $0 == "dumb" } ?? true
    TerminalState.save()
    Locale.useUnicode()
    let editor = Stream.output.isTerminal && !isDumb ? LineEditor(color: self.color) : nil
    reader = editor ?? PlainReader()
    history = History(path: History.standardPath())
    for entry in history.entries { reader.remember(entry) }
    askForGround(theme)
  }

  public func run() -> Ending {
    Interrupts.install(exitingAtSecondWith: nil)
    // Beside the prompt, which is on standard error where standard output is no terminal.
    let stream = Stream.output.isTerminal ? Stream.output : .error
    if let kept = Rescue.kept(), let looks = Looks(kept) {
      use(looks)
      resume(Array(kept.dropFirst(Looks.size)))
    } else {
      stream.write("\(dim(Version.line + " · :help for help, Ctrl-D to leave"))\n")
    }
    Rescue.prepare()
    keepForRescue()
    defer { live?.end() }
    while true {
      switch reader.readEntry(knowledge) {
      case .entry(let entry):
        if let ending = perform(entry) { return ending }
        if !isCommand(entry) { tellOfLesson() }
        live?.update()
      case .interrupted: continue
      case .end: return .left
      }
    }
  }

  /// What the process behind this one needs, should a fault end it.
  private func keepForRescue() {
    let settings = StageSettings.standard
    let looks = Looks(width: fixedWidth, theme: settings.theme, color: color, language: .current)
    Rescue.keep(looks.bytes + session.journal)
  }

  private func use(_ looks: Looks) {
    fixedWidth = looks.width
    if let width = looks.width { StageSettings.standard.width = width }
    StageSettings.standard.theme = looks.theme
    if looks.color != color { useColor(looks.color) }
    Language.current = looks.language
  }

  /// Goes on with what a fault has ended.
  private func resume(_ journal: [UInt8]) {
    let count = session.resume(journal)
    entryCount = session.steps.count
    report.note(
      count == 0 ? "the session begins anew" : "the session goes on behind step \(count)",
      help: [])
  }

  func write(_ text: String) { Stream.output.write(text) }

  // MARK: Reading

  /// What the reader of entries may ask.
  private var knowledge: EntryKnowledge {
    EntryKnowledge(
      isWhole: { [unowned self] in isWhole($0) },
      complete: { [unowned self] in Completing.complete($0, $1, interpreter) },
      arguments: { [unowned self] in Hint(argumentsBehind: $0, interpreter) },
      type: { [unowned self] in Hint(typeOf: $0, interpreter) },
      knows: { [unowned self] in interpreter.knows($0) },
      knowsMember: { [unowned self] in interpreter.knows($0, asMemberOf: $1) },
      redraw: { [unowned self] in redrawnForNewWidth() })
  }

  private func isWhole(_ entry: String) -> Bool {
    isCommand(entry) || Transcript.entries(in: entry) != nil || !interpreter.isIncomplete(entry)
  }

  private func isCommand(_ entry: String) -> Bool { entry.utf8.first { $0 != 0x20 } == UInt8(ascii: ":") }

  // MARK: Performing

  /// Puts a text into the history.
  func remember(_ entry: String) { if history.add(entry) { reader.remember(entry) } }

  func useColor(_ isOn: Bool) {
    color = isOn
    reader.useColor(isOn)
    report = report.with(color: isOn)
    StageSettings.standard.colors = isOn ? StageSettings.depth() : .none
  }

  private func perform(_ entry: String) -> Ending? {
    if let entries = Transcript.entries(in: entry) {
      for entry in entries { if let ending = perform(entry) { return ending } }
      return nil
    }
    remember(entry)
    guard !isCommand(entry) else {
      defer { keepForRescue() }
      return performCommand(entry)
    }
    let name = trimmed(String(entry.drop { $0 == " " }))
    // By themselves they have no value to show.
    if !Prompt.isMeantForCommand(name), interpreter.isTypeOrFunction(name) {
      showDocumentation(of: name)
      return nil
    }
    return run(typed(entry))
  }

  /// What was typed, under the number by which messages speak of it.
  func typed(_ text: String) -> Source {
    entryCount += 1
    return Source(name: "<\(entryCount)>", text: Array(text.utf8))
  }

  /// Runs an entry and shows what comes of it.
  func run(_ source: Source) -> Ending? {
    let count = interpreter.cellCount
    let ending = attempt { session.enter(source) }
    if ending == nil, let advice = interpreter.traitAdvice(onCellsBehind: count) { report.hint(advice) }
    return ending
  }

  /// Does something to the session, and shows what comes of it.
  func attempt(_ action: () -> Session.Answer) -> Ending? {
    if fixedWidth == nil { StageSettings.standard.width = StageSettings.fromEnvironment().width }
    Interrupts.clear()
    let ahead = session.ahead.count
    HostTimeLimit.begin()
    let answer = action()
    HostTimeLimit.end()
    keepForRescue()
    if let problem = interpreter.flush() { return .outputFailed(problem) }
    switch answer {
    case .ran(let outcome):
      let ending = show(outcome)
      if case .finished = outcome.ending { tellOfVariablesDeclaredAgain() }
      if ahead > 0, session.ahead.isEmpty {
        report.hint(
          "the \(ahead == 1 ? "step" : "\(ahead) steps") ahead \(ahead == 1 ? "is" : "are") given up; `:undo` brings them back"
        )
      }
      return ending
    case .changed(let change, let outcome):
      show(change)
      return outcome.flatMap { show($0) }
    case .impossible(let step, let number, let outcome): showImpossible(step, number, outcome)
    case .interrupted where HostTimeLimit.isReached: report.error(HostTimeLimit.words)
    case .interrupted: write("\n" + dim("interrupted; nothing has changed") + "\n")
    case .nothing(let words): report.hint(words)
    }
    return nil
  }

  private func show(_ outcome: Outcome) -> Ending? {
    // After Ctrl-C the terminal has echoed it, so the cursor is known not to stand at the beginning of a line.
    if case .interrupted = outcome.ending, !HostTimeLimit.isReached { write("\n") } else { beginLine() }
    report.diagnostics(outcome.diagnostics)
    switch outcome.ending {
    case .finished: outcome.value.map(show)
    case .incomplete, .rejected:
      if let place = outcome.diagnostics.first(where: { $0.severity == .error })?.span { markFailure(at: place) }
      let source = outcome.diagnostics.first?.span.source
      source.map { hintAtCommand(String(decoding: $0.text.prefix(20), as: UTF8.self)) }
    case .trapped(let trap):
      if let place = trap.frames.last?.span { markFailure(at: place) }
      report.trap(trap)
    case .interrupted where HostTimeLimit.isReached: report.error(HostTimeLimit.words)
    case .interrupted: write(dim("interrupted") + "\n")
    case .outputFailed(let problem): return .outputFailed(problem)
    case .exited(let code): return .exited(code)
    case .fault(let words): report.fault(words)
    }
    if outcome.isForgotten {
      report.hint("it stopped before its variables had their values, so what it declares is forgotten")
    }
    return nil
  }

  /// Where the newest entry went wrong, so that it comes back with the cursor there.
  private func markFailure(at place: Span) {
    guard let entry = history.entries.last, place.source.text.elementsEqual(entry.utf8) else { return }
    reader.markFailure(at: Int(place.start))
  }

  private func performCommand(_ entry: String) -> Ending? {
    let words = entry.drop { $0 == " " }
    let name = words.prefix { $0 != " " && $0 != "\n" }
    let rest = trimmed(String(words.dropFirst(name.count).drop { $0 == " " }))
    if let command = PromptCommand.named(name) {
      if let wrong = command.problem(with: shown(rest), interpreter) {
        report.error(wrong.headline, help: [wrong.help])
        return nil
      }
      switch command.perform(self, rest) {
      case .stay: return nil
      case .leave: return .left
      case .run(let source): return run(source)
      case .end(let ending): return ending
      }
    }
    // A blank behind the colon is a slip as well.
    let meant = PromptCommand.suggestion(for: name == ":" ? ":" + rest.prefix { $0 != " " } : name)
    report.error(
      "there is no command `\(shown(String(name)))`",
      help: [meant.map { "did you mean `\($0)`?" } ?? "`:help` lists those there are"])
    return nil
  }

  /// Those who come from other prompts try these first.
  private func hintAtCommand(_ entry: String) {
    guard Prompt.isMeantForCommand(entry) else { return }
    report.hint(
      ["help", "help()", "?"].contains(entry)
        ? "`:help` tells what can be done here" : "to leave, press Ctrl-D or type `:quit`")
  }

  private static func isMeantForCommand(_ entry: String) -> Bool {
    ["exit", "quit", "exit()", "quit()", "q", "help", "help()", "?"].contains(entry)
  }

  // MARK: Showing

  /// A value may be a million lines long; a look at its beginning is enough.
  private static let longestValue = 4_000

  private func show(_ value: Outcome.Value) {
    let head = "\(value.name): \(value.type)"
    // What is drawn stands there already.
    guard let text = value.text else { return write(dim(head) + "\n") }
    let beginning = text.prefix(Prompt.longestValue)
    let isWhole = beginning.endIndex == text.endIndex
    let rest = isWhole ? "" : dim("… (\(grouped(text.count)) characters)")
    write("\(dim(head + " =")) \(shown(String(beginning)))\(rest)\n")
  }

  /// A word of Zoetrope's own beside what a script says.
  func dim(_ text: String) -> String { spoken(text).painted("2", color) }

  /// Control characters are shown, never sent.
  func shown(_ text: String) -> String { text.shown }

  /// Where a script's output stopped in the midst of a line, the prompt begins a new one.
  ///
  /// The cursor's column is not known. A mark and as many blanks as make a full line wrap exactly if the cursor was not
  /// at the beginning; if it was, they are wiped away.
  private func beginLine() {
    guard !isDumb, Stream.output.isTerminal else { return }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return }
    let mark = dim(StageSettings.standard.ascii ? "%" : "⏎")
    write(mark + String(repeating: " ", count: Int(size.ws_col) - 1) + "\r\u{1b}[K")
  }
}
