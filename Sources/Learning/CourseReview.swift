import Diagnostics
import Session
import Words

/// Looks for what is wrong with a course, before a learner meets it.
public struct CourseReview {
  public private(set) var findings: [CourseProblem] = []
  public private(set) var title = ""
  public private(set) var lessonCount = 0
  public private(set) var questionCount = 0
  public private(set) var conditionCount = 0
  public private(set) var listingCount = 0
  public private(set) var languages: [Language] = []
  public private(set) var minutes = 0
  private let name: String
  private let read: (String) -> String?

  /// What is more than a page.
  private static let mostLines = 24
  private static let columns = 76
  private static let hintCount = 3

  /// - Parameter read: gives the text of a file in the course's folder.
  public init(of name: String, read: @escaping (String) -> String?) {
    self.name = name
    self.read = read
    languages = Language.allCases.filter { $0 == .english || read("course.\($0.rawValue).md") != nil }
    var courses: [Course] = []
    for language in languages {
      do throws(CourseProblem) {
        courses.append(try Course(named: name, in: language, read: read))
      } catch {
        findings.append(error)
      }
    }
    guard let first = courses.first, courses.count == languages.count else { return }
    title = first.title
    minutes = first.minutes
    for (course, language) in zip(courses, languages) { reviewPage(course, language, like: first) }
    for index in first.entries.indices { reviewLesson(index, courses) }
  }

  private mutating func find(_ file: String, _ line: Int, _ words: String) {
    findings.append(CourseProblem(file, line, words))
  }

  // MARK: The course's page

  private mutating func reviewPage(_ course: Course, _ language: Language, like first: Course) {
    let file = language == .english ? "course.md" : "course.\(language.rawValue).md"
    let sum = course.entries.reduce(0) { $0 + $1.minutes }
    if sum != course.minutes {
      find(file, 1, "the lessons take \(sum) minutes, and the course says \(course.minutes)")
    }
    if course.entries.map(\.folder) != first.entries.map(\.folder) {
      find(file, 1, "its lessons are others than those of course.md")
    } else if course.entries.map(\.minutes) != first.entries.map(\.minutes) {
      find(file, 1, "its minutes are others than those of course.md")
    }
    if course.teachersPage(in: language) == nil { find(file, 1, "there is no page for the teacher, `teacher.md`") }
  }

  // MARK: A lesson

  private mutating func reviewLesson(_ index: Int, _ courses: [Course]) {
    var lessons: [Lesson] = []
    for (course, language) in zip(courses, languages) where course.entries.indices.contains(index) {
      do throws(CourseProblem) {
        lessons.append(try course.lesson(index, in: language))
      } catch {
        findings.append(error)
      }
    }
    guard let lesson = lessons.first, lessons.count == languages.count else { return }
    lessonCount += 1
    for other in lessons { reviewWords(other) }
    if lessons.count > 1, Set(lessons.map(\.file)).count < lessons.count {
      find(lesson.file, 1, "the lesson is there in one language only")
    }
    for other in lessons.dropFirst() { compare(other, with: lesson) }
    reviewFiles(lesson)
    reviewSteps(lesson)
  }

  private mutating func reviewWords(_ lesson: Lesson) {
    if !lesson.steps.contains(where: { $0.question != nil }) { find(lesson.file, 1, "nothing is to be predicted") }
    for step in lesson.steps {
      let lines = PageLayout(columns: CourseReview.columns).lines(of: step.body).count
      if lines > CourseReview.mostLines {
        find(lesson.file, step.line, "the step has \(lines) lines; a page has \(CourseReview.mostLines)")
      }
      if step.body.isEmpty, step.question == nil { find(lesson.file, step.line, "the step says nothing") }
      if let work = step.work, work.hints.count != CourseReview.hintCount || work.hints.contains(where: \.isEmpty) {
        find(lesson.file, step.line, "there are \(CourseReview.hintCount) hints, each of which says more")
      }
    }
  }

  /// Both languages have the same steps with the same code.
  private mutating func compare(_ lesson: Lesson, with first: Lesson) {
    if lesson.steps.count != first.steps.count {
      return find(lesson.file, 1, "it has \(lesson.steps.count) steps, and \(first.file) has \(first.steps.count)")
    }
    for (step, other) in zip(lesson.steps, first.steps) where !step.isSame(as: other) {
      find(lesson.file, step.line, "the step is another one than in line \(other.line) of \(first.file)")
    }
  }

