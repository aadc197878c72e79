import Diagnostics
import Film
import Machine
import Stage

/// A session at the prompt: a list of entries and events, and what has come of them. Whatever is changed in the list, the rest
/// is computed anew from it; a change that leaves something that can't be computed is not made.
public final class Session {
  /// What came of an attempt to change something.
  public enum Answer {
    /// The entry was run as it stands.
    case ran(Outcome)
    /// The list was changed and computed anew. The outcome is that of the entry that was typed, if there was one.
    case changed(Change, Outcome?)
    /// A step that was there before can't be computed after the change, which was not made.
    case impossible(step: SessionStep, number: Int, Outcome)
    /// Ctrl-C, before everything was computed.
    case interrupted
    /// There is nothing to change: the words say why.
    case nothing(String)
  }

  public private(set) var interpreter: Interpreter
  public private(set) var steps: [SessionStep] = []
  /// What `back` has left behind, in order.
  public private(set) var ahead: [SessionStep] = []
  /// What can be taken back, the last thing last.
  private var undoable: [Undo] = []
  private(set) var recorder: Recorder
  private let options: Interpreter.Options
  let host: any SessionHost
  private(set) var seed = UInt64.random(in: 0 ... .max)

  private static let mostUndoable = 1_000

  /// What a command asks about is no part of the session, and stands under this name.
  public static let questionName = "<question>"

  private enum Undo {
    /// A step was added, and what was ahead then was given up.
    case added(givingUp: [SessionStep])
    /// The list was another one.
    case changed(from: RememberedSteps, ahead: [SessionStep])
  }

  /// - Parameter isMuted: what it prints is kept and not shown.
  public convenience init(commandLine: [String], isMuted: Bool = false) {
    self.init(commandLine: commandLine, host: TerminalHost(), isMuted: isMuted)
  }

  /// - Parameter host: where its entries print and read, if that is not standard input and output.
  public init(commandLine: [String], host: any SessionHost, isMuted: Bool = false) {
    var options = Interpreter.Options()
    options.isPrompt = true
    options.commandLine = commandLine
    self.options = options
    self.host = host
    (interpreter, recorder) = Session.begin(options, host, seed: seed, isMuted: isMuted)
  }

  private static func begin(
    _ options: Interpreter.Options, _ host: any SessionHost, seed: UInt64, isMuted: Bool
  ) -> (Interpreter, Recorder) {
    let recorder = Recorder(host, isMuted: isMuted, seed: seed)
    var options = options
    options.recorder = recorder
    options.film = FilmRecorder()
    return (Interpreter(options: options), recorder)
  }

  /// Forgets everything.
  public func reset() {
    if !steps.isEmpty { noteChange(from: steps, ahead: ahead) }
    (interpreter, recorder) = Session.begin(options, host, seed: seed, isMuted: false)
    (steps, ahead) = ([], [])
  }

  /// Forgets everything, and draws what comes by lot as another session did. Nothing is shown until the recorder is told to.
  func begin(seed: UInt64) {
    self.seed = seed
    (interpreter, recorder) = Session.begin(options, host, seed: seed, isMuted: true)
    (steps, ahead, undoable) = ([], [], [])
  }

  /// Computes a step of a session that was ended.
  func resume(_ known: SessionStep) -> Bool {
    var step = known
    switch Session.compute(&step, in: interpreter, recorder).ending {
    case .finished, .trapped: break
    default: return false
    }
    step.isNew = false
    steps.append(step)
    note(.added(givingUp: []))
    return true
  }

  func putAhead(_ steps: [SessionStep]) { ahead = steps }

  // MARK: Entering

  /// Runs an entry. Where it declares anew what was declared before, that is replaced, and everything else computed again.
  public func enter(_ source: Source) -> Answer {
    let step = SessionStep(.entry, source, operators: interpreter.operators)
    guard step.contents.isSound else {
      return .ran(interpreter.run(source))
    }
    if !step.contents.declarations.isEmpty {
      if let redeclaration = Redeclaration(of: step, in: steps) { return redeclare(redeclaration, step) }
      if let answer = place(step) { return answer }
    }
    return run(step)
  }

