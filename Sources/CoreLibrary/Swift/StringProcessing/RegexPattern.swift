// Reading the patterns of Swift's own regular expressions.

/// What is wrong with a pattern, in the compiler's words.
public struct _RegexPatternError: Error, CustomStringConvertible {
  public let description: String
}

/// A part of an expression that keeps what it matched.
public struct _RegexCapture {
  var name: String?
  /// How many optionals stand around its value: what may be left out is one.
  public var depth = 0
  /// Makes the value of the text; nil where it does not match after all.
  public var transform: ((Any) throws -> Any?)?
  public var reference: Int?
  public var isVisible = true

  public init(name: String? = nil) { self.name = name }
}

/// An expression before it is turned into steps.
public struct _RegexParts {
  public var node: _RegexNode
  public var captures: [_RegexCapture] = []
  var isScalars = false

  public init(_ node: _RegexNode, _ captures: [_RegexCapture] = []) {
    self.node = node
    self.captures = captures
  }
}

struct _RegexPatternReader {
  private let pattern: [Unicode.Scalar]
  private var place = 0
  private var flags = _RegexFlags()
  private var captures: [_RegexCapture] = []
  private var depth = 0
  /// The highest number of a group that is spoken of, which may be further on.
  private var highestReference = 0

  init(_ text: String, skipsSpace: Bool) {
    pattern = Array(text.unicodeScalars)
    flags.skipsSpace = skipsSpace
  }

  mutating func read() throws -> _RegexParts {
    let node = try choice()
    if place < pattern.count { throw error("closing ')' does not balance any groups openings") }
    if highestReference > captures.count { throw error("no capture numbered \(highestReference)") }
    return _RegexParts(node, captures)
  }

  private func error(_ text: String) -> _RegexPatternError { _RegexPatternError(description: text) }

  private var next: Unicode.Scalar? { place < pattern.count ? pattern[place] : nil }
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if next != scalar { return false }
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
  private mutating func expect(_ scalar: Unicode.Scalar) throws {
    if !take(scalar) { throw error("expected '\(scalar)'") }
  }

  private mutating func choice() throws -> _RegexNode {
    let outside = flags
    let first = captures.count
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    flags = outside
    if parts.count == 1 { return parts[0] }
    for index in first..<captures.count { captures[index].depth = 1 }
    return .choice(parts)
  }

