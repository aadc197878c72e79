/// What a text that is not complete stops inside of, roughly, so that the next line can be indented. Whether it is
/// complete is for the parser to say.
struct Nesting {
  /// How many brackets are open.
  private(set) var depth = 0
  /// The text stops inside a literal or a comment of several lines, where blanks and empty lines count.
  private(set) var isInText = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    /// The brackets that are open; a string that is interrupted by an interpolation among them.
    var open: [Opened] = []
    var index = 0

    func hasPrefix(_ text: StaticString) -> Bool {
      guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
      for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
      return true
    }

    while index < bytes.count {
      let byte = bytes[index]
      switch open.last {
      case .comment:
        if hasPrefix("*/") {
          open.removeLast()
          index += 1
        } else if hasPrefix("/*") {
          open.append(.comment)
          index += 1
        }
      case .block where hasPrefix("\"\"\""):
        open.removeLast()
        index += 2
      case .block where hasPrefix("\\("), .string where hasPrefix("\\("):
        open.append(.bracket)
        index += 1
      case .block where byte == UInt8(ascii: "\\"), .string where byte == UInt8(ascii: "\\"): index += 1
      case .string where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n"): open.removeLast()
      case .block, .string: break
      default:
        if hasPrefix("//") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else if hasPrefix("/*") {
          open.append(.comment)
          index += 1
        } else if hasPrefix("\"\"\"") {
          open.append(.block)
          index += 2
        } else {
          Nesting.note(byte, &open)
        }
      }
      index += 1
    }
    depth = open.filter { $0 == .bracket }.count
    isInText = open.last == .block || open.last == .comment
  }

  private enum Opened { case bracket, string, block, comment }

  private static func note(_ byte: UInt8, _ open: inout [Opened]) {
    switch byte {
    case UInt8(ascii: "\""): open.append(.string)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(.bracket)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if open.last == .bracket { open.removeLast() }
    default: break
    }
  }
}
