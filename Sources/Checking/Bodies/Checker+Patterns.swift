import Diagnostics
import Syntax

/// Checking patterns against the type of what they match.
extension Checker {
  /// Whichever of a case's patterns matches, the names in it are there.
  func checkBoundEverywhere(_ patterns: [CheckedPattern]) {
    if patterns.count < 2 { return }
    let bound = patterns.map { $0.variables }
    var told: Set<String> = []
    for variable in bound.joined()
    where !bound.allSatisfy({ $0.contains { $0.name == variable.name } }) && told.insert(variable.name).inserted {
      report(.notBoundEverywhere(variable.name), at: variable.span)
    }
  }

  /// Names that the pattern binds are declared in the context's scope. With `shared`, for a second pattern of one case, they are
  /// the variables that the first one made.
  func checkPattern(
    _ pattern: Pattern, _ type: Type, isMutable: Bool, in context: Context, shared: Bool = false
  ) -> CheckedPattern {
    let span = pattern.span
    switch pattern.kind {
    case .wildcard: return CheckedPattern(.wildcard, type, span)
    case .name(let name):
      if name.text == "_" { return CheckedPattern(.wildcard, type, span) }
      if shared, case .variable(let variable)? = context.scope.names[name.text]?.first {
        if variable.type != type, type != .error, variable.type != .error {
          report(.patternTypesDiffer(name.text, describe(variable.type), describe(type)), at: name.span)
        }
        occurrences?.note(.variable(variable), at: name.span)
        return CheckedPattern(.bind(variable), type, span)
      }
      return CheckedPattern(.bind(declareLocal(name, type, isMutable: isMutable, in: context)), type, span)
    case .tuple(let parts):
      let isOutermost = rememberNames(in: context)
      defer { if isOutermost { context.namesBeforePattern = nil } }
      if type == .error {
        return CheckedPattern(
          .tuple(parts.map { checkPattern($0.pattern, .error, isMutable: isMutable, in: context, shared: shared) }),
          type, span)
      }
      if parts.count == 1, parts[0].label == nil {
        return checkPattern(parts[0].pattern, type, isMutable: isMutable, in: context, shared: shared)
      }
      guard case .tuple(let elements) = type, elements.count == parts.count,
        let parts = context.tupleLabels == .inAnyOrder ? Self.inOrder(parts, of: elements) : parts
      else {
        report(.tuplePatternMismatch(describe(type), parts.count), at: span)
        for part in parts { _ = checkPattern(part.pattern, .error, isMutable: isMutable, in: context, shared: shared) }
        return CheckedPattern(.wildcard, type, span)
      }
      if context.tupleLabels != .inAnyOrder { checkLabels(of: parts, elements, in: context) }
      return CheckedPattern(
        .tuple(
          zip(parts, elements).map {
            checkPattern($0.pattern, $1.type, isMutable: isMutable, in: context, shared: shared)
          }), type, span)
    case .typed(let inner, let node):
      let wanted = resolve(node, in: context.scope)
      if wanted != type, type != .error, wanted != .error {
        report(.mismatch(found: describe(type), expected: describe(wanted), context: .pattern), at: span)
      }
      return checkPattern(inner, wanted, isMutable: isMutable, in: context, shared: shared)
    case .binding(let isVar, let inner): return checkPattern(inner, type, isMutable: isVar, in: context, shared: shared)
    case .enumCase(let base, let name, let arguments):
      let isOutermost = rememberNames(in: context)
      defer { if isOutermost { context.namesBeforePattern = nil } }
      return checkCase(base, name, arguments, type, span, isMutable: isMutable, in: context, shared: shared)
    case .optional(let inner):
      guard let wrapped = unwrapped(type) else {
        if type != .error { report(.optionalPattern(describe(type)), at: span) }
        return checkPattern(inner, .error, isMutable: isMutable, in: context, shared: shared)
      }
      return CheckedPattern(
        .some(checkPattern(inner, wrapped, isMutable: isMutable, in: context, shared: shared)), type, span)
    case .isType(let node):
      refuseDynamicSelf(node, in: context)
      let target = resolve(node, in: context.scope)
      return castPattern(to: target, of: type, CheckedPattern(.wildcard, target, span), span)
    case .asType(let inner, let node):
      refuseDynamicSelf(node, in: context)
      let target = resolve(node, in: context.scope)
      return castPattern(
        to: target, of: type, checkPattern(inner, target, isMutable: isMutable, in: context, shared: shared), span)
    case .expression(let expression):
      if let mark, case .member(nil, let name, _) = expression.kind, name.text == Mark.name {
        mark.note(Mark.Place(role: .implicitMember, context: context, expected: [type]))
        return CheckedPattern(.wildcard, type, span)
      }
      // `case 0 as Int` asks for the type, then for the value.
      if case .cast(let value, .coercion, let node) = expression.kind {
        let target = resolve(node, in: context.scope)
        if target != type, target != .error {
          let inner = Pattern(.expression(value), value.span)
          return castPattern(
            to: target, of: type, checkPattern(inner, target, isMutable: isMutable, in: context, shared: shared), span)
        }
      }
      return checkExpressionPattern(expression, type, span, isMutable: isMutable, in: context, shared: shared)
    case .error: return CheckedPattern(.wildcard, type, span)
    }
  }

