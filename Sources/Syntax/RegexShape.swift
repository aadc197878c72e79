/// What the pattern of a regular expression says before anybody runs it: which groups it captures, and whether it is in order. What a
/// group matches is no business of this; the library reads the pattern again when the expression is made.
struct RegexShape {
  struct Capture: Equatable {
    var name: String?
    /// It may take no part: something around it may be left out, or is one way among several.
    var isOptional = false
  }

  /// What is wrong, in the compiler's words, and where: in scalars from the beginning of the pattern.
  struct Mistake: Error {
    let text: String
    let place: Int
  }

  private(set) var captures: [Capture] = []
  private let pattern: [Unicode.Scalar]
  private var place = 0
  private var skipsSpace: Bool
  private var onlyNamed = false
  private var depth = 0
  /// The scalar that the last escape stands for; nil where it stands for several.
  private var escaped: Unicode.Scalar?
  /// The group of the highest number that is spoken of, which may be further on, and where.
  private var highestReference = (number: 0, place: 0)

  init(_ pattern: String, skipsSpace: Bool) throws(Mistake) {
    self.pattern = Array(pattern.unicodeScalars)
    self.skipsSpace = skipsSpace
    try readChoice()
    if place < self.pattern.count { throw mistake("closing ')' does not balance any groups openings") }
    if highestReference.number > captures.count {
      throw mistake("no capture numbered \(highestReference.number)", at: highestReference.place)
    }
  }

  private func mistake(_ text: String, at start: Int? = nil) -> Mistake { Mistake(text: text, place: start ?? place) }

