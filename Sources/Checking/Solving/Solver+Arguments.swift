import Diagnostics
import Syntax

/// Matching arguments to parameters by their labels.
extension Solver {
  enum Matching {
    case matched(ArgumentMatch)
    case missing(parameter: Int, before: Int)
    case extra(argument: Int)
    case wrongLabel(argument: Int, parameter: Int)
  }

  /// The forward scan, or where it finds no place for the trailing closure, the backward one.
  func matchArguments(_ arguments: [(String?, Expression)], trailing: Int, to parameters: [Parameter]) -> Matching {
    let forward = matchForward(arguments, trailing: trailing, to: parameters)
    if case .matched = forward { return forward }
    return matchBackward(arguments, trailing: trailing, to: parameters).map { .matched($0) } ?? forward
  }

  /// What both scans find, the backward one first, where they give the trailing closure to different parameters.
  func differingScans(_ application: Application, _ parameters: [Parameter]) -> [ArgumentMatch] {
    let arguments = application.arguments.map { ($0.label, $0.expression) }
    guard application.trailing == 1,
      let backward = matchBackward(arguments, trailing: 1, to: parameters),
      case .matched(let forward) = matchForward(arguments, trailing: 1, to: parameters),
      forward.arguments != backward.arguments
    else { return [] }
    return [backward, forward]
  }

  /// Gives a single trailing closure to the last parameter that may be a function, or if that has a default and may not, to the
  /// one before it; the other arguments go forward to the other parameters.
  private func matchBackward(
    _ arguments: [(String?, Expression)], trailing: Int, to parameters: [Parameter]
  ) -> ArgumentMatch? {
    // Where no more than one takes it, the forward scan finds that or nothing does.
    guard trailing == 1, var place = parameters.indices.last, parameters.count(where: canTakeClosure) > 1 else {
      return nil
    }
    if !canTakeClosure(parameters[place]), place > 0, hasDefault(parameters[place]),
      case .function = parameters[place - 1].type
    {
      place -= 1
    }
    guard canTakeClosure(parameters[place]) else { return nil }
    var others = parameters
    others.remove(at: place)
    guard case .matched(let match) = matchForward(arguments.dropLast(), trailing: 0, to: others) else { return nil }
    var result = match.arguments
    result.insert([arguments.count - 1], at: place)
    return ArgumentMatch(arguments: result)
  }

