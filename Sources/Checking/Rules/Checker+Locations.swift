import Diagnostics
import Syntax

/// `#line`, `#function`, `#isolation` and their kin. As a parameter's default they tell of the call, not of the declaration.
extension Checker {
  /// Where a call stands that leaves such an argument out.
  struct CallPlace {
    let span: Span
    let function: Function
    let selfVariable: Variable?
  }

  /// The default of a parameter that tells where the call stands, worked out anew for each call.
  func locatedDefault(
    _ parameter: Parameter, _ type: Type, of call: Expression, in context: Context, selfVariable: Variable?
  ) -> Term {
    guard let expression = parameter.defaultValue, let home = parameter.variable.home else {
      return Term(.error, .error, call.span)
    }
    var place = call.span
    switch call.kind {
    case .call(_, let arguments), .subscripted(_, let arguments): place = arguments.span
    default: break
    }
    let outer = callPlace
    callPlace = CallPlace(span: place, function: context.function, selfVariable: selfVariable)
    defer { callPlace = outer }
    let inner = Context(
      function: context.function, scope: Scope(.block, parent: home.scope, module: home.module),
      generics: context.generics, selfVariable: nil, selfType: home.parent?.selfType, result: .void)
    return check(expression, expecting: type, reason: .defaultValue, in: inner)
  }

  /// What `#isolation` is: `(any Actor)?`.
  var isolationType: Type { optional(coreType("Actor").map { .existential(Existential(protocols: [$0])) } ?? .error) }

  /// The name that `#function` has in a function: that of the declaration around closures.
  func functionName(_ function: Function) -> String {
    var current = function
    while current.kind == .closure, let outer = current.enclosing { current = outer }
    switch current.kind {
    case .topLevel:
      if let scope = current.scope, let type = scope.enclosingTypes.first { return type.name }
      return current.parent?.name ?? "main"
    case .deinitializer: return "deinit"
    case .getter, .setter, .willSet, .didSet:
      if case .subscripted? = current.accessorOwner { return current.accessorOwner.map { fullName(of: $0) } ?? "" }
      return current.accessorOwner.map { memberName($0) } ?? current.name
    default: return fullName(of: .function(current))
    }
  }
}

extension Solver {
  func buildLocation(_ location: Expression.Location, _ type: Type, _ span: Span) -> Term {
    let place = checker.callPlace?.span ?? span
    let source = place.source
    switch location {
    case .line: return buildInteger(UInt64(place.line), isNegative: false, type, span)
    case .column:
      let column = Int(place.start) - source.lineStarts[place.line - 1] + 1
      return buildInteger(UInt64(column), isNegative: false, type, span)
    case .file, .filePath: return literal(.string(source.name), "stringLiteral", type, span)
    case .fileID:
      let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
      return literal(.string("main/" + file), "stringLiteral", type, span)
    case .function:
      let function = checker.callPlace?.function ?? context.function
      return literal(.string(checker.functionName(function)), "stringLiteral", type, span)
    case .isolation: return buildIsolation(type, span)
    }
  }

  /// The actor that runs the function, or nil where none does.
  private func buildIsolation(_ type: Type, _ span: Span) -> Term {
    let function = checker.callPlace?.function ?? context.function
    let isolation = checker.isolation(of: function)
    // A closure is its actor's only where it captures it, which is not known yet.
    if function.kind == .closure, let outer = function.enclosing, case .instance = isolation,
      checker.isolation(of: outer) == isolation
    {
      checker.report(.unsupported("`#isolation` in a closure of an actor"), at: checker.callPlace?.span ?? span)
      return error(span)
    }
    let actor: Term? =
      switch isolation {
      case .none, .caller: nil
      case .instance: (checker.callPlace.map { $0.selfVariable } ?? selfVariable()).map { read($0, span) }
      case .parameter(let variable): read(variable, span)
      case .global(let nominal), .lenient(let nominal): sharedActor(nominal, span)
      }
    return actor.map { coerce($0, to: type) } ?? none(type, span)
  }

  private func sharedActor(_ nominal: Nominal, _ span: Span) -> Term? {
    for case .variable(let variable) in nominal.members(named: "shared") where variable.isStatic {
      checker.prepare(variable)
      return Term(.staticProperty(variable, arguments: [], dispatch: .direct, metatype: nil), variable.type, span)
    }
    return nil
  }
}
