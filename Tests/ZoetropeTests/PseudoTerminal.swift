import Glibc

/// A program at a terminal of its own, as a person would sit before it.
final class PseudoTerminal {
  private let master: Int32
  let child: pid_t
  private(set) var screen: Screen
  /// Everything that came, colours too.
  private(set) var received: [UInt8] = []
  private var ended: Ending?
  private let rows: Int

  init(_ command: [String], environment: [String: String] = [:], columns: Int = 100, rows: Int = 40) {
    self.rows = rows
    screen = Screen(columns: columns)
    (master, child) = spawning.holding {
      var master: Int32 = 0
      var slave: Int32 = 0
      var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      var name = [CChar](repeating: 0, count: 256)
      precondition(openpty(&master, &slave, &name, nil, &size) == 0, "no pseudo-terminal to be had")
      _ = fcntl(master, F_SETFD, FD_CLOEXEC)
      let actions = FileActions()
      // Opened by the child, it becomes the child's controlling terminal: Ctrl-C reaches it.
      actions.open(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self), as: 0)
      actions.duplicate(0, as: 1)
      actions.duplicate(0, as: 2)
      let child = spawn(command, actions, environment: environment, inNewSession: true)
      close(slave)
      return (master, child)
    }
  }

  deinit {
    if ended == nil {
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
    }
    close(master)
  }

  /// Gives the window another size.
  func resize(columns: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    screen.columns = columns
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// Reads until the screen is as wanted; false if it is not within the time limit.
  @discardableResult
  func wait(upTo seconds: Double = 20, until isAsWanted: (Screen) -> Bool) -> Bool {
    let deadline = now() + seconds
    while !isAsWanted(screen) {
      let left = deadline - now()
      if left <= 0 || !readSome(within: left) { return isAsWanted(screen) }
    }
    return true
  }

  /// Reads until nothing more comes for a while.
  func waitForSilence(of seconds: Double = 0.4) {
    while readSome(within: seconds) {}
  }

  /// Reads on until the program ends.
  func waitForEnd(upTo seconds: Double = 20) -> Ending {
    let deadline = now() + seconds
    while now() < deadline {
      _ = readSome(within: 0.05)
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child {
        let ending = Ending(waitStatus: status)
        ended = ending
        return ending
      }
    }
    return .timedOut
  }

  private func readSome(within seconds: Double) -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, Int32(seconds * 1000) + 1) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &buffer, buffer.count)
    if count <= 0 { return false }
    screen.show(buffer[..<count])
    received += buffer[..<count]
    return true
  }
}
