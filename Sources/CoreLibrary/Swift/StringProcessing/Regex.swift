// Swift's own regular expressions.

/// What a regular expression can be made of.
public protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<RegexOutput> { get }
}

/// A regular expression, and the type of what it finds: the whole match, then what each group captured.
public struct Regex<Output>: RegexComponent {
  public typealias RegexOutput = Output
  let program: Program

  public init(_parts parts: _RegexParts) { program = Program(parts) }
  public var _parts: _RegexParts { program.parts }

  public var regex: Regex<Output> { self }

  /// What the parser makes of a literal; it has looked whether the pattern is in order.
  @inlinable public init(_regexString pattern: String) { self.init(_regexString: pattern, _skipsSpace: false) }
  @inlinable public init(_regexString pattern: String, _skipsSpace: Bool) {
    var reader = _RegexPatternReader(pattern, skipsSpace: _skipsSpace)
    do {
      self.init(_parts: try reader.read())
    } catch {
      fatalError("Zoetrope does not support this regular expression: \(error)")
    }
  }

  public init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
    var reader = _RegexPatternReader(pattern, skipsSpace: false)
    self.init(_parts: try reader.read())
    if !program._isOf(Output.self) {
      throw _RegexPatternError(description: "the captures of '\(pattern)' do not have the type '\(Output.self)'")
    }
  }

  public init(verbatim verbatimString: String) {
    let numbers = verbatimString.map { _CharacterNumbers.number(of: $0) }
    self.init(_parts: _RegexParts(.text(numbers, ignoresCase: false)))
  }

  public init?(_ regex: Regex<AnyRegexOutput>, as outputType: Output.Type = Output.self) {
    if !regex.program._isOf(Output.self) { return nil }
    program = Program(regex.program.parts)
  }

  /// Whether one of the groups has the name.
  public func contains(captureNamed name: String) -> Bool { program.parts.captures.contains { $0.name == name } }

  final class Program {
    let parts: _RegexParts
    lazy var steps = _RegexProgram(
      parts.withReferences, groups: parts.captures.count,
      checked: Set(parts.captures.indices.filter { parts.captures[$0].transform != nil }.map { $0 + 1 }))

    init(_ parts: _RegexParts) { self.parts = parts }

    /// Whether what is captured can be had as that type: tried with everything there, and with nothing that may be missing.
    func _isOf<T>(_ type: T.Type) -> Bool {
      if type is AnyRegexOutput.Type { return true }
      let all: [Any] = parts.captures.map { _ in Substring() }
      let fewest: [Any] = parts.captures.map { capture in
        capture.depth == 0 ? Substring() : Optional<Substring>.none as Any
      }
      return _regexOutput([Substring()] + all, as: type) != nil
        && _regexOutput([Substring()] + fewest, as: type) != nil
    }
  }
}

extension Regex where Output == AnyRegexOutput {
  public init(_ pattern: String) throws {
    var reader = _RegexPatternReader(pattern, skipsSpace: false)
    self.init(_parts: try reader.read())
  }
  public init<OtherOutput>(_ regex: Regex<OtherOutput>) { self.init(_parts: regex.program.parts) }
}

/// What comes of looking for the matches in a text.
extension Regex {
  /// The first so many matches between two places of a text.
  func _matches(_ text: Substring, isWhole: Bool = false, isAnchored: Bool = false, most: Int = Int.max) throws
    -> [Match]
  {
    let parts = program.parts
    let steps = program.steps
    let input = _RegexInput.of(text._base, isScalars: parts.isScalars)
    let (low, high) = (input.place(text._low), input.place(text._high))
    if steps.checked.isEmpty {
      let matcher = _RegexMatcher(steps, input.values, low, high, mustEnd: isWhole)
      return matcher.matches(isAnchored: isWhole || isAnchored, most: most).map { match in
        Match(anyRegexOutput: AnyRegexOutput(input, match, parts.captures, [:]))
      }
    }
    var values: [_RegexPlace: Any] = [:]
    var problem: Error?
    let matcher = _RegexMatcher(steps, input.values, low, high, mustEnd: isWhole) { number, from, to in
      guard let transform = parts.captures[number - 1].transform else { return .right }
      do {
        guard let value = try transform(input.substring(from, to)) else { return .wrong }
        values[_RegexPlace(number: number, low: from, high: to)] = value
        return .right
      } catch {
        problem = error
        return .stop
      }
    }
    let matches = matcher.matches(isAnchored: isWhole || isAnchored, most: most)
    if let problem { throw problem }
    return matches.map { Match(anyRegexOutput: AnyRegexOutput(input, $0, parts.captures, values)) }
  }

