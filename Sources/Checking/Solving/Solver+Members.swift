import Diagnostics
import Syntax

/// Meanings of names: narrowing them by the call, and opening the chosen one.
extension Solver {
  /// The type of a meaning at a use, its generic parameters replaced by type variables with their requirements stated.
  func open(_ choice: Choice, at place: Place) -> (type: Type, arguments: [Type]) {
    let member = choice.member
    checker.prepareGenerics(of: member)
    let parameters = member.generics.parameters
    var arguments: [Type] = []
    if let parent = member.parent {
      if parent.kind == .protocol {
        arguments = [choice.base ?? fresh()]
      } else if let base = choice.base, case .nominal(_, let given)? = checker.superclassView(of: base, as: parent) {
        arguments = given
      } else if choice.base != nil, let bound = checker.superclassBound(of: choice.base ?? .error, in: generics),
        case .nominal(_, let given)? = checker.superclassView(of: bound, as: parent)
      {
        arguments = given
      } else if choice.base == nil, context.scope.enclosingTypes.contains(where: { $0 === parent }),
        !isOperatorMember(member)
      {
        arguments = parent.generics.parameters.map { .parameter($0) }
      } else {
        arguments = parent.generics.parameters.map { _ in fresh() }
      }
    }
    while arguments.count < parameters.count {
      let parameter = parameters[arguments.count]
      // A local function shares the parameters of the function around it.
      if case .function(let function) = member, function.enclosing?.generics.parameters.contains(parameter) == true {
        arguments.append(.parameter(parameter))
      } else {
        arguments.append(fresh())
      }
    }
    for case .variable(let variable) in arguments { state.opened.insert(variable.index) }
    for requirement in member.generics.requirements {
      // That the type has the requirement's protocol is how the requirement was found.
      if member.isRequirement || isOnAnyMetatype(choice), !isOperatorMember(member),
        case .conforms(.parameter(let subject), let proto) = requirement,
        proto === member.parent, subject.kind == .protocolSelf
      {
        continue
      }
      // What a protocol asks of its associated types holds of everything that conforms to it.
      if case .conforms(.member, _) = requirement, let parent = member.parent, parent.kind == .protocol,
        parent.generics.requirements.contains(requirement)
      {
        continue
      }
      state.pending.append(
        Constraint(
          kind: constraint(requirement, parameters, arguments),
          place: Place(span: place.span, reason: .requirement(of: member, subject(of: requirement)))))
    }
    var type = checker.interfaceType(of: member)
    if case .variable(let variable) = member {
      if isOpenOutside(variable) { return (.error, arguments) }
      type = seen(type)
    }
    if case .function(let function) = member, function.kind == .initializer, case .function(let signature) = type,
      let base = choice.base
    {
      guard
        case .function(let filled) = replacing(
          .function(
            signature.with(signature.parameters, .void)),
          parameters, arguments)
      else { return (.error, arguments) }
      type = .function(
        filled.with(filled.parameters, function.isFailable ? checker.optional(base) : base))
      return (type, arguments)
    }
    let made = replacing(type, parameters, arguments)
    if let base = choice.base, let parent = member.parent, givesSelf(member) {
      return (naming(base, for: parent, in: made, of: member), arguments)
    }
    return (made, arguments)
  }

  /// Whether the type of a variable is yet to be found out by who solves the expression around: in that nobody can go by it.
  func isOpenOutside(_ variable: Variable) -> Bool {
    openParameters[ObjectIdentifier(variable)] == nil
      && variable.type.contains { if case .variable = $0 { true } else { false } }
  }

  /// A static member or initialiser of a trait's extension, asked of a type that is only known to have the trait.
  func isOnAnyMetatype(_ choice: Choice) -> Bool {
    guard case .existential? = choice.base, choice.opened == nil, choice.member.parent?.kind == .protocol else {
      return false
    }
    if case .function(let function) = choice.member, function.kind == .initializer { return true }
    return choice.member.isStatic
  }

  private func givesSelf(_ member: Member) -> Bool {
    switch member {
    case .function(let function): function.givesSelf || function.parameters.contains { $0.variable.givesSelf }
    case .variable(let variable): variable.givesSelf
    default: false
    }
  }

