import Glibc
import class Machine.Output

/// Does something in a copy of the process, whose memory goes when it is done, and which nothing that it does can harm.
enum SeparateProcess {
  enum Ending {
    case answered([UInt8])
    /// It has ended by itself, and told why.
    case failed
    /// A signal has ended it, before it could say a word.
    case killed(by: Int32)
    /// There is no room for a second process.
    case impossible
  }

  /// - Parameter work: what it does there, and what it answers. It is the only thread.
  static func run(_ work: () -> [UInt8]) -> Ending {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .impossible }
    let child = fork()
    if child == 0 {
      close(ends[0])
      let answer = work()
      // Nobody may be there any more to take it.
      signal(SIGPIPE, SIG_IGN)
      send(answer, to: ends[1])
      _exit(0)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return .impossible }
    let answer = receive(from: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal != 0 ? .killed(by: signal) : status == 0 ? .answered(answer) : .failed
  }

  private static func send(_ bytes: [UInt8], to file: Int32) {
    _ = bytes.withUnsafeBytes { Output.write($0, to: file) }
  }

  private static func receive(from file: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
