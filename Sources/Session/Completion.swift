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
    while start > 0, ScriptWords.isPart(bytes[start - 1]) { start -= 1 }
    let prefix = String(decoding: bytes[start...], as: UTF8.self)
    func completion(_ candidates: [CompletionCandidate]) -> Completion {
      Completion(prefix: prefix, candidates: candidates)
    }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else {
      // A number has nothing to complete.
      if prefix.first?.isNumber == true { return completion([]) }
      let labels = labels(prefix, bytes[..<start])
      if prefix.isEmpty { return completion(labels) }
      let known = Set(labels.map(\.name))
      return completion(labels + names(prefix).filter { !known.contains($0.name) })
    }
    guard var base = baseExpression(bytes[..<(start - 1)]) else {
      return completion(implicitMembers(prefix, bytes[..<(start - 1)]))
    }
    // Behind a question mark stand the members of what is in the optional.
    if base.last == "?" { base = base.dropLast() + "!" }
    return completion(members(prefix, of: base))
  }

  /// The members that a question ends in: `Model.te`, of a type those of its values too. Nil where it does not end in one.
  public func completion(ofQuestion text: String) -> Completion? {
    let bytes = Array(text.utf8)
    var start = bytes.count
    while start > 0, ScriptWords.isPart(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "."), let base = baseExpression(bytes[..<(start - 1)]) else {
      return nil
    }
    let prefix = String(decoding: bytes[start...], as: UTF8.self)
    return Completion(prefix: prefix, candidates: members(prefix, of: base, ofInstances: true))
  }

  /// The name at a place in a text, with the value in front of it whose member it is.
  public struct Question {
    public let name: String
    /// As it can be asked about: `cell.model.text`.
    public let text: String
    /// The text up to the name's end.
    public let before: String
  }

  /// Nil where no name stands before the place or behind it.
  public func question(at place: String.Index, in text: String) -> Question? {
    let bytes = Array(text.utf8)
    var end = text.utf8.distance(from: text.startIndex, to: place)
    while end < bytes.count, ScriptWords.isPart(bytes[end]) { end += 1 }
    var start = end
    while start > 0, ScriptWords.isPart(bytes[start - 1]) { start -= 1 }
    guard start < end, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start]) else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let before = String(decoding: bytes[..<end], as: UTF8.self)
    guard start > 0, bytes[start - 1] == UInt8(ascii: "."), var base = baseExpression(bytes[..<(start - 1)]) else {
      return Question(name: name, text: name, before: before)
    }
    if base.last == "?" { base = base.dropLast() + "!" }
    return Question(name: name, text: "\(base).\(name)", before: before)
  }

  /// Types and protocols; without a beginning, those that the session declares.
  public func types(_ prefix: String, onlyProtocols: Bool) -> [CompletionCandidate] {
    checker.completions(ofTypes: prefix, onlyProtocols: onlyProtocols)
  }

  /// What the session itself declares.
  public func ownNames() -> [CompletionCandidate] { checker.completionsOfOwnNames() }

  /// Whether a name that stands alone is declared by an entry, or by what is imported.
  public func knows(_ name: String) -> Bool { checker.knows(name) }

  /// Whether a name is that of a member of one of some types.
  public func knows(_ name: String, asMemberOf types: Set<String>) -> Bool { checker.knows(name, asMemberOf: types) }

  /// Whether a text is the name of a type or of functions, and of no value.
  public func isTypeOrFunction(_ text: String) -> Bool {
    guard !text.isEmpty, text.first?.isNumber == false, text.utf8.allSatisfy(ScriptWords.isPart) else { return false }
    return checker.isTypeOrFunction(text)
  }

  /// The type of a name or of its members, `title.text.count`; nil for anything else, which may take its time.
  public func valueType(of text: String) -> String? {
    guard text.utf8.allSatisfy({ ScriptWords.isPart($0) || $0 == UInt8(ascii: ".") }), text.last != ".",
      let name = text.split(separator: ".").first, name.first?.isNumber == false, knows(String(name))
    else { return nil }
    return checker.valueType(of: parseQuestion(text))
  }

  /// The properties of a cell's model that can be set.
  public func completion(ofModel cell: Int, _ prefix: String) -> Completion {
    nameCell(cell)
    let all = members(prefix, of: Interpreter.name(ofCell: cell) + ".model")
    return Completion(prefix: prefix, candidates: all.filter { !$0.name.contains("(") })
  }

  // MARK: Calls

  /// The call in whose parentheses a line ends.
  private struct OpenCall {
    let callee: String
    /// How many arguments are complete.
    let count: Int
    /// What stands of the last one.
    let last: ArraySlice<UInt8>
  }

  private func openCall(_ bytes: ArraySlice<UInt8>) -> OpenCall? {
    var depth = 0
    var count = 0
    var lastStart: Int?
    var isInString = false
    for index in bytes.indices.reversed() {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if isInString { continue }
      switch byte {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth > 0 {
          depth -= 1
        } else {
          guard byte == UInt8(ascii: "("), let callee = baseExpression(bytes[..<index]) else { return nil }
          return OpenCall(callee: callee, count: count, last: bytes[(lastStart ?? index + 1)...])
        }
      case UInt8(ascii: ",") where depth == 0:
        count += 1
        if lastStart == nil { lastStart = index + 1 }
      default: break
      }
    }
    return nil
  }

  private func labels(_ prefix: String, _ bytes: ArraySlice<UInt8>) -> [CompletionCandidate] {
    guard let call = openCall(bytes), call.last.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return [] }
    return labels(prefix, callee: call.callee, after: call.count)
  }

  /// What `.name` can be: by the parameter, the type that is written, or the value that it is assigned to or compared with.
  private func implicitMembers(_ prefix: String, _ bytes: ArraySlice<UInt8>) -> [CompletionCandidate] {
    let text = String(decoding: bytes, as: UTF8.self)
    if let call = openCall(bytes) {
      let argument = String(decoding: call.last, as: UTF8.self).filter { $0 != " " }
      if argument.isEmpty || argument.last == ":" {
        let label = argument.isEmpty ? nil : String(argument.dropLast())
        return implicitMembers(prefix, callee: call.callee, label: label, after: call.count)
      }
    }
    guard let sign = text.last(where: { $0 != " " }), sign == "=" else { return [] }
    var left = text[..<(text.lastIndex(of: "=") ?? text.startIndex)]
    // `==` and `!=` compare.
    if left.last == "=" || left.last == "!" { left = left.dropLast() }
    while left.last == " " { left = left.dropLast() }
    if let colon = left.lastIndex(of: ":"), left.hasPrefix("let ") || left.hasPrefix("var ") {
      return implicitMembers(prefix, like: String(left[left.index(after: colon)...]))
    }
    guard let value = baseExpression(Array(left.utf8)[...]) else { return [] }
    return implicitMembers(prefix, like: value)
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

  /// The expression that ends here: names, members, calls and subscripts, back to what can't belong to it.
  private func baseExpression(_ bytes: ArraySlice<UInt8>) -> String? {
    var index = bytes.endIndex
    while index > bytes.startIndex {
      let byte = bytes[index - 1]
      if ScriptWords.isPart(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
      {
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
