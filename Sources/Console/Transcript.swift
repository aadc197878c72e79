/// What was copied from a session: entries behind the prompt's own signs, and what it answered between them.
enum Transcript {
  /// The entries in it; nil where the text does not begin with the prompt's sign.
  static func entries(in text: String) -> [String]? {
    // No entry begins with the short sign.
    let isShort = text.drop(while: { $0 == " " || $0 == "\n" }).hasPrefix(PromptSign.first.short + " ")
    let first = isShort ? PromptSign.first.short : PromptSign.first.rawValue
    let more = isShort ? PromptSign.more.short : PromptSign.more.rawValue
    // What was copied may begin with the greeting.
    let beginning = text.drop(while: { $0 == " " || $0 == "\n" })
    let isGreeting = beginning.hasPrefix(Version.line) && beginning.contains("\n" + first)
    guard beginning.hasPrefix(first) || isGreeting else { return nil }
    var entries: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // Copied from a screen, a line may have lost or gained blanks in front.
      let line = line.drop { $0 == " " }
      if line.hasPrefix(first) {
        entries.append(content(of: line, behind: first))
      } else if line.hasPrefix(more.drop { $0 == " " }), !entries.isEmpty {
        entries[entries.count - 1] += "\n" + content(of: line, behind: String(more.drop { $0 == " " }))
      }
    }
    return entries.filter { entry in entry.contains { $0 != " " && $0 != "\n" } }
  }

  private static func content(of line: Substring, behind sign: String) -> String {
    let rest = line.dropFirst(sign.count)
    return String(rest.first == " " ? rest.dropFirst() : rest)
  }
}
