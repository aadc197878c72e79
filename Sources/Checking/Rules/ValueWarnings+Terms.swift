import Diagnostics

/// Casts, comparisons and conversions that come to something else than their writing says.
extension ValueWarnings {
  func visit(_ term: Term) {
    noteDeprecated(term)
    switch term.kind {
    case .closure(let function):
      for (_, value) in function.captureList { visit(value) }
      if let body = function.checkedBody { visit(body) }
      return
    case .ifExpression(let node):
      visit(node.conditions)
      visit(node.then)
      visit(node.otherwise)
      return
    case .switchExpression(let checked): return visit(checked)
    case .attempt(let inner, _):
      let word = keyword(term.span, length: 3)
      // Nobody has written the one of an `async let`.
      if !canThrow(inner), word.text == "try" { checker.warn(.tryWithoutThrow, at: word) }
    case .assign(let place, let value):
      switch place.kind {
      case .variable(let variable), .property(_, let variable, _, _), .staticProperty(let variable, _, _, _):
        noteGone(variable, value)
      default: break
      }
    case .coalesce(let left, _):
      if let value = wrappedImplicitly(left) {
        checker.warn(.coalesceOfValue(type: checker.describe(value.type)), at: value.span)
      }
    case .call(.function(let function, _, _, _, _), let arguments): noteComparison(function, arguments, term)
    case .interpolation(let parts):
      for part in parts where checker.unwrapped(part.type) != nil && !isCoerced(part) {
        checker.warn(.optionalInText(type: checker.describe(part.type)), at: part.span)
      }
    case .convert(let inner, .erase):
      if checker.unwrapped(inner.type) != nil, isAny(term.type), !isCoerced(inner), !isNil(inner) {
        checker.warn(.optionalToAny(type: checker.describe(inner.type)), at: inner.span)
      }
    case .cast(let inner, let cast, let target): noteCast(inner, cast, target, term)
    default: break
    }
    for child in term.children { visit(child) }
  }

  /// What is said to be used no longer, where it is not its own kind that uses it.
  private func noteDeprecated(_ term: Term) {
    let member: Member
    switch term.kind {
    case .call(.function(let function, _, _, _, _), _), .function(let function, _, _, _): member = .function(function)
    case .property(_, let variable, _, _), .staticProperty(let variable, _, _, _), .variable(let variable):
      member = .variable(variable)
    default: return
    }
    guard !isDeprecated, let availability = member.availability else { return }
    checker.warn(
      .deprecated(checker.fullName(of: member), message: availability.message, renamed: availability.renamed),
      at: term.span)
  }

  func isAny(_ type: Type) -> Bool {
    guard case .existential(let existential) = type else { return false }
    return existential.protocols.isEmpty && existential.superclass == nil && !existential.isClassBound
  }

  /// The value in what was made an optional only because one is asked for.
  func wrappedImplicitly(_ term: Term) -> Term? {
    guard case .convert(let inner, .wrap) = term.kind else { return nil }
    // Where the value is converted itself, an `as` speaks of that.
    if case .convert = inner.kind { return inner }
    return isCoerced(inner) ? nil : inner
  }

  func isNil(_ term: Term) -> Bool {
    if case .enumCase(let entity, let arguments) = term.kind { return entity.name == "none" && arguments.isEmpty }
    return false
  }

