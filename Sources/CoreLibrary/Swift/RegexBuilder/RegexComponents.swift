// The words that regular expressions are built with.

/// Puts the parts of an expression in a row.
@resultBuilder
public enum RegexComponentBuilder {
  public static func buildBlock() -> Regex<Substring> { Regex(verbatim: "") }
  public static func buildPartialBlock<R: RegexComponent>(first component: R) -> Regex<R.RegexOutput> {
    component.regex
  }
  public static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
}

/// Puts the ways of a choice beside each other.
@resultBuilder
public struct AlternationBuilder {
  @_disfavoredOverload
  public static func buildPartialBlock<R: RegexComponent>(first component: R) -> ChoiceOf<R.RegexOutput> {
    ChoiceOf(component.regex)
  }
  public static func buildExpression<R: RegexComponent>(_ regex: R) -> R { regex }
}

/// The first of several ways that matches.
public struct ChoiceOf<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>

  init(_ regex: Regex<Output>) { self.regex = regex }
  public init(@AlternationBuilder _ builder: () -> ChoiceOf<Output>) { self = builder() }
}

extension Regex {
  public init(@RegexComponentBuilder _ content: () -> some RegexComponent<Output>) { self = content().regex }
}

extension String: RegexComponent {
  public typealias Output = Substring
  public typealias RegexOutput = Substring
  public var regex: Regex<Substring> { Regex(verbatim: self) }
}
extension Substring: RegexComponent {
  public typealias Output = Substring
  public typealias RegexOutput = Substring
  public var regex: Regex<Substring> { Regex(verbatim: String(self)) }
}
extension Character: RegexComponent {
  public typealias Output = Substring
  public typealias RegexOutput = Substring
  public var regex: Regex<Substring> { Regex(verbatim: String(self)) }
}
extension Unicode.Scalar: RegexComponent {
  public typealias Output = Substring
  public typealias RegexOutput = Substring
  public var regex: Regex<Substring> { Regex(verbatim: String(Character(self))) }
}

/// A part that matches once.
public struct One<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>
  public init(_ component: some RegexComponent<Output>) { regex = component.regex }
}

/// What has to follow and is not taken.
public struct Lookahead<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>
  public init<R: RegexComponent>(_ component: R) where R.RegexOutput == Output {
    regex = Regex(_changing: component) { .look($0, isAhead: true, isWanted: true) }
  }
  public init<R: RegexComponent>(@RegexComponentBuilder _ component: () -> R) where R.RegexOutput == Output {
    self.init(component())
  }
}

/// What must not follow.
public struct NegativeLookahead<Output>: RegexComponent {
  public typealias RegexOutput = Output
  public var regex: Regex<Output>
  public init<R: RegexComponent>(_ component: R) where R.RegexOutput == Output {
    regex = Regex(_changing: component) { .look($0, isAhead: true, isWanted: false) }
  }
  public init<R: RegexComponent>(@RegexComponentBuilder _ component: () -> R) where R.RegexOutput == Output {
    self.init(component())
  }
}

/// A place between two characters.
public struct Anchor: RegexComponent {
  public typealias RegexOutput = Substring
  let assertion: _RegexAssertion?
  let inverse: _RegexAssertion?

  public var regex: Regex<Substring> {
    guard let assertion else { return Regex(verbatim: "") }
    return Regex(_parts: _RegexParts(.assertion(assertion)))
  }

  init(_ assertion: _RegexAssertion?, _ inverse: _RegexAssertion? = nil) {
    self.assertion = assertion
    self.inverse = inverse
  }
  public static var startOfSubject: Anchor { Anchor(.start) }
  public static var endOfSubjectBeforeNewline: Anchor { Anchor(.end) }
  public static var endOfSubject: Anchor { Anchor(.textEnd) }
  public static var firstMatchingPositionInSubject: Anchor { Anchor(.searchStart) }
  public static var textSegmentBoundary: Anchor { Anchor(nil) }
  public static var startOfLine: Anchor { Anchor(.behindLineEnd) }
  public static var endOfLine: Anchor { Anchor(.lineEnd) }
  public static var wordBoundary: Anchor { Anchor(.wordBoundary, .noWordBoundary) }
  public var inverted: Anchor {
    guard let inverse else { fatalError("Zoetrope does not support this anchor inverted") }
    return Anchor(inverse, assertion)
  }
}

