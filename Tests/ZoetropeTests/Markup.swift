/// What is wrong with a text as XML, as far as films go: tags that do not fit, characters that may not be there. And its elements.
struct Markup {
  private(set) var problem: String?
  private(set) var elements: [String: Int] = [:]

  init(_ text: String) {
    var open: [String] = []
    var rest = Substring(text)
    while problem == nil, let character = rest.first {
      if character == "<" {
        guard let end = Markup.end(of: rest) else {
          problem = "a tag without an end: \(rest.prefix(40))"
          break
        }
        read(tag: String(rest[rest.index(after: rest.startIndex)..<end]), &open)
        rest = rest[rest.index(after: end)...]
      } else {
        let run = rest.prefix { $0 != "<" }
        checkText(run)
        rest = rest[run.endIndex...]
      }
    }
    if problem == nil, !open.isEmpty { problem = "not closed: \(open)" }
    for scalar in text.unicodeScalars where !Markup.isAllowed(scalar) {
      problem = problem ?? "a character that may not be there: \(scalar.value)"
    }
  }

  /// The `>` of a tag, which may have others within quotes.
  private static func end(of text: Substring) -> Substring.Index? {
    var isQuoted = false
    for index in text.indices {
      if text[index] == "\"" { isQuoted.toggle() }
      if text[index] == ">", !isQuoted { return index }
    }
    return nil
  }

  private mutating func read(tag: String, _ open: inout [String]) {
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      if open.popLast() != name { problem = "closed without being open: \(name)" }
      return
    }
    let name = String(tag.prefix { $0.isLetter })
    if name.isEmpty { problem = "no name: <\(tag.prefix(40))" }
    elements[name, default: 0] += 1
    if !tag.hasSuffix("/") { open.append(name) }
    let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
    if pieces.count % 2 == 0 { problem = "quotes that do not fit: <\(tag.prefix(80))" }
    for (index, piece) in pieces.enumerated() {
      if index % 2 == 1 {
        if piece.contains("<") { problem = "a `<` in a value: \(piece.prefix(40))" }
        checkText(piece)
      }
    }
  }

  /// An ampersand begins the name of a character.
  private mutating func checkText(_ text: Substring) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0 != ";" }
      if !["amp", "lt", "gt", "quot", "#39"].contains(name) { problem = "an ampersand: &\(part.prefix(20))" }
    }
    if text.contains("]]>") { problem = "an end of character data" }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0x20...0x7E, 0xA0...0xFFFD, 0x10000...: true
    default: false
    }
  }
}
