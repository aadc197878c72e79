import Courses

/// The courses in the box.
public enum CourseFiles {
  /// The folders' names, the course that people begin with first.
  public static var names: [String] {
    var names: [String] = []
    for file in all where names.last != String(cString: file.course) { names.append(String(cString: file.course)) }
    return names
  }

  /// The text of a file in a course's folder; nil where there is none.
  public static func text(of path: String, in course: String) -> String? {
    all.first { String(cString: $0.course) == course && String(cString: $0.path) == path }.map { file in
      String(decoding: UnsafeRawBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
  }

  private static let all = UnsafeBufferPointer(start: zoetrope_course_files(), count: zoetrope_course_file_count)
}
