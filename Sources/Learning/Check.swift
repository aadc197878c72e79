import Checking

/// Something that has to hold of a learner's file.
public enum Check: Equatable {
  /// A test of the lesson's checks passes.
  case test(String)
  /// A line is printed.
  case prints(String)
  /// A cell has such a part in its last frame: of this kind, with this text, where one is given, and these words.
  case shows(kind: String, value: String?, words: [String])
  /// What runs for a question stands in the declaration or an extension of this type or protocol.
  case runs(question: String, place: String)
  /// These tokens stand in the file, or don't.
  case has(String), without(String)

  static let forms =
    "`testName`, `prints TEXT`, `shows KIND \"VALUE\" WORD`, `runs QUESTION: PLACE`, `has CODE`, `without CODE`"

  private static let kinds = ["text", "switch", "image", "field", "button", "slider", "choice"]

  /// Nil where it is no check.
  init?(_ text: String) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    switch word {
    case "prints" where !rest.isEmpty: self = .prints(String(rest))
    case "has" where !rest.isEmpty: self = .has(String(rest))
    case "without" where !rest.isEmpty: self = .without(String(rest))
    case "runs":
      guard let colon = rest.lastIndex(of: ":") else { return nil }
      let place = rest[rest.index(after: colon)...].drop { $0 == " " }
      guard colon != rest.startIndex, !place.isEmpty else { return nil }
      self = .runs(question: String(rest[..<colon]), place: String(place))
    case "shows":
      let kind = rest.prefix { $0 != " " }
      guard Check.kinds.contains(String(kind)) else { return nil }
      var words = rest.dropFirst(kind.count).drop { $0 == " " }
      var value: String?
      if words.hasPrefix("\"") {
        guard let end = words.dropFirst().lastIndex(of: "\"") else { return nil }
        value = String(words.dropFirst()[..<end])
        words = words[words.index(after: end)...]
      }
      self = .shows(kind: String(kind), value: value, words: words.split(separator: " ").map(String.init))
    default:
      guard word.hasPrefix("test"), word.count > 4, rest.isEmpty else { return nil }
      self = .test(String(word))
    }
  }
}
