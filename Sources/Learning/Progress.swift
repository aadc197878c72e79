import Glibc

/// How far a learner has come in a course: a file to which a line is added for each thing that was done.
///
/// Lines are only ever added, each by one write: whatever ends the program in the midst of it, and whoever else writes to the
/// same file, nothing of what was done before is lost. A line that says nothing is passed over.
public final class Progress {
  private let path: String
  /// Why nothing can be kept, in words; nil where it can.
  public private(set) var problem: String?
  private var done: Set<String> = []
  private var hints: [String: Int] = [:]
  private var tries: [String: Int] = [:]
  private var answers: [String: Bool] = [:]
  private var places: [String: Int] = [:]
  /// The lesson that was last looked at.
  public private(set) var current: String?

  /// More of a file than this is not what was written here.
  private static let mostBytes = 1 << 20

  public init(_ path: String) {
    self.path = path
    guard let bytes = Progress.read(path) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // The last one was broken off, or is empty.
    for line in lines.dropLast() { take(line.split(separator: " ").map(String.init)) }
  }

  private func take(_ words: [String]) {
    guard words.count >= 2 else { return }
    let lesson = words[1]
    let number = words.count > 2 ? Int(words[2]).flatMap { (0..<10_000).contains($0) ? $0 : nil } : nil
    switch words[0] {
    case "done": done.insert(lesson)
    case "hint": hints[lesson] = max(hints[lesson] ?? 0, number ?? 0)
    case "try": tries[lesson, default: 0] += 1
    case "again": (hints[lesson], tries[lesson]) = (nil, nil)
    case "right", "wrong": if let number { answers["\(lesson) \(number)"] = words[0] == "right" }
    case "at":
      current = lesson
      if let number { places[lesson] = number }
    default: break
    }
  }

  public func isDone(_ lesson: String) -> Bool { done.contains(lesson) }
  public func hintCount(_ lesson: String) -> Int { hints[lesson] ?? 0 }
  public func tryCount(_ lesson: String) -> Int { tries[lesson] ?? 0 }
  /// The step that the learner was at.
  public func place(_ lesson: String) -> Int? { places[lesson] }
  /// How many questions were answered, and how many of those rightly.
  public var answered: (count: Int, right: Int) { (answers.count, answers.values.count { $0 }) }
  public var doneCount: Int { done.count }

  public func setDone(_ lesson: String) { if !isDone(lesson) { add("done \(lesson)") } }
  public func setHints(_ lesson: String, _ count: Int) {
    if count > hintCount(lesson) { add("hint \(lesson) \(count)") }
  }
  public func countTry(_ lesson: String) { add("try \(lesson)") }
  public func setPlace(_ lesson: String, _ step: Int) {
    if current != lesson || places[lesson] != step { add("at \(lesson) \(step)") }
  }
  /// The first answer is the one that counts.
  public func setAnswer(_ lesson: String, _ step: Int, isRight: Bool) {
    if answers["\(lesson) \(step)"] == nil { add("\(isRight ? "right" : "wrong") \(lesson) \(step)") }
  }
  /// The lesson is begun anew; that it was done stays.
  public func beginAgain(_ lesson: String) { add("again \(lesson)") }

  private func add(_ line: String) {
    take(line.split(separator: " ").map(String.init))
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      problem = problem ?? String(cString: strerror(errno))
      return
    }
    defer { close(file) }
    // A line that was broken off is ended before the next one.
    var bytes = Array((Progress.isOpen(path) ? "\n" : "").utf8) + Array((line + "\n").utf8)
    let count = bytes.withUnsafeMutableBytes { write(file, $0.baseAddress!, $0.count) }
    if count < bytes.count { problem = problem ?? String(cString: strerror(count < 0 ? errno : ENOSPC)) }
  }

  /// Whether the file ends in the midst of a line.
  private static func isOpen(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var byte: UInt8 = 0
    return lseek(file, -1, Int32(SEEK_END)) >= 0 && Glibc.read(file, &byte, 1) == 1 && byte != UInt8(ascii: "\n")
  }

  private static func read(_ path: String) -> [UInt8]? {
    // What is no plain file may keep a reader waiting.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(Int(facts.st_size), mostBytes))
    let count = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
    return count < 0 ? nil : Array(bytes.prefix(count))
  }
}
