import Diagnostics
import Syntax

/// A key path literal, taken apart: what leads from a root to the value, and what puts another value there.
final class KeyPathParts {
  let node: KeyPathNode
  let root: TypeNode?
  /// Where it stands, which may be within a closure.
  var home: Context
  /// `{ $0.member }`
  let getter: Expression
  /// `{ $0.member = $1 }`
  let setter: Expression
  /// What stands between the brackets of its subscripts; and that part of it that has to be evaluated, once, when the key path
  /// is made.
  let indices: [Expression]
  let evaluated: [(name: Name, value: Expression)]
  /// The closure that is called to make it, where there is something to evaluate.
  var maker: Function?
  /// The members as they are written, and without the indices.
  let tail: String
  let steps: String
  /// What was found out for each root.
  var capabilities: [Type: (level: Int, value: Type)] = [:]

  init(_ node: KeyPathNode, root: TypeNode?, path: Expression, in home: Context) {
    self.node = node
    self.home = home
    self.root = root
    indices = KeyPathParts.indices(of: path)
    var evaluated: [(name: Name, value: Expression)] = []
    let body = KeyPathParts.naming(&evaluated, path)
    self.evaluated = evaluated
    var tail = KeyPathParts.words(path) { $0.span.text }
    if tail.isEmpty { tail = ".self" }
    self.tail = KeyPathParts.wraps(path) ? tail + "?" : tail
    steps = KeyPathParts.words(path) { _ in "$" }
    getter = KeyPathParts.closure(body, highestShorthand: 0)
    let value = Expression(.name(Name("$1", path.span), genericArguments: nil), path.span)
    setter = KeyPathParts.closure(Expression(.assignment(body, value), path.span), highestShorthand: 1)
  }

  /// The path behind its root, written one way whatever stands in the script; a member looked up dynamically stands nowhere.
  private static func words(_ path: Expression, _ index: (Expression) -> String) -> String {
    switch path.kind {
    // `.self` is no step.
    case .member(let base?, let name, _): return words(base, index) + (name.isSelf ? "" : "." + name.text)
    case .forceUnwrap(let base): return words(base, index) + "!"
    case .optionalChain(let base): return words(base, index) + "?"
    case .subscripted(let base, let arguments):
      let parts = arguments.elements.map { element in
        (element.label.map { $0.text + ": " } ?? "") + index(element.value)
      }
      return words(base, index) + (isRoot(base) ? ".[" : "[") + parts.joined(separator: ", ") + "]"
    default: return ""
    }
  }

  /// Whether the value is made an optional at the end, as a step may break off. `\A.b?.c` ends with one if `c` is none itself.
  private static func wraps(_ path: Expression) -> Bool {
    switch path.kind {
    case .member(let base?, _, _), .forceUnwrap(let base), .subscripted(let base, _): wraps(base)
    case .optionalChain: true
    default: false
    }
  }

  private static func isRoot(_ base: Expression) -> Bool { if case .name = base.kind { true } else { false } }

  private static func indices(of path: Expression) -> [Expression] {
    switch path.kind {
    case .member(let base?, _, _), .forceUnwrap(let base), .optionalChain(let base): indices(of: base)
    case .subscripted(let base, let arguments): indices(of: base) + arguments.elements.map { $0.value }
    default: []
    }
  }

  /// The path with names in the place of those indices that are no literals: a literal takes its type from the subscript.
  private static func naming(_ indices: inout [(name: Name, value: Expression)], _ path: Expression) -> Expression {
    switch path.kind {
    case .member(let base?, let name, let arguments):
      return Expression(.member(naming(&indices, base), name, genericArguments: arguments), path.span)
    case .forceUnwrap(let base): return Expression(.forceUnwrap(naming(&indices, base)), path.span)
    case .optionalChain(let base): return Expression(.optionalChain(naming(&indices, base)), path.span)
    case .subscripted(let base, let arguments):
      let base = naming(&indices, base)
      let elements = arguments.elements.map { element in
        if isLiteral(element.value) { return element }
        let name = Name("$index\(indices.count)", element.value.span)
        indices.append((name, element.value))
        return Arguments.Element(label: element.label, value: Expression(.name(name, genericArguments: nil), name.span))
      }
      let named = Arguments(elements: elements, trailingClosures: arguments.trailingClosures, span: arguments.span)
      return Expression(.subscripted(base, named), path.span)
    default: return path
    }
  }

  static func isLiteral(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .float, .boolean, .nilLiteral, .member(nil, _, _): true
    case .string(let segments): segments.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }

