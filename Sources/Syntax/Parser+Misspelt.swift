import Diagnostics

extension Parser {
  /// `retrun x`, `pubic var`, `stuct P`: two names in a row, or a name before a declaration, are nothing in Swift, so that it
  /// goes on as what was meant.
  mutating func takesMisspelt(isMember: Bool) -> Bool {
    guard token.kind == .identifier, token.word == .none, (2...12).contains(token.length) else { return false }
    let next = peek()
    if next.followsNewline { return false }
    let written = text(token)
    var words: [StaticString] = []
    switch next.kind {
    case .identifier:
      words = Self.declaring + (isMember ? ["case"] : Self.acting)
      if next.word != .none { words += Self.modifying }
    case .integer, .float, .string, .selfValue, .nil, .true, .false: if !isMember { words = ["return"] }
    case .var, .let, .func, .struct, .class, .enum, .protocol, .typealias, .initializer, .subscript, .static, .private,
      .public, .fileprivate, .internal:
      words = Self.modifying
    default: return false
    }
    guard let meant = Self.nearest(to: written, among: words) else { return false }
    error(.misspelt(written, meant.description), at: span(token))
    let known = WordTable.shared.entry(of: meant)
    token.kind = known.kind
    token.word = known.word
    return true
  }

  /// A word in other letters, or else the nearest one that begins alike.
  private static func nearest(to written: String, among words: [StaticString]) -> StaticString? {
    var best: (word: StaticString, distance: Int)?
    let allowed = written.utf8.count < 5 ? 1 : 2
    for word in words {
      let text = word.description
      if text == written.lowercased() { return word }
      guard text.first == written.first, case let distance = editDistance(text, written), distance <= allowed else {
        continue
      }
      if best.map({ distance < $0.distance }) ?? true { best = (word, distance) }
    }
    return best?.word
  }

  private static let declaring: [StaticString] = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "extension", "typealias", "import",
  ]
  private static let acting: [StaticString] = ["return", "for", "while", "guard", "if", "switch", "throw"]
  private static let modifying: [StaticString] = [
    "private", "public", "internal", "fileprivate", "static", "final", "override", "mutating", "lazy", "weak",
    "required", "convenience", "open", "indirect",
  ]
}
