import Diagnostics

/// Values that nothing is done with.
extension ValueWarnings {
  func noteUnused(_ term: Term) {
    if isVoid(term.type) { return }
    switch term.kind {
    case .attempt(_, .optional): checker.warn(.unusedTry, at: keyword(term.span, length: 4))
    case .attempt(let inner, _), .chain(let inner, _), .await(let inner): noteUnused(inner)
    case .forceUnwrap(let inner) where isCall(inner): noteUnused(inner)
    case .convert(let inner, _) where isCall(inner): noteUnused(inner)
    case .open(_, _, let body): noteUnused(body)
    case .assign, .discard, .error, .function, .closure, .ifExpression, .switchExpression: break
    case .integer: checker.warn(.unusedLiteral("integer"), at: term.span)
    case .float: checker.warn(.unusedLiteral("floating-point"), at: term.span)
    case .boolean: checker.warn(.unusedLiteral("boolean"), at: term.span)
    case .string, .interpolation: checker.warn(.unusedLiteral("string"), at: term.span)
    case .and(let left, _): checker.warn(.unusedOperator("&&"), at: behind(left, in: term))
    case .or(let left, _): checker.warn(.unusedOperator("||"), at: behind(left, in: term))
    case .coalesce(let left, _): checker.warn(.unusedOperator("??"), at: behind(left, in: term))
    case .call(let callee, let arguments): noteUnused(callee, arguments, term)
    // Of a cast that comes to nothing it is said already.
    case .cast(let value, _, let target) where outcome(of: value.type, target) != nil: break
    case .property(let base, _, _, _), .subscripted(let base?, _, _, _, _, _):
      checker.warn(.unusedValue(type: checker.describe(term.type)), at: behind(base, in: term))
    default: checker.warn(.unusedValue(type: checker.describe(term.type)), at: term.span)
    }
  }

  private func noteUnused(_ callee: Callee, _ arguments: [Term], _ term: Term) {
    guard case .function(let function, _, _, let receiver, _) = callee else {
      checker.warn(.unusedResult(of: "a function that gives \(checker.describe(term.type))"), at: term.span)
      return
    }
    if function.isDiscardable { return }
    if function.kind == .initializer {
      // `super.init` and `self.init` go on with what there is.
      if receiver == nil { checker.warn(.unusedInitializer(of: checker.describe(term.type)), at: term.span) }
    } else if checker.isOperator(function.name) {
      let place = arguments.count == 2 ? behind(arguments[0], in: term) : term.span
      checker.warn(.unusedOperator(function.name), at: place)
    } else {
      let name = checker.fullName(of: .function(function))
      checker.warn(.unusedResult(of: name), at: receiver.map { behind($0, in: term) } ?? term.span)
    }
  }

  private func isCall(_ term: Term) -> Bool {
    switch term.kind {
    case .call: true
    case .open(_, _, let body): isCall(body)
    case .convert(let inner, _), .forceUnwrap(let inner), .attempt(let inner, .plain), .attempt(let inner, .forced):
      isCall(inner)
    default: false
    }
  }

  /// The name or sign that stands behind the first part of a term: in a chain over several lines it is the last of them.
  private func behind(_ part: Term, in term: Term) -> Span {
    let source = term.span.source
    guard part.span.source === source, part.span.start == term.span.start, part.span.end < term.span.end else {
      return term.span
    }
    var offset = Int(part.span.end)
    let skipped = Set(" \n\r\t.?!)".utf8)
    while offset < term.span.end, skipped.contains(source.text[offset]) { offset += 1 }
    // Where a comment stands between, the whole is near enough.
    if offset >= term.span.end || source.text[offset] == UInt8(ascii: "/") { return term.span }
    return Span(source, offset, Int(term.span.end))
  }

  /// What only a look at the text tells: `let x = f()`, where `f` gives nothing, and no type is written.
  func noteVoid(_ pattern: CheckedPattern, _ term: Term) {
    guard case .bind(let variable) = pattern.kind, isVoid(term.type), !checker.neverType(term.type),
      variable.span.text == variable.name, !isAnnotated(variable)
    else { return }
    checker.warn(.voidValue(variable.name, isLet: variable.isLet), at: variable.span)
  }

  private func isAnnotated(_ variable: Variable) -> Bool {
    let text = variable.span.source.text
    var offset = Int(variable.span.end)
    while offset < text.count, text[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset < text.count && text[offset] == UInt8(ascii: ":")
  }

  /// Nothing, or perhaps nothing.
  private func isVoid(_ type: Type) -> Bool {
    if type == .void || type == .error || checker.neverType(type) { return true }
    return checker.unwrapped(type).map { isVoid($0) } ?? false
  }
}
