import Glibc
import class Machine.Output

/// Writes a file so that the one which was there stays until all of the new one is.
public enum OutputFile {
  /// - Returns: 0, or `errno` where it can't be written.
  public static func write(_ text: String, to path: String) -> Int32 {
    if let problem = problem(with: path) { return problem }
    var facts = stat()
    let isThere = stat(path, &facts) == 0
    // A device or a pipe can't be put in the place of another.
    if isThere, facts.st_mode & S_IFMT != S_IFREG { return writing(text, to: path, O_WRONLY, 0) }
    let target = isThere ? resolved(path) : path
    let temporary = "\(target).\(getpid()).new"
    let mode = isThere ? facts.st_mode & 0o777 : 0o666
    var problem = writing(text, to: temporary, O_WRONLY | O_CREAT | O_EXCL, mode)
    if problem == 0, rename(temporary, target) != 0 { problem = errno }
    if problem != 0 { unlink(temporary) }
    return problem
  }

  /// What stands in the way of writing there, as far as can be told beforehand.
  public static func problem(with path: String) -> Int32? {
    var facts = stat()
    if stat(path, &facts) == 0 {
      if facts.st_mode & S_IFMT == S_IFDIR { return EISDIR }
      return access(path, W_OK) == 0 ? nil : errno
    }
    let folder = folder(of: path)
    guard stat(folder, &facts) == 0 else { return errno }
    return facts.st_mode & S_IFMT == S_IFDIR ? nil : ENOTDIR
  }

  /// What is wrong, in words.
  public static func words(for problem: Int32) -> String {
    switch problem {
    case ENOENT, ENOTDIR: "there is no such folder"
    case EISDIR: "it is a directory"
    default: String(cString: strerror(problem))
    }
  }

  /// The folder that a file is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Where a link leads.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func writing(_ text: String, to path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    let file = open(path, flags | O_CLOEXEC, mode)
    guard file >= 0 else { return errno }
    var text = text
    var problem = text.withUTF8 { Output.write(UnsafeRawBufferPointer($0), to: file) }
    if flags & O_EXCL != 0, problem == 0, fsync(file) != 0 { problem = errno }
    if close(file) != 0, problem == 0 { problem = errno }
    return problem
  }
}