  private mutating func sequence() throws -> _RegexNode {
    var parts: [_RegexNode] = []
    var literal = ""
    func add(_ characters: Substring) {
      let numbers = characters.map { _CharacterNumbers.number(of: $0) }
      if numbers.isEmpty { return }
      if flags.ignoresCase {
        for number in numbers { parts.append(.one(.caseless(.value(number)))) }
      } else {
        parts.append(.text(numbers, ignoresCase: false))
      }
    }
    while true {
      skipSpace()
      guard let scalar = next, scalar != "|", scalar != ")" else { break }
      let first = captures.count
      if let value = try literalScalar() {
        literal.unicodeScalars.append(value)
        skipSpace()
        guard let (least, most, greed) = try quantifier() else { continue }
        add(literal.dropLast())
        let last = literal.suffix(1)
        literal = ""
        let before = parts.count
        add(last)
        let part = parts.removeLast()
        if parts.count != before { parts.removeLast() }
        parts.append(.repeated(part, least: least, most: most, greed))
        continue
      }
      add(literal[...])
      literal = ""
      guard let part = try piece() else {
        skipSpace()
        if try quantifier() != nil { throw error("expression is not quantifiable") }
        continue
      }
      skipSpace()
      guard let (least, most, greed) = try quantifier() else {
        parts.append(part)
        continue
      }
      switch part {
      case .assertion, .look: throw error("expression is not quantifiable")
      default: break
      }
      if least == 0 { for index in first..<captures.count { captures[index].depth = 1 } }
      parts.append(.repeated(part, least: least, most: most, greed))
    }
    add(literal[...])
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func skipSpace() {
    if !flags.skipsSpace { return }
    while let scalar = next {
      if scalar.properties.isWhitespace {
        place += 1
      } else if scalar == "#" {
        while let scalar = next, scalar != "\n", scalar != "\r" { place += 1 }
      } else {
        return
      }
    }
  }

  /// `*`, `+`, `?` or a range in braces, and how eager it is; nil where there is none.
  private mutating func quantifier() throws -> (Int, Int, _RegexGreed)? {
    let start = place
    guard let (least, most) = try amount() else { return nil }
    if most < least {
      throw error("range lower bound '\(least)' must be less than or equal to upper bound '\(most)'")
    }
    let isOther = take("?")
    let greed: _RegexGreed = !isOther && take("+") ? .possessive : isOther == flags.isLazy ? .greedy : .lazy
    skipSpace()
    let end = place
    if try amount() != nil {
      if !take("?") { _ = take("+") }
      throw error("quantifier '\(written(end))' must appear after expression")
    }
    if start == 0 { throw error("quantifier '\(written(0))' must appear after expression") }
    place = end
    return (least, most, greed)
  }
  private func written(_ start: Int) -> String {
    var text = ""
    for scalar in pattern[start..<place] { text.unicodeScalars.append(scalar) }
    return text
  }

  private mutating func amount() throws -> (Int, Int)? {
    if take("*") { return (0, Int.max) }
    if take("+") { return (1, Int.max) }
    if take("?") { return (0, 1) }
    // Braces that hold no range are text.
    let start = place
    if take("{") {
      let least = number()
      if take("}"), let least { return (least, least) }
      if take(",") {
        let most = number()
        if take("}"), least != nil || most != nil { return (least ?? 0, most ?? Int.max) }
      }
    }
    place = start
    return nil
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let digit = next, digit >= "0", digit <= "9" {
      value = (value ?? 0) * 10 + digit._value - 48
      if value! > 1_000_000 { fatalError("Zoetrope does not support repeating so often in regular expressions") }
      place += 1
    }
    return value
  }

  /// A scalar that stands for itself here; nil where something else does, which is then read as such.
  private mutating func literalScalar() throws -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    switch scalar {
    case "*", "+", "?", "{":
      let start = place
      if try amount() != nil {
        if !take("?") { _ = take("+") }
        throw error("quantifier '\(written(start))' must appear after expression")
      }
    case ".", "^", "$", "[", "(": return nil
    case "\\": return try escapedScalar()
    default: break
    }
    place += 1
    return scalar
  }

