import Diagnostics

/// On which systems something is there, and whether it is to be used: `@available(iOS 17, *)`, `@available(*, deprecated)`, `#available(…)`.
extension Parser {
  /// What is said of some platforms, none of them this one, says nothing here.
  mutating func parseAvailability() -> Attribute.Availability? {
    let opening = token.start
    advance()
    if token.kind == .identifier, text(token) == "_PackageDescription" {
      unsupported(.availability)
      while token.kind != .rightParen, token.kind != .endOfText { advance() }
    }
    defer { closeAvailability(openedAt: opening) }
    if token.kind == .identifier, text(token) == "swift" { return parseLanguageAvailability() }
    if isOperator("*") {
      advance()
      return parseAvailabilityOptions()
    }
    guard token.kind == .identifier else {
      if !isWrong(since: opening) { expected(.platform) }
      return nil
    }
    switch peek().kind {
    case .integer, .float: parsePlatforms(needsRest: true)
    case .rightParen: complainOfMissingVersion()
    default:
      advance()
      _ = parseAvailabilityOptions()
    }
    return nil
  }

  /// `#available(iOS 17, *)`; everywhere but on Apple's systems all is available.
  mutating func parseAvailabilityCondition(isNegated: Bool) {
    let opening = token.start
    advance()
    parsePlatforms(needsRest: !isNegated)
    closeAvailability(openedAt: opening)
  }

  private mutating func closeAvailability(openedAt opening: Int32) {
    if token.kind != .rightParen, isWrong(since: opening) { return skipToClosing(.rightParen) }
    close(.rightParen, openedAt: opening)
  }

  private mutating func complainOfMissingVersion() {
    error(.availabilityWithoutVersion(text(token)))
    advance()
  }

  /// `iOS 17, macOS 14.2, *`.
  private mutating func parsePlatforms(needsRest: Bool) {
    while !isOperator("*") {
      guard token.kind == .identifier else { return expected(.platform) }
      let platform = token
      advance()
      guard takeVersion() else { return error(.availabilityWithoutVersion(text(platform)), at: span(platform)) }
      if take(.comma) { continue }
      if token.kind != .rightParen { return expected(.comma) }
      return needsRest ? error(.availabilityElsewhere) : ()
    }
    advance()
  }

  /// `swift 5.9`, `swift, obsoleted: 4.2`: of the language's versions up to this mode's.
  private mutating func parseLanguageAvailability() -> Attribute.Availability? {
    let name = token
    advance()
    if token.kind == .comma { return parseAvailabilityOptions(ofLanguage: true) }
    let start = token.start
    guard takeVersion() else {
      error(.availabilityWithoutVersion(text(name)), at: span(name))
      return nil
    }
    return isReached(from: start) ? nil : Attribute.Availability(isUnavailable: true, message: nil, renamed: nil)
  }

  /// `17`, `10.15` or `10.15.4`.
  private mutating func takeVersion() -> Bool {
    guard token.kind == .integer || token.kind == .float else { return false }
    advance()
    while token.kind == .period, token.start == Int32(previousEnd) {
      advance()
      guard take(.integer) else { return false }
    }
    return true
  }

  /// Whether the version that was read from `start` on is no later than the last of this language mode.
  private func isReached(from start: Int32) -> Bool {
    let parts = Span(source, Int(start), previousEnd).text.split(separator: ".").compactMap { Int($0) }
    return !LanguageVersion.language.lexicographicallyPrecedes(parts)
  }

  /// What follows the platform: `, deprecated: 14, message: "…"`.
  private mutating func parseAvailabilityOptions(ofLanguage: Bool = false) -> Attribute.Availability? {
    var isGone = false
    var words: Set<String> = []
    var texts: [String: String] = [:]
    repeat {
      guard take(.comma) else {
        expected(.comma)
        return nil
      }
      let word = token
      let name = text(word)
      guard word.kind == .identifier, let value = Self.availabilityOptions[name] else {
        error(.availabilityWord(name))
        return nil
      }
      words.insert(name)
      advance()
      guard take(.colon) else {
        guard value.isNeeded else { continue }
        error(.availabilityValue(name), at: span(word))
        return nil
      }
      if value.isText {
        guard token.kind == .string, token.length >= 2 else {
          error(.availabilityValue(name), at: span(word))
          return nil
        }
        texts[name] = content(of: token)
        advance()
      } else {
        let start = token.start
        guard takeVersion() else {
          error(.availabilityValue(name), at: span(word))
          return nil
        }
        guard ofLanguage else { continue }
        let isReached = isReached(from: start)
        if name == "introduced" ? !isReached : name == "obsoleted" && isReached { isGone = true }
        if name == "deprecated", !isReached { words.remove(name) }
      }
    } while token.kind != .rightParen && token.kind != .endOfText
    guard isGone || words.contains("deprecated") || words.contains("unavailable") else { return nil }
    return Attribute.Availability(
      isUnavailable: isGone || words.contains("unavailable"), message: texts["message"], renamed: texts["renamed"])
  }

  private static let availabilityOptions: [String: (isText: Bool, isNeeded: Bool)] = [
    "unavailable": (false, false), "deprecated": (false, false), "noasync": (false, false), "introduced": (false, true),
    "obsoleted": (false, true), "message": (true, true), "renamed": (true, true),
  ]
}