  private func refuseDynamicSelf(_ node: TypeNode, in context: Context) {
    if isDynamicSelf(node, in: context) { report(.unsupported("a pattern of `Self` in a class"), at: node.span) }
  }

  /// What is an optional more often than what it is cast to has to be there first: `case let n as any Equatable` of an `Int?`.
  private func castPattern(
    to target: Type, of type: Type, _ inner: CheckedPattern, _ span: Span, looksThrough: Bool = false
  ) -> CheckedPattern {
    guard let wrapped = unwrapped(type), optionalDepth(type) > optionalDepth(target) else {
      return CheckedPattern(.cast(to: target, inner), type, span, looksThrough: looksThrough)
    }
    return CheckedPattern(.some(castPattern(to: target, of: wrapped, inner, span, looksThrough: true)), type, span)
  }

  /// Before a pattern of several parts: what is in the scope by now. Whether the pattern is not itself part of another.
  private func rememberNames(in context: Context) -> Bool {
    guard context.namesBeforePattern == nil, case .block = context.scope.kind else { return false }
    context.namesBeforePattern = context.scope.names
    return true
  }

  func declareLocal(_ name: Name, _ type: Type, isMutable: Bool, in context: Context) -> Variable {
    // What a `guard` at the top binds is there for what follows it, functions too, in the place of a global of that name.
    let isGlobal = context.scope.isModule
    if isGlobal, !isSession, case .variable(let earlier)? = context.scope.names[name.text]?.first,
      earlier.kind == .global
    {
      context.scope.set(name.text, nil)
    } else if let earlier = context.scope.names[name.text]?.first, !earlier.isTypeLike {
      report(.redeclaration(name.text, previous: earlier.span), at: name.span)
    }
    let variable = Variable(
      kind: isGlobal ? .global : .local, name: name.text, type: type, isLet: !isMutable,
      module: context.function.module, span: name.span)
    variable.home = context.function
    variable.isBoundAtTop = isGlobal
    context.scope.declare(name.text, .variable(variable))
    return variable
  }

  /// Checks patterns whose tuples agree with values by their labels in a certain way.
  func matching<Result>(_ labels: TupleLabels, in context: Context, _ check: () -> Result) -> Result {
    let outer = context.tupleLabels
    context.tupleLabels = labels
    defer { context.tupleLabels = outer }
    return check()
  }

  private func checkLabels(
    of parts: [(label: Name?, pattern: Pattern)], _ elements: [Type.TupleElement], in context: Context
  ) {
    for (part, element) in zip(parts, elements) {
      guard let label = part.label, label.text != element.label,
        element.label != nil || context.tupleLabels == .asTheyAre
      else { continue }
      report(.casePayloadLabel(found: label.text, expected: element.label), at: label.span)
      return
    }
  }

