import Glibc
import Learning
import Stage
import Words

/// What `zoetrope learn` is asked for.
public struct LearnRequest {
  public enum Purpose {
    case learn
    /// A line for a teacher who walks round.
    case progress
    /// The page for who teaches it.
    case teach
    /// What is wrong with a course.
    case review
  }

  public enum Ending {
    case done
    case wrongUsage
    /// Something is wrong with a course.
    case faulty
    case cannotWrite
    case outputFailed(String)
  }

  public var purpose = Purpose.learn
  /// A course and a lesson, both of which may be missing.
  public var words: [String] = []
  /// Where the learner's files are.
  public var folder = environment("ZOETROPE_LESSONS") ?? "zoetrope-lessons"

  public init() {}

  public func perform(color: ColorChoice, _ report: Report) -> Ending {
    if purpose == .review { return review(report) }
    let choice: CourseChoice
    do throws(CourseChoice.Problem) {
      choice = try CourseChoice(words)
    } catch {
      report.error(error.headline, help: error.help)
      return .wrongUsage
    }
    switch purpose {
    case .teach: return showTeachersPage(choice.course, report)
    case .progress: return showProgress(choice.course)
    case .learn, .review: break
    }
    let learner: Learner
    do throws(Learner.Problem) {
      learner = try Learner(choice, in: folder)
    } catch {
      report.error(error.headline, help: error.help)
      return .cannotWrite
    }
    let isColored = color.applies(to: .output)
    guard LearnScreen.isPossible else {
      var lines = LearnLines(learner, color: isColored)
      lines.run()
      return .done
    }
    switch LearnScreen(learner, color: isColored).run(beginsWithList: choice.lesson == nil) {
    case .left: return say(LearnList.summary(learner))
    case .outputFailed(let words): return .outputFailed(words)
    }
  }

  private func say(_ text: String) -> Ending {
    let problem = Stream.output.write(text.shown + "\n")
    return problem == 0 ? .done : .outputFailed(String(cString: strerror(problem)))
  }

  private func showTeachersPage(_ course: Course, _ report: Report) -> Ending {
    guard let page = course.teachersPage(in: Language.current) else {
      report.error("the course `\(course.name)` has no page for the teacher", help: [])
      return .wrongUsage
    }
    return say(page.hasSuffix("\n") ? String(page.dropLast()) : page)
  }

  private func showProgress(_ course: Course) -> Ending {
    let progress = Progress(LearnersFolder(folder, course: course.name).progressFile)
    return say(course.title + ": " + LearnList.progressLine(course, progress))
  }

  // MARK: For authors

  private func review(_ report: Report) -> Ending {
    guard let folder = words.first, words.count == 1, ScriptFile.isFolder(folder) else {
      report.error("`--author` needs the folder of a course", help: ["for example `zoetrope learn --author my-course`"])
      return .wrongUsage
    }
    let review = CourseReview(of: CourseChoice.name(ofFolder: folder), read: CourseChoice.reading(folder))
    for finding in review.findings {
      Stream.error.write("\(folder)/\(finding.file):\(finding.line): \(spoken(finding.words))".shown + "\n")
    }
    guard review.findings.isEmpty else { return .faulty }
    let languages = review.languages.map(\.rawValue).joined(separator: ", ")
    return say(
      spoken("\(review.title): \(review.lessonCount) lessons of \(review.minutes) minutes, \(languages)") + "\n"
        + spoken(
          "\(review.questionCount) questions, \(review.conditionCount) checks, \(review.listingCount) listings; nothing is wrong"
        ))
  }
}
