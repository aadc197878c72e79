import Words

/// A lesson: pages to read, questions that are answered before anything runs, something to do, traits that are tried out.
public struct Lesson {
  public struct Step {
    public enum Kind {
      case read
      case predict(Question)
      case work(Work)
      case whatIf(TypeChange)
    }

    public let kind: Kind
    /// Empty for the first page.
    public let title: String
    /// What is read.
    public let body: [Markdown.Block]
    /// What is read once it is done.
    public let afterwards: [String]
    /// Where it begins in the lesson's page.
    let line: Int
    /// The code in what is read, with its place.
    let listings: [(line: Int, fence: Markdown.Fence)]
  }

  /// Something to do: what has to hold, and hints, each of which says more than the one before.
  public struct Work {
    public let conditions: [Condition]
    public let hints: [[Markdown.Block]]
  }

  public struct Condition {
    public let check: Check
    /// What the learner reads.
    public let words: String
    let line: Int
  }

  /// A type with a trait more, or one less.
  public struct TypeChange: Equatable {
    public let type: String
    public let trait: String
    public let isAdding: Bool
  }

  public let folder: String
  public let title: String
  public let steps: [Step]
  public let start: String
  public let solution: String
  /// Tests that see the learner's file.
  public let checks: String?
  /// The page that it was read from.
  let file: String

  /// The step in which the file is changed.
  public var workPlace: Int { steps.firstIndex { $0.work != nil } ?? steps.count }
  public var work: Work? { steps.lazy.compactMap(\.work).first }

  /// What a question of this step is asked of.
  public func context(ofStep place: Int) -> String { place < workPlace ? start : solution }
}

extension Lesson.Step {
  public var work: Lesson.Work? { if case .work(let work) = kind { work } else { nil } }
  public var question: Question? { if case .predict(let question) = kind { question } else { nil } }
}

// MARK: Reading it

extension Course {
  public func lesson(_ index: Int, in language: Language) throws(CourseProblem) -> Lesson {
    let folder = entries[index].folder
    guard let (file, text) = Course.page("\(folder)/lesson", in: language, read) else {
      throw CourseProblem("course.md", entries[index].line, "there is no `\(folder)/lesson.md`")
    }
    func script(_ name: String) throws(CourseProblem) -> String {
      guard let text = read("\(folder)/\(name)") else {
        throw CourseProblem("\(folder)/\(name)", 1, "the lesson needs this file, which is not there")
      }
      return text
    }
    var reader = LessonReader(file: file, blocks: Markdown(text).blocks)
    try reader.readAll()
    return Lesson(
      folder: folder, title: reader.title, steps: reader.steps, start: try script("start.swift"),
      solution: try script("solution.swift"), checks: read("\(folder)/checks.swift"), file: file)
  }
}

/// Puts the blocks of a lesson's page together to steps.
private struct LessonReader {
  let file: String
  let blocks: [(line: Int, block: Markdown.Block)]
  var title = ""
  var steps: [Lesson.Step] = []

  private enum Heading: CaseIterable {
    case read, predict, work, whatIf

    /// What the heading of such a step begins with, in each language.
    var words: [String] {
      switch self {
      case .read: ["Read:", "阅读："]
      case .predict: ["Predict:", "预测："]
      case .work: ["Do:", "动手："]
      case .whatIf: ["What if:", "如果："]
      }
    }
  }

  /// A step that is being read.
  private struct Open {
    var heading = Heading.read
    var title = ""
    var line = 1
    var body: [Markdown.Block] = []
    var afterwards: [String] = []
    var listings: [(line: Int, fence: Markdown.Fence)] = []
    var question: Question?
    var change: Lesson.TypeChange?
    var conditions: [Lesson.Condition] = []
    var hints: [[Markdown.Block]] = []
  }

  init(file: String, blocks: [(line: Int, block: Markdown.Block)]) {
    self.file = file
    self.blocks = blocks
  }

