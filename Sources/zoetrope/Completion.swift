import Diagnostics
import Learning
import Words

/// What may stand in the place of a word of the command line, for a shell to offer.
struct Completion {
  /// Files that may stand there too; the shell knows how to find and to quote them.
  enum Files: String {
    case scripts, pages, folders, files
  }

  struct Candidate: Equatable {
    let word: String
    var summary = ""
  }

  private(set) var files: Files?
  private(set) var candidates: [Candidate] = []

  /// - Parameter words: those behind `zoetrope`, of which the last has been begun; it may be empty.
  init(_ words: [String]) {
    let begun = words.last ?? ""
    var earlier = words.dropLast()
    var place = CommandLinePlace()
    while let word = earlier.popFirst() {
      guard place.pass(word) == .option, let option = Option(named: Completion.name(of: word)) else { continue }
      if option == .text { place.hasText = true }
      guard let value = option.value, !word.contains("=") else { continue }
      if earlier.isEmpty {
        offer(value, behind: "")
        return
      }
      earlier.removeFirst()
    }
    switch place.role(of: begun) {
    case .argument: files = .files
    case .option, .endOfOptions:
      if let option = Option(named: Completion.name(of: begun)), let value = option.value, begun.contains("=") {
        offer(value, behind: option.rawValue + "=")
      } else {
        offerOptions(at: place)
      }
    case .command, .operand:
      if begun == "-", !place.optionsHaveEnded { offerOptions(at: place) }
      offerOperands(at: place)
    }
  }

  /// Lines: each word, with what it does behind a tabulator; and last, behind a colon, of which kind files may be.
  var text: String {
    let lines = candidates.map { $0.word + "\t" + spoken($0.summary) } + (files.map { [":" + $0.rawValue] } ?? [])
    return lines.map { $0 + "\n" }.joined()
  }

  private static func name(of option: String) -> String { String(option.prefix { $0 != "=" }) }

  private mutating func offerOptions(at place: CommandLinePlace) {
    for option in Option.allCases {
      if let command = place.command, let takers = option.takers, !takers.contains(command) { continue }
      candidates.append(Candidate(word: option.rawValue, summary: option.summary))
    }
  }

  private mutating func offer(_ value: Option.Value, behind lead: String) {
    switch value {
    case .choice(let words): candidates += words.map { Candidate(word: lead + $0) }
    case .readableFolder, .lessonsFolder: files = .folders
    case .filmFile: files = .files
    case .columns, .seconds, .megabytes, .calls, .seed, .testName, .text: break
    }
  }

  private mutating func offerOperands(at place: CommandLinePlace) {
    guard let command = place.command else {
      if !place.optionsHaveEnded {
        candidates += CommandName.allCases.map { Candidate(word: $0.rawValue, summary: $0.summary) }
      }
      files = .scripts
      return
    }
    let kinds = command.operandKinds
    switch kinds[min(place.operands.count, kinds.count - 1)] {
    case .script: files = .scripts
    case .page: files = .pages
    case .code: candidates += ErrorGuide.codes.map { Candidate(word: $0, summary: Completion.title(of: $0)) }
    case .course:
      for course in CourseFiles.names {
        candidates.append(Candidate(word: course, summary: Completion.course(course)?.title ?? ""))
      }
      offerLessons(of: CourseFiles.names.first)
      files = .folders
    case .lesson: offerLessons(of: place.operands.last)
    case .shell: candidates += ShellName.allCases.map { Candidate(word: $0.rawValue) }
    case .command: candidates += CommandName.allCases.map { Candidate(word: $0.rawValue, summary: $0.summary) }
    case .word: break
    }
  }

  private mutating func offerLessons(of course: String?) {
    guard let course, let entries = Completion.course(course)?.entries else { return }
    for (index, entry) in entries.enumerated() {
      candidates.append(Candidate(word: "\(index + 1)", summary: entry.title))
    }
  }

  /// A course in the box.
  private static func course(_ name: String) -> Course? {
    guard CourseFiles.names.contains(name) else { return nil }
    return try? Course(named: name, in: Language.current) { CourseFiles.text(of: $0, in: name) }
  }

  /// What a page is about: its first line, behind the code.
  private static func title(of code: String) -> String {
    let line = ErrorGuide.text(for: code)?.split(separator: "\n").first ?? ""
    let lead = code + ": "
    return String(line.hasPrefix(lead) ? line.dropFirst(lead.count) : line)
  }
}