  private static func closure(_ body: Expression, highestShorthand: Int) -> Expression {
    let block = Block(statements: [Statement(.expression(body), body.span)], span: body.span)
    let node = ClosureNode(
      captures: [], parameters: nil, result: nil, body: block, span: body.span,
      highestShorthand: highestShorthand,
      mayThrow: false)
    return Expression(.closure(node), body.span)
  }
}

/// Key paths: instances of the library's classes, made of two closures; or, where a function is wanted, the first of them.
extension Solver {
  func generateKeyPath(_ node: KeyPathNode, _ expression: Expression) -> Type {
    var root: TypeNode?
    var path = node.path
    if node.hasRoot {
      guard let (type, members) = split(node.path) else {
        checker.report(.cannotInferKeyPathRoot, at: node.span)
        return .error
      }
      (root, path) = (type, members)
    }
    let parts = KeyPathParts(node, root: root, path: path, in: context)
    settle(parts)
    let type = fresh(.keyPath(parts))
    state.keyPaths[ObjectIdentifier(expression)] = parts
    return type
  }

  /// Where a key path is made: here, or within a closure that has its indices.
  private func settle(_ parts: KeyPathParts) {
    parts.home = context
    if parts.evaluated.isEmpty { return }
    let maker = Function(
      kind: .closure, name: "closure", module: context.function.module, result: .void, span: parts.node.span)
    maker.enclosing = context.function
    maker.generics = context.function.generics
    maker.stage = .known
    let scope = Scope(.function(maker), parent: context.scope, module: context.scope.module)
    maker.scope = scope
    maker.captureList = parts.evaluated.map { name, expression in
      let value = checker.check(expression, in: context)
      let variable = Variable(
        kind: .local, name: name.text, type: value.type, isLet: true, module: maker.module, span: name.span)
      variable.home = maker
      scope.declare(name.text, .variable(variable))
      return (variable, value)
    }
    parts.maker = maker
    parts.home = Context(
      function: maker, scope: scope, generics: context.generics, selfVariable: context.selfVariable,
      selfType: context.selfType, result: nil, initializing: context.initializing)
  }

  /// The root's type, and its members as those of `$0`.
  private func split(_ path: Expression) -> (TypeNode, Expression)? {
    if typeExpression(path) != nil, let node = Self.typeNode(path) {
      return (node, Expression(.name(Name("$0", path.span), genericArguments: nil), path.span))
    }
    func again(_ base: Expression, _ make: (Expression) -> Expression.Kind) -> (TypeNode, Expression)? {
      guard let (type, members) = split(base) else { return nil }
      return (type, Expression(make(members), path.span))
    }
    switch path.kind {
    case .member(let base?, let name, let arguments):
      return again(base) { .member($0, name, genericArguments: arguments) }
    case .subscripted(let base, let arguments): return again(base) { .subscripted($0, arguments) }
    case .forceUnwrap(let base): return again(base) { .forceUnwrap($0) }
    case .optionalChain(let base): return again(base) { .optionalChain($0) }
    default: return nil
    }
  }

  static let keyPathClasses = [
    "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
  ]

  private func isKeyPath(_ nominal: Nominal) -> Bool {
    nominal.module === checker.core.module && Self.keyPathClasses.contains(nominal.name)
  }

  /// Gives a literal its type, a function's or a key path's.
  func assign(_ variable: TypeVariable, _ type: Type, _ parts: KeyPathParts) -> Outcome? {
    let root: Type
    let value: Type
    switch type {
    case .function(let function):
      guard function.parameters.count == 1, !function.parameters[0].isInOut else { return nil }
      (root, value) = (function.parameters[0].type, function.result)
      state.score[.functionConversion] += 1
      let own = FunctionType(function.parameters, function.result)
      _ = relateErrors(own, function, Place(span: parts.node.span, reason: .none))
      bind(variable, to: .function(own))
    case .nominal(let nominal, let arguments):
      guard isKeyPath(nominal), arguments.count == 2 else { return nil }
      (root, value) = (arguments[0], arguments[1])
      // What the root is decides what can be done with it.
      if nominal.name != "KeyPath", hasVariables(root), parts.root == nil { return .deferred }
      if nominal.name != "KeyPath", case let root = parts.root.map({ resolveType($0) }) ?? root, !hasVariables(root) {
        let level = Self.keyPathClasses.firstIndex(of: nominal.name) ?? 0
        if let able = capability(parts, deep(root)) {
          if level > able.level { return nil }
        } else if !isMending {
          return nil
        }
      }
      bind(variable, to: type)
    default: return nil
    }
    if let node = parts.root, unify(root, resolveType(node)) == nil { return nil }
    let outer = context
    context = parts.home
    nodes.keyPathGetters.insert(ObjectIdentifier(parts.getter))
    let getter = generate(parts.getter)
    context = outer
    state.pending.append(
      Constraint(
        kind: .convert(getter, .function(FunctionType([FunctionType.Parameter(root)], value))),
        place: Place(span: parts.node.span, reason: .none)))
    return .solved
  }