  /// Lets something happen to a cell: `toggle()`, say.
  public func act(onCell number: Int, by command: String, _ code: (_ cell: String) -> String) -> Answer {
    let text = code(Interpreter.name(ofCell: number))
    let source = Source(name: "<prompt>", text: Array(text.utf8))
    let answer = run(SessionStep(.event, source, command: command))
    // Nobody has written the call that makes the event.
    guard case .ran(let outcome) = answer, case .trapped(let trap) = outcome.ending else { return answer }
    let frames = trap.frames.filter { $0.span.source !== source }
    return .ran(
      Outcome(
        ending: .trapped(TrapReport(message: trap.message, kind: trap.kind, frames: frames)),
        diagnostics: outcome.diagnostics,
        isForgotten: outcome.isForgotten))
  }

  /// The same, and nothing of what it prints is shown; that is handed back, without what it has drawn.
  public func actQuietly(
    onCell number: Int, by command: String, _ code: (_ cell: String) -> String
  ) -> (answer: Answer, printed: String) {
    var answer = Answer.nothing("")
    let count = steps.count
    let drawings = StageBoard.drawings {
      recorder.mute()
      answer = act(onCell: number, by: command, code)
      recorder.unmute()
    }
    var rest = Substring(steps.count > count ? steps[count].output : "")
    var printed = ""
    for drawing in drawings {
      guard let place = rest.firstRange(of: drawing + "\n") else { continue }
      printed += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
    }
    return (answer, printed + rest)
  }

  /// Runs a step behind all others.
  private func run(_ step: SessionStep) -> Answer {
    var step = step
    let outcome = Session.compute(&step, in: interpreter, recorder)
    switch outcome.ending {
    case .finished, .trapped:
      step.isNew = false
      steps.append(step)
      note(.added(givingUp: ahead))
      ahead = []
    default: break
    }
    return .ran(outcome)
  }

  private func redeclare(_ redeclaration: Redeclaration, _ entry: SessionStep) -> Answer {
    let answer = change(to: redeclaration.steps, replacing: redeclaration.titles)
    guard case .impossible(let failed, _, _) = answer else { return answer }
    if let other = redeclaration.movingWhatIsNeeded() {
      let second = change(to: other.steps, replacing: redeclaration.titles)
      switch second {
      case .changed, .interrupted: return second
      default: break
      }
    }
    // It may speak of variables that came only later: then it holds from here on, and what was before keeps the earlier one.
    guard failed.isNew else { return answer }
    let later = change(to: steps + [entry], deed: "from here on; what came before keeps the earlier one")
    switch later {
    case .changed, .interrupted: return later
    default: return answer
    }
  }

  /// An extension can have a say in what was declared and shown before it, as it can in a file.
  private func place(_ step: SessionStep) -> Answer? {
    let titles = step.contents.declarations.flatMap { $0.members.map(\.title) }
    for placed in [Redeclaration(inserting: step, in: steps), Redeclaration(placing: step, in: steps)] {
      guard let placed else { continue }
      let answer = change(to: placed.steps, declaring: titles)
      switch answer {
      case .changed, .interrupted: return answer
      default: continue
      }
    }
    return nil
  }

  // MARK: Going back and forth

  /// How many steps can be gone back: what stopped half-way is none of its own.
  public var stepCount: Int { Session.count(steps) }
  public var aheadCount: Int { Session.count(ahead) }
  public var canUndo: Bool { !undoable.isEmpty }

  /// Where everything stopped half-way, it is one step all together.
  private static func count(_ steps: [SessionStep]) -> Int {
    steps.isEmpty ? 0 : max(1, steps.filter { !$0.isTrapped }.count)
  }

  /// Steps back, so that the last steps have not happened yet; what stopped half-way behind them goes with them.
  public func back(_ count: Int) -> Answer {
    guard !steps.isEmpty else { return .nothing("nothing has happened yet") }
    var kept = steps.count
    var left = count
    while kept > 0, left > 0 {
      kept -= 1
      if !steps[kept].isTrapped { left -= 1 }
    }
    return back(toStep: kept)
  }

