import Glibc
import Testing

/// A script of the corpora: a file whose place in the folders says what is to happen to it.
struct Script: Sendable, CustomTestStringConvertible {
  /// From the root of the project: `Tests/Scripts/basics/print.swift`.
  let path: String

  /// What the command is given: a main.swift stands for its folder.
  var argument: String { path.hasSuffix("/main.swift") ? String(path.dropLast("/main.swift".count)) : path }

  var testDescription: String { path }
  var text: String { String(decoding: readFile(path) ?? [], as: UTF8.self) }
  var recordedOutput: [UInt8]? { readFile(String(path.dropLast(".swift".count)) + ".out") }

  /// Whether its objects hold each other, so that nothing ever frees them: it says so in a comment.
  var keepsCycles: Bool { text.contains("// heap: ") }

  /// The lines of the script that carry a comment `// name: words`, or `// name(zoetrope): words` where the compiler
  /// thinks otherwise.
  func marks(_ name: String) -> [Mark] {
    var result: [Mark] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let pattern = #/\/\/ (error|trap|unsupported|warning|note)(?:\(zoetrope\))?(?:: (.*))?$/#
      guard let match = line.firstMatch(of: pattern), match.1 == name else { continue }
      result.append(Mark(line: index + 1, words: String(match.2 ?? "").trimmingSpaces))
    }
    return result
  }
}

/// A marked line of a script, and the words that the message there must contain.
struct Mark: Equatable {
  let line: Int
  let words: String
}

enum Corpus {
  static let scripts = scripts(under: "Tests/Scripts")
  static let examples = scripts(under: "examples")
  static let diagnostics = scripts(under: "Tests/Diagnostics")
  static let unsupported = scripts(under: "Tests/Unsupported")
  static let traps = scripts(under: "Tests/Traps")
  static let warnings = scripts(under: "Tests/Warnings")
  static let notes = scripts(under: "Tests/Notes")

  private static func scripts(under folder: String) -> [Script] {
    let files = paths(under: folder).filter { $0.hasSuffix(".swift") }.sorted()
    let several = files.filter { $0.hasSuffix("/main.swift") }.map { $0.dropLast("main.swift".count) }
    return files.filter { file in
      file.hasSuffix("/main.swift") || !several.contains { file.hasPrefix($0) }
    }.map { Script(path: $0) }
  }
}

/// The folder that holds `Tests`, by where this file stood when it was compiled.
let projectRoot = String(#filePath.dropLast("/Tests/ZoetropeTests/Corpus.swift".count))

/// The command under test: `$ZOETROPE`, or the one built beside the tests.
let zoetropePath: String = {
  if let path = getenv("ZOETROPE") { return absolute(String(cString: path)) }
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
  let testProgram = String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let folder = testProgram.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  return folder + "/zoetrope"
}()

/// Runs `zoetrope` from the project's root, so that places in its messages are short.
func zoetrope(
  _ arguments: String..., input: String = "", environment: [String: String] = [:], output: String? = nil,
  timeout: Double = 60
) -> Finished {
  run(
    [zoetropePath] + arguments, input: Array(input.utf8), environment: environment, directory: projectRoot,
    output: output, timeout: timeout)
}

func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : projectRoot + "/" + path }

func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(absolute(path), "r") else { return nil }
  defer { fclose(file) }
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return result }
    result += buffer[..<count]
  }
}

/// A folder of files for one test, gone afterwards.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array("/tmp/zoetrope-test.XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "no temporary folder to be had")
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { _ = run(["rm", "-rf", path]) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ bytes: [UInt8]) -> String {
    let result = path + "/" + name
    guard let file = fopen(result, "w") else { return result }
    defer { fclose(file) }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    return result
  }

  func file(_ name: String, _ text: String) -> String { file(name, Array(text.utf8)) }
}

private func paths(under folder: String) -> [String] {
  guard let directory = opendir(absolute(folder)) else { return [] }
  defer { closedir(directory) }
  var result: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name.hasPrefix(".") { continue }
    let path = folder + "/" + name
    result += entry.pointee.d_type == UInt8(DT_DIR) ? paths(under: path) : [path]
  }
  return result
}

extension String {
  var trimmingSpaces: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
