// What the words make of their parts. What a part captures is in the type of the whole where it is seen.

extension _RegexParts {
  func seen(_ isSeen: Bool) -> _RegexParts {
    if isSeen { return self }
    var result = self
    for index in result.captures.indices { result.captures[index].isVisible = false }
    return result
  }
  /// With an optional around what each part captures.
  func optional(_ isOptional: Bool = true) -> _RegexParts {
    if !isOptional { return self }
    var result = self
    for index in result.captures.indices { result.captures[index].depth += 1 }
    return result
  }
}

extension Optional where Wrapped == RegexRepetitionBehavior {
  var _regexGreed: _RegexGreed { self?._greed ?? .greedy }
}

extension Regex {
  init(_ node: _RegexNode, _ captures: [_RegexCapture]) { self.init(_parts: _RegexParts(node, captures)) }

  init(
    _joining first: some RegexComponent, _ next: some RegexComponent, isFirstSeen: Bool = true, isNextSeen: Bool = true
  ) {
    let one = first.regex._parts.seen(isFirstSeen)
    let two = next.regex._parts.seen(isNextSeen)
    self.init(.sequence([one.node, two.node.behind(one.captures.count)]), one.captures + two.captures)
  }

  init(
    _choosing first: some RegexComponent, _ next: some RegexComponent, isFirstSeen: Bool = true, isNextSeen: Bool = true
  ) {
    let one = first.regex._parts.seen(isFirstSeen)
    let two = next.regex._parts.optional().seen(isNextSeen)
    self.init(.choice([one.node, two.node.behind(one.captures.count)]), one.captures + two.captures)
  }
  /// The first of several ways.
  init(_leaving component: some RegexComponent) { self.init(_parts: component.regex._parts.optional()) }

  init(
    _repeating component: some RegexComponent, _ least: Int, _ most: Int, _ behavior: RegexRepetitionBehavior?,
    mayBeMissing: Bool = true, isSeen: Bool = true
  ) {
    if least < 0 { fatalError("Must specify a positive count") }
    let parts = component.regex._parts.optional(mayBeMissing).seen(isSeen)
    self.init(.repeated(parts.node, least: least, most: most, behavior._regexGreed), parts.captures)
  }
  init(
    _repeating component: some RegexComponent, _ range: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior?, isSeen: Bool = true
  ) {
    let bounds = range.relative(to: 0..<Int.max)
    let most = bounds.upperBound == Int.max ? Int.max : bounds.upperBound - 1
    self.init(_repeating: component, bounds.lowerBound, most, behavior, isSeen: isSeen)
  }

  init(_settling component: some RegexComponent, isSeen: Bool = true) {
    let parts = component.regex._parts.seen(isSeen)
    self.init(.atomic(parts.node), parts.captures)
  }
  init(_changing component: some RegexComponent, _ change: (_RegexNode) -> _RegexNode) {
    let parts = component.regex._parts
    self.init(change(parts.node), parts.captures)
  }

  init(_capturing component: some RegexComponent, as reference: Int? = nil) {
    self.init(_keeping: component, reference, nil)
  }
  init<W, Kept>(
    _capturing component: some RegexComponent, as reference: Int? = nil, _ transform: @escaping (W) throws -> Kept
  ) {
    self.init(_keeping: component, reference) { try transform($0 as! W) }
  }
  init<W, Kept>(
    _trying component: some RegexComponent, as reference: Int? = nil, _ transform: @escaping (W) throws -> Kept?
  ) {
    self.init(_keeping: component, reference) { try transform($0 as! W) }
  }
  private init(_keeping component: some RegexComponent, _ reference: Int?, _ transform: ((Any) throws -> Any?)?) {
    let parts = component.regex._parts
    var capture = _RegexCapture()
    capture.reference = reference
    capture.transform = transform
    self.init(.group(parts.node.behind(1), 1), [capture] + parts.captures)
  }
}