  /// The `Self` in what a class's member gives is the type that it was asked of.
  private func naming(_ base: Type, for parent: Nominal, in type: Type, of member: Member) -> Type {
    func named(_ type: Type) -> Type {
      type.mapping { part in
        if case .nominal(let nominal, _) = part, nominal === parent { return base }
        return nil
      }
    }
    if case .function(let entity) = member, case .function(let function) = type {
      let parameters = zip(function.parameters, entity.parameters).map { parameter, declared in
        declared.variable.givesSelf ? FunctionType.Parameter(named(parameter.type)) : parameter
      }
      return .function(
        function.with(parameters, entity.givesSelf ? named(function.result) : function.result))
    }
    return named(type)
  }

  func replacing(_ type: Type, _ parameters: [GenericParameter], _ arguments: [Type]) -> Type {
    checker.canonical(type.substituting(parameters, arguments), in: generics)
  }

  func isOperatorMember(_ member: Member) -> Bool {
    if case .function(let function) = member { return checker.isOperator(function.name) }
    return false
  }

  private func subject(of requirement: Requirement) -> GenericParameter? {
    switch requirement {
    case .conforms(let type, _), .same(let type, _), .inherits(let type, _), .classBound(let type):
      if case .parameter(let parameter) = type { return parameter }
      return nil
    }
  }

  private func constraint(
    _ requirement: Requirement, _ parameters: [GenericParameter], _ arguments: [Type]
  ) -> Constraint.Kind {
    func fill(_ type: Type) -> Type { type.substituting(parameters, arguments) }
    switch requirement {
    case .conforms(let type, let proto): return .conforms(fill(type), proto)
    case .same(let left, let right): return .same(fill(left), fill(right))
    case .inherits(let type, let superclass): return .inherits(fill(type), fill(superclass))
    case .classBound(let type): return .classBound(fill(type))
    }
  }

  /// Whether something can stand still here. Of a closure that is what it says, or does.
  var isWithinAsync: Bool {
    if let closure = context.function.closure { return closure.isAsync }
    // The top of a script is none for the compiler, whatever it waits for.
    return context.function.isAsync && context.function.kind != .topLevel
  }

  /// `DispatchQueue.main.async`: what the main queue is given the main actor runs, as the compiler knows of this one name.
  private func isOfMainQueue(_ member: Member, _ node: Expression) -> Bool {
    guard case .function(let function) = member, function.parent?.name == "DispatchQueue",
      function.module.name == "Dispatch", case .member(let base?, _, _) = node.kind,
      case .member(_, let queue, _) = base.kind
    else { return false }
    return queue.text == "main"
  }

  private static func onMainActor(_ type: Type, _ actor: Nominal?) -> Type {
    guard case .function(let function) = type else { return type }
    let parameters = function.parameters.map { parameter -> FunctionType.Parameter in
      guard case .function(let work) = parameter.type, work.place.isSendable else { return parameter }
      var place = work.place
      place.globalActor = actor
      let known = FunctionType(
        work.parameters, work.result, isThrowing: work.isThrowing, thrown: work.thrown, isAsync: work.isAsync,
        place: place)
      return FunctionType.Parameter(
        .function(known), isInOut: parameter.isInOut, isVariadic: parameter.isVariadic,
        isAutoclosure: parameter.isAutoclosure, isNonEscaping: parameter.isNonEscaping)
    }
    return .function(function.with(parameters, function.result))
  }