  private func matchForward(
    _ arguments: [(String?, Expression)], trailing: Int, to parameters: [Parameter]
  ) -> Matching {
    var result = Array(repeating: [Int](), count: parameters.count)
    let plain = arguments.count - trailing
    var next = 0
    var index = 0
    var firstTrailing = 0
    while index < plain {
      let label = arguments[index].0
      // The next parameter that takes this label; those passed over must have defaults.
      var candidate = next
      while candidate < parameters.count, parameters[candidate].label != label, hasDefault(parameters[candidate]) {
        candidate += 1
      }
      if candidate >= parameters.count || parameters[candidate].label != label {
        if next >= parameters.count { return .extra(argument: index) }
        // Which is it: a wrong label, or one argument too few before it?
        let later = parameters[next...].firstIndex { $0.label == label && label != nil }
        if let later, later > next { return .missing(parameter: next, before: index) }
        let remaining = parameters[next...].filter { !hasDefault($0) }.count
        if plain - index > parameters.count - next { return .extra(argument: index) }
        if remaining == 0, candidate >= parameters.count,
          label == nil || !parameters[next...].contains(where: { $0.label == nil })
        {
          return parameters[next...].isEmpty ? .extra(argument: index) : .wrongLabel(argument: index, parameter: next)
        }
        // What another argument is for is not what this one lacks the label of.
        let given = arguments[..<plain].map { $0.0 }
        let needed = parameters[next...].firstIndex { parameter in
          !hasDefault(parameter) && (parameter.label == nil || !given.contains(parameter.label))
        }
        // As many arguments as parameters: each is for its own.
        if plain - index == parameters.count - next { return .wrongLabel(argument: index, parameter: next) }
        return .wrongLabel(argument: index, parameter: needed ?? next)
      }
      result[candidate].append(index)
      index += 1
      if parameters[candidate].isVariadic {
        while index < plain, arguments[index].0 == nil {
          // A further value without a label goes on the variadic list, unless the next parameter claims it by position.
          result[candidate].append(index)
          index += 1
        }
        // Of functions, the trailing closure is one more.
        if index == plain, trailing > 0, takesClosure(parameters[candidate]) {
          result[candidate].append(plain)
          firstTrailing = 1
        }
      }
      next = candidate + 1
    }
    // Trailing closures: the first goes forward to the next parameter that can be a function, the others by label.
    for offset in firstTrailing..<trailing {
      let argument = plain + offset
      let label = arguments[argument].0
      var candidate = next
      if offset == 0 {
        // One that may be left out is passed over where it is no function, or where one behind it, up to that of the next
        // closure, needs an argument.
        let nextLabel: String?? = trailing > 1 ? .some(arguments[argument + 1].0) : nil
        while candidate < parameters.count, hasDefault(parameters[candidate]),
          !takesClosure(parameters[candidate])
            || needsArgument(parameters[(candidate + 1)...], before: nextLabel)
        {
          candidate += 1
        }
      } else {
        while candidate < parameters.count, parameters[candidate].label != label, hasDefault(parameters[candidate]) {
          candidate += 1
        }
        if candidate < parameters.count, parameters[candidate].label != label {
          return .wrongLabel(argument: argument, parameter: candidate)
        }
      }
      if candidate >= parameters.count { return .extra(argument: argument) }
      for skipped in next..<candidate where !hasDefault(parameters[skipped]) && result[skipped].isEmpty {
        return .missing(parameter: skipped, before: argument)
      }
      // What only may turn out to be a function leaves the closure to one behind it.
      let isLeft =
        offset == 0 && !takesClosure(parameters[candidate])
        && parameters[(candidate + 1)...].contains(where: takesClosure)
      if isLeft || !canTakeClosure(parameters[candidate]) {
        if !hasDefault(parameters[candidate]) { return .missing(parameter: candidate, before: argument) }
        return .extra(argument: argument)
      }
      result[candidate].append(argument)
      next = candidate + 1
    }
    for (index, parameter) in parameters.enumerated() where result[index].isEmpty && !hasDefault(parameter) {
      return .missing(parameter: index, before: arguments.count)
    }
    return .matched(ArgumentMatch(arguments: result))
  }

  /// Whether any of these has to be given, of those before the one of a label.
  private func needsArgument(_ parameters: ArraySlice<Parameter>, before label: String??) -> Bool {
    for parameter in parameters {
      if let label, parameter.label == label { return false }
      if !hasDefault(parameter) { return true }
    }
    return false
  }

  private func hasDefault(_ parameter: Parameter) -> Bool { parameter.defaultValue != nil || parameter.isVariadic }

  /// What may be left out is given a closure only where it is a function, and not where it only may turn out to be one.
  private func takesClosure(_ parameter: Parameter) -> Bool {
    switch closureType(of: parameter) {
    case .function, .error: true
    default: false
    }
  }

  private func canTakeClosure(_ parameter: Parameter) -> Bool {
    switch closureType(of: parameter) {
    case .function, .parameter, .member, .error: true
    case .existential(let existential): existential.protocols.isEmpty && !existential.isClassBound
    default: false
    }
  }

  /// The type that a closure given to a parameter would have.
  private func closureType(of parameter: Parameter) -> Type {
    var type = parameter.type
    // A closure is what an autoclosure gives, not the autoclosure.
    if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
    if parameter.isVariadic { type = checker.element(ofArray: type) ?? type }
    while let inner = checker.unwrapped(type) { type = inner }
    return type
  }

  /// A closure for a parameter with a result builder is what the builder makes of it.
  private func transform(_ application: Application, _ argument: Int, _ node: NominalNode, _ type: Type?) {
    let expression = Self.unparenthesized(application.arguments[argument].expression)
    guard case .closure(let written) = expression.kind else { return }
    let made = checker.built(written, node, isTyped: type != nil)
    if made === written { return }
    state.builtClosures[ObjectIdentifier(written)] = made
    if let type { state.builderTypes[ObjectIdentifier(made)] = type }
    for index in state.literals.indices {
      if case .closure(let known, let place)? = state.literals[index], known === written {
        state.literals[index] = .closure(made, place)
      }
    }
  }