  public func wholeMatch(in string: String) throws -> Match? { try wholeMatch(in: string[...]) }
  public func prefixMatch(in string: String) throws -> Match? { try prefixMatch(in: string[...]) }
  public func firstMatch(in string: String) throws -> Match? { try firstMatch(in: string[...]) }
  public func wholeMatch(in string: Substring) throws -> Match? { try _matches(string, isWhole: true, most: 1).first }
  public func prefixMatch(in string: Substring) throws -> Match? {
    try _matches(string, isAnchored: true, most: 1).first
  }
  public func firstMatch(in string: Substring) throws -> Match? { try _matches(string, most: 1).first }
}

/// The same expression, understood in another way.
extension Regex {
  private func mapped(_ change: (_RegexNode) -> _RegexNode) -> Regex<Output> {
    var parts = program.parts
    parts.node = parts.node.mapped(change)
    return Regex(_parts: parts)
  }
  private func withRules(_ change: @escaping (_RegexRule) -> _RegexRule) -> Regex<Output> {
    mapped { if case .one(let rule) = $0 { .one(rule.mapped(change)) } else { $0 } }
  }
  private func withProperty(_ old: _RegexProperty, _ new: _RegexProperty, _ isWanted: Bool) -> Regex<Output> {
    withRules { rule in
      if isWanted, case .property(old) = rule { return .property(new) }
      return rule
    }
  }

  public func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> {
    if !ignoresCase { return self }
    return mapped { node in
      switch node {
      case .text(let values, false): return .sequence(values.map { .one(.caseless(.value($0))) })
      case .one(let rule): return .one(.caseless(rule))
      case .again(let number, _): return .again(number, ignoresCase: true)
      default: return node
      }
    }
  }
  public func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> {
    withProperty(.anyInLine, .any, dotMatchesNewlines)
  }
  public func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> {
    mapped { node in
      switch node {
      case .assertion(.caret) where matchLineEndings: return .assertion(.behindLineEnd)
      case .assertion(.dollar) where matchLineEndings: return .assertion(.lineEnd)
      default: return node
      }
    }
  }
  public func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output> {
    withProperty(.number, .asciiNumber, useASCII)
  }
  public func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output> {
    withProperty(.wordCharacter, .asciiWordCharacter, useASCII)
  }
  public func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output> {
    withProperty(.space, .asciiSpace, useASCII)
  }
  public func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output> {
    asciiOnlyDigits(useASCII).asciiOnlyWordCharacters(useASCII).asciiOnlyWhitespace(useASCII)
  }
  public func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Output> {
    if wordBoundaryKind == .default { return self }
    return mapped { node in
      switch node {
      case .assertion(.wordBoundary): return .assertion(.boundary)
      case .assertion(.noWordBoundary): return .assertion(.noBoundary)
      default: return node
      }
    }
  }
  public func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Output> {
    mapped { node in
      if case .repeated(let inner, let least, let most, .greedy) = node {
        return .repeated(inner, least: least, most: most, behavior._greed)
      }
      return node
    }
  }
  public func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Output> {
    if semanticLevel == .graphemeCluster { return self }
    var result = mapped { node in
      switch node {
      case .text(let values, let ignoresCase):
        return .text(values.flatMap { _CharacterNumbers.scalars($0) }, ignoresCase: ignoresCase)
      case .one(.property(.newline)): return .lineEnd
      default: return node
      }
    }
    var parts = result.program.parts
    parts.isScalars = true
    result = Regex(_parts: parts)
    return result
  }
}

