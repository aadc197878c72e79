import Learning
import Words

/// The course and the lesson that the words behind `learn` mean.
struct CourseChoice {
  let course: Course
  /// Where to begin; nil where the words don't say.
  let lesson: Int?

  struct Problem: Error {
    let headline: String
    let help: [String]
  }

  /// A course is the name of one in the box or a folder; without one, it is the first in the box.
  init(_ words: [String]) throws(Problem) {
    var words = words
    let name: String
    let read: (String) -> String?
    if let first = words.first, let known = CourseChoice.courseInTheBox(first) {
      words.removeFirst()
      (name, read) = (known, { CourseFiles.text(of: $0, in: known) })
    } else if let first = words.first, ScriptFile.isFolder(first) || first.contains("/") {
      words.removeFirst()
      (name, read) = (CourseChoice.name(ofFolder: first), CourseChoice.reading(first))
    } else if let known = CourseFiles.names.first {
      (name, read) = (known, { CourseFiles.text(of: $0, in: known) })
    } else {
      throw Problem(headline: "there is no course in the box", help: [])
    }
    do throws(CourseProblem) {
      course = try Course(named: name, in: Language.current, read: read)
    } catch {
      throw Problem(
        headline: "this is no course: \(error.file):\(error.line): \(error.words)",
        help: ["`zoetrope learn --author FOLDER` says all that is wrong with one"])
    }
    if words.count > 1 { throw Problem(headline: "`learn` takes a course and a lesson", help: [CourseChoice.usage]) }
    guard let word = words.first else {
      lesson = nil
      return
    }
    guard let index = course.index(of: word) else {
      let count = course.entries.count
      throw Problem(
        headline: "there is no lesson and no course `\(word.filter { !$0.isNewline })`",
        help: ["the lessons are 1 to \(count); the courses are \(CourseFiles.names.joined(separator: ", "))"])
    }
    lesson = index
  }

  static let usage = "for example `zoetrope learn 3`, or `zoetrope learn from-view-model-to-state`"

  /// A course by its name, or by what that begins with, if it is more than a letter or two.
  private static func courseInTheBox(_ word: String) -> String? {
    CourseFiles.names.first { $0 == word || word.count > 3 && $0.hasPrefix(word.lowercased()) }
  }

  static func name(ofFolder path: String) -> String {
    path.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init) ?? "course"
  }

  /// Reads the files of a course's folder.
  static func reading(_ folder: String) -> (String) -> String? {
    { path in
      do throws(ScriptFile.Problem) {
        return String(decoding: try ScriptFile.read("\(folder)/\(path)").text, as: UTF8.self)
      } catch {
        return nil
      }
    }
  }
}