  /// What is left out may say what the parameter's type is.
  private func takesDefault(
    _ index: Int, of parameters: [Parameter], _ type: Type, _ member: Member, _ arguments: [Type]
  ) -> Bool {
    guard hasVariables(type), parameters[index].defaultValue != nil, !context.scope.module.isLibrary else {
      return true
    }
    _ = checker.defaultArgument(index, of: parameters)
    guard let own = parameters[index].defaultedType else { return true }
    return unify(type, replacing(own, member.generics.parameters, arguments)) != nil
  }

  /// Relates the arguments of a call to the parameters of a callee whose declaration is known.
  func relate(
    _ application: Application, to parameters: [Parameter], _ type: FunctionType, member: Member, _ arguments: [Type],
    _ place: Place
  ) -> Bool {
    let matching: Matching
    if let scan = state.scans[ObjectIdentifier(application.node)] {
      matching = .matched(scan)
    } else {
      matching = matchArguments(
        application.arguments.map { ($0.label, $0.expression) }, trailing: application.trailing, to: parameters)
    }
    if isMending, let (problem, place) = otherwiseNamed(application, matching, parameters, member) {
      return fail(problem, at: place)
    }
    switch matching {
    case .matched(let match):
      state.matches[ObjectIdentifier(application.node)] = match
      for (index, indices) in match.arguments.enumerated() {
        let parameter = type.parameters[index]
        if indices.isEmpty {
          if !takesDefault(index, of: parameters, parameter.type, member, arguments) { return false }
          continue
        }
        for argument in indices {
          if let builder = parameters[index].variable.builder {
            let type = parameters[index].variable.builderType
            transform(
              application, argument, builder, type.map { replacing($0, member.generics.parameters, arguments) })
          }
          if opens(application, argument, parameters[index], parameter.type, member) { continue }
          if !pass(application, argument, to: parameter, member: member, parameters[index].variable.name) {
            return false
          }
        }
      }
      return true
    case .missing(let index, let before):
      if let label = parameters[index].label, before < application.arguments.count,
        let late = application.arguments.indices.first(where: {
          $0 > before && application.arguments[$0].label == label
        })
      {
        return fail(
          .argumentOrder(label: label, other: application.arguments[before].label, declared: parameters[index].span),
          at: application.arguments[late].span)
      }
      if let late = lateUnnamed(for: index, application, parameters, before: before) {
        let problem = CheckProblem.unnamedArgumentOrder(
          position: late + 1, before: application.arguments[before].label ?? "")
        return fail(problem, at: application.arguments[late].span)
      }
      let span: Span
      if before < application.arguments.count, before > 0 || application.trailing == 0, !application.isOperator {
        span = application.arguments[before].span
        let gap = before > 0 ? application.arguments[before - 1].expression.span.after : span
        // On a line of its own the next one does not lack anything.
        if isMending, gap.line != span.line { return failMissing(index, application, parameters, type, member, gap) }
      } else if application.trailing > 0, before < application.arguments.count, !application.isOperator {
        // What is missing goes before the closure.
        let plain = application.arguments.count - application.trailing
        let called = if case .call(let callee, _) = application.node.kind { callee } else { application.callee }
        span = plain > 0 ? application.arguments[plain - 1].expression.span.after : called.span.after
      } else {
        span = application.arguments.last.map { $0.expression.span.after } ?? application.span
      }
      return failMissing(index, application, parameters, type, member, span)
    case .extra(let argument): return failExtra(argument, application, parameters, member)
    case .wrongLabel(let argument, let parameter):
      var others = application.arguments.map { ($0.label, $0.expression) }
      others.remove(at: argument)
      let plain = application.arguments.count - application.trailing
      let trailing = argument < plain ? application.trailing : application.trailing - 1
      // Where another argument is for that parameter, and none was passed over, this one is for none.
      let label = application.arguments[argument].label
      if parameter <= argument, !parameters.contains(where: { $0.label == label }),
        case .matched(let match) = matchArguments(others, trailing: trailing, to: parameters),
        !match.arguments[parameter].isEmpty
      {
        return failExtra(argument, application, parameters, member)
      }
      return fail(
        .wrongLabel(
          found: application.arguments.map { $0.label }, expected: parameters.map { $0.label },
          foundLabel: application.arguments[argument].label, expectedLabel: parameters[parameter].label,
          callee: checker.fullName(of: member), declared: isLibrary(member) ? nil : member.span),
        at: labelPlace(argument, application), weight: mislabelled(application, parameters))
    }
  }

