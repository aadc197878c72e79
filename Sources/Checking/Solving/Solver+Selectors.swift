import Diagnostics
import Syntax

/// `#selector(method)`: what it names is looked at by itself, as the compiler does; nothing around it says which is meant.
extension Solver {
  func selectorType(at span: Span) -> Type {
    guard checker.seesObjectiveC(in: span.source), case .type(let nominal)? = selectors?.named("Selector")?.first else {
      checker.report(.objectiveCNotSeen("`#selector`"), at: span)
      return .error
    }
    return nominal.selfType
  }

  private var selectors: Scope? { checker.moduleScopes["Foundation"] }

  func buildSelector(_ node: SelectorNode, _ type: Type, _ span: Span) -> Term {
    if type == .error { return error(span) }
    if case .member(let base?, let name, _) = node.path.kind, let type = typeExpression(base) {
      if node.accessor != nil {
        checker.report(.unsupported("a selector of a property by its type"), at: node.path.span)
        return error(span)
      }
      if case .existential = type { return buildSelector(ofProtocol: type, base, name, span) }
    }
    let named = checker.check(node.path, in: context)
    if case .error = named.kind { return error(span) }
    guard let found = Named(named), found.member.parent != nil else {
      checker.report(.noSelector, at: node.path.span)
      return error(span)
    }
    let name = checker.fullName(of: found.member)
    guard checker.isExposedToObjectiveC(found.member) else {
      let isMethod = if case .function = found.member { true } else { false }
      let declared = found.member.span
      checker.report(
        .notExposed(name, isMethod: isMethod, declared: declared.flatMap { $0.source.isLibrary ? nil : $0 }),
        at: node.path.span)
      return error(span)
    }
    switch (found.member, node.accessor) {
    case (.variable, nil):
      checker.report(
        .notAllowed("the property `\(name)` in a selector, without `getter:` or `setter:` before it,"),
        at: node.path.span)
      return error(span)
    case (.variable, .getter?): return selector(name, nil, span)
    case (.variable, .setter?): return selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":", nil, span)
    case (.function, .some(let accessor)):
      checker.report(.notAllowed("`\(accessor.rawValue):` before a method"), at: node.path.span)
      return error(span)
    case (.function(let function), nil):
      return selector(checker.objectiveCName(of: function), found.unapplied(function, by: self, span), span)
    default: return error(span)
    }
  }

  /// `#selector(Delegate.ended(_:))`: what a class may have left out, it then does not respond to.
  private func buildSelector(ofProtocol type: Type, _ base: Expression, _ name: Name, _ span: Span) -> Term {
    let target = Name("target", base.span)
    let method = Expression(
      .member(Expression(.name(target, genericArguments: nil), base.span), name, genericArguments: nil), span)
    let body = Block(statements: [Statement(.expression(method), span)], span: span)
    let closure = ClosureNode(
      captures: [], parameters: [ClosureNode.Parameter(name: target, type: Self.typeNode(base))], result: nil,
      body: body, span: span, highestShorthand: -1, mayThrow: false)
    let named = checker.check(Expression(.closure(closure), span), in: context)
    let (text, labels) = Self.compound(name.text).map { ($0.base, Optional($0.labels)) } ?? (name.text, nil)
    let found = checker.members(named: text, of: type, isMetatype: false, in: generics).map(\.member)
      .filter { labels == nil || checker.labels(of: $0) == labels }
    guard case .function(let function)? = found.first(where: \.isRequirement), named.type != .error else {
      return error(span)
    }
    return selector(checker.objectiveCName(of: function), named, span)
  }

  /// A selector of a name, which can be performed where it is known how: a function from an instance to its method.
  private func selector(_ name: String, _ method: Term?, _ span: Span) -> Term {
    var arguments: [Type] = []
    var maker = "_selector"
    if case .function(let outer)? = method?.type {
      let made = checker.unwrapped(outer.result)
      if made != nil { maker = "_optionalSelector" }
      if case .function(let inner) = made ?? outer.result {
        arguments = (outer.parameters + inner.parameters).map { $0.type } + [inner.result]
      }
    }
    let makers = (selectors?.named(maker) ?? []).compactMap { member -> Function? in
      guard case .function(let function) = member else { return nil }
      checker.prepare(function)
      return function
    }
    func call(_ arguments: [Type], _ values: [Term]) -> Term? {
      guard let maker = makers.first(where: { $0.generics.parameters.count == arguments.count }) else { return nil }
      return Term(
        .call(.function(maker, arguments: arguments, dispatch: .direct, self: nil, metatype: nil), values),
        maker.result,
        span)
    }
    let text = Term(.string(name), checker.string, span)
    return method.flatMap { call(arguments, [text, $0]) } ?? call([], [text]) ?? error(span)
  }
}

/// The method or property that an expression names.
private struct Named {
  let member: Member
  private let arguments: [Type]
  private let dispatch: Dispatch
  /// The type of the instance, or of `Type` in `Type.method`.
  private let instance: Type?

  init?(_ term: Term) {
    switch term.kind {
    case .function(let function, let arguments, let dispatch, let receiver):
      (member, self.arguments, self.dispatch, instance) = (.function(function), arguments, dispatch, receiver?.type)
    case .property(_, let variable, let arguments, let dispatch):
      (member, self.arguments, self.dispatch, instance) = (.variable(variable), arguments, dispatch, nil)
    case .closure(let function):
      // `Type.method` is a function from an instance to its method, or calls a static one.
      guard function.closure == nil, let last = function.checkedBody?.statements.last else { return nil }
      switch last.kind {
      case .returnStatement(let value?), .term(let value):
        if case .call(.function(let function, let arguments, let dispatch, nil, _), _) = value.kind {
          (member, self.arguments, self.dispatch, instance) = (.function(function), arguments, dispatch, nil)
          return
        }
        guard let inner = Named(value) else { return nil }
        self = inner
      default: return nil
      }
    case .convert(let inner, _):
      guard let named = Named(inner) else { return nil }
      self = named
    default: return nil
    }
  }

  /// Nil for what no instance is asked: an initialiser, a static method.
  func unapplied(_ function: Function, by solver: Solver, _ span: Span) -> Term? {
    guard let instance, !function.isThrowing, !function.isAsync else { return nil }
    func own(_ type: Type) -> Type { solver.canonicalDeep(type.substituting(function.generics.parameters, arguments)) }
    let signature = function.parameters.map { FunctionType.Parameter(own($0.type)) }
    let method = Type.function(FunctionType(signature, own(function.result)))
    let type = Type.function(FunctionType([FunctionType.Parameter(instance)], method))
    return solver.unappliedMethod(function, arguments, dispatch, type, span)
  }
}
