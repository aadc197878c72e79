// Reading regular expressions.

/// What is wrong with a pattern is not told; Foundation does not tell it either.
struct _RegexMistake: Error {}

extension _RegexProgram {
  convenience init(_ pattern: String, _ flags: _RegexFlags, isLiteral: Bool = false) throws {
    if isLiteral {
      let values = pattern.unicodeScalars.map { $0._value }
      self.init(.text(values, ignoresCase: flags.ignoresCase), groups: 0, isUnix: flags.isUnix)
    } else {
      var reader = _RegexReader(pattern, flags)
      let node = try reader.read()
      self.init(node, groups: reader.groups, names: reader.names, isUnix: flags.isUnix)
    }
  }
}

struct _RegexReader {
  private let pattern: [Int]
  private var place = 0
  private var flags: _RegexFlags
  private(set) var groups = 0
  private(set) var names: [String: Int] = [:]
  private var mostAgain = 0

  init(_ text: String, _ flags: _RegexFlags) {
    pattern = text.unicodeScalars.map { $0._value }
    self.flags = flags
  }

  mutating func read() throws -> _RegexNode {
    let node = try choice()
    if place < pattern.count || mostAgain > groups { throw _RegexMistake() }
    return node
  }

  private var next: Int { place < pattern.count ? pattern[place] : -1 }
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if next != scalar._value { return false }
    place += 1
    return true
  }
  private mutating func take(_ text: String) -> Bool {
    let start = place
    for scalar in text.unicodeScalars where !take(scalar) {
      place = start
      return false
    }
    return true
  }

  private mutating func choice() throws -> _RegexNode {
    let outside = flags
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    flags = outside
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws -> _RegexNode {
    var parts: [_RegexNode] = []
    var literal: [Int] = []
    func flush(_ ignoresCase: Bool) {
      if !literal.isEmpty { parts.append(.text(literal, ignoresCase: ignoresCase)) }
      literal = []
    }
    while true {
      skipSpace()
      if place >= pattern.count || next == 0x7c || next == 0x29 { break }
      if let value = try literalScalar() {
        skipSpace()
        if isQuantifier {
          flush(flags.ignoresCase)
          parts.append(try quantified(.text([value], ignoresCase: flags.ignoresCase)))
        } else {
          literal.append(value)
        }
        continue
      }
      flush(flags.ignoresCase)
      // What takes nothing cannot be repeated, but for the two signs.
      let isSign = next == 0x5e || next == 0x24
      guard let part = try piece() else { continue }
      switch part {
      case .assertion where !isSign: parts.append(part)
      case .look: parts.append(part)
      case .text(let values, let ignoresCase):
        // What is quoted is repeated in its last scalar only.
        if values.count > 1 { parts.append(.text(Array(values.dropLast()), ignoresCase: ignoresCase)) }
        parts.append(try quantified(.text([values[values.count - 1]], ignoresCase: ignoresCase)))
      default: parts.append(try quantified(part))
      }
    }
    flush(flags.ignoresCase)
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func skipSpace() {
    if !flags.skipsSpace { return }
    while place < pattern.count {
      if _RegexRule.space.has(next) {
        place += 1
      } else if next == 0x23 {
        while place < pattern.count && !_RegexRule.lineEnd.has(next) { place += 1 }
      } else {
        return
      }
    }
  }

  private var isQuantifier: Bool { next == 0x2a || next == 0x2b || next == 0x3f || next == 0x7b }

  private mutating func quantified(_ part: _RegexNode) throws -> _RegexNode {
    skipSpace()
    var least = 0
    var most = Int.max
    if take("*") {
    } else if take("+") {
      least = 1
    } else if take("?") {
      most = 1
    } else if take("{") {
      guard let low = number() else { throw _RegexMistake() }
      least = low
      most = take(",") ? number() ?? Int.max : low
      if !take("}") || most < least { throw _RegexMistake() }
    } else {
      return part
    }
    skipSpace()
    let greed: _RegexGreed = take("?") ? .lazy : take("+") ? .possessive : .greedy
    skipSpace()
    if isQuantifier { throw _RegexMistake() }
    return .repeated(part, least: least, most: most, greed)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while next >= 48 && next <= 57 {
      value = (value ?? 0) * 10 + next - 48
      if value! > 1_000_000 { fatalError("Zoetrope does not support repeating so often in regular expressions") }
      place += 1
    }
    return value
  }

  /// A scalar that stands for itself here; nil where something else does, which is then read as such.
  private mutating func literalScalar() throws -> Int? {
    switch next {
    case 0x2a, 0x2b, 0x3f, 0x7b, 0x7d: throw _RegexMistake()
    case 0x2e, 0x5e, 0x24, 0x5b, 0x28: return nil
    case 0x5c: return try escapedScalar()
    default:
      place += 1
      return pattern[place - 1]
    }
  }

  /// A scalar written with a backslash; nil, and nothing read, where the backslash means something else.
  private mutating func escapedScalar() throws -> Int? {
    if place + 1 >= pattern.count { throw _RegexMistake() }
    let letter = pattern[place + 1]
    switch letter {
    case 0x6e: return escaped(10)
    case 0x74: return escaped(9)
    case 0x72: return escaped(13)
    case 0x66: return escaped(12)
    case 0x61: return escaped(7)
    case 0x65: return escaped(27)
    case 0x63:
      if place + 2 >= pattern.count { throw _RegexMistake() }
      place += 3
      return pattern[place - 1] & 0x1f
    case 0x30:
      place += 2
      return digits(base: 8, most: 3)
    case 0x78:
      place += 2
      if !take("{") { return try exactly(digits(base: 16, most: 2)) }
      let value = try exactly(digits(base: 16, most: 6))
      if !take("}") { throw _RegexMistake() }
      return value
    case 0x75:
      place += 2
      let start = place
      let value = try exactly(digits(base: 16, most: 4))
      if place != start + 4 { throw _RegexMistake() }
      return value
    case 0x55:
      place += 2
      let start = place
      let value = try exactly(digits(base: 16, most: 8))
      if place != start + 8 { throw _RegexMistake() }
      return value
    case 0x31...0x39: return nil
    default:
      // Letters with a meaning of their own.
      if "AbBdDGhHkNpPQRsSvVwWXzZ".unicodeScalars.contains(where: { $0._value == letter }) { return nil }
      return escaped(letter)
    }
  }
  private mutating func escaped(_ value: Int) -> Int {
    place += 2
    return value
  }
  private func exactly(_ value: Int?) throws -> Int {
    guard let value, value < 0x110000 else { throw _RegexMistake() }
    return value
  }
  private mutating func digits(base: Int, most: Int) -> Int? {
    var value: Int?
    var count = 0
    while count < most, place < pattern.count, let digit = _RegexReader.digit(next), digit < base {
      value = (value ?? 0) * base + digit
      place += 1
      count += 1
    }
    return value
  }
  private static func digit(_ value: Int) -> Int? {
    switch value {
    case 48...57: return value - 48
    case 65...70: return value - 55
    case 97...102: return value - 87
    default: return nil
    }
  }

  private mutating func piece() throws -> _RegexNode? {
    let character = next
    place += 1
    switch character {
    case 0x2e:
      if flags.dotTakesAll { return .anything }
      return .one(.inverted(flags.isUnix ? .value(10) : .lineEnd))
    case 0x5e: return .assertion(flags.anchorsLines ? .lineStart : .start)
    case 0x24: return .assertion(flags.anchorsLines ? .lineEnd : .end)
    case 0x5b: return .one(try set())
    case 0x28: return try group()
    default: return try escape()
    }
  }

  private mutating func escape() throws -> _RegexNode? {
    let letter = next
    place += 1
    switch letter {
    case 0x41: return .assertion(.start)
    case 0x5a: return .assertion(.end)
    case 0x7a: return .assertion(.textEnd)
    case 0x47: return .assertion(.lastEnd)
    case 0x62: return .assertion(.boundary)
    case 0x42: return .assertion(.noBoundary)
    case 0x52: return .lineEnd
    case 0x51:
      // Up to `\E` all is literal.
      var values: [Int] = []
      while place < pattern.count && !take("\\E") {
        values.append(next)
        place += 1
      }
      return values.isEmpty ? nil : .text(values, ignoresCase: flags.ignoresCase)
    case 0x6b:
      guard take("<"), let number = names[name()], take(">") else { throw _RegexMistake() }
      return .again(number, ignoresCase: flags.ignoresCase)
    case 0x58, 0x4e: fatalError("Zoetrope does not support `\\\(String._fromScalar(letter))` in regular expressions")
    case 0x31...0x39:
      // More digits are read while there are as many groups before it.
      var number = letter - 48
      while number < groups && next >= 48 && next <= 57 {
        number = number * 10 + next - 48
        place += 1
      }
      mostAgain = Swift.max(mostAgain, number)
      return .again(number, ignoresCase: flags.ignoresCase)
    default:
      place -= 1
      return .one(try kind())
    }
  }

  /// What a letter behind a backslash stands for, in a set or out of one.
  private mutating func kind() throws -> _RegexRule {
    let letter = next
    place += 1
    var rule: _RegexRule
    switch letter {
    case 0x64, 0x44: rule = .digit
    case 0x77, 0x57: rule = .word
    case 0x73, 0x53: rule = .space
    case 0x68, 0x48: rule = .blank
    case 0x76, 0x56: rule = .lineEnd
    case 0x70, 0x50:
      if !take("{") { throw _RegexMistake() }
      var name = ""
      while place < pattern.count && next != 0x7d {
        name += String._fromScalar(next)
        place += 1
      }
      if !take("}") || name.isEmpty || name.hasPrefix("^") { throw _RegexMistake() }
      rule = _RegexRule.property(named: name)
      if flags.ignoresCase { rule = .caseless(rule) }
    default: throw _RegexMistake()
    }
    return letter < 97 ? .inverted(rule) : rule
  }

  private mutating func name() -> String {
    var result = ""
    while place < pattern.count && next != 0x3e {
      result += String._fromScalar(next)
      place += 1
    }
    return result
  }

  private mutating func group() throws -> _RegexNode? {
    if !take("?") {
      groups += 1
      return try group(groups)
    }
    if take("#") {
      while place < pattern.count && next != 0x29 { place += 1 }
      if !take(")") { throw _RegexMistake() }
      return nil
    }
    if take(":") { return .sequence([try inner()]) }
    if take(">") { return .atomic(try inner()) }
    if take("=") { return .look(try inner(), isAhead: true, isWanted: true) }
    if take("!") { return .look(try inner(), isAhead: true, isWanted: false) }
    if take("<=") { return try behind(isWanted: true) }
    if take("<!") { return try behind(isWanted: false) }
    if take("<") {
      let name = name()
      let isName = name.unicodeScalars.enumerated().allSatisfy { index, scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || index > 0 && scalar.properties.isASCIIHexDigit
            || index > 0 && scalar >= "0" && scalar <= "9")
      }
      if !take(">") || name.isEmpty || !isName || names[name] != nil { throw _RegexMistake() }
      groups += 1
      names[name] = groups
      return try group(groups)
    }
    return try flagged()
  }

  private mutating func behind(isWanted: Bool) throws -> _RegexNode {
    let node = try inner()
    if node.lengths.most == Int.max { throw _RegexMistake() }
    return .look(node, isAhead: false, isWanted: isWanted)
  }

  private mutating func group(_ number: Int) throws -> _RegexNode { .group(try inner(), number) }
  private mutating func inner() throws -> _RegexNode {
    let node = try choice()
    if !take(")") { throw _RegexMistake() }
    return node
  }

  /// `(?i)` holds to the end of the group around it, `(?i:…)` for what is inside.
  private mutating func flagged() throws -> _RegexNode? {
    let before = flags
    var isOn = true
    while place < pattern.count {
      let letter = next
      place += 1
      switch letter {
      case 0x2d: isOn = false
      case 0x69: flags.ignoresCase = isOn
      case 0x6d: flags.anchorsLines = isOn
      case 0x73: flags.dotTakesAll = isOn
      case 0x78: flags.skipsSpace = isOn
      case 0x77: fatalError("Zoetrope does not support `(?w)` in regular expressions")
      case 0x29: return nil
      case 0x3a:
        let node = try inner()
        flags = before
        return .sequence([node])
      default: throw _RegexMistake()
      }
    }
    throw _RegexMistake()
  }
}