  /// Of an argument without a label that stands behind a labelled one: the one that would do before that.
  private func lateUnnamed(
    for parameter: Int, _ application: Application, _ parameters: [Parameter], before: Int
  ) -> Int? {
    let plain = application.arguments.count - application.trailing
    // A variadic parameter behind it takes that as it stands.
    let isTaken = parameters[(parameter + 1)...].contains { $0.label == nil && $0.isVariadic }
    guard parameters[parameter].label == nil, !isTaken, before < plain, application.arguments[before].label != nil,
      let late = (before..<plain).first(where: { application.arguments[$0].label == nil })
    else { return nil }
    var ordered = application.arguments.map { ($0.label, $0.expression) }
    ordered.insert(ordered.remove(at: late), at: before)
    guard case .matched = matchArguments(ordered, trailing: application.trailing, to: parameters) else { return nil }
    return late
  }

  /// What a call of the library means that none of its arguments' faults is: an overload that is not built, a label of before.
  private func otherwiseNamed(
    _ application: Application, _ matching: Matching, _ parameters: [Parameter], _ member: Member
  ) -> (CheckProblem, Span)? {
    if case .matched = matching { return nil }
    let labels = application.arguments.map { $0.label }
    let chosen = state.chosen[ObjectIdentifier(application.callee)]?.choice
    let asked = chosen?.base.map { deep($0) } ?? member.parent?.selfType
    if let problem = checker.lackingOverload(
      of: member, asked: asked, labels, trailing: application.trailing,
      in: chosen?.base == nil ? member.parent?.generics ?? generics : generics, from: context.scope)
    {
      if case .member(_, let name, _) = application.callee.kind { return (problem, name.span) }
      return (problem, application.callee.span)
    }
    guard isLibrary(member) else { return nil }
    for (index, label) in labels.enumerated() {
      guard let label, let help = Habit.help(forLabel: label), !parameters.contains(where: { $0.label == label }) else {
        continue
      }
      return (
        .earlierLabel(label, help: help), labelPlace(index, application)
      )
    }
    return nil
  }

  private func failMissing(
    _ index: Int, _ application: Application, _ parameters: [Parameter], _ type: FunctionType, _ member: Member,
    _ span: Span
  ) -> Bool {
    fail(
      .missingArgument(
        label: parameters[index].label, type: checker.describe(deep(type.parameters[index].type)),
        callee: checker.fullName(of: member), declared: parameters[index].span, isLibrary: isLibrary(member)),
      at: span)
  }

  /// Labels are a matter of the whole call: where it goes over several lines, it is told where it opens.
  private func labelPlace(_ argument: Int, _ application: Application) -> Span {
    let own = application.arguments[argument].span
    let opening = application.span
    if !isMending || application.isOperator || opening.line == own.line { return own }
    return Span(opening.source, Int(opening.start), Int(opening.start) + 1)
  }

  private func failExtra(
    _ argument: Int, _ application: Application, _ parameters: [Parameter], _ member: Member
  ) -> Bool {
    // It is for a parameter that was passed over, as it has a default.
    if let label = application.arguments[argument].label,
      let own = parameters.firstIndex(where: { $0.label == label }),
      !application.arguments[..<argument].contains(where: { $0.label == label }),
      let other = application.arguments[..<argument].first(where: { earlier in
        earlier.label != nil && (parameters.firstIndex { $0.label == earlier.label } ?? 0) > own
      })
    {
      return fail(
        .argumentOrder(label: label, other: other.label, declared: parameters[own].span),
        at: application.arguments[argument].span)
    }
    return fail(
      .extraArgument(
        callee: checker.fullName(of: member),
        isTrailing: argument >= application.arguments.count - application.trailing,
        takesNone: parameters.isEmpty, declared: isLibrary(member) ? nil : member.span,
        classWithoutInitializer: classSuppliedWith(member)),
      at: application.arguments[argument].span, weight: parameters.isEmpty ? 2 * application.arguments.count : 2)
  }

  /// The class whose initialiser nobody has written: it takes no values for its properties, as that of a struct does.
  private func classSuppliedWith(_ member: Member) -> String? {
    guard case .function(let function) = member, case .memberwiseInitializer? = function.synthesis,
      let parent = function.parent, parent.kind == .class
    else { return nil }
    return parent.name
  }

