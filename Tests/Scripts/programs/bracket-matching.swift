// Notice: bracket matching that tells what is wrong and where; then nesting depth, generating, and reading lists.
enum Bracket: CaseIterable {
  case round, square, curly, angle
  var pair: (open: Character, close: Character) {
    switch self {
    case .round: ("(", ")")
    case .square: ("[", "]")
    case .curly: ("{", "}")
    case .angle: ("<", ">")
    }
  }
  init?(opening character: Character) {
    guard let match = Self.allCases.first(where: { $0.pair.open == character }) else { return nil }
    self = match
  }
  init?(closing character: Character) {
    guard let match = Self.allCases.first(where: { $0.pair.close == character }) else { return nil }
    self = match
  }
}

enum Verdict: Equatable {
  case balanced
  case unexpected(Character, at: Int)
  case mismatch(Character, expected: Character, at: Int)
  case unclosed([Character])
}
extension Verdict: CustomStringConvertible {
  var description: String {
    switch self {
    case .balanced: return "fine"
    case let .unexpected(character, at): return "'\(character)' at \(at) closes nothing"
    case let .mismatch(character, expected, at): return "'\(character)' at \(at) where '\(expected)' was due"
    case .unclosed(let missing): return "missing \(String(missing))"
    }
  }
}

func check(_ text: String) -> Verdict {
  var open: [Bracket] = []
  for (offset, character) in text.enumerated() {
    if let bracket = Bracket(opening: character) {
      open.append(bracket)
    } else if let bracket = Bracket(closing: character) {
      guard let last = open.popLast() else { return .unexpected(character, at: offset) }
      if last != bracket { return .mismatch(character, expected: last.pair.close, at: offset) }
    }
  }
  return open.isEmpty ? .balanced : .unclosed(open.reversed().map(\.pair.close))
}

for text in ["", "()", "a(b[c]{d}<e>)", "([)]", "((", "{[(<", "())", "no brackets", "] [", "if (a[i] { x }"] {
  print("'\(text)':", check(text))
}
print(check("[]") == .balanced, check("}") == .unexpected("}", at: 0), check("(]") == .unexpected("]", at: 1))

// The deepest nesting, with its text.
func deepest(_ text: String) -> (depth: Int, inside: String) {
  var depth = 0, best = (depth: 0, inside: "")
  var current = ""
  for character in text {
    switch character {
    case "(":
      depth += 1
      current = ""
    case ")":
      if depth > best.depth { best = (depth, current) }
      depth -= 1
      current = ""
    default: current.append(character)
    }
  }
  return best
}
print(deepest("a(b(c)d(e(f)))g"), deepest("flat"), deepest("((x))((y))"))

// All ways to write n pairs, and trees of nested lists read back from text.
func pairs(_ open: Int, _ close: Int = 0) -> [String] {
  if open == 0, close == 0 { return [""] }
  let opened = open > 0 ? pairs(open - 1, close + 1).map { "(" + $0 } : []
  return opened + (close > 0 ? pairs(open, close - 1).map { ")" + $0 } : [])
}
print(pairs(3), (0...5).map { pairs($0).count }, pairs(4).allSatisfy { check($0) == .balanced })

indirect enum List { case atom(String), list([List])
  var depth: Int { if case .list(let items) = self { 1 + (items.map(\.depth).max() ?? 0) } else { 0 } }
  var text: String {
    switch self {
    case .atom(let name): name
    case .list(let items): "(" + items.map(\.text).joined(separator: " ") + ")"
    }
  }
}
func read(_ text: Substring) -> (items: [List], rest: Substring) {
  var rest = text, items: [List] = []
  while let character = rest.first {
    rest = rest.dropFirst()
    if character == ")" { return (items, rest) }
    if character == "(" {
      let inner = read(rest)
      items.append(.list(inner.items))
      rest = inner.rest
    } else if character != " " {
      let word = rest.prefix { !"() ".contains($0) }
      items.append(.atom(String(character) + word))
      rest = rest.dropFirst(word.count)
    }
  }
  return (items, rest)
}
let lists = read("(define (square x) (* x x)) ( ) done").items
print(lists.count, lists.map(\.depth), lists.map(\.text))