/// What somewhere else in the expression was captured.
public struct Reference<Capture>: RegexComponent {
  public typealias RegexOutput = Capture
  public let _raw: Int

  public init(_ captureType: Capture.Type = Capture.self) { _raw = _References.next() }
  public var regex: Regex<Capture> { Regex(_parts: _RegexParts(.again(-_raw, ignoresCase: false))) }
}

enum _References {
  private static var count = 0
  static func next() -> Int {
    count += 1
    return count
  }
}

extension Regex.Match {
  public subscript<Capture>(reference: Reference<Capture>) -> Capture {
    guard let value = _value(of: reference._raw) as? Capture else {
      fatalError("Cannot find capture for reference")
    }
    return value
  }
}

/// Characters of some kind.
public struct CharacterClass: RegexComponent {
  public typealias RegexOutput = Substring
  let rule: _RegexRule

  init(_rule: _RegexRule) { rule = _rule }
  public var regex: Regex<Substring> { Regex(_parts: _RegexParts(.one(rule))) }
  public var inverted: CharacterClass { CharacterClass(_rule: .inverted(rule)) }

  public func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(_rule: .either([rule, other.rule])) }
  public func intersection(_ other: CharacterClass) -> CharacterClass { CharacterClass(_rule: .both(rule, other.rule)) }
  public func subtracting(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(_rule: .without(rule, other.rule))
  }
  public func symmetricDifference(_ other: CharacterClass) -> CharacterClass {
    subtracting(other).union(other.subtracting(self))
  }
  public static func generalCategory(_ category: Unicode.GeneralCategory) -> CharacterClass {
    CharacterClass(_rule: .categories(1 << _RegexRule.number(of: category)))
  }
}

extension RegexComponent where Self == CharacterClass {
  public static var any: CharacterClass { CharacterClass(_rule: .property(.any)) }
  public static var anyNonNewline: CharacterClass { CharacterClass(_rule: .inverted(.property(.newline))) }
  public static var anyGraphemeCluster: CharacterClass { CharacterClass(_rule: .property(.any)) }
  public static var digit: CharacterClass { CharacterClass(_rule: .property(.number)) }
  public static var hexDigit: CharacterClass { CharacterClass(_rule: .property(.hexDigit)) }
  public static var word: CharacterClass { CharacterClass(_rule: .property(.wordCharacter)) }
  public static var whitespace: CharacterClass { CharacterClass(_rule: .property(.space)) }
  public static var horizontalWhitespace: CharacterClass { CharacterClass(_rule: .blank) }
  public static var newlineSequence: CharacterClass { CharacterClass(_rule: .property(.newline)) }
  public static var verticalWhitespace: CharacterClass { CharacterClass(_rule: .property(.newline)) }

  public static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Character {
    CharacterClass(_rule: .either(s.map { .value(_CharacterNumbers.number(of: $0)) }))
  }
  public static func anyOf<S: Sequence>(_ s: S) -> CharacterClass where S.Element == Unicode.Scalar {
    CharacterClass(_rule: .either(s.map { .value(Int($0.value)) }))
  }
  public init(_ first: CharacterClass, _ rest: CharacterClass...) {
    self.init(_rule: .either([first.rule] + rest.map { $0.rule }))
  }
}

public func ... (lhs: Character, rhs: Character) -> CharacterClass {
  CharacterClass(_rule: .range(_CharacterNumbers.number(of: lhs), _CharacterNumbers.number(of: rhs)))
}
@_disfavoredOverload
public func ... (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> CharacterClass {
  CharacterClass(_rule: .range(Int(lhs.value), Int(rhs.value)))
}
