import Words

/// A course: lessons in an order, each a folder of plain files.
public struct Course {
  public struct Entry {
    /// `03-what-nobody-wrote`
    public let folder: String
    public let title: String
    public let minutes: Int
    /// The line of the course's page that it stands in.
    let line: Int
  }

  /// The folder's name.
  public let name: String
  public let title: String
  /// What one will know at its end, a paragraph each.
  public let summary: [String]
  public let entries: [Entry]
  /// The time that it says it takes.
  public let minutes: Int
  let read: (String) -> String?

  /// - Parameter read: gives the text of a file in the course's folder.
  public init(named name: String, in language: Language, read: @escaping (String) -> String?) throws(CourseProblem) {
    self.name = name
    self.read = read
    guard let (file, text) = Course.page("course", in: language, read) else {
      throw CourseProblem("course.md", 1, "a course needs a page `course.md`")
    }
    var (title, summary, entries, minutes) = ("", [String](), [Entry](), 0)
    for (line, block) in Markdown(text).blocks {
      switch block {
      case .heading(1, let text) where title.isEmpty: title = text
      case .item(_, let text):
        guard let entry = Entry(text, line) else {
          throw CourseProblem(file, line, "a lesson is written `[Title](folder): 8 minutes`")
        }
        entries.append(entry)
      case .paragraph(let text):
        if let time = Course.timeHeads.first(where: text.hasPrefix) {
          minutes = Course.number(in: text.dropFirst(time.count)) ?? 0
        } else {
          summary.append(text)
        }
      default: throw CourseProblem(file, line, "a course has a title, paragraphs and the list of its lessons")
      }
    }
    if title.isEmpty { throw CourseProblem(file, 1, "a course begins with its title, `# …`") }
    if entries.isEmpty { throw CourseProblem(file, 1, "a course has a list of lessons") }
    (self.title, self.summary, self.entries, self.minutes) = (title, summary, entries, minutes)
  }

  private static let timeHeads = ["Time:", "时间："]

  /// A page in a language, or, where it is not there, in English.
  static func page(
    _ name: String, in language: Language, _ read: (String) -> String?
  ) -> (file: String, text: String)? {
    if language != .english, let text = read("\(name).\(language.rawValue).md") {
      return ("\(name).\(language.rawValue).md", text)
    }
    return read("\(name).md").map { ("\(name).md", $0) }
  }

  /// The page for who teaches it.
  public func teachersPage(in language: Language) -> String? { Course.page("teacher", in: language, read)?.text }

  /// The lesson that a word means: its number, its folder, or what its folder's name or title begins with.
  public func index(of word: String) -> Int? {
    if let number = Int(word) { return entries.indices.contains(number - 1) ? number - 1 : nil }
    let word = word.lowercased()
    return entries.firstIndex { $0.folder == word || $0.name == word }
      ?? entries.firstIndex { $0.name.hasPrefix(word) || $0.title.lowercased().hasPrefix(word) }
  }

  static func number(in text: Substring) -> Int? { Int(text.drop { !$0.isASCIIDigit }.prefix { $0.isASCIIDigit }) }
}

extension Course.Entry {
  /// `[Title](folder): 8 minutes`, in Chinese with `：`.
  fileprivate init?(_ text: String, _ line: Int) {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
    let title = text[text.index(after: text.startIndex)..<end]
    let rest = text[text.index(after: end)...]
    guard rest.hasPrefix("("), let close = rest.firstIndex(of: ")") else { return nil }
    let folder = rest[..<close].dropFirst()
    guard !title.isEmpty, !folder.isEmpty, !folder.contains("/"), !folder.hasPrefix("."),
      let minutes = Course.number(in: rest[close...])
    else { return nil }
    (self.folder, self.title, self.minutes, self.line) = (String(folder), String(title), minutes, line)
  }

  /// The folder without its number.
  var name: String {
    let name = folder.drop { $0.isASCIIDigit }
    return String(name.hasPrefix("-") ? name.dropFirst() : name)
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

/// What is wrong with a course: where, and what.
public struct CourseProblem: Error {
  /// Within the course's folder.
  public let file: String
  public let line: Int
  public let words: String

  init(_ file: String, _ line: Int, _ words: String) { (self.file, self.line, self.words) = (file, line, words) }
}