  /// A scalar written with a backslash; nil, and nothing read, where the backslash means something else.
  private mutating func escapedScalar(inSet: Bool = false) throws -> Unicode.Scalar? {
    guard place + 1 < pattern.count else { throw error("expected escape sequence") }
    let letter = pattern[place + 1]
    let start = place
    place += 2
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "f": return "\u{c}"
    case "a": return "\u{7}"
    case "e": return "\u{1b}"
    case "b" where inSet: return "\u{8}"
    case "0": return try scalar(digits(radix: 8, most: 3) ?? 0)
    case "c":
      guard let control = next else { throw error("unexpected end of input") }
      place += 1
      return try scalar(control._value & 0x1f)
    case "o" where take("{"):
      guard let value = digits(radix: 8, most: 8), take("}") else { throw error("expected octal number") }
      return try scalar(value)
    case "x", "u", "U":
      if take("{") {
        let from = place
        let value = digits(radix: 16, most: 8)
        guard let value, next == "}" else {
          while let scalar = next, scalar != "}" { place += 1 }
          throw error("expected hexadecimal number in '\(written(from))'")
        }
        place += 1
        return try scalar(value)
      }
      if letter == "x" { return try scalar(digits(radix: 16, most: 2) ?? 0) }
      let count = letter == "u" ? 4 : 8
      let from = place
      let value = digits(radix: 16, most: count)
      if place - from != count { throw error("expected \(count) digits in '\(written(from))'") }
      return try scalar(value ?? 0)
    case "A", "b", "B", "d", "D", "G", "h", "H", "k", "K", "N", "p", "P", "Q", "R", "s", "S", "v", "V", "w", "W", "X",
      "y", "Y", "z", "Z", "g", "1"..."9":
      place = start
      return nil
    default:
      if letter.properties.isAlphabetic { throw error("invalid escape sequence '\\\(letter)'") }
      return letter
    }
  }

  private func scalar(_ value: Int) throws -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(UInt32(value)) else {
      throw error("Invalid scalar value U+\(String(value, radix: 16, uppercase: true))")
    }
    return scalar
  }
  private mutating func digits(radix: Int, most: Int) -> Int? {
    var value: Int?
    var count = 0
    while count < most, let scalar = next, let digit = Character(scalar).hexDigitValue, scalar.isASCII, digit < radix {
      value = (value ?? 0) * radix + digit
      place += 1
      count += 1
    }
    return value
  }

  private mutating func piece() throws -> _RegexNode? {
    let scalar = pattern[place]
    place += 1
    switch scalar {
    case ".": return .one(.property(flags.dotTakesAll ? .any : .anyInLine))
    case "^": return .assertion(flags.anchorsLines ? .behindLineEnd : .caret)
    case "$": return .assertion(flags.anchorsLines ? .lineEnd : .dollar)
    case "[": return .one(adjusted(try set()))
    case "(": return try group()
    default: return try escape()
    }
  }

  private func adjusted(_ rule: _RegexRule) -> _RegexRule { flags.ignoresCase ? .caseless(rule) : rule }

  private mutating func escape() throws -> _RegexNode? {
    let letter = pattern[place]
    place += 1
    switch letter {
    case "A": return .assertion(.start)
    case "Z": return .assertion(.end)
    case "z": return .assertion(.textEnd)
    case "G": return .assertion(.searchStart)
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.noWordBoundary)
    case "y": return .sequence([])
    case "X": return .one(.property(.any))
    case "R": return .one(.property(.newline))
    case "Q":
      var text = ""
      while let scalar = next, !take("\\E") {
        text.unicodeScalars.append(scalar)
        place += 1
      }
      let numbers = text.map { _CharacterNumbers.number(of: $0) }
      if flags.ignoresCase { return .sequence(numbers.map { .one(.caseless(.value($0))) }) }
      return .text(numbers, ignoresCase: false)
    case "k":
      guard take("<") else { throw error("invalid escape sequence '\\k'") }
      let name = name(until: ">")
      guard let index = captures.lastIndex(where: { $0.name == name }), take(">") else {
        throw error("no capture named '\(name)'")
      }
      return .again(index + 1, ignoresCase: flags.ignoresCase)
    case "N" where next == "{": fatalError("Zoetrope does not support `\\N{…}` in regular expressions")
    case "N", "K", "Y": throw error("'\\\(letter)' is not currently supported")
    case "g", "1"..."9":
      if letter != "g" { place -= 1 }
      guard let number = number() else { throw error("invalid escape sequence '\\g'") }
      highestReference = Swift.max(highestReference, number)
      return .again(number, ignoresCase: flags.ignoresCase)
    default:
      place -= 1
      return .one(try kind())
    }
  }

  /// What a letter behind a backslash stands for, in a set or out of one.
  private mutating func kind() throws -> _RegexRule {
    let letter = pattern[place]
    place += 1
    let rule: _RegexRule
    switch letter {
    case "d", "D": rule = .property(flags.asciiDigits ? .asciiNumber : .number)
    case "w", "W": rule = .property(flags.asciiWords ? .asciiWordCharacter : .wordCharacter)
    case "s", "S": rule = .property(flags.asciiSpaces ? .asciiSpace : .space)
    case "h", "H": rule = .blank
    case "v", "V": rule = .property(.newline)
    case "p", "P":
      guard take("{") else { throw error("invalid escape sequence '\\\(letter)'") }
      let isInverted = take("^")
      let name = name(until: "}")
      if name.isEmpty || !take("}") { throw error("expected property name") }
      guard let found = _RegexRule.known(name) else { throw error("unknown character property '\(name)'") }
      rule = adjusted(isInverted ? .inverted(found) : found)
    default: throw error("invalid escape sequence '\\\(letter)'")
    }
    return letter._value < 97 ? .inverted(rule) : rule
  }

  private mutating func name(until end: Unicode.Scalar) -> String {
    var result = ""
    while let scalar = next, scalar != end {
      result.unicodeScalars.append(scalar)
      place += 1
    }
    return result
  }

  private mutating func group() throws -> _RegexNode? {
    if !take("?") {
      if flags.onlyNamed { return .sequence([try inner()]) }
      return try capture(nil)
    }
    if take("#") {
      while let scalar = next, scalar != ")" { place += 1 }
      try expect(")")
      return nil
    }
    if take(":") { return .sequence([try inner()]) }
    if take(">") { return .atomic(try inner()) }
    if take("=") { return .look(try inner(), isAhead: true, isWanted: true) }
    if take("!") { return .look(try inner(), isAhead: true, isWanted: false) }
    if take("<=") || take("<!") { throw error("lookbehind is not currently supported") }
    if take("|") { throw error("branch reset group is not currently supported") }
    if take("(") { throw error("conditional is not currently supported") }
    if take("P=") {
      let name = name(until: ")")
      guard let index = captures.lastIndex(where: { $0.name == name }), take(")") else {
        throw error("no capture named '\(name)'")
      }
      return .again(index + 1, ignoresCase: flags.ignoresCase)
    }
    let isQuoted = take("'")
    if isQuoted || take("<") || take("P<") {
      let from = place
      while let scalar = next, scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        place += 1
      }
      let name = written(from)
      if name.isEmpty { throw error("expected group name") }
      if let first = name.first, first.isNumber { throw error("group name must not start with number") }
      try expect(isQuoted ? "'" : ">")
      if captures.contains(where: { $0.name == name }) { throw error("group named '\(name)' already exists") }
      return try capture(name)
    }
    return try flagged()
  }

  private mutating func capture(_ name: String?) throws -> _RegexNode {
    captures.append(_RegexCapture(name: name))
    let number = captures.count
    return .group(try inner(), number)
  }
  private mutating func inner() throws -> _RegexNode {
    depth += 1
    defer { depth -= 1 }
    if depth > 200 { throw error("group is nested too deeply") }
    let node = try choice()
    try expect(")")
    return node
  }

  /// `(?i)` holds to the end of the group around it, `(?i:…)` for what is inside.
  private mutating func flagged() throws -> _RegexNode? {
    let before = flags
    let start = place
    var isOn = true
    guard next != nil else { throw error("expected group specifier") }
    while let letter = next {
      place += 1
      switch letter {
      case "^": flags = _RegexFlags()
      case "-": isOn = false
      case "i": flags.ignoresCase = isOn
      case "m": flags.anchorsLines = isOn
      case "s": flags.dotTakesAll = isOn
      case "x": flags.skipsSpace = isOn
      case "n": flags.onlyNamed = isOn
      case "D": flags.asciiDigits = isOn
      case "S": flags.asciiSpaces = isOn
      case "W": flags.asciiWords = isOn
      case "P": (flags.asciiDigits, flags.asciiSpaces, flags.asciiWords) = (isOn, isOn, isOn)
      case "U": flags.isLazy = isOn
      case "u", "X", "w", "J": fatalError("Zoetrope does not support `(?\(letter))` in regular expressions")
      case ")": return nil
      case ":":
        let node = try inner()
        flags = before
        return .sequence([node])
      default: throw error("unknown group kind '(?\(written(start))'")
      }
    }
    throw error("expected ')'")
  }
}

