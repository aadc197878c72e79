import Testing

/// `zoetrope session --json`: what its page shows is what comes.
@Suite struct ServingTests {
  /// The blocks of the page, each a session of its own.
  private static let examples: [[Substring]] = {
    let page = String(decoding: readFile("Sources/Serving/README.md") ?? [], as: UTF8.self)
    return parts(of: page, at: "```session\n").dropFirst().map { part in
      part[..<(part.firstRange(of: "\n```")?.lowerBound ?? part.endIndex)].split(separator: "\n")
    }
  }()

  @Test(arguments: examples) func thePageShowsWhatComes(_ lines: [Substring]) {
    let requests = lines.filter { $0.hasPrefix("-> ") }.map { $0.dropFirst(3) + "\n" }
    let expected = lines.filter { $0.hasPrefix("<- ") }.map { String($0.dropFirst(3)) }
    let result = zoetrope("session", "--json", input: requests.joined())
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    let answers = result.output.split(separator: "\n").map(String.init)
    // Only the first example is of the greeting.
    let shown = requests.isEmpty ? answers : Array(answers.dropFirst())
    #expect(shown.count == expected.count)
    for (answer, pattern) in zip(shown, expected) {
      #expect(ServingTests.fits(answer, pattern), "\(answer)\nis not\n\(pattern)")
    }
  }

  /// Whether a text is what a pattern says, in which `…` is any text.
  private static func fits(_ text: String, _ pattern: String) -> Bool {
    let parts = parts(of: pattern, at: "…")
    guard let last = parts.last, parts.count > 1, text.hasPrefix(parts[0]) else { return text == pattern }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func parts(of text: String, at separator: String) -> [Substring] {
    text.split(separator: separator, omittingEmptySubsequences: false)
  }

  @Test func thePageHasExamples() { #expect(ServingTests.examples.count > 8) }
}
