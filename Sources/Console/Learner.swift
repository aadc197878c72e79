import Learning
import Session
import Words

/// A learner on the way through a course: which step is looked at, what was answered, and how the file stands.
final class Learner {
  let course: Course
  let folder: LearnersFolder
  let progress: Progress
  /// The lesson, and its place in the course.
  private(set) var index: Int
  private(set) var lesson: Lesson
  private(set) var step = 0
  /// How the learner's file stands; nil where it can't be read.
  private(set) var judgement: Judgement?
  /// Why it can't be read.
  private(set) var fileProblem: String?
  /// How many hints are shown, and whether the solution is.
  private(set) var hintCount = 0
  private(set) var showsSolution = false
  /// Something to be told once.
  var message = ""
  /// Questions of this lesson by their step: the truth, and what was answered.
  private var truths: [Int: Result<Truth, Question.Unanswerable>] = [:]
  private(set) var answers: [Int: Answered] = [:]
  private var stamp: [Int]?
  /// What is looked at in place of the learner's file.
  private let text: (() -> String?)?

  struct Answered {
    let text: String
    let isRight: Bool
  }

  struct Problem: Error {
    let headline: String
    let help: [String]
  }

  /// As many tries show that somebody has tried.
  static let triesBeforeSolution = 3

  /// - Parameter text: gives the script that is looked at, where that is no file in the folder.
  init(_ choice: CourseChoice, in path: String, text: (() -> String?)? = nil) throws(Problem) {
    course = choice.course
    folder = LearnersFolder(path, course: choice.course.name)
    progress = Progress(folder.progressFile)
    self.text = text
    index = Learner.firstLesson(choice, progress)
    lesson = try Learner.read(choice.course, index)
    try enter(isSpoken: false)
  }

  /// That which the learner was at, else the first that is not done.
  private static func firstLesson(_ choice: CourseChoice, _ progress: Progress) -> Int {
    let entries = choice.course.entries
    return choice.lesson
      ?? progress.current.flatMap { name in
        entries.firstIndex { $0.folder == name && !progress.isDone(name) }
      } ?? entries.firstIndex { !progress.isDone($0.folder) } ?? 0
  }

  private static func read(_ course: Course, _ index: Int) throws(Problem) -> Lesson {
    do throws(CourseProblem) {
      return try course.lesson(index, in: Language.current)
    } catch {
      throw Problem(
        headline: "this lesson can't be read: \(error.file):\(error.line): \(error.words)",
        help: ["`zoetrope learn --author FOLDER` says all that is wrong with a course"])
    }
  }

  // MARK: Going on

  var isLastStep: Bool { step + 1 >= lesson.steps.count }
  var isLastLesson: Bool { index + 1 >= course.entries.count }
  var current: Lesson.Step { lesson.steps[step] }

  /// What holds of the lesson: nothing is left to do.
  var isDone: Bool { progress.isDone(lesson.folder) }

  func open(_ other: Int) throws(Problem) {
    lesson = try Learner.read(course, other)
    index = other
    (truths, answers, showsSolution) = ([:], [:], false)
    try enter(isSpoken: true)
  }

  /// Goes to where the learner was in the lesson, and puts its file there.
  private func enter(isSpoken: Bool) throws(Problem) {
    let place = progress.place(lesson.folder) ?? 0
    step = lesson.steps.indices.contains(place) ? place : 0
    hintCount = progress.hintCount(lesson.folder)
    if text != nil { folder.prepare() }
    if text == nil, let problem = folder.begin(lesson.folder, with: lesson.start) {
      throw Problem(
        headline: "can't put the lesson's file into `\(folder.path)`: \(problem)",
        help: ["name another folder: `zoetrope learn --folder DIR`"])
    }
    progress.setPlace(lesson.folder, step)
    stamp = nil
    look()
  }

  func next() throws(Problem) {
    message = ""
    if !isLastStep { return go(to: step + 1) }
    if isLastLesson {
      message = "that was the last lesson; `l` shows them all"
    } else {
      try open(index + 1)
      go(to: 0)
    }
  }

  func back() throws(Problem) {
    message = ""
    if step > 0 { return go(to: step - 1) }
    guard index > 0 else { return message = "this is the beginning" }
    try open(index - 1)
    go(to: lesson.steps.count - 1)
  }

  func go(to place: Int) {
    step = min(max(0, place), lesson.steps.count - 1)
    progress.setPlace(lesson.folder, step)
    // Once the learner has come to its end, a lesson is done where its file is as it should be.
    noteIfDone()
  }

  /// The question behind this step, or the first one of the lesson.
  func goToQuestion() {
    message = ""
    let places = lesson.steps.indices.filter { lesson.steps[$0].question != nil }
    guard let place = places.first(where: { $0 > step }) ?? places.first else {
      return message = "this lesson has no question"
    }
    go(to: place)
  }