  private func back(toStep kept: Int) -> Answer {
    let left = Array(steps[kept...])
    let deed = kept == 0 ? "at the beginning" : "behind step \(kept)"
    let (all, future) = (steps, ahead)
    let answer = change(to: Array(steps[..<kept]), deed: deed, isUndoable: false)
    if case .changed = answer {
      ahead = left + future
      let isPlain = undoable.suffix(left.count).allSatisfy {
        if case .added(let given) = $0 { given.isEmpty } else { false }
      }
      // Steps that were only added are taken back in the same way. What was changed meanwhile belongs to the whole list.
      if isPlain {
        undoable.removeLast(min(undoable.count, left.count))
      } else {
        noteChange(from: all, ahead: future)
      }
    }
    return answer
  }

  /// Steps forward again, and over what stopped half-way behind.
  public func forward(_ count: Int) -> Answer {
    guard !ahead.isEmpty else { return .nothing("there is nothing ahead") }
    var taken = 0
    var left = count
    while taken < ahead.count, left > 0 || ahead[taken].isTrapped {
      if !ahead[taken].isTrapped { left -= 1 }
      taken += 1
    }
    let next = Array(ahead.prefix(taken))
    let rest = Array(ahead.dropFirst(taken))
    let deed = rest.isEmpty ? "at the last step" : "behind step \(steps.count + next.count)"
    let answer = change(to: steps + next, deed: deed, isUndoable: false)
    if case .changed = answer {
      ahead = rest
      for _ in next { note(.added(givingUp: [])) }
    }
    return answer
  }

  /// Takes back the last thing that was done to the session, and with it what stopped half-way since.
  public func undo() -> Answer {
    guard !undoable.isEmpty else {
      if !ahead.isEmpty { return .nothing("nothing is left to take back; `:forward` goes on") }
      return steps.isEmpty ? .nothing("nothing has happened yet") : .nothing("nothing is left to take back")
    }
    // How many of the last steps go, and how much of the list of what was done.
    var left = 0
    var done = 0
    var future = ahead
    while done < undoable.count {
      let last = undoable[undoable.count - 1 - done]
      guard case .added(let givenUp) = last else { break }
      // What lies ahead stays there: it was not done last, and nobody has given it up.
      if !givenUp.isEmpty { future = givenUp }
      (left, done) = (left + 1, done + 1)
      guard left <= steps.count, steps[steps.count - left].isTrapped else { break }
    }
    let answer: Answer
    let onlyHalfWay = steps.suffix(left).allSatisfy(\.isTrapped)
    if onlyHalfWay, done < undoable.count, case .changed(let before, let ahead) = undoable[undoable.count - 1 - done] {
      (future, done) = (ahead, done + 1)
      answer = change(to: before.steps, deed: "the last change is taken back", isUndoable: false)
    } else {
      let title = steps.suffix(left).first.map(Session.title) ?? ""
      answer = change(to: Array(steps.dropLast(left)), deed: "`\(title)` is taken back", isUndoable: false)
    }
    if case .changed = answer {
      undoable.removeLast(done)
      ahead = future
    }
    return answer
  }

  /// Leaves a step out, the last event unless another one is named, as if it had never happened.
  public func skip(_ number: Int?) -> Answer {
    guard let index = number.map({ $0 - 1 }) ?? steps.lastIndex(where: { $0.kind == .event }) else {
      return .nothing("no event has happened to a cell yet")
    }
    guard steps.indices.contains(index) else { return .nothing("there is no step \(index + 1)") }
    var rest = steps
    let left = rest.remove(at: index)
    let answer = change(to: rest, deed: "without `\(Session.title(of: left))`")
    // Counted as the reader sees the list.
    if case .impossible(let step, let number, let outcome) = answer, number > index {
      return .impossible(step: step, number: number + 1, outcome)
    }
    return answer
  }

