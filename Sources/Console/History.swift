import Glibc

/// The entries of earlier sessions: a file with an entry a line, oldest first.
///
/// Each entry is added by itself when it is entered, so that a crash loses nothing, and two prompts at once share the
/// file. Whatever is wrong with it, a history that can't be kept is no reason to bother anyone.
struct History {
  private let path: String?
  /// Oldest first, each once.
  private(set) var entries: [String] = []

  /// How many entries a new session knows, and how long one may be to be kept.
  private static let most = 2_000
  private static let longest = 100_000

  init(path: String?) {
    self.path = path
    guard let path, let bytes = History.contents(of: path) else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    entries = History.newest(lines.compactMap(History.entry(from:)))
    if lines.count > 2 * History.most { compact() }
  }

  /// `$XDG_STATE_HOME/zoetrope/history`, or the place where that is by default; nil without a home.
  static func standardPath() -> String? {
    // A relative path is to be ignored, says the specification.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/zoetrope/history" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/zoetrope/history"
  }

  /// False if the entry is the newest already.
  @discardableResult mutating func add(_ entry: String) -> Bool {
    guard entry != entries.last else { return false }
    entries.append(entry)
    if entry.utf8.count <= History.longest { append(History.line(for: entry)) }
    return true
  }

  // MARK: Lines

  /// An entry as one line: line breaks and backslashes are escaped.
  static func line(for entry: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): line += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): line += Array("\\n".utf8)
      case UInt8(ascii: "\r"): line += Array("\\r".utf8)
      default: line.append(byte)
      }
    }
    return line + [UInt8(ascii: "\n")]
  }

  /// The entry of a line; nil where the line is none that was written here.
  static func entry<Line: Collection>(from line: Line) -> String? where Line.Element == UInt8 {
    guard !line.isEmpty, line.count <= 2 * longest else { return nil }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r"): bytes.append(UInt8(ascii: "\r"))
        default: bytes.append(byte)
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == 0 {
        return nil
      } else {
        bytes.append(byte)
      }
    }
    // A line that was not written to its end.
    if isEscaped || bytes.isEmpty { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Each entry once, where it was entered last, and only so many.
  private static func newest(_ all: [String]) -> [String] {
    var seen = Set<String>()
    var result: [String] = []
    for entry in all.reversed() where seen.insert(entry).inserted {
      result.append(entry)
      if result.count == most { break }
    }
    return result.reversed()
  }

  // MARK: The file

  private static func contents(of path: String) -> [UInt8]? {
    // A named pipe in its place would wait for ever.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size < 1 << 30 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: Int(facts.st_size)) { buffer, count in
      while count < buffer.count {
        let got = read(file, buffer.baseAddress! + count, buffer.count - count)
        if got <= 0 { break }
        count += got
      }
    }
  }

  /// Opens the file and keeps other prompts out of it until it is closed.
  ///
  /// - Parameter evenUnlocked: when somebody has kept it for himself for a quarter of a second, it is opened all the same.
  private static func openLocked(_ path: String, evenUnlocked: Bool) -> Int32? {
    while true {
      let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard file >= 0 else { return nil }
      var opened = stat()
      var named = stat()
      guard lock(file) || evenUnlocked, fstat(file, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG else {
        close(file)
        return nil
      }
      // Another prompt may have put a shorter file in its place meanwhile.
      if stat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev { return file }
      close(file)
    }
  }

  private static func lock(_ file: Int32) -> Bool {
    for _ in 0..<25 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      if errno != EWOULDBLOCK, errno != EINTR { return false }
      usleep(10_000)
    }
    return false
  }

  /// A line is written at once and at the end, which needs no lock; only a prompt that just puts a shorter file in the place of this
  /// one would lose it.
  private func append(_ line: [UInt8]) {
    guard let path else { return }
    if History.contents(of: path) == nil { History.makeFolder(for: path) }
    guard let file = History.openLocked(path, evenUnlocked: true) else { return }
    defer { close(file) }
    var last: UInt8 = 0
    let end = lseek(file, 0, SEEK_END)
    // A line that was not written to its end must not swallow this one.
    let isTorn = end > 0 && pread(file, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
    let bytes = (isTorn ? [UInt8(ascii: "\n")] : []) + line
    _ = write(file, bytes, bytes.count)
  }

  /// Writes the file anew with what is remembered of it, beside it first, so that it is whole at any time.
  private func compact() {
    guard let path, let file = History.openLocked(path, evenUnlocked: false) else { return }
    defer { close(file) }
    let draft = path + ".\(getpid())"
    let new = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard new >= 0 else { return }
    let current = History.contents(of: path) ?? []
    let lines = current.split(separator: UInt8(ascii: "\n")).compactMap(History.entry(from:))
    let bytes = History.newest(lines).flatMap(History.line(for:))
    let isWritten = write(new, bytes, bytes.count) == bytes.count && fsync(new) == 0
    close(new)
    if !isWritten || rename(draft, path) != 0 { unlink(draft) }
  }

  private static func makeFolder(for path: String) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }
}
