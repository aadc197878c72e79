import Checking
import Diagnostics
import Glibc
import Session
import Words

/// What the tab key does to a text.
struct CompletionAnswer {
  /// How many characters before the cursor it replaces.
  var erased = 0
  /// What is put before the cursor; a line break stands for a row of a body.
  var insertion = ""
  /// What is put behind it.
  var ending = ""
  /// The names there are, in columns.
  var list: [String] = []
}

/// What the tab key does at the prompt.
enum Completing {
  static func complete(_ before: String, _ behind: String, _ interpreter: Interpreter) -> CompletionAnswer {
    let words = before.drop { $0 == " " || $0 == "\n" }
    if words.hasPrefix(":") {
      if let (insertion, list) = completeCommand(words, interpreter) {
        return CompletionAnswer(insertion: insertion, list: list)
      }
      return complete(interpreter.completion(of: before))
    }
    return complete(interpreter.completion(before: before, behind: behind))
  }

  private static func complete(_ completion: Completion) -> CompletionAnswer {
    let candidates = completion.candidates
    let typed = completion.prefix
    if candidates.count == 1, let only = candidates.first {
      let isBegun = only.name.hasPrefix(typed)
      return CompletionAnswer(
        erased: isBegun ? 0 : typed.count,
        insertion: (isBegun ? String(only.name.dropFirst(typed.count)) : only.name) + only.closing, ending: only.ending)
    }
    guard candidates.allSatisfy({ $0.name.hasPrefix(typed) }) else {
      return CompletionAnswer(list: columns(candidates.map(\.detail)))
    }
    let closings = Set(candidates.map(\.closing))
    let (insertion, list) = answer(
      typed: typed, candidates.map { $0.name }, details: candidates.map { $0.detail },
      closing: closings.count == 1 ? closings.first ?? "" : "")
    return CompletionAnswer(insertion: insertion, list: list)
  }

  /// The names of commands, and of files where a command takes one; nil where Swift follows.
  private static func completeCommand(
    _ words: Substring, _ interpreter: Interpreter
  ) -> (insertion: String, list: [String])? {
    guard let space = words.firstIndex(of: " ") else {
      let fitting = PromptCommand.all.filter { $0.names[0].hasPrefix(words) }
      return answer(
        typed: String(words), fitting.map { $0.names[0] },
        details: fitting.map { "\($0.names[0]) \($0.parameters)" }, closing: " ")
    }
    let rest = words[space...].drop { $0 == " " }
    switch words[..<space] {
    case ":set":
      guard let dot = rest.firstIndex(of: "."), let number = Int(rest[..<dot]), !rest.contains(" "),
        (1...max(1, interpreter.cellCount)).contains(number), interpreter.cellCount > 0
      else { return nil }
      let completion = interpreter.completion(ofModel: number, String(rest[rest.index(after: dot)...]))
      let names = completion.candidates.map(\.name)
      return answer(
        typed: completion.prefix, names, details: completion.candidates.map(\.detail), closing: " ")
    case ":toggle", ":tap", ":slide", ":frames", ":show", ":play":
      let numbers = interpreter.cellCount > 0 ? (1...interpreter.cellCount).map { String($0) } : []
      let fitting = numbers.filter { $0.hasPrefix(rest) }
      return answer(
        typed: String(rest), fitting,
        details: fitting.map { "\($0)  \(interpreter.model(ofCell: Int($0) ?? 1))" }, closing: "")
    case ":as", ":what-if":
      let isTrait = rest.contains(" ") || rest.hasPrefix("any ") && rest.split(separator: " ").count < 3
      guard let word = rest.split(separator: " ", omittingEmptySubsequences: false).last, isTrait else { return nil }
      return answer(typed: String(word), interpreter.types(String(word), onlyProtocols: true))
    default: return PromptCommand.named(words[..<space]).flatMap { complete(String(rest), for: $0.takes, interpreter) }
    }
  }