  /// A key path where one of an unknown value is wanted: it is one of its own first.
  func convertKeyPath(_ variable: TypeVariable, _ parts: KeyPathParts, _ to: Type, _ place: Place) -> Outcome? {
    let root: Type
    switch to {
    case .nominal(let nominal, let arguments):
      guard isKeyPath(nominal), arguments.count < 2 else { return nil }
      root = arguments.first ?? fresh()
    case .existential: return .deferred
    default: return nil
    }
    var own = checker.coreNamed("KeyPath", [root, fresh()])
    let known = parts.root.map { resolveType($0) } ?? deep(root)
    if !hasVariables(known), let able = capability(parts, known) {
      own = checker.coreNamed(Self.keyPathClasses[able.level], [known, able.value])
    }
    guard assign(variable, own, parts) != nil else { return nil }
    return relay(.variable(variable), to, place)
  }

  /// What a key path is where nobody says: as much as can be done with it. Without a root it is nothing yet.
  func keyPathType(_ parts: KeyPathParts) -> Type {
    guard let node = parts.root else { return .error }
    let root = resolveType(node)
    guard let able = capability(parts, root) else { return checker.coreNamed("KeyPath", [root, fresh()]) }
    return checker.coreNamed(Self.keyPathClasses[able.level], [root, able.value])
  }

  /// What a key path is where it cannot be what is wanted: less can be done with it.
  func keyPathType(_ parts: KeyPathParts, insteadOf wanted: Type) -> Type {
    guard case .nominal(let nominal, let arguments) = resolved(wanted), isKeyPath(nominal), let root = arguments.first,
      !hasVariables(root), let able = capability(parts, deep(root))
    else { return keyPathType(parts) }
    return checker.coreNamed(Self.keyPathClasses[able.level], [deep(root), able.value])
  }

  /// What can be done with a key path for a root, as the place among the classes, and what it leads to.
  private func capability(_ parts: KeyPathParts, _ root: Type) -> (level: Int, value: Type)? {
    if hasVariables(root) { return nil }
    if let known = parts.capabilities[root] { return known }
    // That the root has no such member is no error before it is the root.
    guard let value = checker.trying(mending: false, { valueOfKeyPath(parts, wanted: root) }).value else { return nil }
    let level = canSet(parts, root, value, isInOut: false) ? 4 : canSet(parts, root, value, isInOut: true) ? 3 : 2
    parts.capabilities[root] = (level, value)
    return (level, value)
  }

  /// The type of what the getter gives for a root; nil where something is wrong with it.
  private func valueOfKeyPath(_ parts: KeyPathParts, wanted root: Type) -> Type? {
    let context = parts.home
    guard case .closure(let node) = parts.getter.kind, let body = Self.singleExpression(node.body) else { return nil }
    let function = Function(
      kind: .closure, name: "closure", module: context.function.module, result: .void, span: parts.getter.span)
    function.enclosing = context.function
    function.generics = context.function.generics
    function.stage = .known
    let variable = Variable(
      kind: .parameter, name: "$0", type: root, isLet: true, module: function.module, span: parts.getter.span)
    variable.home = function
    let scope = Scope(.block, parent: context.scope, module: context.scope.module)
    scope.declare("$0", .variable(variable))
    let inner = Context(
      function: function, scope: scope, generics: context.generics, selfVariable: context.selfVariable,
      selfType: context.selfType, result: nil)
    let type = checker.check(body, in: inner).type
    return type == .error ? nil : type
  }

  private func setterType(_ root: Type, _ value: Type, isInOut: Bool) -> Type {
    .function(
      FunctionType([FunctionType.Parameter(root, isInOut: isInOut), FunctionType.Parameter(value)], .void))
  }

  private func canSet(_ parts: KeyPathParts, _ root: Type, _ value: Type, isInOut: Bool) -> Bool {
    !checker.wouldFail {
      _ = checker.check(
        parts.setter, expecting: setterType(root, value, isInOut: isInOut), reason: .none, in: parts.home)
    }
  }

  /// Which of the subscripts that every value has a key path is for: that of its own class. A literal is never one of those
  /// of which less is known.
  func keyPathSubscripts(of proto: Nominal, for path: Type) -> [Member] {
    let all = proto.members(named: "subscript")
    func taken(by member: Member) -> String? {
      guard case .nominal(let nominal, _)? = checker.parameters(of: member)?.first?.type else { return nil }
      return nominal.name
    }
    if case .nominal(let nominal, _) = resolved(path), isKeyPath(nominal) {
      return all.filter { taken(by: $0) == nominal.name }
    }
    return all.filter { taken(by: $0)?.hasSuffix("WritableKeyPath") == true || taken(by: $0) == "KeyPath" }
  }