extension _RegexPatternReader {
  /// What stands behind `[`, up to the bracket that closes it.
  private mutating func set() throws -> _RegexRule {
    let isInverted = take("^")
    var result: _RegexRule?
    var sign: Unicode.Scalar?
    while true {
      let rule = try members()
      switch (result, sign) {
      case (let before?, "&"?): result = .both(before, rule)
      case (let before?, "-"?): result = .without(before, rule)
      case (let before?, _): result = .either([.without(before, rule), .without(rule, before)])
      default: result = rule
      }
      if take("]") { break }
      sign = next
      place += 2
    }
    let rule = result ?? .none
    return isInverted ? .inverted(rule) : rule
  }

  private var atOperator: Bool {
    guard let scalar = next, scalar == "&" || scalar == "-" || scalar == "~" else { return false }
    return place + 1 < pattern.count && pattern[place + 1] == scalar
  }

  private mutating func members() throws -> _RegexRule {
    var parts: [_RegexRule] = []
    while let scalar = next, scalar != "]" {
      if atOperator { break }
      if flags.skipsSpace, scalar.properties.isWhitespace {
        place += 1
        continue
      }
      if scalar == "[" {
        place += 1
        if take(":") {
          let isInverted = take("^")
          let name = name(until: ":")
          if !take(":]") { throw error("expected ':]'") }
          guard let rule = _RegexRule.known(name) else { throw error("unknown character property '\(name)'") }
          parts.append(isInverted ? .inverted(rule) : rule)
        } else {
          parts.append(try set())
        }
        continue
      }
      if scalar == "\\" {
        guard let value = try escapedScalar(inSet: true) else {
          place += 1
          if next == "R" || next == "X" { throw error("invalid escape sequence '\\\(pattern[place])'") }
          let rule = try kind()
          if next == "-", place + 1 < pattern.count, !["]", "-", "["].contains(pattern[place + 1]) {
            throw error("invalid bound for character class range")
          }
          parts.append(rule)
          continue
        }
        parts.append(try range(from: value))
        continue
      }
      place += 1
      parts.append(try range(from: scalar))
    }
    if next == nil { throw error(parts.isEmpty ? "expected custom character class members" : "expected ']'") }
    if parts.isEmpty { throw error("expected custom character class members") }
    return parts.count == 1 ? parts[0] : .either(parts)
  }

