import Checking
import Diagnostics
import Film
import Learning
import Session
import Stage
import Words

/// What a learner sees of a step, as lines.
struct LearnPage {
  private let learner: Learner
  private let columns: Int
  private let color: Bool
  private let showsCells: Bool
  private let layout: PageLayout
  private(set) var lines: [String] = []

  private static let mostPrinted = 8
  private static let mostCells = 6
  private static let mostColumns = 76

  /// - Parameter showsCells: whether the file's cells are part of it.
  init(_ learner: Learner, columns: Int, color: Bool, showsCells: Bool = true) {
    self.showsCells = showsCells
    self.learner = learner
    self.columns = columns
    self.color = color
    layout = PageLayout(columns: min(LearnPage.mostColumns, columns - 2))
    let step = learner.current
    if !step.title.isEmpty { add(paint(heading(of: step), "1")) }
    if step.title.isEmpty { add(paint(learner.lesson.title, "1")) }
    blank()
    add(step.body)
    switch step.kind {
    case .read: break
    case .predict(let question): addQuestion(question)
    case .work(let work): addWork(work)
    case .whatIf(let change): addTrial(change)
    }
  }

  /// `Mixins and traits · 3 of 12: Defaults`, and the step.
  ///
  /// - Parameter columns: where all of it does not fit, the course is left out.
  static func head(_ learner: Learner, columns: Int = .max) -> String {
    let entry = learner.course.entries[learner.index]
    let place = spoken("lesson \(learner.index + 1) of \(learner.course.entries.count): \(entry.title)")
    let step = spoken("step \(learner.step + 1) of \(learner.lesson.steps.count)")
    let lesson = "\(place) · \(step)"
    let whole = "\(learner.course.title) · \(lesson)"
    return cellWidth(of: whole) <= columns ? whole : lesson
  }

  private func heading(of step: Lesson.Step) -> String {
    let kind =
      switch step.kind {
      case .read: ""
      case .predict: "Predict"
      case .work: "Do"
      case .whatIf: "What if"
      }
    return kind.isEmpty ? step.title : spoken(kind) + (Language.current == .chinese ? "：" : ": ") + step.title
  }

  // MARK: Lines

  private mutating func add(_ line: String) { lines.append(line) }
  private mutating func blank() { if lines.last?.isEmpty == false { lines.append("") } }

  private mutating func add(_ blocks: [Markdown.Block]) {
    var marks = MarkPainter(color: color)
    for line in layout.lines(of: blocks) {
      switch line.kind {
      case .blank:
        marks.reset()
        add("")
      case .code(let isSwift): add(isSwift ? SwiftPainter.paint(line.text, color) : line.text.shown)
      case .quote: add(paint("│ ", "2") + marks.paint(line.text))
      case .text: add(marks.paint(line.text))
      }
    }
  }

  /// A sentence of Zoetrope's own.
  private mutating func say(_ words: String, _ code: String = "") {
    for line in layout.folded(spoken(words), .text) { add(line.text.painted(code, color && !code.isEmpty)) }
  }

  private mutating func addDrawing(_ text: String, behind lead: String = "  ") {
    let indent = String(repeating: " ", count: visibleWidth(of: lead))
    for (place, line) in text.split(separator: "\n").enumerated() { add((place == 0 ? lead : indent) + line) }
  }

  private func paint(_ text: String, _ code: String) -> String { text.painted(code, color) }

  /// Cells, a little narrower than the page.
  private var stage: StageSettings {
    var settings = StageSettings.standard
    settings.width = max(20, columns - 4)
    return settings
  }

  // MARK: A question

