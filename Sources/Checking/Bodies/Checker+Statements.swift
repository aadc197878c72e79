import Diagnostics
import Syntax

/// Checking statements.
extension Checker {
  func checkBlock(_ block: Block, in context: Context) -> CheckedBlock {
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    defer { context.scope = outer }
    return CheckedBlock(checkStatements(block.statements, in: context), block.span)
  }

  func declareLocals(_ statements: [Statement], in context: Context) {
    let scope = context.scope
    if case .module = scope.kind { return }
    if !scope.module.isLibrary { checkLocalRedeclarations(statements) }
    var functions: [Function] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      if case .variable(let node) = declaration.kind, !scope.module.isLibrary {
        for name in node.bindings.flatMap({ names(in: $0.pattern) }) {
          scope.coming[name.text] = name
        }
        scope.comingIn = context.function
      }
      if !scope.module.isLibrary { checkModifiers(of: declaration, at: .body) }
      switch declaration.kind {
      case .type(let node):
        if !context.generics.parameters.isEmpty {
          report(.notAllowed("a type declared where the code around is generic"), at: node.name.span)
        }
        let last = statements.last?.span ?? statement.span
        let block = Span(statement.span.source, Int(statements[0].span.start), Int(last.end))
        noteAttributes([declaration], of: scope.module, block: block)
        let nominal = declareType(node, declaration, parent: nil, in: scope)
        nominal.isLocal = true
      case .typeAlias(let name, let generics, let node):
        declareAlias(name, generics, node, declaration, parent: nil, in: scope)
      case .function(let node):
        if isOperator(node.name.text), !scope.module.isLibrary {
          report(.notAllowed("an operator function inside a function"), at: node.name.span)
        }
        for node in withProjections(node) {
          let function = declareFunction(node, declaration, kind: .function, parent: nil, ext: nil, in: scope)
          function.enclosing = context.function
          function.context = context
          function.isTried = trial != nil
          scope.declare(function.name, .function(function))
          locals.haveFunctions = true
          functions.append(function)
        }
      default: break
      }
    }
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind, case .type(let node) = declaration.kind,
        let nominal = scope.names[node.name.text]?.compactMap({ member -> Nominal? in
          if case .type(let nominal) = member, nominal.declaration === declaration { return nominal }
          return nil
        }).first
      else { continue }
      checkNominal(nominal)
    }
    if functions.count > 1, !scope.module.isLibrary { checkOverloads(functions, in: scope) }
  }

  /// What an expression does that stands as a statement. One that could be assigned to is not read, nor are such in a tuple.
  func performing(_ term: Term, in context: Context) -> CheckedStatement.Kind {
    // At the prompt a value is shown.
    if isSession, context.function.kind == .topLevel { return .term(term) }
    func isPlace(_ term: Term) -> Bool { Solver(checker: self, context: context).isPlace(term) }
    func isUnread(_ term: Term) -> Bool {
      switch term.kind {
      case .property, .staticProperty, .subscripted, .tupleElement, .forceUnwrap: isPlace(term)
      case .variable(let variable): !variable.isStored && isPlace(term)
      case .open(_, _, let body): if case .property = body.kind { isPlace(term) } else { false }
      case .tuple(let parts): !parts.isEmpty && parts.allSatisfy(isUnread)
      default: false
      }
    }
    return isUnread(term) ? .place(term) : .term(term)
  }

  /// A function that is not called does nothing. What could be assigned to is not read as a statement, and may be one.
  func checkIsNoFunction(_ term: Term, isRead: Bool, in context: Context, at span: Span) {
    var value = term
    if case .chain(let inner, isFlat: false) = term.kind { value = inner }
    guard value.type.isFunction else { return }
    switch value.kind {
    case .call(.function(let function, _, _, _, _), _) where function.isDiscardable: return
    case .function, .closure: break
    default:
      // At the prompt a value is shown.
      if isSession, context.function.kind == .topLevel { return }
      if !isRead, value === term, Solver(checker: self, context: context).isPlace(term) { return }
    }
    report(.unusedFunction(isClosure: false), at: span)
  }

  func check(_ statement: Statement, in context: Context) -> CheckedStatement? {
    beginStatement()
    context.calledStatement = nil
    let span = statement.span
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .ifExpression(let node): return checkIf(node, in: context)
      case .switchExpression(let node):
        return CheckedStatement(.switchStatement(checkSwitch(node, in: context)), span)
      default: break
      }
      context.calledStatement = expression.calledAsStatement
      if let parts = assigningWrappedParts(expression, in: context) { return parts }
      let term = assigningWrapped(expression, in: context) ?? check(expression, in: context)
      if case .closure = expression.kind {
        report(.unusedFunction(isClosure: true), at: span)
      } else {
        checkIsNoFunction(term, isRead: false, in: context, at: span)
      }
      return CheckedStatement(performing(term, in: context), span)
    case .declaration(let declaration): return checkLocal(declaration, in: context)
    case .ifStatement(let node): return checkIf(node, in: context)
    case .guardStatement(let conditions, let otherwise):
      // The names are for what follows, not for the block.
      let outer = context.scope
      let block = checkBlock(otherwise, in: context)
      context.scope = outer
      // What a guard binds may have the name of what stands before it, in the same block: it is known from here on.
      if case .module = outer.kind {} else { context.scope = Scope(.block, parent: outer, module: outer.module) }
      let checked = checkConditions(conditions, in: context)
      if isSession, context.scope === main {
        for case .variable(let variable) in main.names.values.joined()
        where variable.span.source === span.source && variable.span.start >= span.start && variable.span.end <= span.end
        {
          variable.guardEnd = span.end
        }
      }
      if comesOut(of: block), !holdAlways(checked) { report(.guardFallsThrough, at: lastLine(of: otherwise)) }
      return CheckedStatement(.guardStatement(checked, otherwise: block), span)
    case .whileStatement(let label, let conditions, let body):
      let outer = context.scope
      context.scope = Scope(.block, parent: outer, module: outer.module)
      defer { context.scope = outer }
      let checked = checkConditions(conditions, in: context)
      let target = JumpTarget()
      let block = within(target, label, .loop, context) { checkBlock(body, in: context) }
      return CheckedStatement(.whileLoop(checked, block, target), span)
    case .repeatStatement(let label, let body, let condition):
      let target = JumpTarget()
      let block = within(target, label, .loop, context) { checkBlock(body, in: context) }
      return CheckedStatement(
        .repeatLoop(block, condition: check(condition, expecting: bool, reason: .condition, in: context), target), span)
    case .forStatement(let label, let pattern, let sequence, let condition, let body):
      return checkFor(label, pattern, sequence, condition, body, span, in: context)
    case .asyncLet(let node): return checkAsyncLet(node, span, in: context)
    case .asyncFor(let words, let isTried, let label, let pattern, let sequence, let condition, let body):
      if isTried { noteTry(in: context.function) }
      return checkFor(
        label, pattern, sequence, condition, body, span, waiting: (words, isTried: isTried), in: context)
    case .switchStatement(let node): return CheckedStatement(.switchStatement(checkSwitch(node, in: context)), span)
    case .doStatement(let label, let body, let throwing, let catches) where !catches.isEmpty:
      return checkDoCatch(label, body, throwing?.type, catches, span, in: context)
    case .doStatement(let label, let body, let throwing, _):
      if let throwing {
        report(.notAllowed("a `do` that says `throws` and has no `catch`"), at: throwing.keyword)
      }
      let target = label.map { _ in JumpTarget() }
      let block: CheckedBlock
      if let target {
        block = within(target, label, .block, context) { checkBlock(body, in: context) }
      } else {
        block = checkBlock(body, in: context)
      }
      return CheckedStatement(.doBlock(block, target), span)
    case .breakStatement(let label): return checkBreak(label, span, in: context)
    case .continueStatement(let label): return checkContinue(label, span, in: context)
    case .fallthroughStatement: return checkFallthrough(span, in: context)
    case .returnStatement(let value): return checkReturn(value, span, in: context)
    case .throwStatement(let value):
      guard let proto = coreType("Error") else { return nil }
      let any = Type.existential(Existential(protocols: [proto]))
      if let thrown = context.catching.isEmpty ? context.function.thrownType : context.catching.last ?? nil {
        // What a closure throws itself is any error where it does not say which.
        if let closure = context.function.closure, closure.thrown == nil, context.catching.isEmpty {
          let error = check(value, expecting: any, reason: .thrown, in: context)
          if error.type != .error { report(.throwsOther(describe(any), describe(thrown)), at: value.span) }
          return CheckedStatement(.throwStatement(error), span)
        }
        let error = check(value, expecting: thrown, reason: .thrown, in: context)
        return CheckedStatement(.throwStatement(Term(.convert(error, .erase), any, error.span)), span)
      }
      return CheckedStatement(.throwStatement(check(value, expecting: any, reason: .thrown, in: context)), span)
    case .deferStatement(let body): return checkDefer(body, span, in: context)
    case .unsupported, .error: return nil
    }
  }

  /// The place of the brace that ends a block.
  func lastLine(of block: Block) -> Span {
    Span(block.span.source, max(Int(block.span.end) - 1, Int(block.span.start)), Int(block.span.end))
  }

  // MARK: Conditions

  private func checkIf(_ node: IfNode, in context: Context) -> CheckedStatement {
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    let target = node.label.map { _ in JumpTarget() }
    if let target { enter(target, node.label, .block, context) }
    defer { if target != nil { context.targets.removeLast() } }
    let conditions = checkConditions(node.conditions, in: context)
    let then = checkBlock(node.then, in: context)
    context.scope = outer
    var otherwise: CheckedBlock?
    switch node.otherwise {
    case nil: break
    case .block(let block)?: otherwise = checkBlock(block, in: context)
    case .ifNode(let inner)?: otherwise = CheckedBlock([checkIf(inner, in: context)], inner.span)
    }
    return CheckedStatement(.ifStatement(conditions, then: then, otherwise: otherwise, target), node.span)
  }

  /// One after the other; what one binds may have the name of what one before it did.
  func checkConditions(_ conditions: [Condition], in context: Context) -> [CheckedCondition] {
    conditions.enumerated().map { index, condition in
      if index > 0, case .block = context.scope.kind {
        context.scope = Scope(.block, parent: context.scope, module: context.scope.module)
      }
      return checkCondition(condition, in: context)
    }
  }

  private func checkCondition(_ condition: Condition, in context: Context) -> CheckedCondition {
    switch condition {
    case .boolean(let expression):
      return .boolean(check(expression, expecting: bool, reason: .condition, in: context))
    case .binding(let pattern, let isMutable, let typeNode, let value):
      let expression: Expression
      if let value {
        expression = value
      } else if case .name(let name) = pattern.kind {
        expression = Expression(.name(name, genericArguments: nil), name.span)
      } else {
        report(.notAllowed("a binding without a value"), at: pattern.span)
        return .boolean(Term(.error, bool, pattern.span))
      }
      let term: Term
      if let typeNode {
        let wanted = resolve(typeNode, in: context.scope)
        term = check(expression, expecting: optional(wanted), reason: .initialValue, in: context)
        // What only becomes an optional by being put into one is always there. Not what `as` says: that is an optional by itself.
        if let type = term.typePutIntoOptional, unwrapped(type) == nil, !isCoercion(expression) {
          report(.bindingNeedsOptional(describe(type)), at: expression.span)
        }
      } else {
        term = check(expression, isUnwrapped: true, in: context)
      }
      var wrapped: Type = .error
      if term.type != .error {
        if let inner = unwrapped(term.type) {
          wrapped = inner
        } else {
          report(.bindingNeedsOptional(describe(term.type)), at: expression.span)
        }
      }
      let inner = checkPattern(pattern, wrapped, isMutable: isMutable, in: context)
      return .pattern(CheckedPattern(.some(inner), term.type, pattern.span), term)
    case .pattern(let pattern, let value):
      let term = check(value, in: context)
      return .pattern(checkPattern(pattern, term.type, isMutable: false, in: context), term)
    }
  }

  private func isCoercion(_ expression: Expression) -> Bool {
    if case .cast(_, .coercion, _) = Solver.unparenthesized(expression).kind { true } else { false }
  }

  // MARK: Loops

  /// `AnySequence(sequence)`
  private func anySequence(of sequence: Expression) -> Expression? {
    guard let erased = coreType("AnySequence") else { return nil }
    let span = sequence.span
    let callee = Expression(.name(Name(erased.name, span), genericArguments: nil), span)
    let arguments = Arguments(
      elements: [Arguments.Element(label: nil, value: sequence)], trailingClosures: 0, span: span)
    return Expression(.call(callee, arguments), span)
  }

  private func checkFor(
    _ label: Name?, _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ body: Block, _ span: Span,
    waiting: (words: Span, isTried: Bool)? = nil, in context: Context
  ) -> CheckedStatement? {
    var wanted: Type?
    if case .typed(_, let node) = pattern.kind, case .array = sequence.kind {
      wanted = array(resolve(node, in: context.scope))
    }
    var asked: Type?
    if wanted == nil, waiting == nil, case .typed(_, let node) = pattern.kind,
      case let type = resolve(node, in: context.scope),
      !wouldFail({ _ = check(sequence, givingEach: type, reason: .iteration, in: context) })
    {
      asked = type
    }
    var term = check(sequence, expecting: wanted, givingEach: asked, reason: .iteration, in: context)
    if unwrapped(term.type) != nil, term.isImplicitlyUnwrapped {
      term = check(
        Expression(.forceUnwrap(sequence), sequence.span), expecting: wanted, reason: .iteration, in: context)
    }
    // What is in an existential is put into a sequence of which only the elements are known.
    if waiting == nil, case .existential = term.type, let proto = coreType("Sequence"),
      let erased = anySequence(of: sequence),
      !wouldFail({ _ = check(erased, in: context) })
    {
      let whole = check(erased, in: context)
      // Nothing may be left of the type in it; a script's own type of that name is another.
      let isErased =
        if case .nominal(let nominal, _) = whole.type { nominal === coreType("AnySequence") } else { false }
      let isKnown = !whole.type.contains { part in
        if case .parameter(let parameter) = part { !context.generics.parameters.contains(parameter) } else { false }
      }
      if isErased, isKnown, conforms(whole.type, to: proto, in: context.generics) { term = whole }
    }
    let outer = context.scope
    context.scope = Scope(.block, parent: outer, module: outer.module)
    defer { context.scope = outer }
    var element: Type = .error
    var makeIterator = Term(.error, .error, span)
    var next = Term(.error, .error, span)
    let iterator = Variable(
      kind: .local, name: "$iterator", type: .error, isLet: false, module: context.function.module, span: sequence.span)
    iterator.home = context.function
    let protocols = waiting == nil ? ("Sequence", "IteratorProtocol", "Iterator") : Self.asyncSequence
    if let proto = coreType(protocols.0), term.type != .error {
      if conforms(term.type, to: proto, in: context.generics),
        let make = coreFunction(waiting == nil ? "Sequence.makeIterator" : "AsyncSequence.makeAsyncIterator"),
        let advance = coreFunction(protocols.1 + ".next"),
        let iteratorType = proto.associatedTypes.first(where: { $0.name == protocols.2 }),
        let elementType = proto.associatedTypes.first(where: { $0.name == "Element" })
      {
        iterator.type = canonical(.member(term.type, iteratorType), in: context.generics)
        element = canonical(.member(term.type, elementType), in: context.generics)
        makeIterator = Term(
          .call(.function(make, arguments: [term.type], dispatch: .requirement, self: term, metatype: nil), []),
          iterator.type,
          sequence.span)
        next = Term(
          .call(
            .function(
              advance, arguments: [iterator.type], dispatch: .requirement,
              self: Term(.variable(iterator), iterator.type, sequence.span), metatype: nil), []), optional(element),
          sequence.span)
        if let waiting {
          next = Term(.await(next), next.type, waiting.words)
          if waiting.isTried { next = Term(.attempt(next, .plain), next.type, waiting.words) }
        }
      } else if let inner = unwrapped(term.type), conforms(inner, to: proto, in: context.generics) {
        report(.mustUnwrap(describe(term.type), describe(inner)), at: sequence.span)
      } else if case .existential(let existential) = term.type,
        existential.protocols.contains(where: { $0 === proto || allRefined(of: $0).contains(proto) })
      {
        report(.unsupported("`for` over an existential sequence"), at: sequence.span)
      } else {
        report(
          .doesNotConform(type: describe(term.type), proto: protocols.0, context: .iteration, declared: nil),
          at: sequence.span)
      }
    }
    let given = asked ?? typeOfOptionals(in: pattern, matching: element)
    let isConverted = element != .error && given != .error && conversion(from: element, to: given) != nil
    if isConverted, given.isFunction { report(.unsupported("a loop over functions of another type"), at: pattern.span) }
    var checkedPattern = matching(.inPlace, in: context) {
      checkPattern(pattern, isConverted ? given : element, isMutable: false, in: context)
    }
    if isConverted { checkedPattern = CheckedPattern(.cast(to: given, checkedPattern), element, pattern.span) }
    for variable in checkedPattern.variables { variable.isOfLoop = true }
    let checkedCondition = condition.map { check($0, expecting: bool, reason: .condition, in: context) }
    let target = JumpTarget()
    let block = within(target, label, .loop, context) { checkBlock(body, in: context) }
    return CheckedStatement(
      .forLoop(
        CheckedFor(
          pattern: checkedPattern, sequence: term, makeIterator: makeIterator, iterator: iterator, next: next,
          element: element,
          condition: checkedCondition, body: block, target: target)), span)
  }

  /// What an element has to become for a pattern that asks whether it is there: `for case let x? in [1, 2]`.
  private func typeOfOptionals(in pattern: Pattern, matching element: Type) -> Type {
    var asked = 0
    var inner = pattern
    while true {
      switch inner.kind {
      case .optional(let next): (inner, asked) = (next, asked + 1)
      case .binding(_, let next): inner = next
      default:
        let missing = max(asked - optionalDepth(element), 0)
        return (0..<missing).reduce(element) { type, _ in optional(type) }
      }
    }
  }

  // MARK: Switch

  func checkSwitch(
    _ node: SwitchNode, in context: Context, body: (([Statement], Span) -> CheckedBlock)? = nil
  ) -> CheckedSwitch {
    let subject = check(node.subject, in: context)
    let target = JumpTarget()
    var cases: [CheckedSwitch.Case] = []
    var hasBrokenPattern = false
    enter(target, node.label, .choice, context)
    checkNothingBehindDefault(node)
    for (index, entry) in node.cases.enumerated() {
      context.hasNextCase.append(index + 1 < node.cases.count)
      defer { context.hasNextCase.removeLast() }
      let outer = context.scope
      let scope = Scope(.block, parent: outer, module: outer.module)
      context.scope = scope
      var patterns: [(pattern: CheckedPattern, condition: Term?)] = []
      for (pattern, condition) in entry.patterns {
        let errors = errorCount
        let checked = matching(.asTheyAre, in: context) {
          checkPattern(pattern, subject.type, isMutable: false, in: context, shared: !patterns.isEmpty)
        }
        patterns.append((checked, condition.map { check($0, expecting: bool, reason: .condition, in: context) }))
        if errorCount > errors || checked.isBroken { hasBrokenPattern = true }
      }
      checkBoundEverywhere(patterns.map { $0.pattern })
      let inner: CheckedBlock
      if let body {
        inner = body(entry.body, entry.span)
      } else {
        let innerScope = context.scope
        context.scope = Scope(.block, parent: innerScope, module: outer.module)
        inner = CheckedBlock(checkStatements(entry.body, in: context), entry.span)
        context.scope = innerScope
      }
      cases.append(CheckedSwitch.Case(patterns: patterns, isDefault: entry.isDefault, body: inner))
      context.scope = outer
    }
    context.targets.removeLast()
    checkFallingThrough(cases)
    // What a pattern that is wrong was meant to cover is not known.
    if subject.type != .error, !hasBrokenPattern { checkExhaustive(cases, subject.type, node, in: context) }
    return CheckedSwitch(subject: subject, cases: cases, target: target)
  }

  /// What the next case binds must have been bound by this one.
  private func checkFallingThrough(_ cases: [CheckedSwitch.Case]) {
    for (one, next) in zip(cases, cases.dropFirst()) {
      guard let last = one.body.statements.last, case .fallthroughStatement = last.kind else { continue }
      let known = Set(one.patterns.first.map { bound(by: $0.pattern).map(\.name) } ?? [])
      let names = next.patterns.first.map { bound(by: $0.pattern).map(\.name) } ?? []
      if let unknown = names.first(where: { !known.contains($0) }) {
        report(.fallsIntoBinding(unknown), at: last.span)
      }
    }
  }

  // MARK: Return

  private func checkReturn(_ value: Expression?, _ span: Span, in context: Context) -> CheckedStatement? {
    if context.function.kind == .topLevel {
      report(.returnOutsideFunction, at: span)
      return nil
    }
    if context.isInDefer {
      report(.returnFromDefer, at: span)
      return nil
    }
    guard let result = context.result, !context.findsResult else {
      return CheckedStatement(.returnStatement(returnOnTrial(value, in: context)), span)
    }
    guard let value else {
      if context.isClosure, result != .void, takesVoid(result) {
        return CheckedStatement(.returnStatement(void(as: result, span)), span)
      }
      if result != .void, context.function.kind != .initializer, result != .error {
        report(.returnNeedsValue(describe(result)), at: span)
      }
      return CheckedStatement(.returnStatement(nil), span)
    }
    if result == .void, context.function.kind != .initializer {
      // What has no type of its own is a value all the same.
      var isTypeless = Self.isEmptyCollection(value)
      switch value.kind {
      case .nilLiteral, .member(nil, _, _): isTypeless = true
      default: break
      }
      if isTypeless {
        report(.unexpectedReturnValue, at: value.span)
        return nil
      }
    }
    if context.function.kind == .initializer {
      if case .nilLiteral = value.kind, context.function.isFailable {
        return CheckedStatement(.returnStatement(nilTerm(result, span)), span)
      }
      if case .nilLiteral = value.kind {
        report(.returnNilInInitializer, at: span)
      } else {
        report(.returnValueInInitializer, at: span)
      }
      return nil
    }
    if result == .void {
      let term = check(value, in: context)
      if term.type != .void, term.type != .error {
        report(.unexpectedReturnValue, at: value.span)
      }
      return CheckedStatement(.returnStatement(term.type == .void ? term : nil), span)
    }
    let term = check(value, expecting: result, reason: .returned, in: context)
    checkGivesSelf(term, in: context)
    return CheckedStatement(.returnStatement(term), span)
  }
}

extension Expression {
  /// The call that a statement is, whatever it does with its outcome: `try self.init()`, `self.init()!`.
  var calledAsStatement: Expression? {
    switch kind {
    case .call: self
    case .parenthesized(let inner), .tryExpression(let inner, _), .forceUnwrap(let inner), .await(let inner):
      inner.calledAsStatement
    default: nil
    }
  }
}