  /// Puts other texts in the place of some steps' own.
  public func replace(_ texts: [Int: Source], deed: String) -> Answer {
    var list = steps
    for (index, source) in texts { list[index] = SessionStep(list[index], source) }
    return change(to: list, deed: deed)
  }

  /// The first line of a step.
  public static func title(of step: SessionStep) -> String {
    let line = step.text.prefix { $0 != "\n" }
    return line.count == step.text.count ? String(line) : line + " …"
  }

  private func noteChange(from list: [SessionStep], ahead: [SessionStep]) {
    let earlier = undoable.reversed().lazy.compactMap { done in
      if case .changed(let steps, _) = done { steps } else { nil }
    }
    note(.changed(from: RememberedSteps(list, sharing: earlier.first), ahead: ahead))
  }

  private func note(_ done: Undo) {
    undoable.append(done)
    if undoable.count > Session.mostUndoable { undoable.removeFirst(Session.mostUndoable / 2) }
  }

  // MARK: Computing

  /// Computes another list of steps; if all of it can be, it is the session's from then on.
  private func change(
    to list: [SessionStep], replacing titles: [String] = [], declaring added: [String] = [], deed: String? = nil,
    isUndoable: Bool = true
  ) -> Answer {
    switch computed(list) {
    case .interrupted: return .interrupted
    case .failed(let index, let outcome): return .impossible(step: list[index], number: index + 1, outcome)
    case .done(let other):
      var change = compare(list, other, reasonsFor: titles + added)
      change.replaced = titles
      change.deed = deed
      if isUndoable {
        noteChange(from: steps, ahead: ahead)
        ahead = []
      }
      other.recorder.unmute()
      (interpreter, recorder, steps) = (other.interpreter, other.recorder, other.steps)
      return .changed(change, other.typed)
    }
  }

  /// What came of a list of steps.
  struct Computation {
    let interpreter: Interpreter
    let recorder: Recorder
    var steps: [SessionStep] = []
    /// Of what has just been typed.
    var typed: Outcome?
  }

  enum Attempt {
    case done(Computation)
    case failed(step: Int, Outcome)
    case interrupted
  }

  /// Computes a list of steps from the beginning, without a word.
  func computed(_ list: [SessionStep]) -> Attempt {
    let (interpreter, recorder) = Session.begin(options, host, seed: seed, isMuted: true)
    var result = Computation(interpreter: interpreter, recorder: recorder)
    result.steps.reserveCapacity(list.count)
    for (index, step) in list.enumerated() {
      var step = step
      let mayTrap = step.isTrapped || step.isFirstTime
      let outcome = Session.compute(&step, in: interpreter, recorder)
      switch outcome.ending {
      case .finished: break
      case .trapped where mayTrap: break
      case .interrupted: return .interrupted
      default: return .failed(step: index, outcome)
      }
      if step.isNew { result.typed = outcome }
      step.isNew = false
      result.steps.append(step)
    }
    return .done(result)
  }

  static func compute(
    _ step: inout SessionStep, in interpreter: Interpreter, _ recorder: Recorder
  ) -> Outcome {
    for number in step.cells where number >= 1 && number <= interpreter.cellCount { interpreter.nameCell(number) }
    recorder.begin(reading: step.lines)
    let outcome = interpreter.run(step.source)
    _ = interpreter.flush()
    let record = recorder.end()
    step.output = record.output
    step.frames = record.frames
    step.lines = record.lines
    step.width = StageSettings.standard.width
    step.cellCount = interpreter.cellCount
    step.result = outcome.value?.name
    step.value = outcome.value?.text
    step.isDrawn = outcome.value.map { $0.text == nil } ?? false
    step.isView = outcome.value?.isView ?? false
    step.drawsItself =
      outcome.value.map { ["Cell", "Sheet", "Frame", "Screen"].contains($0.type.prefix { $0 != "<" }) } ?? false
    if case .trapped = outcome.ending { step.isTrapped = true } else { step.isTrapped = false }
    return outcome
  }
}