extension _RegexReader {
  /// What stands behind `[`, up to the bracket that closes it.
  private mutating func set() throws -> _RegexRule {
    if next == 0x3a, let rule = try posix() { return rule }
    let isInverted = take("^")
    var result: _RegexRule?
    var pending: Int?
    while true {
      let (rule, isEmpty) = try union(isFirst: result == nil)
      if isEmpty { throw _RegexMistake() }
      switch (result, pending) {
      case (let before?, 0x26?): result = .both(before, rule)
      case (let before?, _): result = .without(before, rule)
      default: result = rule
      }
      if take("]") { break }
      if !take("&&") && !take("--") { throw _RegexMistake() }
      pending = pattern[place - 1]
    }
    let rule = result ?? .none
    return isInverted ? .inverted(rule) : rule
  }

  private func atOperator() -> Bool {
    place + 1 < pattern.count && next == pattern[place + 1] && (next == 0x26 || next == 0x2d)
  }

  private mutating func union(isFirst: Bool) throws -> (_RegexRule, isEmpty: Bool) {
    var parts: [_RegexRule] = []
    while place < pattern.count {
      if next == 0x5d && !(isFirst && parts.isEmpty) { break }
      if atOperator() {
        if parts.isEmpty { throw _RegexMistake() }
        break
      }
      if next == 0x5b {
        place += 1
        parts.append(try set())
        continue
      }
      // One sign before an inner set takes from what stands before it.
      if !parts.isEmpty, next == 0x26 || next == 0x2d, place + 1 < pattern.count, pattern[place + 1] == 0x5b {
        let isDifference = next == 0x2d
        place += 2
        let inner = try set()
        let whole = _RegexRule.either(parts)
        parts = [isDifference ? .without(whole, inner) : .both(whole, inner)]
        continue
      }
      if next == 0x5c {
        if let value = try escapedScalar() {
          parts.append(try range(from: value))
          continue
        }
        place += 1
        switch next {
        case 0x51: try quoted(&parts)
        case 0x64, 0x44, 0x77, 0x57, 0x73, 0x53, 0x68, 0x48, 0x76, 0x56, 0x70, 0x50: parts.append(try kind())
        case 0x52, 0x58, 0x4e: fatalError("Zoetrope does not support such a set of regular expressions")
        default:
          let value = next
          place += 1
          parts.append(try range(from: value))
        }
        continue
      }
      let value = next
      place += 1
      parts.append(try range(from: value))
    }
    if place >= pattern.count { throw _RegexMistake() }
    return (parts.count == 1 ? parts[0] : .either(parts), parts.isEmpty)
  }

