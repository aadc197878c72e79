import Syntax

/// Whether one declaration is at least as specialised as another: whether what the other takes includes all that this one takes.
/// The order of the questions is the compiler's, and the first that tells the two apart decides. Results are never looked at.
struct Specialization {
  let checker: Checker
  let left: Member
  let right: Member
  /// What the right's generic parameters are found to be, as the left's types are fitted to the right's.
  private var bindings: [GenericParameter: Type] = [:]
  private let open: Set<GenericParameter>
  /// The right's parameters have been found, and only remain to be tried.
  private var isSettled = false
  /// A value would have to be put into an optional.
  private var wraps = false

  init(_ checker: Checker, _ left: Member, asSpecializedAs right: Member) {
    self.checker = checker
    // What stands in for a protocol's member is compared as that; with that itself, as what it is.
    let (one, other) = (checker.memberStoodInFor(by: left) ?? left, checker.memberStoodInFor(by: right) ?? right)
    let areTwo = one.identity != other.identity
    let (left, right) = areTwo ? (one, other) : (left, right)
    self.left = left
    self.right = right
    checker.prepareGenerics(of: left)
    checker.prepareGenerics(of: right)
    open = Set(right.generics.parameters)
  }

  /// Whether it holds, and by which question.
  mutating func verdict() -> (holds: Bool, reason: RankingReason) {
    guard isOfSameKind else { return (false, .types) }
    let (one, other) = (left.hasOwnParameters, right.hasOwnParameters)
    if one != other { return (other, .generic) }
    switch (left.isInProtocolExtension, right.isInProtocolExtension) {
    case (true, true):
      let ours = checker.extensionSatisfies(left, right)
      if ours != checker.extensionSatisfies(right, left) { return (ours, .constrainedExtension) }
    case (false, false): break
    case (_, let isOther): return (isOther, .protocolExtension)
    }
    if left.isRequirement != right.isRequirement { return (right.isRequirement, .requirement) }
    return typesFit()
  }

  private var isOfSameKind: Bool {
    switch (left, right) {
    case (.function(let one), .function(let other)):
      (one.kind == .initializer) == (other.kind == .initializer)
    case (.subscripted, .subscripted), (.variable, .variable), (.enumCase, .enumCase): true
    default: false
    }
  }

  // MARK: Types

  private mutating func typesFit() -> (Bool, RankingReason) {
    if !ownersFit() { return (false, .types) }
    guard case .function(let one) = checker.interfaceType(of: left),
      case .function(let other) = checker.interfaceType(of: right), let ours = checker.parameters(of: left),
      let theirs = checker.parameters(of: right), ours.count == one.parameters.count,
      theirs.count == other.parameters.count
    else {
      return (
        isSubtype(checker.interfaceType(of: left), checker.interfaceType(of: right)) && !wraps && isSound(), .types
      )
    }
    if one.parameters.count > other.parameters.count { return (false, .fewerParameters) }
    var inputs = Array(one.parameters)
    var outputs = Array(zip(other.parameters, theirs))
    var pairs: [(FunctionType.Parameter, FunctionType.Parameter)] = []
    if let first = inputs.last, let second = outputs.last, first.type.isFunction, second.0.type.isFunction,
      !first.isAutoclosure, !second.0.isAutoclosure
    {
      pairs.append((first, second.0))
      inputs.removeLast()
      outputs.removeLast()
    }
    // What makes it no less special than the other whatever the types are.
    var shape: RankingReason?
    var next = 0
    for (index, (output, declared)) in outputs.enumerated() {
      let mayBeLeftOut = declared.defaultValue != nil || output.isVariadic
      if next == inputs.count {
        if !mayBeLeftOut { return (false, .fewerParameters) }
        shape = .fewerParameters
      } else if inputs.count - next < outputs.count - index, declared.defaultValue != nil {
        shape = .fewerParameters
      } else {
        pairs.append((inputs[next], output))
        next += 1
      }
    }
    if next < inputs.count { return (false, .fewerParameters) }
    for (input, output) in pairs where input.isVariadic != output.isVariadic {
      if input.isVariadic { return (false, .variadic) }
      shape = shape ?? .variadic
    }
    // What was found last has to do for the first as well.
    var fits = pairs.allSatisfy { fit($0, $1) }
    isSettled = true
    fits = fits && pairs.allSatisfy { fit($0, $1) } && !wraps && isSound()
    return (fits || shape != nil, shape ?? .types)
  }