  /// `let (b: x, a: y)`: a part with a label is the element of that label.
  static func inOrder(
    _ parts: [(label: Name?, pattern: Pattern)], of elements: [Type.TupleElement]
  ) -> [(label: Name?, pattern: Pattern)]? {
    guard parts.contains(where: { $0.label != nil }), elements.contains(where: { $0.label != nil }) else {
      return parts
    }
    var result: [(label: Name?, pattern: Pattern)?] = elements.map { _ in nil }
    for part in parts {
      let place =
        part.label.flatMap { label in elements.firstIndex { $0.label == label.text } }
        ?? result.firstIndex { $0 == nil }
      guard let place, result[place] == nil else { return nil }
      if let label = part.label?.text, let other = elements[place].label, other != label { return nil }
      result[place] = part
    }
    return result.compactMap { $0 }
  }

  // MARK: Enum cases

  private func checkCase(
    _ base: TypeNode?, _ name: Name, _ arguments: [(label: Name?, pattern: Pattern)]?, _ type: Type, _ span: Span,
    isMutable: Bool, in context: Context, shared: Bool
  ) -> CheckedPattern {
    func giveUp() -> CheckedPattern {
      for argument in arguments ?? [] {
        _ = checkPattern(argument.pattern, .error, isMutable: isMutable, in: context, shared: shared)
      }
      return CheckedPattern(.wildcard, type, span)
    }
    if type == .error { return giveUp() }
    var subject = type
    var depth = 0
    if let base {
      // `Type.case`: the type is the subject's, or a cast is meant.
      var place = TypePlace()
      place.onMissingArguments = { [self] nominal in
        var inner = type
        while true {
          if case .nominal(let other, let arguments) = inner, other === nominal { return arguments }
          guard let next = unwrapped(inner) else { return nominal.generics.parameters.map { _ in .error } }
          inner = next
        }
      }
      let named = resolve(base, in: context.scope, place: place)
      if named == .error { return giveUp() }
      if subject != named, isExistential(type), canBe(named, type, in: context) {
        let inner = checkCase(
          base, name, arguments, named, span, isMutable: isMutable, in: context, shared: shared)
        return CheckedPattern(.cast(to: named, inner), type, span)
      }
      if subject != named {
        report(.mismatch(found: describe(named), expected: describe(type), context: .pattern), at: span)
        return giveUp()
      }
    }
    while true {
      if let found = enumCase(name.text, of: subject) {
        var result = bindPayload(
          found, arguments, subject, name, span, isMutable: isMutable, in: context, shared: shared)
        for level in 0..<depth {
          var outer = type
          for _ in 0..<(depth - 1 - level) { outer = unwrapped(outer) ?? outer }
          result = CheckedPattern(.some(result), outer, span)
        }
        return result
      }
      guard base == nil, let inner = unwrapped(subject) else { break }
      subject = inner
      depth += 1
    }
    if case .nominal(let nominal, _) = subject, nominal.kind == .enum {
      report(
        .noMember(
          name: name.text, of: describe(subject),
          suggestion: nearest(to: name.text, among: nominal.cases.map { $0.name }),
          isStatic: true), at: name.span)
      return giveUp()
    }
    // A static member of another type, compared with `~=`.
    if arguments == nil {
      let expression = Expression(
        .member(base.map { Expression(.type($0), $0.span) }, name, genericArguments: nil), span)
      return testPattern(expression, type, span, in: context)
    }
    report(.noMember(name: name.text, of: describe(type), suggestion: nil, isStatic: true), at: name.span)
    return giveUp()
  }

  /// Whether a value of an existential can be of a type: a class that does not conform may have one below that does.
  private func canBe(_ type: Type, _ existential: Type, in context: Context) -> Bool {
    guard case .existential(let wanted) = existential, case .nominal(let nominal, _) = type, nominal.kind != .class
    else {
      return true
    }
    return !wanted.isClassBound && wanted.superclass == nil
      && wanted.protocols.allSatisfy { conforms(type, to: $0, in: context.generics) }
  }