  private mutating func quoted(_ parts: inout [_RegexRule]) throws {
    place += 1
    while place < pattern.count && !take("\\E") {
      parts.append(one(next))
      place += 1
    }
  }

  private func one(_ value: Int) -> _RegexRule { flags.ignoresCase ? .caseless(.value(value)) : .value(value) }

  /// A scalar, or a range that begins with it.
  private mutating func range(from low: Int) throws -> _RegexRule {
    if next != 0x2d || place + 1 >= pattern.count || pattern[place + 1] == 0x5d || pattern[place + 1] == 0x5b
      || pattern[place + 1] == 0x2d
    {
      return one(low)
    }
    place += 1
    var high = next
    if high == 0x5c {
      guard let value = try escapedScalar() else { throw _RegexMistake() }
      high = value
    } else {
      place += 1
    }
    if high < low { throw _RegexMistake() }
    return flags.ignoresCase ? .caseless(.range(low, high)) : .range(low, high)
  }

  /// `[:alpha:]`; nil, and nothing read, where no such set follows the bracket.
  private mutating func posix() throws -> _RegexRule? {
    let start = place
    place += 1
    let isInverted = take("^")
    var name = ""
    while place < pattern.count && next != 0x3a && next != 0x5d {
      name += String._fromScalar(next)
      place += 1
    }
    if !take(":]") {
      place = start
      return nil
    }
    let rule = _RegexRule.property(named: name)
    return isInverted ? .inverted(rule) : rule
  }
}
