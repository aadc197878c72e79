// What texts do with regular expressions.

extension BidirectionalCollection where SubSequence == Substring {
  func _found(by regex: some RegexComponent, most: Int = Int.max) -> [Range<Index>] {
    let matches = (try? regex.regex._matches(self[startIndex..<endIndex], most: most)) ?? []
    return matches.map { $0.range as! Range<Index> }
  }

  /// Whether the expression matches somewhere.
  @_disfavoredOverload public func contains(_ regex: some RegexComponent) -> Bool {
    !_found(by: regex, most: 1).isEmpty
  }
  /// Where it matches first.
  @_disfavoredOverload public func firstRange(of regex: some RegexComponent) -> Range<Index>? {
    _found(by: regex, most: 1).first
  }
  /// All places where it matches.
  @_disfavoredOverload public func ranges(of regex: some RegexComponent) -> [Range<Index>] { _found(by: regex) }

  /// The parts between matches; empty ones are left out unless asked for.
  @_disfavoredOverload public func split(
    separator: some RegexComponent, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    var result: [SubSequence] = []
    var start = startIndex
    for range in _found(by: separator) {
      if result.count == maxSplits { break }
      if start != range.lowerBound || !omittingEmptySubsequences { result.append(self[start..<range.lowerBound]) }
      start = range.upperBound
    }
    if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
    return result
  }

  /// Whether it matches at the beginning.
  public func starts(with regex: some RegexComponent) -> Bool {
    ((try? regex.regex.prefixMatch(in: self[startIndex..<endIndex])) ?? nil) != nil
  }
  /// What follows a match at the beginning.
  @_disfavoredOverload public func trimmingPrefix(_ regex: some RegexComponent) -> SubSequence {
    guard let match = (try? regex.regex.prefixMatch(in: self[startIndex..<endIndex])) ?? nil else {
      return self[startIndex..<endIndex]
    }
    return self[(match.range.upperBound as! Index)..<endIndex]
  }

  /// The first match.
  public func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match? {
    (try? r.regex.firstMatch(in: self[startIndex..<endIndex])) ?? nil
  }
  /// The match of the whole text.
  public func wholeMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
    (try? regex.regex.wholeMatch(in: self[startIndex..<endIndex])) ?? nil
  }
  /// The match at the beginning.
  public func prefixMatch<R: RegexComponent>(of regex: R) -> Regex<R.RegexOutput>.Match? {
    (try? regex.regex.prefixMatch(in: self[startIndex..<endIndex])) ?? nil
  }
  /// All matches, one behind the other.
  public func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match] {
    (try? r.regex._matches(self[startIndex..<endIndex])) ?? []
  }
}

extension RangeReplaceableCollection where SubSequence == Substring {
  public func replacing<Replacement: Collection>(
    _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = Int.max
  ) -> Self where Replacement.Element == Character {
    replacing(regex, subrange: subrange, maxReplacements: maxReplacements) { _ in replacement }
  }
  /// A copy with something else in the place of each match.
  @_disfavoredOverload public func replacing<Replacement: Collection>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> Self where Replacement.Element == Character {
    replacing(regex, maxReplacements: maxReplacements) { _ in replacement }
  }
  /// Puts something else in the place of each match.
  public mutating func replace<Replacement: Collection>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = Int.max
  ) where Replacement.Element == Character {
    self = replacing(regex, maxReplacements: maxReplacements) { _ in replacement }
  }

  /// A copy with what the closure makes of each match in its place.
  public func replacing<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>, subrange: Range<Index>, maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement.Element == Character {
    var result = Self()
    var start = startIndex
    var left = maxReplacements
    for match in (try? regex.regex._matches(self[subrange])) ?? [] {
      if left <= 0 { break }
      left -= 1
      let range = match.range as! Range<Index>
      result.append(contentsOf: self[start..<range.lowerBound])
      result.append(contentsOf: try replacement(match))
      start = range.upperBound
    }
    result.append(contentsOf: self[start..<endIndex])
    return result
  }
  /// A copy with what the closure makes of each match in its place.
  public func replacing<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement.Element == Character {
    try replacing(
      regex, subrange: startIndex..<endIndex, maxReplacements: maxReplacements, with: replacement)
  }
  /// Puts what the closure makes of each match in its place.
  public mutating func replace<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows where Replacement.Element == Character {
    self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Substring {
  @_disfavoredOverload public mutating func trimPrefix(_ regex: some RegexComponent) {
    self = Self(trimmingPrefix(regex))
  }
}
