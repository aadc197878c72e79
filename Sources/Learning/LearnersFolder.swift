import Glibc

/// Where a learner's files are. They are the learner's: nothing here writes over one.
public struct LearnersFolder {
  public let path: String

  public enum Reading {
    case text(String)
    /// The file is gone.
    case missing
    /// It can't be read as a text: why, in words.
    case unreadable(String)
  }

  /// More than this nobody has typed.
  private static let mostBytes = 4 << 20

  /// - Parameter path: the folder that has one for each course.
  public init(_ path: String, course: String) { self.path = "\(path)/\(course)" }

  public func file(of lesson: String) -> String { "\(path)/\(lesson).swift" }
  public var progressFile: String { "\(path)/progress" }

  /// Makes the folder, as far as it can be made.
  public func prepare() { _ = makeFolders() }

  /// Puts the beginning of a lesson there, where there is no file of that name yet.
  ///
  /// - Returns: what stands in the way, in words.
  public func begin(_ lesson: String, with text: String) -> String? {
    let name = file(of: lesson)
    if access(name, F_OK) == 0 { return nil }
    if let problem = makeFolders() { return problem }
    let handle = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard handle >= 0 else { return errno == EEXIST ? nil : words(errno) }
    var bytes = Array(text.utf8)
    let count = bytes.withUnsafeMutableBytes { write(handle, $0.baseAddress, $0.count) }
    let number = errno
    close(handle)
    if count == bytes.count { return nil }
    // Half a beginning is none.
    unlink(name)
    return words(count < 0 ? number : ENOSPC)
  }

  /// Puts the beginning of a lesson in the place of the learner's file, which is kept beside it.
  ///
  /// - Returns: where the old one is now, or what stands in the way.
  public func reset(_ lesson: String, to text: String) -> Result<String?, Problem> {
    let name = file(of: lesson)
    var kept: String?
    if access(name, F_OK) == 0 {
      var number = 1
      while access("\(path)/\(lesson).\(number).swift", F_OK) == 0 { number += 1 }
      let other = "\(path)/\(lesson).\(number).swift"
      guard rename(name, other) == 0 else { return .failure(Problem(words: words(errno))) }
      kept = other
    }
    if let problem = begin(lesson, with: text) { return .failure(Problem(words: problem)) }
    return .success(kept)
  }

  public struct Problem: Error { public let words: String }

  public func read(_ lesson: String) -> Reading {
    let handle = open(file(of: lesson), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard handle >= 0 else { return errno == ENOENT ? .missing : .unreadable(words(errno)) }
    defer { close(handle) }
    var facts = stat()
    guard fstat(handle, &facts) == 0 else { return .unreadable(words(errno)) }
    if facts.st_mode & S_IFMT == S_IFDIR { return .unreadable("it is a folder") }
    if facts.st_mode & S_IFMT != S_IFREG { return .unreadable("it is no plain file") }
    if facts.st_size > LearnersFolder.mostBytes { return .unreadable("it is too large for a lesson") }
    var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
    let count = bytes.withUnsafeMutableBytes { Glibc.read(handle, $0.baseAddress, $0.count) }
    if count < 0 { return .unreadable(words(errno)) }
    bytes.removeLast(bytes.count - count)
    if bytes.contains(0) { return .unreadable("it is no text") }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  /// What tells one version of a learner's file from another; nil where there is none.
  public func stamp(_ lesson: String) -> [Int]? {
    var facts = stat()
    guard stat(file(of: lesson), &facts) == 0 else { return nil }
    return [Int(facts.st_ino), Int(facts.st_size), facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec]
  }

  private func makeFolders() -> String? {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made == "/" ? String(part) : "/" + part
      if mkdir(made, 0o777) != 0, errno != EEXIST, access(made, F_OK) != 0 { return words(errno) }
    }
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR ? nil : "`\(path)` is no folder"
  }

  private func words(_ number: Int32) -> String {
    switch number {
    case ENOTDIR, EEXIST: "`\(path)` is no folder"
    case EISDIR: "it is a folder"
    default: String(cString: strerror(number))
    }
  }
}