  /// Settles on a meaning.
  func choose(_ found: Choice, for result: Type, node: Expression, at place: Place) -> Bool {
    var choice = found
    if givesSelf(choice.member), isSuper(node) { choice.base = context.selfType ?? choice.base }
    if let problem = misuse(of: choice, node) { return fail(problem, at: place.span) && equate(result, .error, place) }
    if case .function = choice.member, !nodes.called.contains(ObjectIdentifier(node)) {
      state.score[.unappliedFunction] += 1
    }
    if choice.isBehindOthers { state.score[.memberThroughOptional] += 1 }
    if choice.member.isDisfavored { state.score[.disfavored] += 1 }
    if case .function(let function) = choice.member,
      function.isAsync != nodes.withinAsync.contains(ObjectIdentifier(node))
    {
      state.score[function.isAsync ? .asyncInSync : .syncInAsync] += 1
    }
    let variables = state.bindings.count
    let (opened, arguments) = open(choice, at: place)
    let type = isOfMainQueue(choice.member, node) ? Self.onMainActor(opened, checker.mainActor) : opened
    var useType = type
    if case .function(let function) = choice.member, choice.isUnapplied, !function.isStatic,
      function.kind != .initializer,
      let base = choice.base
    {
      // `Type.method` is a function from an instance to the method.
      useType = .function(FunctionType([FunctionType.Parameter(base)], type))
    }
    if case .subscripted = choice.member { useType = type }
    if isOptional(choice, at: place.span) { useType = checker.optional(useType) }
    if let opened = choice.opened, !mentionsInParameters(opened, useType) { useType = erasing(opened, useType) }
    state.chosen[ObjectIdentifier(node)] = Chosen(
      choice: choice, arguments: arguments, type: type, span: place.span, variables: variables)
    if case .variable(let variable) = choice.member, variable.isImplicitlyUnwrapped {
      state.pending.append(
        Constraint(kind: .implicitUnwrap(useType, result: result, node: node), place: place))
      return true
    }
    return equate(result, useType, place)
  }

  /// Whether what a name stands for is asked of a type that may have left it out.
  func isOptional(_ choice: Choice, at span: Span) -> Bool {
    choice.member.isRequirement && !choice.isUnapplied
      && checker.isOptionalRequirement(choice.member, seenIn: span.source)
  }

  /// Where properties get their initial values and parameters their defaults, also in closures there.
  var isBeforeSelf: Bool { isOutsideFunctions && context.selfType != nil }

  func beforeSelf(_ name: String) -> CheckProblem {
    var current: Scope? = context.scope
    while let here = current {
      if case .nominal = here.kind { break }
      if case .function(let function) = here.kind, function.kind != .closure {
        return .instanceBeforeSelf(name, inDefault: true)
      }
      current = here.parent
    }
    return .instanceBeforeSelf(name, inDefault: false)
  }

  private func misuse(of choice: Choice, _ node: Expression) -> CheckProblem? {
    let member = choice.member
    if !checker.isAccessible(member, from: context.scope) {
      return .inaccessible(checker.memberName(member), member.access.words, declared: member.span)
    }
    if let problem = checker.unavailability(of: member, at: node.span) { return problem }
    if choice.isUnapplied {
      switch member {
      case .function(let function) where !function.isStatic && function.kind != .initializer: break
      default:
        let type = choice.base.map { checker.describe($0) } ?? ""
        if !member.isStatic, choice.isImplicitSelf, isBeforeSelf {
          return beforeSelf(checker.memberName(member))
        }
        return member.isStatic
          ? .staticOnInstance(checker.memberName(member), type) : .instanceOnType(checker.memberName(member), type)
      }
    }
    if let opened = choice.opened,
      case let type = checker.canonical(
        checker.interfaceType(of: member)
          .substituting(member.parent?.generics.parameters.prefix(1).map { $0 } ?? [], [.parameter(opened)]),
        in: generics), mentionsInParameters(opened, type) || isFixed(opened, in: type)
    {
      let base = checker.openedBounds[opened].map { checker.describe(.existential($0)) } ?? "any"
      return .memberNeedsConcreteType(checker.memberName(member), base)
    }
    return nil
  }

  /// Whether the opened type stands where a value must be given: nobody outside can have one.
  func mentionsInParameters(_ opened: GenericParameter, _ type: Type) -> Bool {
    guard case .function(let function) = type else { return false }
    return function.parameters.contains { parameter in
      if case .function(let inner) = parameter.type {
        return inner.result.contains { $0 == .parameter(opened) }
      }
      return parameter.type.contains { $0 == .parameter(opened) }
    }
  }