  private mutating func reviewFiles(_ lesson: Lesson) {
    let start = Judgement(of: lesson.start, named: "\(lesson.folder)/start.swift", in: lesson)
    reviewStart(lesson, start)
    if start.isDone { find("\(lesson.folder)/start.swift", 1, "nothing is left to do: all that has to hold holds") }
    let solution = Judgement(of: lesson.solution, named: "\(lesson.folder)/solution.swift", in: lesson)
    if let obstacle = solution.obstacle { find("\(lesson.folder)/solution.swift", obstacle.line, obstacle.words) }
    for (condition, verdict) in solution.verdicts {
      conditionCount += 1
      guard case .fails(let words) = verdict else { continue }
      find(lesson.file, condition.line, "the solution does not meet it\(words.isEmpty ? "" : ": \(words)")")
    }
  }

  /// What a line ends in where the compiler is to complain.
  static let brokenMark = "// does not compile yet"

  private mutating func reviewStart(_ lesson: Lesson, _ start: Judgement) {
    let file = "\(lesson.folder)/start.swift"
    let lines = lesson.start.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].trimmedEnd.hasSuffix(CourseReview.brokenMark) }.map { $0 + 1 }
    let wrong = Array(Set(start.run.errors.map(\.span.line))).sorted()
    switch start.obstacle {
    case .rejected where wrong == marked: return
    case let obstacle?: find(file, obstacle.line, obstacle.words)
    case nil: if let line = marked.first { find(file, line, "it compiles, and the line says that it does not") }
    }
  }

  private mutating func reviewSteps(_ lesson: Lesson) {
    for (place, step) in lesson.steps.enumerated() {
      let context = lesson.context(ofStep: place)
      for (line, fence) in step.listings { reviewListing(fence, line, context, lesson) }
      switch step.kind {
      case .read, .work: break
      case .predict(let question):
        questionCount += 1
        do throws(Question.Unanswerable) {
          _ = try question.truth(behind: context, named: "\(lesson.folder).swift")
        } catch {
          find(lesson.file, question.line, error.words)
        }
      case .whatIf(let change):
        do throws(Lesson.TypeChange.Impossible) {
          let drawings = try change.drawings(in: context, named: "\(lesson.folder).swift")
          if drawings.before == drawings.after { find(lesson.file, step.line, "both look the same") }
        } catch {
          find(lesson.file, step.line, error.words)
        }
      }
    }
  }

  /// Swift that is read has to run, or has to be as wrong as it says.
  private mutating func reviewListing(_ fence: Markdown.Fence, _ line: Int, _ context: String, _ lesson: Lesson) {
    guard fence.words.first == "swift" else { return }
    listingCount += 1
    let text = fence.words.contains("alone") ? fence.text : Question.joined(context, fence.text)
    let script = QuietScript(Source(name: lesson.file, text: Array(text.utf8)))
    let obstacle = Judgement.Obstacle(script)
    if fence.words.contains("wrong") {
      if case .rejected? = obstacle { return }
      return find(lesson.file, line, "the code compiles, and is said to be wrong")
    }
    if let obstacle { find(lesson.file, line, obstacle.words) }
  }
}

extension Judgement.Obstacle {
  var line: Int {
    switch self {
    case .rejected(let errors): errors.first?.span.line ?? 1
    case .trapped(let trap): trap.frames.first?.span.line ?? 1
    case .endless, .ended: 1
    }
  }

  public var words: String {
    switch self {
    case .rejected(let errors): "it does not compile: \(errors.first?.message.headline ?? "")"
    case .trapped(let trap): "it stops: \(trap.message)"
    case .endless: "it does not come to an end"
    case .ended(let words): words
    }
  }
}

extension Lesson.Step {
  /// Whether it is the same step in another language.
  fileprivate func isSame(as other: Lesson.Step) -> Bool {
    guard listings.map(\.fence.text) == other.listings.map(\.fence.text) else { return false }
    switch (kind, other.kind) {
    case (.read, .read): return true
    case (.predict(let one), .predict(let other)):
      return one.kind == other.kind && one.code == other.code && one.others == other.others
        && one.isAlone == other.isAlone
    case (.work(let one), .work(let other)):
      return one.conditions.map(\.check) == other.conditions.map(\.check) && one.hints.count == other.hints.count
    case (.whatIf(let one), .whatIf(let other)): return one == other
    default: return false
    }
  }
}

extension Substring {
  var trimmedEnd: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
