import Diagnostics
import Learning
import Session
import Stage
import Words

/// A course line by line, where there is no terminal that could show a page: what is typed is an answer or a word.
struct LearnLines {
  let learner: Learner
  private let color: Bool
  /// The prompt reads what is typed, and shows what it does.
  private let isAtPrompt: Bool
  /// What was shown last.
  private var shown: [String] = []
  private var hasToldProblem = false

  init(_ learner: Learner, color: Bool, isAtPrompt: Bool = false) {
    (self.learner, self.color, self.isAtPrompt) = (learner, color, isAtPrompt)
  }

  /// What can be said instead of an answer; behind a colon, where an answer is asked for.
  static let words = [
    "next", "back", "hint", "predict", "why", "solution", "reset", "lessons", "check", "quit",
  ]

  mutating func run() {
    Interrupts.install(exitingAtSecondWith: nil)
    showPage()
    while true {
      write(learner.isAsking ? spoken("your answer") + ": " : "> ")
      guard let line = readLine() else { break }
      if !take(line) || Interrupts.wasHeard { break }
    }
  }

  private func write(_ text: String) { Stream.output.write(text) }
  private func write(_ lines: [String]) { write(lines.map { $0 + "\n" }.joined()) }

  /// Shows the page; of one that is shown already, what is new.
  mutating func showPage() {
    learner.look()
    let page = LearnPage(learner, columns: StageSettings.standard.width, color: color, showsCells: !isAtPrompt)
    let head = wrapped(LearnPage.head(learner).shown, columns: StageSettings.standard.width)
    let lines = [""] + head + [""] + page.lines + [""]
    let known = shown.isEmpty ? 0 : zip(lines, shown).prefix { $0 == $1 }.count
    write(Array(known > head.count + 1 ? lines.dropFirst(known) : lines[...]))
    shown = lines
    tellMessage()
  }

  private mutating func tellMessage() {
    if let problem = learner.progress.problem, !hasToldProblem {
      hasToldProblem = true
      write([spoken("what you have done can't be kept: \(problem)")])
    }
    if !learner.message.isEmpty { write([spoken(learner.message).shown]) }
    learner.message = ""
  }

  /// - Returns: false where the learner leaves.
  @discardableResult mutating func take(_ line: String) -> Bool {
    let text = line.split { $0 == " " }.joined(separator: " ")
    let isCommand = text.hasPrefix(":")
    if learner.isAsking, !isCommand, !text.isEmpty {
      if learner.answer(text) { showPage() } else { tellMessage() }
      return true
    }
    let parts = (isCommand ? text.dropFirst() : text[...]).split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = parts.first else { return perform(learner.current.work == nil ? "next" : "check", "") }
    if let number = Int(word) { return perform("lesson", String(number)) }
    guard let meant = LearnLines.words.first(where: { $0.hasPrefix(word) }) else {
      write([spoken("these can be said: \(LearnLines.words.joined(separator: ", ")), or the number of a lesson")])
      return true
    }
    return perform(meant, parts.count > 1 ? parts[1] : "")
  }

  private mutating func perform(_ word: String, _ rest: String) -> Bool {
    do throws(Learner.Problem) {
      switch word {
      case "next": try learner.next()
      case "back": try learner.back()
      case "hint": learner.showHint()
      case "predict": learner.goToQuestion()
      case "solution": learner.showSolution()
      case "reset": learner.reset()
      case "check":
        learner.look(isForced: true)
        shown = []
      case "quit": return false
      case "lesson":
        guard let index = learner.course.index(of: rest) else {
          write([spoken("there is no lesson \(rest)").shown])
          return true
        }
        try learner.open(index)
      case "lessons":
        write(LearnList(learner, columns: StageSettings.standard.width, color: color, marked: nil).lines)
        return true
      case "why":
        learner.look()
        let found = learner.judgement?.run.explain(rest)
        let problem = found?.diagnostics.first { $0.severity == .error }?.message.headline
        write(
          found?.explanation.map { ExplanationView.draw($0, color: color) }
            ?? spoken(problem ?? "there is nothing to explain").shown + "\n")
        return true
      default: break
      }
    } catch {
      learner.message = error.headline
    }
    showPage()
    return true
  }
}
