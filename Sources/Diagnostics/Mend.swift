/// How a message is followed: an edit that is known by its relation to the diagnostic's place.
public enum Mend {
  /// The place itself reads otherwise.
  case replace(String)
  /// The same, where what was called is a property: empty parentheses behind it go.
  case property(String)
  /// A call by a name with labels, `systemFont(ofSize:)`: the arguments behind the place get these.
  case call(String)
  case insertBefore(String)
  case insertBehind(String)
  /// A label goes, with its colon.
  case dropLabel
  /// Empty parentheses behind the place go.
  case dropCall
  /// A word stands before the declaration whose name is at the place, behind attributes and other words.
  case declare(String)
  /// The keyword before the name at the place is another one, or none.
  case keyword(String?)
  /// The label at the place is another one.
  case label(String, with: String)
  /// A module is imported at the top of the file.
  case importing(String)
  /// Lines stand first in the braces behind the place.
  case members([String])
  /// Lines stand behind the place, as deep as the line that it ends.
  case cases([String])
  /// `try` stands before the expression that begins at the place, and before its `await`.
  case attempt

  /// - Returns: nil where the text at the place is not what the message speaks of: then nothing is to be changed blindly.
  func fix(at span: Span) -> Fix? {
    if span.source.isLibrary { return nil }
    switch self {
    case .replace(let text): return span.start < span.end ? Fix(span, text) : nil
    case .property(let text):
      let behind = Span(span.source, Int(span.end), min(Int(span.end) + 2, span.source.text.count))
      return Fix(behind.text == "()" ? span.through(behind) : span, text)
    case .call(let name): return relabelled(name, at: span)
    case .insertBefore(let text): return Fix(Span(span.source, Int(span.start), Int(span.start)), text)
    case .insertBehind(let text): return Fix(Span(span.source, Int(span.end), Int(span.end)), text)
    case .dropLabel:
      let end = behindColon(span)
      return end.map { Fix(Span(span.source, Int(span.start), $0), "") }
    case .dropCall:
      let behind = Span(span.source, Int(span.end), min(Int(span.end) + 2, span.source.text.count))
      return behind.text == "()" ? Fix(behind, "") : nil
    case .declare(let word):
      let text = span.source.text
      func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "@"): true
        default: false
        }
      }
      var start = Int(span.start)
      var next = start
      while next > 0, isWord(text[next - 1]) || text[next - 1] == UInt8(ascii: " ") {
        next -= 1
        if isWord(text[next]) { start = next }
      }
      return start < span.start ? Fix(Span(span.source, start, start), word + " ") : nil
    case .keyword(let word):
      let text = span.source.text
      var end = Int(span.start)
      while end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
      var start = end
      while start > 0, text[start - 1] >= UInt8(ascii: "a"), text[start - 1] <= UInt8(ascii: "z") { start -= 1 }
      let keyword = Span(span.source, start, end)
      guard ["let", "var"].contains(keyword.text) else { return nil }
      return word.map { Fix(keyword, $0) } ?? Fix(Span(span.source, start, Int(span.start)), "")
    case .label(let label, let other): return span.text == label ? Fix(span, other) : nil
    case .importing(let module):
      // Behind the line that says who runs the script.
      let isProgram = span.source.text.starts(with: "#!".utf8)
      let start = isProgram && span.source.lineStarts.count > 1 ? span.source.lineStarts[1] : 0
      return Fix(Span(span.source, start, start), "import \(module)\n")
    case .members(let lines): return members(lines, behind: span)
    case .cases(let lines):
      let indentation = Self.indentation(at: Int(span.start), in: span.source)
      let text = lines.map { "\n" + indentation + $0 }.joined()
      return Fix(Span(span.source, Int(span.end), Int(span.end)), text)
    case .attempt: return attempt(at: span)
    }
  }

  // MARK: Whole lines

  private static func indentation(at offset: Int, in source: Source) -> String {
    let start = source.lineStarts.last { $0 <= offset } ?? 0
    let blanks = source.text[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  private func members(_ lines: [String], behind span: Span) -> Fix? {
    let text = span.source.text
    guard let brace = text[Int(span.end)...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let outer = Self.indentation(at: Int(span.start), in: span.source)
    let behind = text[(brace + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    let rest = String(decoding: behind, as: UTF8.self).filter { $0 != " " }
    var inner = outer + "  "
    // As deep as what stands there already.
    if rest.isEmpty, let next = span.source.lineStarts.first(where: { $0 > brace }) {
      let indentation = Self.indentation(at: next, in: span.source)
      if indentation.count > outer.count { inner = indentation }
    }
    let all = lines.map { "\n" + inner + $0 }.joined()
    return Fix(Span(span.source, brace + 1, brace + 1), rest.isEmpty ? all : all + "\n" + outer)
  }

  // MARK: Errors

  /// Where `try` is not at the beginning, an operator stands before it, on whose right it must not be.
  private func attempt(at span: Span) -> Fix? {
    let text = span.source.text
    func behindBlanks(_ end: Int) -> Int {
      var end = end
      while end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
      return end
    }
    var start = Int(span.start)
    var end = behindBlanks(start)
    func word() -> String {
      var first = end
      while first > 0, text[first - 1] >= UInt8(ascii: "a"), text[first - 1] <= UInt8(ascii: "z") { first -= 1 }
      return String(decoding: text[first..<end], as: UTF8.self)
    }
    if word() == "await" {
      start = end - 5
      end = behindBlanks(start)
    }
    let mayFollow = end == 0 || "\n={([,:;".utf8.contains(text[end - 1])
    guard mayFollow || ["return", "in", "if", "while", "switch"].contains(word()) else { return nil }
    return Fix(Span(span.source, start, start), "try ")
  }

  /// The name and the arguments behind it, as they are called today; nil where there are not as many.
  private func relabelled(_ name: String, at span: Span) -> Fix? {
    guard let opening = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
    let labels = name[name.index(after: opening)...].dropLast().split(separator: ":").map(String.init)
    guard let (arguments, end) = arguments(behind: span) else {
      return labels.isEmpty ? Fix(span, name) : nil
    }
    guard arguments.count == labels.count else { return nil }
    let parts = zip(labels, arguments).map { label, argument in (label == "_" ? "" : label + ": ") + argument }
    return Fix(span.through(Span(span.source, end, end)), name[..<opening] + "(" + parts.joined(separator: ", ") + ")")
  }

  /// What stands in the parentheses behind a name, argument by argument and without labels, and where they end.
  private func arguments(behind span: Span) -> (arguments: [String], end: Int)? {
    let text = span.source.text
    var index = Int(span.end)
    guard index < text.count, text[index] == UInt8(ascii: "(") else { return nil }
    index += 1
    var result: [String] = []
    var start = index
    var depth = 0
    var isInText = false
    func argument() -> String? {
      let words = Span(span.source, start, index).text.drop { $0.isWhitespace }
      let label = words.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = words.dropFirst(label.count)
      let value = label.isEmpty || !rest.hasPrefix(":") ? words : rest.dropFirst().drop { $0.isWhitespace }
      return value.isEmpty ? nil : String(value)
    }
    while index < text.count {
      switch (text[index], isInText) {
      case (UInt8(ascii: "\\"), true):
        // What is put into a text has texts of its own: nothing is changed blindly.
        if index + 1 < text.count, text[index + 1] == UInt8(ascii: "(") { return nil }
        index += 1
      case (UInt8(ascii: "\""), _): isInText.toggle()
      case (_, true): break
      case (UInt8(ascii: "("), _), (UInt8(ascii: "["), _), (UInt8(ascii: "{"), _): depth += 1
      case (UInt8(ascii: ")"), _) where depth == 0:
        if let last = argument() { result.append(last) }
        return (result, index + 1)
      case (UInt8(ascii: ")"), _), (UInt8(ascii: "]"), _), (UInt8(ascii: "}"), _): depth -= 1
      case (UInt8(ascii: ","), _) where depth == 0:
        guard let next = argument() else { return nil }
        result.append(next)
        start = index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private func behindColon(_ span: Span) -> Int? {
    let text = span.source.text
    var end = Int(span.end)
    while end < text.count, text[end] == UInt8(ascii: " ") { end += 1 }
    guard end < text.count, text[end] == UInt8(ascii: ":") else { return nil }
    end += 1
    while end < text.count, text[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}