  /// The types that the two are members of: one and the same, one below the other, or one that has the other's protocol.
  private mutating func ownersFit() -> Bool {
    guard let leftParent = left.parent, let rightParent = right.parent,
      !checker.isOperator(checker.memberName(left))
    else { return true }
    let own = leftParent.selfType
    if rightParent.kind == .protocol, let parameter = rightParent.generics.parameters.first {
      // Of two protocols that are not one, what they are members of is not looked at.
      if leftParent.kind != .protocol || leftParent === rightParent,
        checker.conforms(own, to: rightParent, in: left.generics)
      {
        bindings[parameter] = own
      }
      return true
    }
    if let view = checker.superclassView(of: own, as: rightParent) { return isSubtype(view, rightParent.selfType) }
    // Of a class and one below it, both are compared.
    return true
  }

  private mutating func fit(_ input: FunctionType.Parameter, _ output: FunctionType.Parameter) -> Bool {
    var (given, wanted) = (input.type, output.type)
    if input.isVariadic { given = checker.element(ofArray: given) ?? given }
    if output.isVariadic { wanted = checker.element(ofArray: wanted) ?? wanted }
    if input.isAutoclosure, case .function(let thunk) = given { given = thunk.result }
    if output.isAutoclosure, case .function(let thunk) = wanted { wanted = thunk.result }
    if input.isInOut != output.isInOut { return false }
    // What is only lent is no value of a type that could be kept.
    if input.isNonEscaping, given.isFunction {
      switch wanted {
      case .parameter, .existential: return false
      default: break
      }
    }
    return isSubtype(given, wanted)
  }

  /// Whether what was found for the right's parameters is what it asks of them. Those that nothing has told yet are whatever an equal
  /// type says.
  private mutating func isSound() -> Bool {
    for case .same(let one, let other) in right.generics.requirements {
      let (first, second) = (filled(one), filled(other))
      if isOpen(first) == isOpen(second) { continue }
      if !(isOpen(first) ? isEqual(second, first) : isEqual(first, second)) { return false }
    }
    let parameters = right.generics.parameters
    let arguments = parameters.map { bindings[$0] ?? .parameter($0) }
    return right.generics.requirements.allSatisfy { requirement in
      let subject = requirement.subject
      if subject.contains(where: { part in
        if case .parameter(let parameter) = part {
          open.contains(parameter) && bindings[parameter] == nil
        } else {
          false
        }
      }) {
        return true
      }
      return checker.unmet(requirement, parameters, arguments, in: left.generics) == nil
    }
  }

  /// Whether a value of one type is one of the other, the right's own parameters being whatever makes it so.
  private mutating func isSubtype(_ type: Type, _ pattern: Type) -> Bool {
    switch (type, pattern) {
    case (_, .parameter(let parameter)) where open.contains(parameter): return bind(parameter, type, isBelow: true)
    case (.parameter(let parameter), _) where open.contains(parameter): return bind(parameter, pattern, isBelow: false)
    case (_, .member(let base, _)) where isOpen(base): return isMember(pattern, type)
    case (.member(let base, _), _) where isOpen(base): return isMember(type, pattern)
    case (.nominal(let one, let ours), .nominal(let other, let theirs)):
      if one === other {
        if one === checker.optionalNominal || one === checker.arrayNominal || one === checker.dictionaryNominal
          || one === checker.setNominal
        {
          return zip(ours, theirs).allSatisfy { isSubtype($0, $1) }
        }
        return zip(ours, theirs).allSatisfy { isEqual($0, $1) }
      }
      if let inner = checker.unwrapped(pattern) {
        wraps = true
        return isSubtype(type, inner)
      }
      guard let view = checker.superclassView(of: type, as: other), view != type else { return false }
      return isSubtype(view, pattern)
    case (_, .existential(let existential)): return isSubtype(type, existential: existential, pattern)
    case (_, .nominal) where checker.unwrapped(pattern) != nil:
      wraps = true
      return isSubtype(type, checker.unwrapped(pattern) ?? .error)
    case (.parameter, .nominal), (.member, .nominal), (.existential, .nominal):
      guard let bound = checker.superclassBound(of: type, in: left.generics) else { return false }
      return isSubtype(bound, pattern)
    case (.function(let one), .function(let other)):
      // Within a function nothing is put into an optional.
      let before = wraps
      defer { wraps = wraps || before }
      return one.parameters.count == other.parameters.count && one.hasFewerEffects(than: other)
        && zip(one.parameters, other.parameters).allSatisfy { $0.isInOut == $1.isInOut && isSubtype($1.type, $0.type) }
        && isSubtype(one.result, other.result)
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count
        && zip(one, other).allSatisfy { first, second in
          (first.label == nil || second.label == nil || first.label == second.label)
            && isSubtype(first.type, second.type)
        }
    case (.metatype(let one), .metatype(let other)):
      if case .existential = other { return isSubtype(one, other) }
      return isSubtype(one, other) && !wraps
    default: return checker.isSame(type, pattern)
    }
  }