  // MARK: The file

  var fileName: String { folder.file(of: lesson.folder) }

  /// Looks whether the file is another one than before, and judges it.
  @discardableResult func look(isForced: Bool = false) -> Bool {
    if let text {
      judge(text() ?? "")
      return true
    }
    let now = folder.stamp(lesson.folder)
    guard now != stamp || stamp == nil && judgement == nil && fileProblem == nil || isForced else { return false }
    stamp = now
    switch folder.read(lesson.folder) {
    case .text(let text):
      fileProblem = nil
      judge(text)
    case .missing: (judgement, fileProblem) = (nil, "the file is not there any more; `r` brings the lesson's own")
    case .unreadable(let words): (judgement, fileProblem) = (nil, "the file can't be read: \(words)")
    }
    return true
  }

  private func judge(_ text: String) {
    let before = judgement
    let judged = Judgement(of: text, named: "\(lesson.folder).swift", in: lesson)
    judgement = judged
    if judged.isDone {
      noteIfDone()
    } else if before != nil, step == lesson.workPlace, !isBlank(text) {
      progress.countTry(lesson.folder)
    }
  }

  private func noteIfDone() {
    if judgement?.isDone == true, step >= lesson.workPlace { progress.setDone(lesson.folder) }
  }

  /// In a line, how the file stands where something is to be done: the first thing that does not hold, or that all does.
  var standing: (words: String, isGood: Bool)? {
    guard current.work != nil else { return nil }
    if let fileProblem { return (spoken(fileProblem), false) }
    guard let judgement else { return nil }
    if let obstacle = judgement.obstacle { return (spoken(obstacle.words), false) }
    for (condition, verdict) in judgement.verdicts {
      guard case .fails(let why) = verdict else { continue }
      let isWhole = condition.words.hasSuffix(".") || condition.words.hasSuffix("。")
      let head = condition.words.dropLast(isWhole ? 1 : 0)
      let colon = Language.current == .chinese ? "：" : ": "
      return (why.isEmpty ? condition.words : "\(head)\(colon)\(spoken(why))", false)
    }
    return (spoken("All of it holds."), true)
  }

  var canSeeSolution: Bool { isDone || progress.tryCount(lesson.folder) >= Learner.triesBeforeSolution }

  func showSolution() {
    guard canSeeSolution else {
      let left = Learner.triesBeforeSolution - progress.tryCount(lesson.folder)
      message = left == 1 ? "the solution comes after one more try" : "the solution comes after \(left) more tries"
      return
    }
    message = ""
    if step != lesson.workPlace { go(to: lesson.workPlace) }
    showsSolution.toggle()
  }

  func showHint() {
    message = ""
    if step != lesson.workPlace { go(to: lesson.workPlace) }
    let all = lesson.work?.hints.count ?? 0
    if hintCount >= all { message = "there are no more hints" }
    hintCount = min(all, hintCount + 1)
    progress.setHints(lesson.folder, hintCount)
  }

  /// Begins the lesson's file anew; the old one is kept.
  func reset() {
    switch folder.reset(lesson.folder, to: lesson.start) {
    case .failure(let problem): message = "can't begin anew: \(problem.words)"
    case .success(let kept):
      progress.beginAgain(lesson.folder)
      (hintCount, showsSolution) = (0, false)
      message = kept.map { "the file begins anew; yours is kept as `\($0)`" } ?? "the file begins anew"
      stamp = nil
      judgement = nil
      look()
    }
  }

  // MARK: Questions

  /// The truth about this step's question; nil where it has none.
  var truth: Result<Truth, Question.Unanswerable>? {
    guard let question = current.question else { return nil }
    if let known = truths[step] { return known }
    let context = lesson.context(ofStep: step)
    let found: Result<Truth, Question.Unanswerable>
    do throws(Question.Unanswerable) {
      found = .success(try question.truth(behind: context, named: "\(lesson.folder).swift"))
    } catch {
      found = .failure(error)
    }
    truths[step] = found
    return found
  }

  var answered: Answered? { answers[step] }
  var isAsking: Bool {
    guard current.question != nil, answered == nil, case .success? = truth else { return false }
    return true
  }

  /// - Returns: false where it is no answer.
  @discardableResult func answer(_ text: String) -> Bool {
    guard case .success(let truth)? = truth, answered == nil else { return false }
    guard let isRight = truth.judge(text) else {
      let isNo = ["n", "no", "不", "不能", "否"].contains(text.lowercased())
      message = isNo ? "then type the number of the line that is wrong" : "that is no answer to this question"
      return false
    }
    message = ""
    answers[step] = Answered(text: text, isRight: isRight)
    progress.setAnswer(lesson.folder, step, isRight: isRight)
    return true
  }
}
