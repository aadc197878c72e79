import Diagnostics

/// What belongs to a symbol: the types of its values, what stands for it.
extension ScriptMap {
  /// The types that a value is of, those in an optional or a collection among them; of a type that itself.
  public func types(of mention: Mention) -> [Symbol] {
    let member = mention.symbol.member
    if case .type = member { return [mention.symbol] }
    guard let type = valueType(of: member) else { return [] }
    return nominals(in: mention.owner.map { checker.moved(type, to: $0, member) } ?? type).compactMap {
      symbol(for: .type($0))
    }
  }

  private func valueType(of member: Member) -> Type? {
    switch member {
    case .variable(let variable): variable.type
    case .function(let function): function.result
    case .subscripted(let entity): entity.element
    case .enumCase(let entity): entity.owner.selfType
    case .type, .alias, .associated, .parameter: nil
    }
  }

  private func nominals(in type: Type) -> [Nominal] {
    switch type {
    case .nominal(let nominal, let arguments):
      let inner = arguments.flatMap(nominals)
      // Of `[Model]?` the model is meant.
      return nominal.module === checker.core.module && !inner.isEmpty ? inner : [nominal]
    case .existential(let existential): return existential.protocols
    case .opaque(let opaque): return opaque.bound.protocols
    case .metatype(let inner): return nominals(in: inner)
    case .function(let function): return nominals(in: function.result)
    case .tuple(let elements): return elements.flatMap { nominals(in: $0.type) }
    case .parameter, .member, .variable, .error: return []
    }
  }

  /// What runs for a requirement, or in the place of a method; of a protocol, the types that conform to it.
  public func implementations(of symbol: Symbol) -> [Symbol] {
    if case .type(let proto) = symbol.member, proto.kind == .protocol {
      return checker.conformingTypes().filter { checker.conformance(of: $0, to: proto) != nil }.compactMap {
        self.symbol(for: .type($0))
      }
    }
    let member = symbol.member
    let all = family(of: member).filter { !$0.isRequirement }
    if member.isRequirement { return all.compactMap { self.symbol(for: $0) } }
    // Of what may be overridden, that and what overrides it.
    return all.filter { one in
      sequence(first: one, next: \.overridden).contains { $0.identity == member.identity }
    }.compactMap { self.symbol(for: $0) }
  }
}