  /// What a command takes that is no more than a word; nil where Swift follows.
  private static func complete(
    _ typed: String, for argument: PromptArgument, _ interpreter: Interpreter
  ) -> (insertion: String, list: [String])? {
    func choice(_ words: [String]) -> (insertion: String, list: [String]) {
      let fitting = words.filter { $0.hasPrefix(typed) }
      return answer(typed: typed, fitting, details: fitting, closing: "")
    }
    switch argument {
    case .nothing, .count: return ("", [])
    case .command:
      return choice(PromptCommand.all.map { String($0.names[0].dropFirst()) } + PromptTopic.allCases.map(\.rawValue))
    case .code: return choice(ErrorGuide.codes)
    case .columns: return choice(["auto"])
    case .onOff: return choice(["on", "off"])
    case .theme: return choice(ThemeChoice.names)
    case .language: return choice(Language.allCases.map(\.rawValue))
    case .file: return completeFile(typed)
    case .film: return completeFile(String(typed.drop { $0.isNumber }.drop { $0 == " " }))
    case .type where !typed.contains("."): return answer(typed: typed, interpreter.types(typed, onlyProtocols: false))
    case .name, .member, .function:
      // Without a beginning, what the session itself declares.
      if typed.isEmpty { return answer(typed: "", interpreter.ownNames()) }
      return interpreter.completion(ofQuestion: typed).map { answer(typed: $0.prefix, $0.candidates) }
    default: return nil
    }
  }

  private static func answer(
    typed: String, _ candidates: [CompletionCandidate]
  ) -> (insertion: String, list: [String]) {
    answer(typed: typed, candidates.map(\.name), details: candidates.map(\.detail), closing: "")
  }

  private static func completeFile(_ path: String) -> (insertion: String, list: [String]) {
    let (folder, typed) = parts(of: path)
    let names = files(in: folder).filter { $0.hasPrefix(typed) && (!$0.hasPrefix(".") || typed.hasPrefix(".")) }
    return answer(
      typed: String(typed), names, details: names, closing: names.count == 1 && names[0].hasSuffix("/") ? "" : " ")
  }

  /// The file that is called nearly so, in the same folder.
  static func nearestFile(to path: String) -> String? {
    let (folder, typed) = parts(of: path)
    return suggestion(for: String(typed), among: files(in: folder)).map { folder + $0 }
  }

  private static func parts(of path: String) -> (folder: String, name: Substring) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return (String(folder), path[folder.endIndex...])
  }

  /// The names of what is in a folder, with a slash behind folders.
  private static func files(in folder: String) -> [String] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name + (entry.pointee.d_type == UInt8(DT_DIR) ? "/" : "")) }
    }
    return names.sorted()
  }

  private static func answer(
    typed: String, _ names: [String], details: [String], closing: String
  ) -> (insertion: String, list: [String]) {
    guard let first = names.first else { return ("", []) }
    var common = first
    for name in names { while !name.hasPrefix(common) { common.removeLast() } }
    let insertion = String(common.dropFirst(typed.count))
    // The one name there is, whole.
    if Set(names).count == 1 { return (insertion + closing, names.count > 1 ? columns(details) : []) }
    return insertion.isEmpty ? ("", columns(details)) : (insertion, [])
  }

  /// As many side by side as the window is wide.
  private static func columns(_ details: [String]) -> [String] {
    var size = winsize()
    let width = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    let column = min(width, (details.map { $0.count }.max() ?? 0) + 2)
    let perLine = max(1, width / max(1, column))
    var lines: [String] = []
    for start in stride(from: 0, to: details.count, by: perLine) {
      let row = details[start..<min(details.count, start + perLine)]
      let cells = row.map { $0 + String(repeating: " ", count: max(0, column - $0.count)) }
      lines.append(String(cells.joined().prefix(width)))
    }
    return lines
  }
}
