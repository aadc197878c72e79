// Regular expressions, as far as the options of searching take them.

/// What a regular expression asks for.
indirect enum _PatternNode {
  case character(Character)
  case any
  case set([_PatternNode], isInverted: Bool)
  case range(Character, Character)
  case kind(Character)
  case start
  case end
  case boundary(Bool)
  case group(_PatternNode, Int)
  case sequence([_PatternNode])
  case choice([_PatternNode])
  case repeated(_PatternNode, least: Int, most: Int, isGreedy: Bool)
  case again(Int)
}

/// A regular expression, read.
struct _Pattern {
  let _root: _PatternNode
  let _groups: Int

  /// Nil where it is none.
  init?(_ text: String) {
    var reader = _PatternReader(text)
    guard let root = reader.choice(), reader.isAtEnd else { return nil }
    _root = root
    _groups = reader.groups
  }

  /// Where it first matches from a place on: the bounds of the whole and of its groups, in characters.
  func _match(in text: [Character], from start: Int, ignoringCase: Bool, isAnchored: Bool) -> [Range<Int>?]? {
    let matcher = _PatternMatcher(text, ignoringCase, _groups)
    var place = start
    while place <= text.count {
      matcher.groups = Array(repeating: nil, count: _groups + 1)
      if matcher.match(_root, at: place, then: { _ in true }) {
        matcher.groups[0] = place..<matcher.end
        return matcher.groups
      }
      if isAnchored { return nil }
      place += 1
    }
    return nil
  }
}

struct _PatternReader {
  private let text: [Character]
  private var place = 0
  private(set) var groups = 0

  init(_ text: String) { self.text = Array(text) }

  var isAtEnd: Bool { place == text.count }
  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ character: Character) -> Bool {
    if next != character { return false }
    place += 1
    return true
  }

  mutating func choice() -> _PatternNode? {
    guard let first = sequence() else { return nil }
    var parts = [first]
    while take("|") {
      guard let part = sequence() else { return nil }
      parts.append(part)
    }
    return parts.count == 1 ? first : .choice(parts)
  }

  private mutating func sequence() -> _PatternNode? {
    var parts: [_PatternNode] = []
    while let character = next, character != "|", character != ")" {
      guard let part = piece() else { return nil }
      guard let whole = quantified(part) else { return nil }
      parts.append(whole)
    }
    return .sequence(parts)
  }

  private mutating func piece() -> _PatternNode? {
    guard let character = next else { return nil }
    place += 1
    switch character {
    case ".": return .any
    case "^": return .start
    case "$": return .end
    case "[": return set()
    case "(": return group()
    case "\\": return escaped(isInSet: false)
    case "*", "+", "?": return nil
    default: return .character(character)
    }
  }

  private mutating func group() -> _PatternNode? {
    var number = 0
    if take("?") {
      if !take(":") {
        fatalError("Zoetrope does not support groups that begin with `(?\(next.map(String.init) ?? "")`")
      }
    } else {
      groups += 1
      number = groups
    }
    guard let inner = choice(), take(")") else { return nil }
    return number == 0 ? inner : .group(inner, number)
  }

  private mutating func quantified(_ part: _PatternNode) -> _PatternNode? {
    var least = 0
    var most = Int.max
    if take("*") {
    } else if take("+") {
      least = 1
    } else if take("?") {
      most = 1
    } else if take("{") {
      guard let low = number() else { return nil }
      least = low
      if take(",") { most = number() ?? Int.max } else { most = low }
      guard take("}") else { return nil }
    } else {
      return part
    }
    if take("+") { fatalError("Zoetrope does not support possessive quantifiers") }
    return quantified(.repeated(part, least: least, most: most, isGreedy: !take("?")))
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = next?.wholeNumberValue, next?.isASCII == true {
      value = (value ?? 0) * 10 + digit
      place += 1
    }
    return value
  }

  private mutating func escaped(isInSet: Bool) -> _PatternNode? {
    guard let character = next else { return nil }
    place += 1
    switch character {
    case "d", "D", "w", "W", "s", "S": return .kind(character)
    case "b" where !isInSet: return .boundary(true)
    case "B" where !isInSet: return .boundary(false)
    case "n": return .character("\n")
    case "t": return .character("\t")
    case "r": return .character("\r")
    default:
      if let digit = character.wholeNumberValue, character.isASCII, digit > 0, !isInSet { return .again(digit) }
      if character.isLetter || character.isNumber {
        fatalError("Zoetrope does not support `\\\(character)` in regular expressions")
      }
      return .character(character)
    }
  }

  private mutating func set() -> _PatternNode? {
    let isInverted = take("^")
    var parts: [_PatternNode] = []
    while let character = next {
      if character == "]", !parts.isEmpty {
        place += 1
        return .set(parts, isInverted: isInverted)
      }
      if character == "[" || character == "&" && place + 1 < text.count && text[place + 1] == "&" {
        fatalError("Zoetrope does not support sets within sets of regular expressions")
      }
      place += 1
      var part = _PatternNode.character(character)
      if character == "\\" {
        guard let special = escaped(isInSet: true) else { return nil }
        part = special
      }
      if case .character(let low) = part, next == "-", place + 1 < text.count, text[place + 1] != "]" {
        place += 1
        var high = text[place]
        place += 1
        if high == "\\" {
          guard case .character(let special)? = escaped(isInSet: true) else { return nil }
          high = special
        }
        part = .range(low, high)
      }
      parts.append(part)
    }
    return nil
  }
}