  /// The class above that a key path begins at; nil where it begins at the type itself.
  func keyPathRoot(_ path: Type, above type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = resolved(path), isKeyPath(nominal),
      let root = arguments.first.map({ resolved($0) }), root != type, case .nominal(let above, _) = root,
      above.kind == .class, case .nominal = type, checker.superclassView(of: type, as: above) == root
    else { return nil }
    return root
  }

  func buildKeyPath(_ expression: Expression, _ type: Type) -> Term {
    guard let parts = state.keyPaths[ObjectIdentifier(expression)] else { return error(expression.span) }
    let outer = context
    context = parts.home
    defer { context = outer }
    let made = make(parts, expression, type)
    guard let maker = parts.maker else { return made }
    maker.result = made.type
    maker.checkedBody = CheckedBlock([CheckedStatement(.returnStatement(made), made.span)], made.span)
    let closure = Term(.closure(maker), .function(FunctionType([], made.type)), made.span)
    return Term(.call(.value(closure), []), made.type, made.span)
  }

  private func make(_ parts: KeyPathParts, _ expression: Expression, _ type: Type) -> Term {
    if case .function = type {
      let get = build(parts.getter)
      return refusesMethod(get, expression) ? error(expression.span) : coerce(get, to: type)
    }
    guard case .nominal(var nominal, let arguments) = type, arguments.count == 2 else { return error(expression.span) }
    let (root, value) = (arguments[0], arguments[1])
    // It can do all that can be done along it, whatever is asked for here.
    let level = Self.keyPathClasses.firstIndex(of: nominal.name) ?? 0
    if let able = capability(parts, root), able.level > level, able.value == value,
      let most = checker.coreType(Self.keyPathClasses[able.level])
    {
      nominal = most
    }
    let get: Term
    let getterType = Type.function(FunctionType([FunctionType.Parameter(root)], value))
    if state.types[ObjectIdentifier(parts.getter)] != nil {
      get = coerce(build(parts.getter), to: getterType)
    } else {
      get = checker.check(parts.getter, expecting: getterType, reason: .none, in: context)
    }
    if refusesMethod(get, expression) { return error(expression.span) }
    var terms = [get]
    if nominal.name != "KeyPath" {
      let isReference = nominal.name == "ReferenceWritableKeyPath"
      guard canSet(parts, root, value, isInOut: !isReference) else {
        checker.report(
          .mismatch(
            found: checker.describe(checker.coreNamed("KeyPath", arguments)), expected: checker.describe(type),
            context: .plain), at: expression.span)
        return error(expression.span)
      }
      terms.append(
        checker.check(
          parts.setter, expecting: setterType(root, value, isInOut: true), reason: .none, in: context))
    }
    // By what its indices are it is told from others.
    let hashable = checker.coreNamed("AnyHashable", [])
    var names = parts.evaluated.map { $0.name }[...]
    let keys = parts.indices.map { index in
      let key =
        KeyPathParts.isLiteral(index)
        ? index : Expression(.name(names.removeFirst(), genericArguments: nil), index.span)
      return checker.check(key, expecting: hashable, reason: .none, in: context)
    }
    let strings = [checker.describe(root), parts.tail, parts.steps].map { text in
      Term(.string(text), checker.string, expression.span)
    }
    let path = strings + [Term(.array(keys), checker.array(hashable), expression.span)]
    let labels = ["root", "tail", "steps", "indices"]
    let pathType = Type.tuple(zip(labels, path).map { Type.TupleElement(label: $0, type: $1.type) })
    terms.append(Term(.tuple(path), pathType, expression.span))
    guard
      case .function(let initializer)? = nominal.members(named: "init").first(where: { member in
        guard case .function(let function) = member else { return false }
        checker.prepare(function)
        return function.parameters.count == terms.count
      })
    else { return error(expression.span) }
    let made = Term(
      .call(.function(initializer, arguments: arguments, dispatch: .direct, self: nil, metatype: nil), terms),
      .nominal(nominal, arguments), expression.span)
    return coerce(made, to: type)
  }

  /// A key path leads to values: what ends in a method is none.
  private func refusesMethod(_ getter: Term, _ expression: Expression) -> Bool {
    guard case .closure(let function) = getter.kind,
      case .returnStatement(let value?)? = function.checkedBody?.statements.last?.kind,
      case .function(let method, _, _, _) = value.kind
    else { return false }
    checker.report(.notAllowed("the instance method `\(method.name)` in a key path"), at: expression.span)
    return true
  }
}
