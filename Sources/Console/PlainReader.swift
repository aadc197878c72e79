import Glibc
import Session

/// Lines read as the terminal hands them over, where there is no libedit or standard output is no terminal.
final class PlainReader: EntryReader {
  /// Bytes that came in behind the last line.
  private var pending: [UInt8] = []

  private enum LineRead {
    case line(String)
    case interrupted
    case end
  }

  /// Reads lines until they are a whole entry, or an empty one ends it.
  func readEntry(_ knowledge: EntryKnowledge) -> EntryRead {
    var entry = ""
    while true {
      let isFirst = entry.isEmpty
      switch readLine(isFirst ? .first : .more) {
      case .line(let line):
        if isFirst {
          if isBlank(line) { continue }
          entry = line
        } else {
          // In a text of several lines an empty one is part of it; a second one ends it all the same.
          if isBlank(line), !Nesting(entry).isInText || entry.hasSuffix("\n") { return .entry(trimmed(entry)) }
          entry += "\n" + (isBlank(line) ? "" : line)
        }
        if knowledge.isWhole(entry) { return .entry(entry) }
      case .interrupted: return .interrupted
      case .end:
        Stream.output.write("\n")
        // Ctrl-D in the midst of an entry leaves the entry, not the session.
        return isFirst ? .end : .interrupted
      }
    }
  }

  private func readLine(_ sign: PromptSign) -> LineRead {
    Stream.error.write(sign.shown + " ")
    Interrupts.clear()
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        return .line(line)
      }
      switch readMore() {
      case .some(true): continue
      case .some(false): return endOfInput()
      case nil:
        pending = []
        Stream.error.write("\n")
        return .interrupted
      }
    }
  }

  private func endOfInput() -> LineRead {
    guard !pending.isEmpty else { return .end }
    defer { pending = [] }
    return .line(String(decoding: pending, as: UTF8.self))
  }

  /// False at the end of the input, nil after Ctrl-C.
  private func readMore() -> Bool? {
    // Ctrl-C comes in only while waiting, so that none is lost just before.
    var blocked = sigset_t()
    var usual = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGINT)
    pthread_sigmask(SIG_BLOCK, &blocked, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    while true {
      if Interrupts.wasHeard { return nil }
      var input = fd_set()
      withUnsafeMutableBytes(of: &input) { $0[0] = 1 << STDIN_FILENO }
      var open = usual
      sigdelset(&open, SIGINT)
      guard pselect(STDIN_FILENO + 1, &input, nil, nil, nil, &open) > 0 else {
        if errno == EINTR { continue }
        return false
      }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      pending += buffer[..<count]
      return true
    }
  }
}
