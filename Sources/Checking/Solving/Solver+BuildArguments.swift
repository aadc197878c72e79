import Diagnostics
import Syntax

/// The arguments of a call, as its parameters take them.
extension Solver {
  func buildArguments(_ values: [Expression], _ parameters: [Parameter], _ chosen: Chosen, _ expression: Expression)
    -> [Term]
  {
    guard let match = state.matches[ObjectIdentifier(expression)] else { return [] }
    let types: [FunctionType.Parameter]
    if case .function(let signature) = canonicalDeep(chosen.type) { types = signature.parameters } else { types = [] }
    let openings = state.openings[ObjectIdentifier(expression)] ?? [:]
    var whole: [(index: Int, term: Term)] = []
    var passesWhole = passesWhole(values, match, types) && openings.isEmpty
    var result = parameters.indices.map { index in
      guard index < types.count, index < match.arguments.count else { return error(expression.span) }
      let parameter = types[index]
      let given = match.arguments[index]
      if parameter.isVariadic {
        let element = checker.element(ofArray: parameter.type) ?? .error
        let terms = given.map { position in
          let term = build(values[position])
          refuseBareType(term, values[position])
          if passesWhole {
            whole.append((index, term))
            if isPlace(term) { passesWhole = false }
          }
          return coerce(term, to: element)
        }
        return Term(.array(terms), parameter.type, expression.span)
      }
      guard let first = given.first else {
        if parameters[index].namesLocation {
          return checker.locatedDefault(
            parameters[index], parameter.type, of: expression, in: context, selfVariable: selfVariable())
        }
        return Term(.omitted(parameters[index], index: index), parameter.type, expression.span)
      }
      if let opened = openings[first] {
        if case .metatype = parameter.type {
          return Term(.type(.parameter(opened)), .metatype(.parameter(opened)), values[first].span)
        }
        let opened = Term(.opened(opened), .parameter(opened), values[first].span)
        let value = coerce(opened, to: parameter.type)
        return parameter.isInOut ? Term(.inOut(value), value.type, value.span) : value
      }
      if parameter.isAutoclosure {
        return autoclosure(values[first], parameter.type, isEscaping: parameters[index].isEscaping)
      }
      if parameter.isInOut {
        if case .inOut = values[first].kind { return build(values[first]) }
        let place = Self.containsChain(values[first]) ? buildSpine(values[first]) : build(values[first])
        let runsScript = chosen.choice.member.module?.isLibrary == false
        requireMutable(place, for: .operand(lends: runsScript), at: values[first].span, expression)
        return Term(.inOut(place), place.type, values[first].span)
      }
      if case .function = parameters[index].type, !parameters[index].isEscaping {
        keepsNothing = isName(values[first])
        closureStays = Self.unparenthesized(values[first])
      }
      let term = build(values[first])
      refuseBareType(term, values[first])
      if passesWhole, isPlace(term) { passesWhole = false }
      return coerce(term, to: parameter.type)
    }
    if passesWhole {
      for each in whole { result[each.index] = each.term }
    }
    return result
  }

  /// Where all arguments are of their parameters' very types already, Swift passes them as they are: an `[Any]` for `Any...` is
  /// not one element then but all of them. Where one of them is read from a place, which is a conversion, it does not.
  func passesWhole(_ values: [Expression], _ match: ArgumentMatch, _ types: [FunctionType.Parameter]) -> Bool {
    guard types.contains(where: \.isVariadic), match.arguments.count == types.count else { return false }
    return zip(match.arguments, types).allSatisfy { given, parameter in
      guard given.count == 1, !parameter.isAutoclosure, let type = state.types[ObjectIdentifier(values[given[0]])]
      else { return false }
      if case .function = parameter.type { return false }
      return parameter.isInOut || canonicalDeep(type) == parameter.type
    }
  }

  /// An expression that is evaluated only when the callee asks: a closure around it.
  func autoclosure(_ value: Expression, _ type: Type, isEscaping: Bool = false) -> Term {
    guard case .function(let signature) = canonicalDeep(type) else { return error(value.span) }
    let function = Function(
      kind: .closure, name: "autoclosure", module: context.function.module, result: signature.result, span: value.span)
    function.enclosing = context.function
    function.generics = context.function.generics
    function.stage = .known
    function.isEscapingClosure = isEscaping
    let outer = context
    context = Context(
      function: function, scope: outer.scope, generics: outer.generics, selfVariable: outer.selfVariable,
      selfType: outer.selfType, result: signature.result)
    let term = coerce(build(value), to: signature.result)
    context = outer
    function.isThrowing = signature.isThrowing && term.canThrow
    function.isAsync = signature.isAsync
    function.checkedBody = CheckedBlock([CheckedStatement(.returnStatement(term), value.span)], value.span)
    return Term(.closure(function), canonicalDeep(type), value.span)
  }
}
