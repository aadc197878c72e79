import Diagnostics
import Syntax

/// `#line`, `#function` and their kin. As a parameter's default they tell of the call, not of the declaration.
extension Checker {
  /// Where a call stands that leaves such an argument out.
  struct CallPlace {
    let span: Span
    let function: Function
  }

  /// The default of a parameter that tells where the call stands, worked out anew for each call.
  func locatedDefault(_ parameter: Parameter, _ type: Type, of call: Expression, in context: Context) -> Term {
    guard let expression = parameter.defaultValue, let home = parameter.variable.home else {
      return Term(.error, .error, call.span)
    }
    var place = call.span
    switch call.kind {
    case .call(_, let arguments), .subscripted(_, let arguments): place = arguments.span
    default: break
    }
    let outer = callPlace
    callPlace = CallPlace(span: place, function: context.function)
    defer { callPlace = outer }
    let inner = Context(
      function: context.function, scope: Scope(.block, parent: home.scope, module: home.module),
      generics: context.generics, selfVariable: nil, selfType: home.parent?.selfType, result: .void)
    return check(expression, expecting: type, reason: .defaultValue, in: inner)
  }

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
    }
  }
}
