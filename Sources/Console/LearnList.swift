import Learning
import Stage
import Words

/// The lessons of a course, and what of them is done.
struct LearnList {
  private(set) var lines: [String] = []

  /// - Parameter marked: the lesson that is marked, if one is.
  init(_ learner: Learner, columns: Int, color: Bool, marked: Int?) {
    let layout = PageLayout(columns: min(76, columns))
    for text in learner.course.summary {
      lines += layout.folded(text, .text).map(\.text.shown) + [""]
    }
    let isASCII = StageSettings.standard.ascii
    for (index, entry) in learner.course.entries.enumerated() {
      let isDone = learner.progress.isDone(entry.folder)
      let sign = isDone ? (isASCII ? "+" : "✓") : index == learner.index ? (isASCII ? ">" : "›") : " "
      let number = String(index + 1)
      let blanks = String(repeating: " ", count: max(0, 2 - number.count))
      var line = "\(sign) \(blanks)\(number)  \(entry.title.shown)"
      let time = spoken("\(entry.minutes) min")
      let gap = min(60, columns - 2) - visibleWidth(of: line) - visibleWidth(of: time)
      line += String(repeating: " ", count: max(2, gap)) + time
      let code = index == marked ? "7" : isDone ? "32" : ""
      lines.append(code.isEmpty ? line : line.painted(code, color))
      if index == marked, !color { lines[lines.count - 1] = "> " + line.dropFirst(2) }
    }
    lines += ["", LearnList.summary(learner)]
  }

  /// `4 of 12 lessons done, 7 of 9 questions right`
  static func summary(_ learner: Learner) -> String { progressLine(learner.course, learner.progress) }

  static func progressLine(_ course: Course, _ progress: Progress) -> String {
    let done = course.entries.count { progress.isDone($0.folder) }
    let lessons = "\(done) of \(course.entries.count) lessons done"
    let (count, right) = progress.answered
    return spoken(count == 0 ? lessons : "\(lessons), \(right) of \(count) questions right")
  }
}