  private func isSubtype(_ type: Type, existential: Existential, _ pattern: Type) -> Bool {
    if case .existential(let given) = type { return type == pattern || isBelow(given, existential) }
    if existential.protocols.isEmpty, existential.superclass == nil {
      return !existential.isClassBound || checker.isClassBound(type, in: left.generics)
    }
    if case .function = type { return false }
    return checker.requirements(of: existential, on: type).allSatisfy {
      checker.unmet($0, [], [], in: left.generics) == nil
    }
  }

  /// Whether what one existential says of the value in it is all that another asks for.
  private func isBelow(_ given: Existential, _ wanted: Existential) -> Bool {
    if wanted.isClassBound, !given.isClassBound { return false }
    if let superclass = wanted.superclass, given.superclass != superclass { return false }
    let known = given.protocols.flatMap { [$0] + checker.allRefined(of: $0) }
    return wanted.protocols.allSatisfy { $0.isMarker || known.contains($0) }
      && wanted.arguments.allSatisfy { associated, type in
        given.arguments.contains { $0.key.name == associated.name && $0.value == type }
      }
  }

  private mutating func isEqual(_ type: Type, _ pattern: Type) -> Bool {
    let before = wraps
    wraps = false
    defer { wraps = before }
    switch (type, pattern) {
    case (_, .parameter(let parameter)) where open.contains(parameter): return bind(parameter, type, isBelow: nil)
    case (.nominal(let one, let ours), .nominal(let other, let theirs)):
      return one === other && zip(ours, theirs).allSatisfy { isEqual($0, $1) }
    case (.function, .function), (.tuple, .tuple), (.metatype, .metatype), (_, .member):
      return isSubtype(type, pattern) && !wraps
    default: return checker.isSame(type, pattern)
    }
  }

  /// A parameter is what is found first, or the wider of two of which one is the other's.
  private mutating func bind(_ parameter: GenericParameter, _ type: Type, isBelow: Bool?) -> Bool {
    guard let known = bindings[parameter] else {
      bindings[parameter] = type
      return true
    }
    if checker.isSame(known, type) { return true }
    guard let isBelow else { return false }
    if !isSettled, isBelow, isPlainSubtype(known, type) {
      bindings[parameter] = type
      return true
    }
    return isBelow ? isPlainSubtype(type, known) : isPlainSubtype(known, type)
  }

  private mutating func isPlainSubtype(_ type: Type, _ above: Type) -> Bool {
    if let inner = checker.unwrapped(above), checker.isSame(type, inner) {
      wraps = true
      return true
    }
    guard case .nominal(let nominal, _) = above else { return false }
    return checker.superclassView(of: type, as: nominal) == above
  }

  private func isOpen(_ type: Type) -> Bool {
    type.contains { if case .parameter(let parameter) = $0 { open.contains(parameter) } else { false } }
  }

  /// A type of the right's with what its parameters have been found to be.
  private func filled(_ type: Type) -> Type {
    let parameters = Array(bindings.keys)
    return checker.canonical(
      type.substituting(parameters, parameters.map { bindings[$0] ?? .error }), in: left.generics)
  }

  /// An associated type of what one of the right's parameters is, as far as that is known.
  private func isMember(_ pattern: Type, _ type: Type) -> Bool {
    let filled = filled(pattern)
    return isOpen(filled) || checker.isSame(filled, type)
      || checker.isSame(filled, checker.canonical(type, in: left.generics))
  }
}

extension Member {
  /// Functions and subscripts with generic parameters of their own; `some P` makes one.
  var hasOwnParameters: Bool {
    let outer = parent?.generics.parameters.count ?? 0
    switch self {
    case .function(let function):
      return function.generics.parameters.count > (function.extensionInfo?.generics ?? function.parent?.generics)?
        .parameters.count ?? outer
    case .subscripted(let entity):
      return entity.generics.parameters.count > (entity.extensionInfo?.generics ?? entity.parent?.generics)?
        .parameters.count ?? outer
    default: return false
    }
  }

  /// What the library has in a type only because it is faster there counts as what it stands in for.
  var isInProtocolExtension: Bool { parent?.kind == .protocol && !isRequirement }

  /// Whether the library has this in a type only because it is faster there: in Swift the type has its protocol's.
  var standsIn: Bool { attributes?.contains { $0.name.text == "_standIn" } == true }

  var attributes: [Attribute]? {
    switch self {
    case .function(let function): function.declaration?.attributes
    case .variable(let variable): variable.node?.attributes
    case .subscripted(let entity): entity.declaration?.attributes
    case .enumCase, .type, .alias, .associated, .parameter: nil
    }
  }
}
