/// How many letters must be put in, left out, changed or swapped.
public func editDistance(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left.utf8), Array(right.utf8))
  var beforeThat = Array(0...right.count)
  var previous = beforeThat
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforeThat[j - 1] + 1) }
      row.append(cost)
    }
    beforeThat = previous
    previous = row
  }
  return previous[right.count]
}

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
    "required",
    "convenience", "open", "indirect",
  ]
}