  /// Whether what a member gives has the opened type, or an associated one that is not known, in another type that nothing converts:
  /// outside it has no name.
  private func isFixed(_ opened: GenericParameter, in type: Type) -> Bool {
    let known = checker.openedBounds[opened]?.arguments.keys.map(\.name) ?? []
    func isHidden(_ part: Type) -> Bool {
      switch part {
      case .parameter(opened): true
      case .member(.parameter(opened), let associated): !known.contains(associated.name)
      default: false
      }
    }
    func isFixed(_ type: Type) -> Bool {
      switch type {
      case .nominal(let nominal, let arguments):
        if nominal === checker.optionalNominal || nominal === checker.arrayNominal {
          return arguments.contains(where: isFixed)
        }
        if nominal === checker.dictionaryNominal, arguments.count == 2 {
          return arguments[0].contains(where: isHidden) || isFixed(arguments[1])
        }
        return arguments.contains { $0.contains(where: isHidden) }
      case .tuple(let elements): return elements.contains { isFixed($0.type) }
      case .function(let function): return isFixed(function.result)
      default: return false
      }
    }
    return isFixed(type)
  }

  /// What remains visible of an opened type outside: what is known of it.
  func erasing(_ opened: GenericParameter, _ type: Type) -> Type {
    guard let bound = checker.openedBounds[opened] else { return type }
    return type.mapping { part in
      switch part {
      case .parameter(opened): return .existential(bound)
      case .member(let base, let associated) where base.contains(where: { $0 == .parameter(opened) }):
        if base == .parameter(opened) {
          for (known, type) in bound.arguments where known.name == associated.name { return type }
        }
        let protocols = checker.protocols(of: part, in: generics)
        return .existential(Existential(protocols: checker.minimal(protocols)))
      case .opaque(let opaque) where opaque.arguments.contains(where: { $0.contains { $0 == .parameter(opened) } }):
        return .existential(opaque.bound)
      default: return nil
      }
    }
  }

  // MARK: Narrowing

  /// Those of the meanings that the shape of the call allows, and whose parameters the known arguments fit.
  func viable(_ choices: [Choice], labels: CallLabels?, node: Expression, byTypes: Bool = true) -> [Choice] {
    note(choices, for: node, labels)
    if let only = prescribed(choices, for: node) { return only }
    var result = choices
    if let labels {
      let shaped = result.filter { accepts($0, labels, byTypes: byTypes) }
      if !shaped.isEmpty { result = shaped + unlabelled(result, labels, besides: shaped) }
    }
    if result.count < 2 { return result }
    if labels == nil, nodes.operands.contains(ObjectIdentifier(node)) {
      // As an operand, or as what a member is asked of, it is a value where it can be.
      keep(in: &result) { if case .variable = $0.member { !$0.isUnapplied } else { false } }
    }
    if let labels, result.contains(where: { isPlainInitializer($0.member) }) {
      // Where all properties have values, `Type()` takes none of them; `Type.init` as a value may be either.
      let isEmpty = labels.arguments.elements.isEmpty
      result = result.filter { isPlainInitializer($0.member) == isEmpty }
    }
    // `Double.init` as a function is not one of those that other literals call, nor one for which `$name:` must be said.
    if labels == nil { keep(in: &result) { !isForOtherLiterals($0.member) && !checker.takesProjections($0.member) } }
    // As a value, a method asked of its type may be meant beside a static one; ranking has that go first.
    keep(in: &result) { choice in
      guard choice.isUnapplied else { return true }
      if labels == nil, case .function(let function) = choice.member { return !function.isStatic }
      return false
    }
    keep(in: &result) { checker.isAccessible($0.member, from: context.scope) }
    guard result.contains(where: { $0.member.access <= .fileprivate }) else { return result }
    let closed = result.filter { $0.member.access <= .fileprivate && $0.member.parent?.kind != .protocol }
    result.removeAll { choice in
      choice.member.parent?.kind == .protocol && closed.contains { checker.hides($0.member, choice.member) }
    }
    return result
  }

  /// Leaves those of which something holds, unless it holds of none. Where it holds of all, nothing is copied.
  private func keep(in choices: inout [Choice], _ holds: (Choice) -> Bool) {
    guard choices.count > 1, choices.contains(where: { !holds($0) }) else { return }
    let kept = choices.filter(holds)
    if !kept.isEmpty { choices = kept }
  }

