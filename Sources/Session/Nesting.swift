/// What a text that is not complete stops inside of, roughly, so that the next line can be indented, and what would close it.
/// Whether it is complete is for the parser to say.
public struct Nesting {
  /// How many brackets are open.
  public private(set) var depth = 0
  /// The text stops inside a literal or a comment of several lines, where blanks and empty lines count.
  public private(set) var isInText = false
  /// The text stops where no code stands: inside of any literal or comment.
  public private(set) var isOutsideCode = false
  /// What would close all that is open.
  public private(set) var closings = ""

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    /// The brackets that are open; a string that is interrupted by an interpolation among them.
    var open: [Opened] = []
    var index = 0
    var isInLineComment = false

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
        open.append(.bracket(closing: ")"))
        index += 1
      case .block where byte == UInt8(ascii: "\\"), .string where byte == UInt8(ascii: "\\"): index += 1
      case .string where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n"): open.removeLast()
      case .block, .string: break
      default:
        if hasPrefix("//") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
          isInLineComment = index == bytes.count
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
    depth = open.count { if case .bracket = $0 { true } else { false } }
    isInText = open.last == .block || open.last == .comment
    isOutsideCode = isInLineComment || isInText || open.last == .string
    closings = open.reversed().map(\.closing).joined()
  }

  private enum Opened: Equatable {
    case bracket(closing: String)
    case string, block, comment

    var closing: String {
      switch self {
      case .bracket(let closing): closing
      case .string: "\""
      case .block: "\n\"\"\""
      case .comment: "*/"
      }
    }
  }

  private static func note(_ byte: UInt8, _ open: inout [Opened]) {
    switch byte {
    case UInt8(ascii: "\""): open.append(.string)
    case UInt8(ascii: "("): open.append(.bracket(closing: ")"))
    case UInt8(ascii: "["): open.append(.bracket(closing: "]"))
    case UInt8(ascii: "{"): open.append(.bracket(closing: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if case .bracket = open.last { open.removeLast() }
    default: break
    }
  }
}
