import Diagnostics
import Glibc

/// A script read from a file or from standard input.
public enum ScriptFile {
  public enum Problem: Error {
    /// There is no such file, or it can't be read: why, in words.
    case unreadable(String)
    /// Machine code, a picture: no text at all. The place of the first byte that says so.
    case binary(offset: Int)
  }

  /// Places in a source are counted in 32 bits.
  private static let largest = Int(Int32.max) - 1

  /// - Parameter path: `-` stands for standard input.
  public static func read(_ path: String) throws(Problem) -> Source {
    if path == "-" { return Source(name: "<stdin>", text: try text(of: STDIN_FILENO)) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(reason(errno)) }
    defer { close(file) }
    return Source(name: path, text: try text(of: file))
  }

  /// The Swift files of a folder and of those within it, by name; of anything else only the path itself. Links to other folders
  /// are not followed: they may lead back.
  public static func paths(in path: String) -> [String] {
    guard isFolder(path), let folder = opendir(path) else { return [path] }
    defer { closedir(folder) }
    var result: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let whole = self.path(of: name, in: path)
      var facts = stat()
      if name.hasSuffix(".swift") {
        // Who would wait for what comes through a pipe that lies there?
        if stat(whole, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG { result.append(whole) }
      } else if lstat(whole, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
        result += paths(in: whole)
      }
    }
    return result.sorted()
  }

  public static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return path != "-" && stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a folder has the file whose statements run.
  public static func hasMain(_ folder: String) -> Bool { access(path(of: "main.swift", in: folder), F_OK) == 0 }

  /// Whether the files of a folder are one script: one of them is main.swift, or just one has a type that says `@main`.
  static func isScript(_ folder: String) -> Bool {
    if hasMain(folder) { return true }
    return isFolder(folder)
      && paths(in: folder).count { path in (try? read(path)).map { saysMain($0.text) } ?? false } == 1
  }

  /// Whether a line begins with `@main`.
  static func saysMain(_ text: [UInt8]) -> Bool {
    text.split(separator: UInt8(ascii: "\n")).contains { line in
      guard line.starts(with: "@main".utf8) else { return false }
      return line.dropFirst(5).first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") } ?? true
    }
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func text(of file: Int32) throws(Problem) -> [UInt8] {
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw .unreadable(reason(errno)) }
    if facts.st_mode & S_IFMT == S_IFDIR { throw .unreadable(reason(EISDIR)) }
    if facts.st_size > largest { throw .unreadable("it is larger than 2 GB") }
    // One more than the size, so that the end is met in the same turn.
    let expected = facts.st_mode & S_IFMT == S_IFREG ? Int(facts.st_size) + 1 : 1 << 16
    var text: [UInt8] = []
    var failure: Int32 = 0
    var isAtEnd = false
    while !isAtEnd {
      let piece = [UInt8](unsafeUninitializedCapacity: text.isEmpty ? expected : 1 << 20) { buffer, count in
        while count < buffer.count {
          let got = Glibc.read(file, buffer.baseAddress! + count, buffer.count - count)
          if got < 0, errno == EINTR { continue }
          if got < 0 { failure = errno }
          if got <= 0 {
            isAtEnd = true
            break
          }
          count += got
        }
      }
      if failure != 0 { throw .unreadable(reason(failure)) }
      // Before more of it is read: what has no end is rarely a text.
      if let offset = binaryOffset(piece) { throw .binary(offset: text.count + offset) }
      if text.isEmpty { text = piece } else { text += piece }
      if text.count > largest { throw .unreadable("it is larger than 2 GB") }
    }
    return text
  }

  /// No text has a NUL byte in it.
  private static func binaryOffset(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, 0, bytes.count) else { return nil }
      return found - UnsafeMutableRawPointer(mutating: start)
    }
  }

  private static func reason(_ number: Int32) -> String {
    switch number {
    case ENOENT, ENOTDIR: "there is no such file"
    case EISDIR: "it is a directory, and has no main.swift"
    case EACCES: "permission denied"
    default: String(cString: strerror(number))
    }
  }
}