final class _PatternMatcher {
  private let text: [Character]
  private let ignoresCase: Bool
  var groups: [Range<Int>?]
  /// Where the last match ends.
  private(set) var end = 0

  init(_ text: [Character], _ ignoresCase: Bool, _ groups: Int) {
    self.text = text
    self.ignoresCase = ignoresCase
    self.groups = Array(repeating: nil, count: groups + 1)
  }

  /// Whether this matches at a place, and what follows behind it.
  func match(_ node: _PatternNode, at place: Int, then follows: (Int) -> Bool) -> Bool {
    func go(_ place: Int) -> Bool {
      end = place
      return follows(place)
    }
    switch node {
    case .sequence(let parts): return match(parts, 0, at: place, then: follows)
    case .choice(let parts):
      for part in parts where match(part, at: place, then: follows) { return true }
      return false
    case .group(let inner, let number):
      let before = groups[number]
      let isMatched = match(
        inner, at: place,
        then: { behind in
          let inside = groups[number]
          groups[number] = place..<behind
          if go(behind) { return true }
          groups[number] = inside
          return false
        })
      if !isMatched { groups[number] = before }
      return isMatched
    case .repeated(let inner, let least, let most, let isGreedy):
      return match(inner, least, most, isGreedy, 0, at: place, then: follows)
    case .start: return place == 0 && go(place)
    case .end: return (place == text.count || place == text.count - 1 && text[place].isNewline) && go(place)
    case .boundary(let isWanted):
      let isBefore = place > 0 && isWord(text[place - 1])
      let isBehind = place < text.count && isWord(text[place])
      return (isBefore != isBehind) == isWanted && go(place)
    case .again(let number):
      guard number < groups.count, let range = groups[number] else { return false }
      var here = place
      for index in range {
        if here >= text.count || !isSame(text[here], text[index]) { return false }
        here += 1
      }
      return go(here)
    case .character, .any, .set, .range, .kind: return place < text.count && takes(node, text[place]) && go(place + 1)
    }
  }

  private func match(_ parts: [_PatternNode], _ index: Int, at place: Int, then follows: (Int) -> Bool) -> Bool {
    if index == parts.count {
      end = place
      return follows(place)
    }
    return match(parts[index], at: place, then: { match(parts, index + 1, at: $0, then: follows) })
  }