  /// The more labels would have to change the more, so that of several overloads the nearest is taken for the one that was meant.
  private func mislabelled(_ application: Application, _ parameters: [Parameter]) -> Int {
    var labels = parameters.map { $0.label }
    let wrong = application.arguments.dropLast(application.trailing).filter { argument in
      guard let index = labels.firstIndex(of: argument.label) else { return true }
      labels.remove(at: index)
      return false
    }
    // Nobody means the initialisers that literals call.
    let isOfLiteral = parameters.first?.label?.hasSuffix("Literal") == true
    return max(1, 2 * wrong.count - 1) + (isOfLiteral ? 1 : 0)
  }

  func isLibrary(_ member: Member) -> Bool { member.span?.source.isLibrary ?? true }

  /// States that an argument must fit a parameter.
  private func pass(
    _ application: Application, _ argument: Int, to parameter: FunctionType.Parameter, member: Member?, _ name: String?
  ) -> Bool {
    let expression = application.arguments[argument].expression
    let given = application.types[argument]
    let span = expression.span
    var wanted = parameter.type
    if parameter.isVariadic { wanted = checker.element(ofArray: wanted) ?? wanted }
    if parameter.isAutoclosure, case .function(let function) = wanted {
      wanted = function.result
      if case .closure = Self.unparenthesized(expression).kind { state.score[.closureToAutoclosure] += 1 }
    }
    let reason: Reason = application.isOperator ? .operand(operatorName(member)) : .argument(name: name, of: member)
    var isInOut = false
    if case .inOut = expression.kind { isInOut = true }
    if parameter.isInOut {
      if !isInOut, !application.isOperator, !fail(.missingInOut(checker.describe(deep(wanted))), at: span) {
        return false
      }
      add(.equal(given, wanted), span, reason)
    } else {
      let isLent = isInOut && checker.isPointer(deep(wanted))
      if isInOut, !fail(isLent ? .unsupported("lending a place to a pointer with `&`") : .unexpectedInOut, at: span) {
        return false
      }
      // What is lent cannot be kept.
      if !parameter.isNonEscaping, !parameter.isAutoclosure, let lent = lent(expression),
        !fail(.escapingUse(lent.name, declared: lent.span), at: span)
      {
        return false
      }
      add(.convert(given, wanted), span, reason)
    }
    return true
  }

  /// The parameter that an expression names, if that is a function and may not escape.
  private func lent(_ expression: Expression) -> Variable? {
    let named = state.chosen[ObjectIdentifier(Self.unparenthesized(expression))]?.choice.member
    guard case .variable(let variable)? = named, variable.isNonEscaping, variable.kind == .parameter,
      !variable.module.isLibrary
    else { return nil }
    return variable
  }

  private func operatorName(_ member: Member?) -> String {
    if case .function(let function)? = member { return function.name }
    return ""
  }

  /// Relates the arguments of a call to a value of function type.
  func relate(_ application: Application, to type: FunctionType, _ place: Place) -> Bool {
    let arguments = application.arguments
    for (index, argument) in arguments.enumerated()
    where argument.label != nil && index < arguments.count - application.trailing {
      if !fail(
        .wrongLabel(
          found: arguments.map { $0.label }, expected: type.parameters.map { _ in nil }, foundLabel: argument.label,
          expectedLabel: nil, callee: "a function value", declared: nil), at: argument.span)
      {
        return false
      }
    }
    // Without labels, what takes any number takes all that is left.
    let parameters = type.parameters
    let rest = parameters.firstIndex { $0.isVariadic }
    if rest == nil, arguments.count > parameters.count {
      return fail(
        .extraArgument(
          callee: checker.describe(.function(type)), isTrailing: false, takesNone: parameters.isEmpty, declared: nil),
        at: arguments[parameters.count].span)
    }
    let given = rest.map { min($0 + 1, parameters.count) } ?? arguments.count
    if given < parameters.count || arguments.count < (rest ?? 0) {
      let missing = min(arguments.count, given)
      return fail(
        .missingArgument(
          label: nil, type: checker.describe(deep(parameters[missing].type)), callee: "a function value",
          declared: nil, isLibrary: true), at: arguments.last?.expression.span.after ?? application.span)
    }
    for index in arguments.indices {
      if !pass(application, index, to: parameters[min(index, rest ?? index)], member: nil, nil) { return false }
    }
    state.matches[ObjectIdentifier(application.node)] = ArgumentMatch(arguments: arguments.indices.map { [$0] })
    return true
  }
}
