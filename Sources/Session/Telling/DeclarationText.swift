import Diagnostics

/// What a declaration says before its body, and the comment above it.
public struct DeclarationText {
  /// `public func map<T>(_ transform: (Element) -> T) -> [T]`
  public let head: String
  /// The lines of the comment, without their slashes.
  public let comment: [String]

  public init(_ place: Span) {
    comment = DeclarationText.comment(above: place)
    // Of an enum's case only the name is known: the line says more.
    let text = place.text.contains(" ") ? place.text : place.source.lineText(place.line)
    head = DeclarationText.head(of: DeclarationText.withoutOwnAttributes(text))
  }

  /// Up to the body, on one line.
  private static func head(of text: String) -> String {
    var result = ""
    var depth = 0
    var isInString = false
    var rest = text[...]
    while let character = rest.first {
      if character == "\"" { isInString.toggle() }
      if !isInString {
        if character == "(" || character == "[" { depth += 1 }
        if character == ")" || character == "]" { depth -= 1 }
        if character == "{", depth == 0 { break }
      }
      rest.removeFirst()
      // Written on several lines, it is told on one.
      let shown: Character = character == "\n" || character == "\t" ? " " : character
      if shown == " ", result.isEmpty || result.last == " " || result.last == "(" { continue }
      if shown == ")", result.last == " " { result.removeLast() }
      result.append(shown)
    }
    while result.last == " " { result.removeLast() }
    // What a protocol asks of a property is no body.
    let words = rest.split { " {}\n".contains($0) }
    let isAsked = !words.isEmpty && words.allSatisfy { ["get", "set", "throws", "async", "mutating"].contains($0) }
    return isAsked ? result + " { " + words.joined(separator: " ") + " }" : result
  }

  /// The library's own attributes are nobody else's business.
  private static func withoutOwnAttributes(_ text: String) -> String {
    var rest = text.drop { $0 == " " || $0 == "\n" }
    while rest.hasPrefix("@_") {
      rest = rest.drop { $0 != " " && $0 != "\n" && $0 != "(" }
      if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop { $0 == " " || $0 == "\n" }
    }
    return String(rest)
  }

  public static func comment(above place: Span) -> [String] {
    var comment: [String] = []
    var line = place.line - 1
    while line >= 1 {
      let text = place.source.lineText(line).drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("///") else { break }
      comment.append(String(text.dropFirst(3).drop { $0 == " " }))
      line -= 1
    }
    return comment.reversed()
  }
}