  mutating func readAll() throws(CourseProblem) {
    var open = Open()
    for (line, block) in blocks {
      switch block {
      case .heading(1, let text) where title.isEmpty && line == blocks.first?.line: title = text
      case .heading(2, let text):
        try close(open)
        open = try begin(text, line)
      case .heading(3, let text) where open.heading == .work && ["Hint", "提示"].contains(text): open.hints.append([])
      case .heading: throw problem(line, "headings are `#` for the lesson, `##` for a step, `### Hint`")
      default: try take(block, line, into: &open)
      }
    }
    try close(open)
    if title.isEmpty { throw problem(1, "a lesson begins with its title, `# …`") }
    if steps.count(where: { $0.work != nil }) != 1 { throw problem(1, "a lesson has one step `## Do: …`") }
  }

  private func begin(_ text: String, _ line: Int) throws(CourseProblem) -> Open {
    for heading in Heading.allCases {
      guard let word = heading.words.first(where: text.hasPrefix) else { continue }
      let title = text.dropFirst(word.count).drop { $0 == " " }
      return Open(heading: heading, title: String(title), line: line)
    }
    throw problem(line, "a step's heading begins with `Read:`, `Predict:`, `Do:` or `What if:`")
  }

  private func take(_ block: Markdown.Block, _ line: Int, into open: inout Open) throws(CourseProblem) {
    switch block {
    case .quote(let text) where open.heading != .read: open.afterwards.append(text)
    case .code(let fence) where !fence.isClosed: throw problem(line, "the code that begins here has no end")
    case .code(let fence) where open.heading == .predict && Question(fence) != nil:
      if open.question != nil { throw problem(line, "a step has one question") }
      open.question = Question(fence)
    case .code(let fence) where open.heading == .whatIf && fence.info == "what-if":
      open.change = Lesson.TypeChange(fence.text)
      if open.change == nil { throw problem(line, "write `Type with Trait` or `Type without Trait`") }
    case .item(_, let text) where open.heading == .work && open.hints.isEmpty && text.hasPrefix("`"):
      open.conditions.append(try condition(text, line))
    default:
      if case .code(let fence) = block { open.listings.append((line, fence)) }
      if open.hints.isEmpty {
        open.body.append(block)
      } else {
        open.hints[open.hints.count - 1].append(block)
      }
    }
  }

  /// `` `without if` There is no `if`. ``
  private func condition(_ text: String, _ line: Int) throws(CourseProblem) -> Lesson.Condition {
    let rest = text.dropFirst()
    guard let end = rest.firstIndex(of: "`"), let check = Check(String(rest[..<end])) else {
      throw problem(line, "what has to hold begins with a check between backticks: \(Check.forms)")
    }
    let words = rest[rest.index(after: end)...].drop { $0 == " " }
    if words.isEmpty { throw problem(line, "behind the check stands what the learner reads") }
    return Lesson.Condition(check: check, words: String(words), line: line)
  }

  private mutating func close(_ open: Open) throws(CourseProblem) {
    // A lesson may begin with a question.
    if open.heading == .read, open.body.isEmpty, open.title.isEmpty { return }
    let kind: Lesson.Step.Kind
    switch open.heading {
    case .read: kind = .read
    case .predict:
      guard let question = open.question else {
        throw problem(open.line, "a step to predict needs a block `prints`, `runs`, `shows` or `compiles`")
      }
      kind = .predict(question)
    case .work:
      if open.conditions.isEmpty { throw problem(open.line, "nothing says what has to hold") }
      kind = .work(Lesson.Work(conditions: open.conditions, hints: open.hints))
    case .whatIf:
      guard let change = open.change else { throw problem(open.line, "the step needs a block `what-if`") }
      kind = .whatIf(change)
    }
    steps.append(
      Lesson.Step(
        kind: kind, title: open.title, body: open.body, afterwards: open.afterwards, line: open.line,
        listings: open.listings))
  }

  private func problem(_ line: Int, _ words: String) -> CourseProblem { CourseProblem(file, line, words) }
}

extension Lesson.TypeChange {
  /// `Minion with ImagePresentable`; as at the prompt also `Minion + ImagePresentable`.
  init?(_ text: String) {
    let parts = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    guard parts.count == 3 else { return nil }
    switch parts[1] {
    case "with", "+": self.init(type: parts[0], trait: parts[2], isAdding: true)
    case "without", "-": self.init(type: parts[0], trait: parts[2], isAdding: false)
    default: return nil
    }
  }
}
