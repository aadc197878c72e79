import Glibc

/// A fault of Zoetrope's own ends an entry and not the session: what was entered before is kept in a file without a name, and the
/// handler of the fault begins the program anew, which computes it again.
public enum Rescue {
  private static let variable = "ZOETROPE_RESUME"

  /// Made beforehand: the handler may not ask for memory.
  private struct Relaunch {
    var file: Int32 = -1
    /// Where the program lies, which is its name for the system too.
    var program: UnsafeMutablePointer<CChar>?
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  }

  nonisolated(unsafe) private static let relaunch = {
    let relaunch = UnsafeMutablePointer<Relaunch>.allocate(capacity: 1)
    relaunch.initialize(to: Relaunch())
    return relaunch
  }()

  /// From now on a fault begins the program anew. Where there is no room for a file, all stays as it was.
  static func prepare() {
    guard let stream = tmpfile() else { return }
    let file = fileno(stream)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let value = next.pointee {
      variables.append(value)
      next += 1
    }
    variables += [strdup("\(variable)=\(file)"), nil]
    let environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: variables.count)
    environment.initialize(from: variables, count: variables.count)
    relaunch.pointee = Relaunch(
      file: file, program: realpath("/proc/self/exe", nil), arguments: CommandLine.unsafeArgv, environment: environment)
  }

  static func keep(_ journal: [UInt8]) {
    let file = relaunch.pointee.file
    guard file >= 0 else { return }
    // Where there is no room for all of it, what was kept before is a part of it, and stays.
    var offset = 0
    while offset < journal.count {
      let count = journal[offset...].withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(offset)) }
      guard count > 0 else { return }
      offset += count
    }
    ftruncate(file, off_t(journal.count))
  }

  /// What the process before this one has kept, if a fault ended it.
  static func kept() -> [UInt8]? {
    guard let file = environment(variable).flatMap({ Int32($0) }) else { return nil }
    unsetenv(variable)
    defer { close(file) }
    var known = stat()
    guard fstat(file, &known) == 0, known.st_nlink == 0 else { return nil }
    var journal = [UInt8](repeating: 0, count: Int(known.st_size))
    let count = journal.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    return count == journal.count ? journal : nil
  }

  /// Called by the handler of a fault, as the last thing; returns where there is nothing to go on with.
  public static func begin() {
    let known = relaunch.pointee
    guard known.file >= 0 else { return }
    relaunch.pointee.file = -1
    _ = fcntl(known.file, F_SETFD, 0)
    guard let program = known.program, let arguments = known.arguments, let environment = known.environment else {
      return
    }
    execve(program, arguments, environment)
  }

  /// Touches what the handler will need.
  public static func warm() { _ = relaunch }
}
