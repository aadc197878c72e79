// Looking for what is built on the spot.

extension BidirectionalCollection where SubSequence == Substring {
  public func wholeMatch<Output>(
    @RegexComponentBuilder of content: () -> some RegexComponent<Output>
  ) -> Regex<Output>.Match? {
    wholeMatch(of: content())
  }
  public func prefixMatch<Output>(
    @RegexComponentBuilder of content: () -> some RegexComponent<Output>
  ) -> Regex<Output>.Match? {
    prefixMatch(of: content())
  }
  public func firstMatch<Output>(
    @RegexComponentBuilder of content: () -> some RegexComponent<Output>
  ) -> Regex<Output>.Match? {
    firstMatch(of: content())
  }
  public func matches<Output>(
    @RegexComponentBuilder of content: () -> some RegexComponent<Output>
  ) -> [Regex<Output>.Match] {
    matches(of: content())
  }
  public func contains(@RegexComponentBuilder _ content: () -> some RegexComponent) -> Bool {
    contains(content().regex)
  }
  public func firstRange(@RegexComponentBuilder of content: () -> some RegexComponent) -> Range<Index>? {
    firstRange(of: content().regex)
  }
  public func ranges(@RegexComponentBuilder of content: () -> some RegexComponent) -> [Range<Index>] {
    ranges(of: content().regex)
  }
  public func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    @RegexComponentBuilder separator: () -> some RegexComponent
  ) -> [SubSequence] {
    split(
      separator: separator().regex, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
  }
  public func starts(@RegexComponentBuilder with content: () -> some RegexComponent) -> Bool {
    starts(with: content().regex)
  }
  public func trimmingPrefix(@RegexComponentBuilder _ content: () -> some RegexComponent) -> SubSequence {
    trimmingPrefix(content().regex)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Substring {
  public mutating func trimPrefix(@RegexComponentBuilder _ content: () -> some RegexComponent) {
    trimPrefix(content().regex)
  }
  public func replacing<Replacement: Collection>(
    with replacement: Replacement, maxReplacements: Int = Int.max,
    @RegexComponentBuilder content: () -> some RegexComponent
  ) -> Self where Replacement.Element == Character {
    replacing(content().regex, with: replacement, maxReplacements: maxReplacements)
  }
  public mutating func replace<Replacement: Collection>(
    with replacement: Replacement, maxReplacements: Int = Int.max,
    @RegexComponentBuilder content: () -> some RegexComponent
  ) where Replacement.Element == Character {
    replace(content().regex, with: replacement, maxReplacements: maxReplacements)
  }
  public func replacing<Output, Replacement: Collection>(
    maxReplacements: Int = Int.max, @RegexComponentBuilder content: () -> some RegexComponent<Output>,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement.Element == Character {
    try replacing(content(), maxReplacements: maxReplacements, with: replacement)
  }
  public mutating func replace<Output, Replacement: Collection>(
    maxReplacements: Int = Int.max, @RegexComponentBuilder content: () -> some RegexComponent<Output>,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows where Replacement.Element == Character {
    try replace(content(), maxReplacements: maxReplacements, with: replacement)
  }
}
