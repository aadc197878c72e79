import Diagnostics

/// What a protocol says of `Self`, a class that has others below it must be able to say for those too.
extension Checker {
  func checkSelfRequirements(of conformance: Conformance) {
    let nominal = conformance.nominal
    guard nominal.kind == .class, !nominal.isFinal, let own = conformance.proto.generics.parameters.first else {
      return
    }
    for requirement in conformance.proto.requirements {
      guard let winner = conformance.witnesses[requirement.identity]?.winner, !isForSubclasses(requirement, own) else {
        continue
      }
      report(
        .selfForSubclasses(fullName(of: requirement), proto: conformance.proto.name, type: nominal.name),
        at: placeOfWitness(winner, in: conformance))
    }
  }

  private func isForSubclasses(_ requirement: Member, _ own: GenericParameter) -> Bool {
    let parameters = parameters(of: requirement) ?? []
    guard parameters.allSatisfy({ $0.isInOut ? !says(own, $0.type) : takes(own, $0.type) }) else { return false }
    switch requirement {
    case .function(let function): return gives(own, function.result)
    case .variable(let variable): return gives(own, variable.type)
    case .subscripted(let entity): return gives(own, entity.element)
    default: return true
    }
  }

  /// Whether a result of that type can be one of a class below.
  private func gives(_ own: GenericParameter, _ type: Type) -> Bool {
    switch unwrapped(type) ?? type {
    case .parameter: true
    case .function(let function) where unwrapped(type) == nil:
      gives(own, function.result) && function.parameters.allSatisfy { takes(own, $0.type) }
    default: !says(own, type)
    }
  }

  /// Whether an argument of that type can be one of the class itself.
  private func takes(_ own: GenericParameter, _ type: Type) -> Bool {
    switch type {
    case .function(let function):
      return takes(own, function.result) && !function.parameters.contains { says(own, $0.type) }
    case .tuple(let parts): return parts.allSatisfy { takes(own, $0.type) }
    case .nominal(let nominal, let arguments):
      let isConverted = nominal === arrayNominal || nominal === dictionaryNominal || nominal === optionalNominal
      return arguments.allSatisfy { isConverted ? takes(own, $0) : !says(own, $0) }
    default: return true
    }
  }

  /// Whether `Self` itself is a part of a type, not only a type associated with it.
  private func says(_ own: GenericParameter, _ type: Type) -> Bool {
    switch type {
    case .parameter(let parameter): parameter == own
    case .nominal(_, let arguments): arguments.contains { says(own, $0) }
    case .tuple(let parts): parts.contains { says(own, $0.type) }
    case .function(let function):
      says(own, function.result) || function.parameters.contains { says(own, $0.type) }
    case .metatype(let instance): says(own, instance)
    default: false
    }
  }
}
