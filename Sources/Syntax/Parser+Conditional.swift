import Diagnostics

/// `#if`, `#elseif`, `#else`, `#endif` around statements, members, cases and links of a chain. The branches that do not count are
/// read too, as the compiler reads them, and forgotten.
extension Parser {
  /// Whether the current token begins one of these directives.
  mutating func atDirective(_ words: Set<String>) -> Bool {
    guard token.kind == .pound else { return false }
    let next = peek()
    return next.start == token.end && words.contains(text(next))
  }

  private static let ends: Set<String> = ["elseif", "else", "endif"]

  /// Whether a branch of an `#if` ends here; what stands outside of any is a stray.
  mutating func atEndOfBranch() -> Bool { openConditions > 0 && atDirective(Self.ends) }

  /// Reads from `#if` to `#endif`, element by element; those of the branch that counts come to the list.
  mutating func parseConditionally<Element>(
    into list: inout [Element], _ parseElements: (inout Parser, inout [Element]) -> Void
  ) {
    guard enter() else { return }
    defer { leave() }
    openConditions += 1
    defer { openConditions -= 1 }
    let start = token.start
    var isDecided = false
    var isLast = false
    var isOfVersion = false
    while !isAborted {
      let word = text(peek())
      let directive = token.start
      advance()
      advance()
      if isLast, word != "endif" { error(.behindElse(word), at: Span(source, Int(directive), previousEnd)) }
      if word == "else" { isLast = true }
      var isActive = !isDecided
      switch word {
      case "if", "elseif":
        let condition = readCondition(from: directive)
        isActive = isActive && condition.holds
        // Behind the branch that counts, the conditions are not looked at.
        if !isDecided { isOfVersion = condition.isOfVersion }
      case "endif": return
      default: break
      }
      if isActive { isDecided = true }
      var elements: [Element] = []
      if !isActive, isOfVersion {
        // It may be written in another Swift.
        skipBranch()
      } else {
        while !isAborted, token.kind != .endOfText, !atDirective(Self.ends) {
          let before = token.start
          parseElements(&self, &elements)
          if atDirective(Self.ends) { break }
          if token.start == before { advance() }
        }
      }
      if isActive { list += elements }
      if token.kind == .endOfText {
        endedEarly = true
        error(
          .missingEndif(begun: Span(source, Int(start), Int(start) + 3)), at: span(token))
        return
      }
    }
  }

  private mutating func skipBranch() {
    let before = diagnostics.count
    let problems = lexer.problems.count
    var open = 0
    while token.kind != .endOfText {
      if atDirective(["if"]) {
        open += 1
      } else if atDirective(Self.ends) {
        if open == 0 { break }
        if atDirective(["endif"]) { open -= 1 }
      }
      advance()
    }
    diagnostics.removeLast(diagnostics.count - before)
    lexer.problems.removeLast(lexer.problems.count - problems)
  }

  /// Up to the end of the line.
  private mutating func readCondition(from directive: Int32) -> BuildCondition {
    let start = Int(token.start)
    var end = start
    if token.followsNewline || token.kind == .endOfText {
      expectedBehind(.condition)
      return BuildCondition()
    }
    while token.kind != .endOfText, !token.followsNewline {
      end = Int(token.end)
      advance()
    }
    let span = Span(source, start, end)
    var reader = BuildConditionReader(span.text, importable: options.importable)
    let condition = reader.read()
    if let fault = reader.fault { error(.buildCondition(fault), at: span) }
    return condition
  }
}

struct BuildCondition {
  var holds = false
  /// It asks which Swift this is.
  var isOfVersion = false
}

/// Finds out whether the condition of an `#if` holds: this is Swift 6.3 in its language mode 5, on Linux, without flags.
struct BuildConditionReader {
  private let text: [UInt8]
  private var position = 0
  private(set) var fault: String?
  private let importable: [String]

  init(_ text: String, importable: [String]) {
    self.text = Array(text.utf8)
    self.importable = importable
  }

  mutating func read() -> BuildCondition {
    var result = readAny()
    skipSpaces()
    if position < text.count, fault == nil { fault = "only `&&`, `||`, `!` and parentheses combine conditions" }
    if fault != nil { result.holds = false }
    return result
  }

  private mutating func readAny() -> BuildCondition {
    var result = readAll()
    while take("||") {
      let next = readAll()
      result.holds = result.holds || next.holds
      result.isOfVersion = result.isOfVersion && next.isOfVersion
    }
    return result
  }

  private mutating func readAll() -> BuildCondition {
    var result = readOne()
    while take("&&") {
      let next = readOne()
      result.holds = result.holds && next.holds
      result.isOfVersion = result.isOfVersion || next.isOfVersion
    }
    return result
  }

  private mutating func readOne() -> BuildCondition {
    if take("!") {
      var result = readOne()
      result.holds.toggle()
      return result
    }
    if take("(") {
      let result = readAny()
      if !take(")") { fault = fault ?? "a `)` is missing" }
      return result
    }
    let name = readWord()
    if name.isEmpty {
      fault = fault ?? "a condition is missing"
      position = text.count
      return BuildCondition()
    }
    guard take("(") else {
      // Flags are given to the compiler, and none is.
      return BuildCondition(holds: name == "true")
    }
    let argument = readArgument()
    return BuildCondition(
      holds: holds(name, argument), isOfVersion: ["swift", "compiler", "_compiler_version"].contains(name))
  }

  private mutating func holds(_ name: String, _ argument: String) -> Bool {
    switch name {
    case "os": return argument == "Linux"
    case "arch": return argument == Self.architecture
    case "canImport": return importable.contains(argument) || UnsupportedModules.onLinux.contains(argument)
    case "swift": return isSatisfied(argument, by: LanguageVersion.language)
    case "compiler": return isSatisfied(argument, by: LanguageVersion.compiler)
    case "_compiler_version": return isSatisfied(">=" + argument.filter { $0 != "\"" }, by: LanguageVersion.compiler)
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "_runtime": return argument == "_Native"
    case "targetEnvironment", "hasFeature", "hasAttribute": return false
    default:
      fault = fault ?? "`\(name)` is no condition that the compiler knows"
      return false
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  private func isSatisfied(_ argument: String, by version: [Int]) -> Bool {
    let isAtLeast = argument.hasPrefix(">=")
    guard isAtLeast || argument.hasPrefix("<") else { return false }
    let wanted = argument.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    let isLess = version.lexicographicallyPrecedes(wanted)
    return isAtLeast ? !isLess : isLess
  }

  private mutating func skipSpaces() {
    while position < text.count, text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\t") {
      position += 1
    }
  }

  private mutating func take(_ symbol: String) -> Bool {
    skipSpaces()
    guard text[position...].starts(with: symbol.utf8) else { return false }
    position += symbol.utf8.count
    return true
  }

  private mutating func readWord() -> String {
    skipSpaces()
    let start = position
    while position < text.count, text[position] == UInt8(ascii: "_") || isLetterOrDigit(text[position]) {
      position += 1
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      0x80...:
      true
    default: false
    }
  }

  private mutating func readArgument() -> String {
    let start = position
    while position < text.count, text[position] != UInt8(ascii: ")") { position += 1 }
    let argument = String(decoding: text[start..<position], as: UTF8.self).filter { $0 != " " }
    if position < text.count { position += 1 } else { fault = fault ?? "a `)` is missing" }
    return argument
  }
}
