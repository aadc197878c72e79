import Diagnostics
import Learning
import Stage
import Words

/// A course at the prompt: what is entered is the learner's file.
extension Prompt {
  /// `:learn [COURSE] [LESSON]` begins a lesson; `:learn next` and its like go on.
  func learn(_ words: String) -> PromptCommand.Effect {
    let parts = words.split { $0 == " " }.map(String.init)
    if parts.first == "off" {
      learning = nil
      return .stay
    }
    if let word = parts.first, LearnLines.words.contains(word) {
      guard learning != nil else {
        report.error("no lesson has been begun", help: ["`:learn` begins the first one that is not done"])
        return .stay
      }
      return goOn { _ = $0.take(":" + words) }
    }
    if parts.isEmpty, learning != nil { return goOn { $0.showPage() } }
    return begin(parts)
  }

  /// `:answer TEXT` answers the question of the lesson.
  func answer(_ words: String) {
    guard let isAsking = learning?.learner.isAsking, isAsking else {
      return report.error("nothing is being asked", help: ["`:learn predict` goes to a question of the lesson"])
    }
    _ = learning?.take(words)
  }

  private func begin(_ words: [String]) -> PromptCommand.Effect {
    do throws(CourseChoice.Problem) {
      let choice = try CourseChoice(words)
      do throws(Learner.Problem) {
        let learner = try Learner(choice, in: LearnRequest().folder) { [unowned self] in session.script().text }
        learning = LearnLines(learner, color: color, isAtPrompt: true)
        return enterLesson()
      } catch {
        report.error(error.headline, help: error.help)
      }
    } catch {
      report.error(error.headline, help: error.help)
    }
    return .stay
  }

  private func goOn(_ move: (inout LearnLines) -> Void) -> PromptCommand.Effect {
    let before = learning?.learner.lesson.folder
    if var lines = learning {
      move(&lines)
      learning = lines
    }
    return learning?.learner.lesson.folder == before ? .stay : enterLesson()
  }

  /// The session begins anew with what the lesson begins with.
  private func enterLesson() -> PromptCommand.Effect {
    guard let learner = learning?.learner else { return .stay }
    session.reset()
    if let ending = run(Source(name: "\(learner.lesson.folder).swift", text: Array(learner.lesson.start.utf8))) {
      return .end(ending)
    }
    learning?.showPage()
    let words = "`:learn next` goes on, `:learn hint` helps, `:answer` answers; `:undo` brings back the session before"
    for line in wrapped(spoken(words), columns: Stream.output.size.columns - 1) { write(dim(line) + "\n") }
    return .stay
  }

  /// What of the lesson holds, after something was entered.
  func tellOfLesson() {
    guard let learner = learning?.learner, learner.current.work != nil else { return }
    let wasDone = learner.judgement?.isDone == true
    learner.look()
    guard !wasDone || learner.judgement?.isDone != true else { return }
    learning?.showPage()
  }
}