  /// Looking for what is wrong: the initialisers of the type itself that lack but labels, where what is called has the shape only
  /// of what a protocol brings.
  private func unlabelled(_ choices: [Choice], _ labels: CallLabels, besides shaped: [Choice]) -> [Choice] {
    guard isMending, shaped.allSatisfy({ $0.member.parent?.kind == .protocol && isLibrary($0.member) }) else {
      return []
    }
    let given = labels.arguments.elements
    return choices.filter { choice in
      guard case .function(let function) = choice.member, function.kind == .initializer, !isLibrary(choice.member)
      else { return false }
      return function.parameters.count == given.count && given.allSatisfy { $0.label == nil }
    }
  }

  private func isPlainInitializer(_ member: Member) -> Bool {
    guard case .function(let function) = member, case .memberwiseInitializer? = function.synthesis,
      function.parent?.kind == .struct
    else { return false }
    return function.parameters.isEmpty
  }

  /// What makes a library's type of a literal of another kind, or what the library says of literals in general.
  private func isForOtherLiterals(_ member: Member) -> Bool {
    guard case .function(let function) = member, function.kind == .initializer, function.module.isLibrary,
      let label = function.node?.parameters.first?.label?.text, label.hasSuffix("Literal")
    else { return false }
    return function.parameters.first?.type != function.parent?.selfType
  }

  func accepts(_ choice: Choice, _ labels: CallLabels, byTypes: Bool = true) -> Bool {
    if choice.isUnapplied { return true }
    if !couldTake(choice.member, labels) { return false }
    guard let parameters = checker.parameters(of: choice.member) else {
      // A property or variable: called through its value, without labels.
      if case .enumCase = choice.member { return false }
      let type = checker.interfaceType(of: choice.member)
      if case .nominal(let nominal, _) = type, nominal !== checker.optionalNominal {
        return !checker.members(named: "callAsFunction", of: type, isMetatype: false, in: generics).isEmpty
      }
      return labels.labels.prefix(labels.labels.count - labels.arguments.trailingClosures).allSatisfy { $0 == nil }
    }
    let elements = labels.arguments.elements.map { ($0.label?.text, $0.value) }
    guard
      case .matched(let match) = matchArguments(elements, trailing: labels.arguments.trailingClosures, to: parameters)
    else { return false }
    if isMending || !byTypes || labels.types.count != elements.count { return true }
    return zip(match.arguments, parameters).allSatisfy { positions, parameter in
      var type = parameter.type
      if parameter.isAutoclosure, case .function(let thunk) = type { type = thunk.result }
      if parameter.isVariadic { type = checker.element(ofArray: type) ?? type }
      return positions.allSatisfy { couldPass(labels.types[$0], to: type) }
    }
  }

  /// What is written tells at once that most overloads are not meant; their types need not be found out for that.
  private func couldTake(_ member: Member, _ labels: CallLabels) -> Bool {
    let node: FunctionNode? =
      switch member {
      case .function(let function): function.node
      case .subscripted(let entity): entity.node
      default: nil
      }
    guard let parameters = node?.parameters else { return true }
    var required = 0
    var isOpenEnded = false
    for parameter in parameters {
      if parameter.isVariadic {
        isOpenEnded = true
      } else if parameter.defaultValue == nil {
        required += 1
      }
    }
    let arguments = labels.arguments.elements
    if arguments.count < required || (arguments.count > parameters.count && !isOpenEnded) { return false }
    // Without trailing closures each argument goes to a parameter of its own label, and each label that has no default is
    // written.
    if labels.arguments.trailingClosures == 0 {
      for parameter in parameters where parameter.defaultValue == nil && !parameter.isVariadic {
        guard let label = parameter.label?.text else { continue }
        if !arguments.contains(where: { $0.label?.text == label }) { return false }
      }
    }
    return arguments.allSatisfy { argument in
      guard let label = argument.label?.text else { return true }
      return parameters.contains { $0.label?.text == label }
    }
  }

