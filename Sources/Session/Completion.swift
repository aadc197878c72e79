import Checking
import Diagnostics
import Syntax

/// What may follow a line that is being typed.
public struct Completion {
  /// The beginning of the name that stands before the cursor.
  public let prefix: String
  public let candidates: [CompletionCandidate]
}

extension Interpreter {
  /// The names that complete a line up to the cursor; none inside of a string or comment, or where no name can stand.
  public func completion(of line: String) -> Completion {
    let bytes = Array(line.utf8)
    if isComment(bytes) { return Completion(prefix: "", candidates: []) }
    var start = bytes.count
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    let prefix = String(decoding: bytes[start...], as: UTF8.self)
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else {
      // A number, or a label of something else.
      if prefix.isEmpty || prefix.first?.isNumber == true { return Completion(prefix: prefix, candidates: []) }
      return Completion(prefix: prefix, candidates: names(prefix))
    }
    guard var base = baseExpression(bytes[..<(start - 1)]) else { return Completion(prefix: prefix, candidates: []) }
    // Behind a question mark stand the members of what is in the optional.
    if base.last == "?" { base = base.dropLast() + "!" }
    return Completion(prefix: prefix, candidates: members(prefix, of: base))
  }

  /// Whether a comment has begun on the line.
  private func isComment(_ bytes: [UInt8]) -> Bool {
    var isInString = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") { isInString.toggle() }
      if !isInString, byte == UInt8(ascii: "/"), index > 0, bytes[index - 1] == byte { return true }
    }
    return false
  }

  private func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  /// The expression that ends here: names, members, calls and subscripts, back to what can't belong to it.
  private func baseExpression(_ bytes: ArraySlice<UInt8>) -> String? {
    var index = bytes.endIndex
    while index > bytes.startIndex {
      let byte = bytes[index - 1]
      if isPart(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        index -= 1
      } else if let opening = opening(of: byte) {
        guard let place = matching(opening, byte, bytes[..<(index - 1)]) else { return nil }
        index = place
        // Before a trailing closure there is a blank.
        if byte == UInt8(ascii: "}") {
          while index > bytes.startIndex, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
        }
      } else if byte == UInt8(ascii: "\"") {
        guard let place = bytes[..<(index - 1)].lastIndex(of: byte) else { return nil }
        index = place
      } else {
        break
      }
    }
    return index == bytes.endIndex ? nil : String(decoding: bytes[index...], as: UTF8.self)
  }

  private func opening(of closing: UInt8) -> UInt8? {
    switch closing {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    default: nil
    }
  }

  private func matching(_ opening: UInt8, _ closing: UInt8, _ bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 1
    for index in bytes.indices.reversed() {
      if bytes[index] == closing { depth += 1 }
      if bytes[index] == opening { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