  private func match(
    _ node: _PatternNode, _ least: Int, _ most: Int, _ isGreedy: Bool, _ count: Int, at place: Int,
    then follows: (Int) -> Bool
  ) -> Bool {
    func more() -> Bool {
      count < most
        && match(
          node, at: place,
          then: { behind in
            // What takes nothing would go on for ever.
            if behind == place && count >= least { return false }
            return match(node, least, most, isGreedy, count + 1, at: behind, then: follows)
          })
    }
    func enough() -> Bool {
      if count < least { return false }
      end = place
      return follows(place)
    }
    return isGreedy ? more() || enough() : enough() || more()
  }

  private func takes(_ node: _PatternNode, _ character: Character) -> Bool {
    switch node {
    case .character(let wanted): return isSame(character, wanted)
    case .any: return !character.isNewline
    case .range(let low, let high):
      if low <= character && character <= high { return true }
      if !ignoresCase { return false }
      let lower = Character(character.lowercased())
      let upper = Character(character.uppercased())
      return low <= lower && lower <= high || low <= upper && upper <= high
    case .set(let parts, let isInverted): return parts.contains { takes($0, character) } != isInverted
    case .kind(let kind):
      switch kind {
      case "d": return character.isNumber && character.wholeNumberValue != nil
      case "D": return !(character.isNumber && character.wholeNumberValue != nil)
      case "w": return isWord(character)
      case "W": return !isWord(character)
      case "s": return character.isWhitespace
      default: return !character.isWhitespace
      }
    default: return false
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character.isNumber && character.wholeNumberValue != nil
  }

  private func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || ignoresCase && one.lowercased() == other.lowercased()
  }
}

extension String {
  /// Every match of a regular expression, or the first one, replaced by what the template makes of it.
  func _replacing(_ pattern: String, with template: String, _ options: CompareOptions, _ low: Int, _ high: Int) -> String {
    if low > 0 || high < _byteCount() {
      return _slice(0, low) + _slice(low, high)._replacing(pattern, with: template, options, 0, high - low)
        + _slice(high, _byteCount())
    }
    // Foundation leaves nothing where the pattern is none.
    guard !pattern.isEmpty, let pattern = _Pattern(pattern) else { return "" }
    let text = Array(self)
    var result = ""
    var place = 0
    while place <= text.count,
      let groups = pattern._match(
        in: text, from: place, ignoringCase: options.contains(.caseInsensitive),
        isAnchored: options.contains(.anchored)), let whole = groups[0]
    {
      result += String(text[place..<whole.lowerBound])
      result += String._filled(template, groups, text)
      place = whole.upperBound
      if whole.isEmpty {
        if place < text.count { result.append(text[place]) }
        place += 1
      }
    }
    return place < text.count ? result + String(text[place...]) : result
  }

  /// `$1` in a template is what the first group matched.
  private static func _filled(_ template: String, _ groups: [Range<Int>?], _ text: [Character]) -> String {
    var result = ""
    let letters = Array(template)
    var index = 0
    while index < letters.count {
      if letters[index] == "\\" && index + 1 < letters.count {
        index += 1
        result.append(letters[index])
      } else if letters[index] == "$", index + 1 < letters.count, letters[index + 1].isASCII,
        let number = letters[index + 1].wholeNumberValue
      {
        index += 1
        if number < groups.count, let range = groups[number] { result += String(text[range]) }
      } else {
        result.append(letters[index])
      }
      index += 1
    }
    return result
  }

  func _find(pattern: String, _ low: Int, _ high: Int, _ options: CompareOptions) -> (Int, Int)? {
    let text = Array(_slice(0, high))
    guard let pattern = _Pattern(pattern),
      let found = pattern._match(
        in: text, from: _distance(0, low), ignoringCase: options.contains(.caseInsensitive),
        isAnchored: options.contains(.anchored)),
      let whole = found[0]
    else { return nil }
    return (_advanced(0, whole.lowerBound, 0, high), _advanced(0, whole.upperBound, 0, high))
  }
}