  /// Whether an argument of a known type can be given to a parameter of a declared type at all; true where in doubt.
  func couldPass(_ argument: Type, to parameter: Type, isOperand: Bool = false) -> Bool {
    let from = resolved(argument)
    var to = parameter
    var wrapped = false
    while let inner = checker.unwrapped(to) {
      to = inner
      wrapped = true
    }
    if checker.isAnyHashable(to), !isOperand { return true }
    guard case .nominal(let wanted, _) = to else {
      switch (from, to) {
      case (.nominal, .tuple), (.nominal, .function), (.nominal, .metatype), (.parameter, .tuple),
        (.parameter, .function), (.parameter, .metatype):
        return wrapped && checker.unwrapped(from) != nil
      default: return true
      }
    }
    switch from {
    case .nominal(let given, _):
      if given === wanted { return true }
      if let inner = checker.unwrapped(from), let below = checker.unwrapped(parameter) {
        return couldPass(inner, to: below, isOperand: isOperand)
      }
      return given.kind == .class && checker.superclassView(of: from, as: wanted) != nil
    case .variable(let variable):
      guard let literal = state.literals[variable.index] else { return true }
      return accepts(literal, wanted, isWrapped: wrapped)
    case .tuple, .function, .metatype: return false
    case .existential(let existential): return existential.superclass != nil
    default: return true
    }
  }

  private func accepts(_ literal: Literal, _ nominal: Nominal, isWrapped: Bool) -> Bool {
    switch literal {
    case .integer: return checker.takesLiteral(nominal, "ExpressibleByIntegerLiteral")
    case .float: return checker.takesLiteral(nominal, "ExpressibleByFloatLiteral")
    case .boolean: return checker.takesLiteral(nominal, "ExpressibleByBooleanLiteral")
    case .string(let shape): return shape.protocols.contains { checker.takesLiteral(nominal, $0) }
    case .null: return isWrapped || checker.takesLiteral(nominal, "ExpressibleByNilLiteral")
    case .array: return checker.takesLiteral(nominal, "ExpressibleByArrayLiteral")
    case .dictionary: return checker.takesLiteral(nominal, "ExpressibleByDictionaryLiteral")
    case .keyPath: return nominal.module === checker.core.module && Self.keyPathClasses.contains(nominal.name)
    case .closure: return false
    }
  }
}

extension Checker {
  /// What stands between the brackets of an array literal that makes a value of a type.
  func literalElement(of type: Type, in generics: GenericSignature) -> Type? {
    if case .nominal(let nominal, let arguments) = type, nominal.module === core.module, let first = arguments.first {
      return first
    }
    return literalParts(of: type, "ExpressibleByArrayLiteral", ["ArrayLiteralElement"], in: generics)?[0]
  }

  /// What a protocol of literals calls their parts; of a generic parameter's they are what they are called.
  private func literalParts(
    of type: Type, _ proto: String, _ names: [String], in generics: GenericSignature
  ) -> [Type]? {
    guard let proto = coreType(proto) else { return nil }
    let isNominal = if case .nominal = type { true } else { false }
    if !isNominal, !conforms(type, to: proto, in: generics) { return nil }
    var parts: [Type] = []
    for name in names {
      guard let associated = proto.associatedTypes.first(where: { $0.name == name }) else { return nil }
      let part = canonical(.member(type, associated), in: isNominal ? GenericSignature() : generics)
      if isNominal, case .member = part { return nil }
      if part == .error { return nil }
      parts.append(part)
    }
    return parts
  }

  /// What stands before and behind the colons of a dictionary literal that makes a value of a type.
  func literalPair(of type: Type, in generics: GenericSignature) -> (key: Type, value: Type)? {
    literalParts(of: type, "ExpressibleByDictionaryLiteral", ["Key", "Value"], in: generics).map { ($0[0], $0[1]) }
  }

  func takesLiteral(_ nominal: Nominal, _ proto: String) -> Bool {
    guard let proto = coreType(proto) else { return false }
    return conformance(of: nominal, to: proto) != nil
  }
}

extension Access {
  var words: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    }
  }
}