  func enumCase(_ name: String, of type: Type) -> EnumCase? {
    guard case .nominal(let nominal, _) = type, nominal.kind == .enum else { return nil }
    return nominal.cases.first { $0.name == name }
  }

  private func bindPayload(
    _ entity: EnumCase, _ arguments: [(label: Name?, pattern: Pattern)]?, _ type: Type, _ name: Name, _ span: Span,
    isMutable: Bool, in context: Context, shared: Bool
  ) -> CheckedPattern {
    prepare(entity)
    occurrences?.note(.enumCase(entity), at: name.span)
    guard case .nominal(let nominal, let typeArguments) = type else { return CheckedPattern(.wildcard, type, span) }
    let payload = entity.payload.map {
      canonical($0.type.substituting(nominal.generics.parameters, typeArguments), in: context.generics)
    }
    guard let arguments else { return CheckedPattern(.enumCase(entity, []), type, span) }
    if payload.isEmpty {
      report(.caseHasNoPayload(entity.name, declared: entity.span), at: span)
      for argument in arguments {
        _ = checkPattern(argument.pattern, .error, isMutable: isMutable, in: context, shared: shared)
      }
      return CheckedPattern(.enumCase(entity, []), type, span)
    }
    // One name for a payload of several is the tuple of them.
    if arguments.count == 1, arguments[0].label == nil, payload.count > 1 {
      let tuple = Type.tuple(zip(entity.payload, payload).map { Type.TupleElement(label: $0.label, type: $1) })
      let whole = checkPattern(arguments[0].pattern, tuple, isMutable: isMutable, in: context, shared: shared)
      switch whole.kind {
      case .wildcard: return CheckedPattern(.enumCase(entity, []), type, span)
      case .tuple(let parts): return CheckedPattern(.enumCase(entity, parts), type, span)
      default: return CheckedPattern(.enumCase(entity, [whole]), type, span)
      }
    }
    // And a payload that is one tuple can be taken apart.
    if payload.count == 1, case .tuple(let elements) = payload[0], elements.count == arguments.count, elements.count > 1
    {
      let parts = Pattern(.tuple(arguments), span)
      let whole = checkPattern(parts, payload[0], isMutable: isMutable, in: context, shared: shared)
      return CheckedPattern(.enumCase(entity, [whole]), type, span)
    }
    if arguments.count != payload.count {
      report(.casePayloadCount(entity.name, expected: payload.count, found: arguments.count), at: span)
      for argument in arguments {
        _ = checkPattern(argument.pattern, .error, isMutable: isMutable, in: context, shared: shared)
      }
      return CheckedPattern(.enumCase(entity, []), type, span)
    }
    // A single value without a label may be given any.
    let isFree = entity.payload.count == 1 && entity.payload[0].label == nil
    for (argument, parameter) in zip(arguments, entity.payload) where !isFree {
      if let label = argument.label, label.text != parameter.label {
        report(.casePayloadLabel(found: label.text, expected: parameter.label), at: label.span)
      }
    }
    let subpatterns = matching(.asTheyAre, in: context) {
      zip(arguments, payload).map { checkPattern($0.pattern, $1, isMutable: isMutable, in: context, shared: shared) }
    }
    return CheckedPattern(.enumCase(entity, subpatterns), type, span)
  }

  // MARK: Expressions as patterns

