import Glibc

/// Lines from standard input, for scripts. A Ctrl-C ends the waiting, and what the C library keeps for itself (that the input
/// has ended once, say) does not stand in the way of the next line.
public final class Input {
  private var bytes: [UInt8] = []

  public init() {}

  /// Nil at the end of the input, or where Ctrl-C came first.
  public func readLine(strippingNewline: Bool) -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) { return take(end + 1, strippingNewline) }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count > 0 {
        bytes += piece[..<count]
      } else if count == 0 || errno != EINTR || Interrupt.flag.pointee != 0 {
        return bytes.isEmpty || count < 0 ? nil : take(bytes.count, strippingNewline)
      }
    }
  }

  private func take(_ count: Int, _ strippingNewline: Bool) -> String {
    var line = bytes[..<count]
    if strippingNewline, line.last == UInt8(ascii: "\n") {
      line.removeLast()
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
    }
    defer { bytes.removeSubrange(..<count) }
    return String(decoding: line, as: UTF8.self)
  }
}