public struct RegexSemanticLevel: Hashable {
  let _isScalars: Bool
  public static var graphemeCluster: RegexSemanticLevel { RegexSemanticLevel(_isScalars: false) }
  public static var unicodeScalar: RegexSemanticLevel { RegexSemanticLevel(_isScalars: true) }
}

public struct RegexWordBoundaryKind: Hashable {
  let _isSimple: Bool
  public static var simple: RegexWordBoundaryKind { RegexWordBoundaryKind(_isSimple: true) }
  public static var `default`: RegexWordBoundaryKind { RegexWordBoundaryKind(_isSimple: false) }
}

public struct RegexRepetitionBehavior: Hashable {
  public let _greed: _RegexGreed
  public static var eager: RegexRepetitionBehavior { RegexRepetitionBehavior(_greed: .greedy) }
  public static var reluctant: RegexRepetitionBehavior { RegexRepetitionBehavior(_greed: .lazy) }
  public static var possessive: RegexRepetitionBehavior { RegexRepetitionBehavior(_greed: .possessive) }
}

extension _RegexNode {
  /// Each part changed, from the inside out.
  func mapped(_ change: (_RegexNode) -> _RegexNode) -> _RegexNode {
    switch self {
    case .sequence(let parts): return change(.sequence(parts.map { $0.mapped(change) }))
    case .choice(let parts): return change(.choice(parts.map { $0.mapped(change) }))
    case .group(let inner, let number): return change(.group(inner.mapped(change), number))
    case .repeated(let inner, let least, let most, let greed):
      return change(.repeated(inner.mapped(change), least: least, most: most, greed))
    case .look(let inner, let isAhead, let isWanted):
      return change(.look(inner.mapped(change), isAhead: isAhead, isWanted: isWanted))
    case .atomic(let inner): return change(.atomic(inner.mapped(change)))
    default: return change(self)
    }
  }

  /// The same behind so many other groups. What is referred to by a reference has no number yet, and is left as it is.
  public func behind(_ groups: Int) -> _RegexNode {
    if groups == 0 { return self }
    return mapped { node in
      switch node {
      case .group(let inner, let number): return .group(inner, number + groups)
      case .again(let number, let ignoresCase) where number > 0:
        return .again(number + groups, ignoresCase: ignoresCase)
      default: return node
      }
    }
  }
}

extension _RegexParts {
  /// The expression with the groups that references stand for: they are written as numbers below zero.
  var withReferences: _RegexNode {
    if captures.allSatisfy({ $0.reference == nil }) { return node }
    return node.mapped { node in
      guard case .again(let number, let ignoresCase) = node, number < 0 else { return node }
      guard let group = captures.firstIndex(where: { $0.reference == -number }) else {
        fatalError("Reference used before it captured any match")
      }
      return .again(group + 1, ignoresCase: ignoresCase)
    }
  }
}

extension _RegexRule {
  func mapped(_ change: (_RegexRule) -> _RegexRule) -> _RegexRule {
    switch self {
    case .inverted(let rule): return change(.inverted(rule.mapped(change)))
    case .either(let rules): return change(.either(rules.map { $0.mapped(change) }))
    case .both(let one, let other): return change(.both(one.mapped(change), other.mapped(change)))
    case .without(let one, let other): return change(.without(one.mapped(change), other.mapped(change)))
    case .caseless(let rule): return change(.caseless(rule.mapped(change)))
    default: return change(self)
    }
  }
}

/// What a literal is called, whatever a script calls its own types.
public typealias _RegexLiteral<Output> = Regex<Output>