  private func checkExpressionPattern(
    _ expression: Expression, _ type: Type, _ span: Span, isMutable: Bool, in context: Context, shared: Bool
  ) -> CheckedPattern {
    switch expression.kind {
    case .boolean:
      // `case true` of an optional is `case true?`.
      if let inner = unwrapped(type), innermost(inner) == bool {
        let part = checkExpressionPattern(expression, inner, span, isMutable: isMutable, in: context, shared: shared)
        return CheckedPattern(.some(part), type, span)
      }
    case .nilLiteral:
      // What is no optional is compared as one.
      if unwrapped(type) != nil || type == .error { return CheckedPattern(.none, type, span) }
    case .member(nil, let name, nil):
      // Of what is wrong already, nobody knows the cases.
      if type == .error || caseThroughOptionals(name.text, type) {
        return checkCase(nil, name, nil, type, span, isMutable: isMutable, in: context, shared: shared)
      }
    case .member(let base?, let name, nil):
      if let node = Solver.typeNode(base), let outermost = node.outermostName,
        lookUp(outermost, from: context.scope).first?.isTypeLike ?? (outermost == "Self"),
        !wouldFail({
          _ = resolve(node, in: context.scope, place: lenient)
        })
      {
        let named = resolve(node, in: context.scope, place: lenient)
        if enumCase(name.text, of: named) != nil {
          return checkCase(node, name, nil, type, span, isMutable: isMutable, in: context, shared: shared)
        }
      }
    case .call(let callee, let arguments) where arguments.trailingClosures == 0:
      if case .member(let base, let name, nil) = callee.kind {
        let node = base.flatMap { Solver.typeNode($0) }
        if base == nil
          ? type == .error || caseThroughOptionals(name.text, type)
          : node.map({ enumCase(name.text, of: resolve($0, in: context.scope, place: lenient)) != nil }) == true
        {
          let parts = arguments.elements.map { element in
            (label: element.label, pattern: Pattern(.expression(element.value), element.value.span))
          }
          return checkCase(node, name, parts, type, span, isMutable: isMutable, in: context, shared: shared)
        }
      }
    case .tuple(let elements):
      if case .tuple(let types) = type, types.count == elements.count {
        return CheckedPattern(
          .tuple(
            zip(elements, types).map {
              checkExpressionPattern(
                $0.value, $1.type, $0.value.span, isMutable: isMutable, in: context, shared: shared)
            }), type, span)
      }
    case .parenthesized(let inner):
      return checkExpressionPattern(inner, type, span, isMutable: isMutable, in: context, shared: shared)
    case .discard: return CheckedPattern(.wildcard, type, span)
    default: break
    }
    return testPattern(expression, type, span, in: context)
  }

  func innermost(_ type: Type) -> Type { unwrapped(type).map(innermost) ?? type }

  private var lenient: TypePlace {
    var place = TypePlace()
    place.onMissingArguments = { nominal in nominal.generics.parameters.map { _ in .error } }
    return place
  }

  private func caseThroughOptionals(_ name: String, _ type: Type) -> Bool {
    var current: Type? = type
    while let here = current {
      if enumCase(name, of: here) != nil { return true }
      current = unwrapped(here)
    }
    return false
  }

  /// `pattern ~= value`
  private func testPattern(_ expression: Expression, _ type: Type, _ span: Span, in context: Context) -> CheckedPattern
  {
    let subject = Variable(
      kind: .local, name: "$subject", type: type, isLet: true, module: context.function.module, span: span)
    subject.home = context.function
    if type == .error {
      _ = check(expression, in: context)
      return CheckedPattern(.wildcard, type, span)
    }
    if case .name(let name, nil) = expression.kind, Solver(checker: self, context: context).lookUp(name.text).isEmpty {
      report(.cannotFindInPattern(name.text), at: name.span)
      // What was meant to be bound is used further on.
      let bound = Variable(
        kind: .local, name: name.text, type: .error, isLet: true, module: context.function.module, span: name.span)
      bound.home = context.function
      context.scope.declare(name.text, .variable(bound))
      return CheckedPattern(.wildcard, type, span)
    }
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    context.scope.declare("$subject", .variable(subject))
    let value = Expression(.name(Name("$subject", span), genericArguments: nil), span)
    let test = Expression(.binary(expression, Name("~=", span), value), span)
    let term = outer.with(context.namesBeforePattern) { check(test, expecting: bool, reason: .pattern, in: context) }
    context.scope = outer
    return CheckedPattern(.test(subject: subject, term), type, span)
  }
}

extension TypeNode {
  /// `A` of `A.B.C`
  fileprivate var outermostName: String? {
    guard case .name(let base, let name, _) = kind else { return nil }
    return base.map(\.outermostName) ?? name.text
  }
}