  private var next: Unicode.Scalar? { place < pattern.count ? pattern[place] : nil }
  private mutating func take(_ text: String) -> Bool {
    let start = place
    for scalar in text.unicodeScalars {
      if next != scalar {
        place = start
        return false
      }
      place += 1
    }
    return true
  }
  private mutating func skip(while isMeant: (Unicode.Scalar) -> Bool) {
    while let scalar = next, isMeant(scalar) { place += 1 }
  }
  private func written(from start: Int) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: pattern[start..<place])
    return text
  }
  private mutating func expect(_ text: String) throws(Mistake) {
    if !take(text) { throw mistake("expected '\(text)'") }
  }

  // MARK: Alternatives and what stands in a row

  private mutating func readChoice() throws(Mistake) {
    let outside = (skipsSpace, onlyNamed)
    let first = captures.count
    var isChoice = false
    try readSequence()
    while take("|") {
      isChoice = true
      try readSequence()
    }
    if isChoice { makeOptional(from: first) }
    (skipsSpace, onlyNamed) = outside
  }

  private mutating func makeOptional(from first: Int) {
    for index in first..<captures.count { captures[index].isOptional = true }
  }

  private mutating func readSequence() throws(Mistake) {
    while true {
      skipSpace()
      guard let scalar = next, scalar != "|", scalar != ")" else { return }
      let start = place
      if try readAmount() != nil {
        if !take("?") { _ = take("+") }
        throw mistake("quantifier '\(written(from: start))' must appear after expression", at: start)
      }
      let first = captures.count
      let isQuantifiable = try readAtom()
      skipSpace()
      let quantifier = place
      guard let (least, most) = try readAmount() else { continue }
      if !isQuantifiable { throw mistake("expression is not quantifiable", at: start) }
      if most < least {
        let text = "range lower bound '\(least)' must be less than or equal to upper bound '\(most)'"
        throw mistake(text, at: quantifier)
      }
      if !take("?") { _ = take("+") }
      if least == 0 { makeOptional(from: first) }
    }
  }

  private mutating func skipSpace() {
    guard skipsSpace else { return }
    while let scalar = next {
      if scalar.properties.isWhitespace {
        place += 1
      } else if scalar == "#" {
        skip { $0 != "\n" && $0 != "\r" }
      } else {
        return
      }
    }
  }

  /// `*`, `+`, `?` or a range in braces; braces that hold none are text.
  private mutating func readAmount() throws(Mistake) -> (least: Int, most: Int)? {
    if take("*") { return (0, .max) }
    if take("+") { return (1, .max) }
    if take("?") { return (0, 1) }
    let start = place
    if take("{") {
      let least = readNumber()
      if let least, take("}") { return (least, least) }
      if take(",") {
        let most = readNumber()
        if take("}"), least != nil || most != nil { return (least ?? 0, most ?? .max) }
      }
    }
    place = start
    return nil
  }

  private mutating func readNumber() -> Int? {
    let start = place
    skip { $0 >= "0" && $0 <= "9" }
    return start == place ? nil : Int(written(from: start)) ?? .max
  }

  // MARK: Single parts

  /// Says whether what was read can be repeated.
  private mutating func readAtom() throws(Mistake) -> Bool {
    let scalar = pattern[place]
    place += 1
    switch scalar {
    case "^", "$": return false
    case "[": try readSet()
    case "(": return try readGroup()
    case "\\": return try readEscape(inSet: false)
    default: break
    }
    return true
  }

  private mutating func readEscape(inSet: Bool) throws(Mistake) -> Bool {
    let start = place - 1
    guard let letter = next else { throw mistake("expected escape sequence") }
    place += 1
    escaped = nil
    switch letter {
    case "x", "u", "U": try readScalar(letter)
    case "c":
      guard let control = next else { throw mistake("unexpected end of input") }
      place += 1
      escaped = Unicode.Scalar(control.value & 0x1f)
    case "0":
      let digits = place
      readDigits(most: 3)
      escaped = Unicode.Scalar(UInt32(written(from: digits), radix: 8) ?? 0)
    case "o" where next == "{":
      place += 1
      let digits = place
      skip { $0 != "}" }
      escaped = UInt32(written(from: digits), radix: 8).flatMap(Unicode.Scalar.init)
      try expect("}")
    case "N" where next == "{":
      skip { $0 != "}" }
      try expect("}")
    case "p", "P":
      guard take("{") else { throw mistake("invalid escape sequence '\\\(letter)'", at: start) }
      let name = place
      skip { $0 != "}" }
      if name == place { throw mistake("expected property name") }
      try expect("}")
    case "b" where inSet: escaped = "\u{8}"
    case "R" where inSet, "X" where inSet: throw mistake("invalid escape sequence '\\\(letter)'", at: start)
    case "A", "Z", "z", "G", "b", "B", "y": return false
    case "N", "K", "Y": throw mistake("'\\\(letter)' is not currently supported", at: start)
    case "Q": while next != nil, !take("\\E") { place += 1 }
    case "k":
      guard take("<") else { throw mistake("invalid escape sequence '\\k'", at: start) }
      let from = place
      skip { $0 != ">" }
      let name = written(from: from)
      try expect(">")
      if !captures.contains(where: { $0.name == name }) { throw mistake("no capture named '\(name)'", at: from) }
    case "g", "1"..."9":
      if letter != "g" { place -= 1 }
      guard let number = readNumber() else { throw mistake("invalid escape sequence '\\g'", at: start) }
      if number > highestReference.number { highestReference = (number, start) }
    case "d", "D", "w", "W", "s", "S", "h", "H", "v", "V", "R", "X": break
    case "n", "t", "r", "f", "a", "e": escaped = Self.controls[letter]
    default:
      if letter.properties.isAlphabetic { throw mistake("invalid escape sequence '\\\(letter)'", at: start) }
      escaped = letter
    }
    return true
  }

  private static let controls: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "f": "\u{c}", "a": "\u{7}", "e": "\u{1b}",
  ]

  private mutating func readDigits(most: Int) {
    var count = 0
    skip { scalar in
      count += 1
      return count <= most && scalar.properties.isASCIIHexDigit
    }
  }

  private mutating func readScalar(_ letter: Unicode.Scalar) throws(Mistake) {
    let start = place
    if take("{") {
      skip { $0 != "}" }
      let digits = written(from: start + 1)
      guard let value = UInt32(digits, radix: 16) else {
        throw mistake("expected hexadecimal number in '\(digits)'", at: start + 1)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw mistake("Invalid scalar value U+\(digits)", at: start + 1)
      }
      escaped = scalar
      return try expect("}")
    }
    let count = letter == "x" ? 2 : letter == "u" ? 4 : 8
    readDigits(most: count)
    if letter != "x", place - start != count {
      throw mistake("expected \(count) digits in '\(written(from: start))'", at: start)
    }
    escaped = Unicode.Scalar(UInt32(written(from: start), radix: 16) ?? 0)
  }

  private mutating func readSet() throws(Mistake) {
    guard depth < 200 else { throw mistake("character class is nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    _ = take("^")
    var isEmpty = true
    while let scalar = next {
      if take("]") {
        if isEmpty { throw mistake("expected custom character class members", at: place - 1) }
        return
      }
      if take("&&") || take("--") || take("~~") {
        if isEmpty { throw mistake("expected custom character class members", at: place - 2) }
        isEmpty = true
        continue
      }
      isEmpty = false
      let start = place
      let low = try readMember(scalar)
      guard next == "-", place + 1 < pattern.count, !["]", "-", "["].contains(pattern[place + 1]) else { continue }
      place += 1
      let high = try readMember(pattern[place])
      guard let low, let high else { throw mistake("invalid bound for character class range", at: start) }
      if high < low {
        throw mistake("character '\(low)' must compare less than or equal to '\(high)'", at: start)
      }
    }
    throw mistake(isEmpty ? "expected custom character class members" : "expected ']'")
  }

  /// A member of a set, or a set in it; the scalar, where it is one.
  private mutating func readMember(_ scalar: Unicode.Scalar) throws(Mistake) -> Unicode.Scalar? {
    place += 1
    switch scalar {
    case "[":
      if take(":") {
        skip { $0 != ":" }
        try expect(":]")
      } else {
        try readSet()
      }
      return nil
    case "\\":
      _ = try readEscape(inSet: true)
      return escaped
    default: return scalar
    }
  }

  private mutating func readGroup() throws(Mistake) -> Bool {
    guard depth < 200 else { throw mistake("group is nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    let start = place
    if !take("?") {
      if !onlyNamed { captures.append(Capture()) }
      try readInside()
      return true
    }
    if take("#") {
      skip { $0 != ")" }
      try expect(")")
      return false
    }
    if take(":") || take(">") {
      try readInside()
      return true
    }
    if take("=") || take("!") {
      try readInside()
      return false
    }
    if take("<=") || take("<!") { throw mistake("lookbehind is not currently supported", at: start) }
    if take("|") { throw mistake("branch reset group is not currently supported", at: start) }
    if take("(") { throw mistake("conditional is not currently supported", at: start) }
    if take("P=") {
      let from = place
      skip { $0 != ")" }
      let name = written(from: from)
      if !captures.contains(where: { $0.name == name }) { throw mistake("no capture named '\(name)'", at: from) }
      try expect(")")
      return true
    }
    let isQuoted = take("'")
    if isQuoted || take("<") || take("P<") {
      let from = place
      skip { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil }
      let name = written(from: from)
      guard let first = name.first else { throw mistake("expected group name", at: from) }
      if first.isNumber { throw mistake("group name must not start with number", at: from) }
      try expect(isQuoted ? "'" : ">")
      if captures.contains(where: { $0.name == name }) {
        throw mistake("group named '\(name)' already exists", at: from)
      }
      captures.append(Capture(name: name))
      try readInside()
      return true
    }
    return try readFlags()
  }

  private mutating func readInside() throws(Mistake) {
    try readChoice()
    try expect(")")
  }

  /// `(?i)` holds to the end of the group around it, `(?i:…)` for what is inside.
  private mutating func readFlags() throws(Mistake) -> Bool {
    let start = place
    let before = (skipsSpace, onlyNamed)
    guard next != nil else { throw mistake("expected group specifier") }
    var isOn = true
    while let letter = next {
      place += 1
      switch letter {
      case "^": (skipsSpace, onlyNamed) = (false, false)
      case "-": isOn = false
      case "x": skipsSpace = isOn
      case "n": onlyNamed = isOn
      case "i", "m", "s", "D", "S", "W", "P", "U", "u", "X", "w", "J": break
      case ")": return false
      case ":":
        try readInside()
        (skipsSpace, onlyNamed) = before
        return true
      default: throw mistake("unknown group kind '(?\(written(from: start))'", at: start - 2)
      }
    }
    throw mistake("expected ')'")
  }
}
