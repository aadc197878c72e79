import Glibc

/// Makes a program smaller as long as a command still succeeds for it: whole blocks go first, then lines, then what stands in
/// parentheses.
struct Reducer {
  let path: String
  let command: String
  private var lines: [String]

  init(path: String, command: String) {
    self.path = path
    self.command = command
    lines = Self.read(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func run() {
    var before = Int.max
    while lines.count < before {
      before = lines.count
      dropRuns()
      dropBlocks()
      unwrapBlocks()
    }
    write(lines.joined(separator: "\n"), to: path)
  }

  /// Half of the lines at once, then a quarter, and so on: only runs in which every brace has its partner.
  private mutating func dropRuns() {
    var length = lines.count / 2
    while length >= 1 {
      var start = lines.count - length
      while start >= 0 {
        let end = min(start + length, lines.count)
        if start < end, isBalanced(lines[start..<end]) { _ = attempt(lines[..<start] + lines[end...]) }
        start -= length
      }
      length /= 2
    }
  }

  private mutating func dropBlocks() {
    var start = lines.count - 1
    while start >= 0 {
      if let end = blockEnd(start) { _ = attempt(lines[..<start] + lines[(end + 1)...]) }
      start -= 1
    }
  }

  /// What a block holds remains, its head and its brace go.
  private mutating func unwrapBlocks() {
    var start = lines.count - 1
    while start >= 0 {
      if start < lines.count, let end = blockEnd(start) {
        _ = attempt(lines[..<start] + lines[(start + 1)..<end] + lines[(end + 1)...])
      }
      start -= 1
    }
  }

  private func blockEnd(_ start: Int) -> Int? {
    guard start < lines.count, lines[start].hasSuffix("{") else { return nil }
    var depth = 0
    for index in start..<lines.count {
      depth += balance(lines[index])
      if depth == 0, index > start { return index }
      if depth < 0 { return nil }
    }
    return nil
  }

  private func isBalanced(_ lines: ArraySlice<String>) -> Bool {
    var depth = 0
    for line in lines {
      // `} else {` opens what it closes, but belongs to what stands before it.
      if line.drop(while: { $0 == " " }).hasPrefix("}"), depth == 0 { return false }
      depth += balance(line)
    }
    return depth == 0
  }

  private func balance(_ line: String) -> Int {
    line.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
  }

  private mutating func attempt(_ candidate: ArraySlice<String>) -> Bool {
    guard candidate.count < lines.count else { return false }
    write(candidate.joined(separator: "\n"), to: path)
    guard system(command) == 0 else { return false }
    lines = Array(candidate)
    return true
  }

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { fail("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs a command with the shell, and gives its status.
  private func system(_ command: String) -> Int32 {
    var process: pid_t = 0
    let words: [String] = ["sh", "-c", command]
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    guard posix_spawn(&process, "/bin/sh", nil, nil, &pointers, environ) == 0 else { fail("cannot run \(command)") }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }
}