  private mutating func addQuestion(_ question: Question) {
    blank()
    let isNumbered = question.kind == .compiles
    for (place, line) in question.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = isNumbered ? paint(padded(place + 1), "2") + "  " : "    "
      if !question.code.isEmpty { add(number + SwiftPainter.paint(String(line), color)) }
    }
    blank()
    switch learner.truth {
    case nil: return
    case .failure(let problem)?: say("this question can't be asked here: \(problem.words)", "33")
    case .success(let truth)?:
      addChoices(truth)
      say(LearnPage.words(for: question), "1")
      if let answer = learner.answered { addTruth(truth, answer) }
    }
  }

  private static func words(for question: Question) -> String {
    switch question.kind {
    case .prints: "What does it print?"
    case .runs: "Which one runs?"
    case .shows: "What does it look like?"
    case .compiles: "Does it compile? If not, which line is wrong?"
    }
  }

  private mutating func addChoices(_ truth: Truth) {
    switch truth.choices {
    case .none: return
    case .places(let places):
      for (number, place) in places.enumerated() {
        add("  " + paint("\(number + 1)", "1") + "  \(place.name.shown)")
        guard let span = place.line else { continue }
        let text = span.source.lineText(span.line).drop { $0 == " " }
        add("     " + paint(spoken("line \(span.line)") + ": ", "2") + SwiftPainter.paint(String(text), color))
      }
    case .pictures(let pictures):
      for (number, picture) in pictures.enumerated() {
        addDrawing(picture.drawing(stage), behind: "  " + paint("\(number + 1)", "1") + "  ")
      }
    }
    blank()
  }

  private mutating func addTruth(_ truth: Truth, _ answer: Learner.Answered) {
    let words: String
    switch truth.answer {
    case .printed(let text): words = "it prints `\(VisibleText(text).text)`"
    case .choice(let place): words = "it is \(place + 1)"
    case .wrongLine(nil, _): words = "it compiles"
    case .wrongLine(let line?, let headline): words = "line \(line) does not compile: \(headline)"
    }
    add(paint("  > ", "2") + VisibleText(answer.text).text)
    blank()
    if answer.isRight {
      say("Right: \(words).", "1;32")
    } else {
      say("Not this time: \(words).", "1;33")
    }
    if let explanation = truth.explanation {
      blank()
      lines += LearnPage.lines(of: explanation, columns: columns, color: color)
    }
    addAfterwards()
  }

  /// What stands behind the head of a line stays behind it where the line is broken.
  static func lines(of explanation: Explanation, columns: Int, color: Bool) -> [String] {
    ExplanationView.draw(explanation, color: color).split(separator: "\n").flatMap { line -> [String] in
      guard visibleWidth(of: String(line)) > columns else { return [String(line)] }
      let plain = withoutEscapes(String(line))
      let blanks = plain.prefix { $0 == " " }
      let indent = min(11, columns / 3)
      let text = String(plain.dropFirst(blanks.count))
      let parts = wrapped(text, columns: columns - indent, first: columns - blanks.count)
      return parts.enumerated().map { ($0 == 0 ? String(blanks) : String(repeating: " ", count: indent)) + $1 }
    }
  }

  private mutating func addAfterwards() {
    for text in learner.current.afterwards {
      blank()
      add([.quote(text)])
    }
  }

  private func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }

  // MARK: Something to do

  private mutating func addWork(_ work: Lesson.Work) {
    blank()
    addConditions(work)
    if let problem = learner.fileProblem {
      blank()
      say(problem, "1;31")
    } else if let judgement = learner.judgement {
      if showsCells {
        blank()
        addRun(judgement)
      }
      if judgement.isDone {
        blank()
        say("All of it holds.", "1;32")
        addAfterwards()
      }
    }
    for (place, hint) in work.hints.prefix(learner.hintCount).enumerated() {
      blank()
      say("Hint \(place + 1) of \(work.hints.count)", "1;36")
      add(hint)
    }
    if learner.showsSolution {
      blank()
      say("One way to do it", "1;36")
      for line in learner.lesson.solution.split(separator: "\n", omittingEmptySubsequences: false) {
        add("    " + SwiftPainter.paint(String(line), color))
      }
    }
  }

  private mutating func addConditions(_ work: Lesson.Work) {
    let verdicts = learner.judgement?.verdicts ?? []
    let signs = StageSettings.standard.ascii ? ("+", "-") : ("✓", "·")
    var isFirst = true
    for (place, condition) in work.conditions.enumerated() {
      let verdict = verdicts.indices.contains(place) ? verdicts[place].verdict : nil
      let holds = verdict?.holds == true
      var marks = MarkPainter(color: color)
      for (row, line) in PageLayout(columns: columns - 6).folded(condition.words, .text).enumerated() {
        let sign = row == 0 ? (holds ? paint(signs.0, "1;32") : signs.1) + " " : "  "
        add("  " + sign + marks.paint(line.text))
      }
      // The first thing that is not as it should be; one thing at a time.
      guard case .fails(let words)? = verdict, isFirst else { continue }
      isFirst = false
      let said = words.isEmpty ? "" : spoken(words)
      for line in PageLayout(columns: columns - 8).folded(said, .text) where !said.isEmpty {
        add("      " + paint(line.text, "33"))
      }
    }
  }

  private mutating func addRun(_ judgement: Judgement) {
    addNotes(judgement)
    let reels = judgement.run.film.reels.suffix(LearnPage.mostCells)
    for reel in reels { if let last = reel.frames.last { addDrawing(last.scene.drawing(stage)) } }
    let printed = judgement.linesBesideCells
    for line in printed.suffix(LearnPage.mostPrinted) { add("  " + VisibleText(line).text) }
    guard let obstacle = judgement.obstacle else { return }
    blank()
    switch obstacle {
    case .rejected(let errors):
      for error in errors.prefix(1) { addDrawing(picture(error), behind: "") }
      if errors.count > 1 { say("and \(errors.count - 1) more") }
    case .trapped(let trap):
      addDrawing(Picture.draw(trap: trap.message, calls: trap.frames, color: color, ascii: isASCII), behind: "")
    case .endless: say("it runs and runs, and was stopped", "1;31")
    case .ended(let words): say(words, "1;31")
    }
  }

  /// What there is to be learned from the file besides, as Zoetrope says it everywhere.
  private mutating func addNotes(_ judgement: Judgement) {
    let notes = judgement.run.outcome.diagnostics.filter { $0.severity != .error }
    for note in notes.prefix(1) where judgement.obstacle == nil {
      addDrawing(picture(note), behind: "")
      blank()
    }
  }

  private func picture(_ diagnostic: Diagnostic) -> String {
    Picture.draw(
      diagnostic, color: color, avoidsYellow: StageSettings.standard.theme.avoidsYellow, ascii: isASCII, width: columns)
  }

  private var isASCII: Bool { StageSettings.standard.ascii }

  // MARK: What if

  private mutating func addTrial(_ change: Lesson.TypeChange) {
    blank()
    let settings = StageSettings.standard
    StageSettings.standard = stage
    defer { StageSettings.standard = settings }
    do throws(Lesson.TypeChange.Impossible) {
      let context = learner.lesson.context(ofStep: learner.step)
      let drawings = try change.drawings(in: context, named: "\(learner.lesson.folder).swift")
      say("\(change.type) as it is", "1")
      addDrawing(drawings.before)
      blank()
      say("\(change.type) \(change.isAdding ? "with" : "without") \(change.trait)", "1")
      addDrawing(drawings.after)
    } catch {
      say(error.words, "33")
    }
    addAfterwards()
  }
}

/// Code between backticks and what is bold, over the lines of a paragraph.
private struct MarkPainter {
  let color: Bool
  private var isCode = false
  private var isBold = false

  init(color: Bool) { self.color = color }

  mutating func reset() { (isCode, isBold) = (false, false) }

  mutating func paint(_ line: String) -> String {
    // Without colour the backticks say what is code.
    var result = ""
    var run = ""
    var rest = line[...]
    func painted(_ text: String, _ isCode: Bool, _ isBold: Bool) -> String {
      isCode ? text.painted("36", color) : isBold ? text.painted("1", color) : text.shown
    }
    while let character = rest.first {
      if character == "`" {
        result += painted(run, isCode, isBold)
        run = ""
        isCode.toggle()
        if !color { result += "`" }
        rest.removeFirst()
      } else if !isCode, rest.hasPrefix("**") {
        result += painted(run, isCode, isBold)
        run = ""
        isBold.toggle()
        rest.removeFirst(2)
      } else {
        run.append(character)
        rest.removeFirst()
      }
    }
    return result + painted(run, isCode, isBold)
  }
}