  /// One member, or a range where a dash and another one follow.
  private mutating func range(from low: Unicode.Scalar) throws -> _RegexRule {
    guard next == "-", place + 1 < pattern.count, pattern[place + 1] != "]", pattern[place + 1] != "-",
      pattern[place + 1] != "["
    else { return .value(try member(low)) }
    place += 1
    guard let scalar = next else { throw error("expected ']'") }
    let high: Unicode.Scalar
    if scalar == "\\" {
      guard let value = try escapedScalar(inSet: true) else {
        throw error("invalid bound for character class range")
      }
      high = value
    } else {
      place += 1
      high = scalar
    }
    if high < low { throw error("character '\(low)' must compare less than or equal to '\(high)'") }
    _CharacterNumbers.settle(low._value...high._value)
    return .range(low._value, high._value)
  }

  /// A member with the marks that follow it.
  private mutating func member(_ scalar: Unicode.Scalar) throws -> Int {
    var text = String(Character(scalar))
    // The two scalars of a line end are one character.
    if scalar == "\r", next == "\\", place + 1 < pattern.count, pattern[place + 1] == "n" {
      place += 2
      return _CharacterNumbers.number(of: "\r\n")
    }
    while let mark = next, mark._value >= 0x300 {
      var longer = text
      longer.unicodeScalars.append(mark)
      if longer.count > 1 { break }
      text = longer
      place += 1
    }
    return _CharacterNumbers.number(of: text._character(0))
  }
}
