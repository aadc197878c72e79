import Glibc
import Machine

/// Standard input, line by line.
struct LineReader {
  enum Line {
    case line([UInt8])
    /// It was longer than any request; all of it has been read over.
    case tooLong
    /// The end of the input, with what stood behind the last line feed.
    case end(rest: Int)
    /// A signal, where somebody waits for one.
    case interrupted
  }

  /// In bytes. An entry of this length is longer than anything that is written by hand.
  static let longest = 16 << 20

  private var bytes: [UInt8] = []
  /// What of them has been given away, and what of the rest has no line feed in it.
  private var start = 0
  private var searched = 0
  /// The rest of a line that is too long is read over.
  private var isSkipping = false

  /// - Parameter heedsInterrupts: whether Ctrl-C ends the waiting.
  mutating func next(heedsInterrupts: Bool = false) -> Line {
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = bytes[start..<end]
        (start, searched) = (end + 1, end + 1)
        if isSkipping {
          isSkipping = false
          return .tooLong
        }
        // An empty line between two requests is no request.
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0d || $0 == 0x09 }) { continue }
        return line.count > LineReader.longest ? .tooLong : .line(Array(line))
      }
      bytes.removeSubrange(..<start)
      start = 0
      if bytes.count > LineReader.longest {
        bytes.removeAll()
        isSkipping = true
      }
      searched = bytes.count
      // A signal may come just before the waiting begins, and would not end that.
      while heedsInterrupts {
        if Interrupt.isRequested { return .interrupted }
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if poll(&input, 1, 50) > 0 { break }
      }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count > 0 {
        if isSkipping, let end = piece[..<count].firstIndex(of: UInt8(ascii: "\n")) {
          bytes += piece[end..<count]
        } else if !isSkipping {
          bytes += piece[..<count]
        }
      } else if count == 0 {
        return .end(rest: isSkipping ? LineReader.longest : bytes.count)
      } else if errno == EAGAIN {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        _ = poll(&input, 1, -1)
      } else if errno != EINTR {
        return .end(rest: bytes.count)
      }
    }
  }
}
