import Glibc
import class Machine.Output

/// Standard output and standard error, for what Zoetrope itself has to say.
public enum Stream {
  case output, error

  public var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How wide the window is, where it goes to one.
  var columns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The window; as terminals were once, where nothing is known of it.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes the whole text; answers 0, or `errno` where it can't be written.
  @discardableResult public func write(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8(write)
  }

  /// Writes all bytes; answers 0, or `errno` where they can't be written.
  @discardableResult func write(_ bytes: [UInt8]) -> Int32 { bytes.withUnsafeBufferPointer(write) }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    Output.write(UnsafeRawBufferPointer(bytes), to: descriptor)
  }

  /// Whether there is a pipe whose reader has gone: then nobody wants to hear of it.
  public var hasLostReader: Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLERR | POLLHUP) != 0
  }
}

/// The value of an environment variable; an empty one counts as none.
public func environment(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}

/// When to colour.
public enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// `--color` beats `NO_COLOR`, which beats `FORCE_COLOR`, which beats whether it is a terminal.
  public func applies(to stream: Stream) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR") != nil { return false }
      if let force = environment("FORCE_COLOR") { return force != "0" }
      return stream.isTerminal && environment("TERM") != "dumb"
    }
  }
}