  /// Whether `as` stands behind it: the conversion is then the reader's own wish.
  func isCoerced(_ term: Term) -> Bool {
    let text = term.span.source.text
    var offset = Int(term.span.end)
    while offset < text.count, [UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "\n")].contains(text[offset]) {
      offset += 1
    }
    return text[offset...].starts(with: "as ".utf8)
  }

  /// What is not a number is neither less nor more than anything, nor the same.
  private func noteNotANumber(_ function: Function, _ arguments: [Term], _ term: Term) {
    guard ["==", "!=", "<", ">", "<=", ">="].contains(function.name), function.module.isLibrary,
      arguments.count == 2, arguments.contains(where: isNaN)
    else { return }
    checker.warn(
      .comparedToNaN(
        arguments[0].span.text, with: function.name, isBoth: arguments.allSatisfy(isNaN)), at: term.span)
  }

  private func isNaN(_ term: Term) -> Bool {
    guard case .staticProperty(let variable, _, _, _) = term.kind else { return false }
    return variable.name == "nan" && variable.module === checker.core.module
  }

  func noteComparison(_ function: Function, _ arguments: [Term], _ term: Term) {
    noteNotANumber(function, arguments, term)
    guard function.name == "==" || function.name == "!=", function.module === checker.core.module,
      arguments.count == 2, function.parent?.name == "Optional"
    else { return }
    for (own, other) in [(0, 1), (1, 0)] {
      guard case .nominal(let nominal, _) = arguments[other].type, nominal.name == "_OptionalNilComparisonType",
        let value = wrappedImplicitly(arguments[own])
      else { continue }
      checker.warn(
        .comparedToNil(type: checker.describe(value.type), isEqual: function.name == "=="), at: value.span)
    }
  }

  /// A keyword at the beginning of a stretch.
  func keyword(_ span: Span, length: Int) -> Span { Span(span.source, Int(span.start), Int(span.start) + length) }

  // MARK: Casts

  enum Outcome { case always, never, unwraps }

  func noteCast(_ value: Term, _ cast: Term.Cast, _ target: Type, _ term: Term) {
    let (from, to) = (checker.describe(value.type), checker.describe(target))
    // A literal of a collection takes the type that it is cast to.
    switch value.kind {
    case .array, .dictionary: return
    default: break
    }
    switch (outcome(of: value.type, target), cast) {
    case (.always?, .check): checker.warn(.testAlwaysTrue("is"), at: term.span)
    case (.always?, _):
      checker.warn(.castAlwaysSucceeds(from: from, to: to, isForced: cast == .forced), at: term.span)
    case (.never?, _): checker.warn(.castAlwaysFails(from: from, to: to), at: term.span)
    case (.unwraps?, _): checker.warn(.castOnlyUnwraps(from: from, to: to), at: term.span)
    case (nil, _): break
    }
  }

  /// What a cast comes to, where the types alone tell.
  func outcome(of type: Type, _ target: Type) -> Outcome? {
    if type == target { return isKnown(type) ? .always : nil }
    if let inner = checker.unwrapped(type) { return inner == target && isKnown(inner) ? .unwraps : nil }
    guard case .nominal(let own, let arguments) = type, isKnown(type) else { return nil }
    if let inner = checker.unwrapped(target), inner == type { return .always }
    switch target {
    case .existential(let existential):
      guard existential.superclass == nil, !existential.isClassBound || own.kind == .class else { return nil }
      return existential.protocols.allSatisfy { checker.conforms(type, to: $0, in: GenericSignature()) } ? .always : nil
    case .nominal(let other, let others):
      guard arguments.isEmpty, others.isEmpty, !isConvertible(own), !isConvertible(other), own !== other else {
        return nil
      }
      if own.kind == .class, other.kind == .class {
        if checker.superclassView(of: type, as: other) != nil { return .always }
        return checker.superclassView(of: target, as: own) == nil ? .never : nil
      }
      // A value and its object.
      if let maker = checker.bridging(type, to: other) { return maker.parameters[0].type == type ? .always : nil }
      if let maker = checker.unbridging(type, to: target) { return maker.isFailable ? nil : .always }
      return .never
    default: return nil
    }
  }

  /// No part of it is known only at run time.
  func isKnown(_ type: Type) -> Bool {
    !type.contains {
      switch $0 {
      case .parameter, .member, .opaque, .variable, .error: true
      default: false
      }
    }
  }

  /// Types that a cast looks into.
  func isConvertible(_ nominal: Nominal) -> Bool {
    nominal.module === checker.core.module
      && ["Optional", "Array", "Dictionary", "Set", "AnyHashable", "ContiguousArray"].contains(nominal.name)
  }
}
