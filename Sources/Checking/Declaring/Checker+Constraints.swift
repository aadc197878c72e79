import Diagnostics
import Syntax

/// Types that constrain others, and the existentials made of them.
extension Checker {
  /// A type that constrains: a protocol, a class, or a composition of them, as an existential. Behind `any` a class by itself is none.
  func constraintType(
    _ node: TypeNode, in scope: Scope, place: TypePlace = TypePlace(), behindAny any: TypeNode? = nil
  ) -> Type? {
    func refuse(_ type: Type) -> Type? {
      if type == .error { return nil }
      if let any {
        let isParameter = if case .parameter = type { true } else { false }
        report(.anyWithoutEffect(describe(type), isParameter: isParameter), at: any.span)
      } else {
        report(.notAConstraint(describe(type)), at: node.span)
      }
      return nil
    }
    func accept(_ existential: Existential) -> Type? {
      // `AnyObject & C` is `C`.
      if any != nil, existential.protocols.isEmpty, let superclass = existential.superclass {
        return refuse(superclass)
      }
      return .existential(existential)
    }
    switch node.kind {
    case .composition(let parts):
      return existential(from: parts, in: scope, place: place).flatMap(accept)
    case .parenthesized(let inner): return constraintType(inner, in: scope, place: place, behindAny: any)
    case .any(let inner): return constraintType(inner, in: scope, place: place)
    case .name(let base, let name, let arguments):
      if base == nil, name.text == "Any" || name.text == "AnyObject" { return resolve(node, in: scope) }
      var member: Member?
      if let found = typeNamed(name, behind: base, from: scope) {
        member = found
      } else if let base, case .nominal(let outer, _) = resolve(base, in: scope) {
        member = typeMembers(named: name.text, in: outer).first
      }
      if case .type(let nominal)? = member, nominal.kind == .protocol {
        prepareRefinement(of: nominal)
        if scope.module === main.module { noteMention(of: .type(nominal), at: name.span) }
        return constraint(nominal, arguments, in: scope, place: place, span: node.span)
      }
      let type = resolve(node, in: scope, place: place)
      switch type {
      case .existential(let existential): return accept(existential)
      case .error: return type
      case .nominal(let nominal, _) where nominal.kind == .class && any == nil:
        return .existential(Existential(protocols: [], superclass: type, isClassBound: true))
      default: return refuse(type)
      }
    default:
      let type = resolve(node, in: scope, place: place)
      if case .existential(let existential) = type { return accept(existential) }
      return refuse(type)
    }
  }

  func constraint(
    _ nominal: Nominal, _ arguments: [TypeNode], in scope: Scope, place: TypePlace, span: Span
  ) -> Type? {
    var known: [AssociatedType: Type] = [:]
    if !arguments.isEmpty {
      prepare(nominal)
      if arguments.count != nominal.primaryAssociatedTypes.count {
        if nominal.primaryAssociatedTypes.isEmpty {
          report(.cannotSpecialize(nominal.name), at: span)
        } else {
          report(
            .wrongGenericCount(
              name: nominal.name, expected: nominal.primaryAssociatedTypes.count, found: arguments.count), at: span)
        }
        return nil
      }
      for (associated, argument) in zip(nominal.primaryAssociatedTypes, arguments) {
        known[associated] = resolve(argument, in: scope, place: place)
      }
    }
    return existential(of: nominal, known)
  }

  /// `any P`; where only subclasses of a class can conform to `P`, with that class.
  func existential(of proto: Nominal, _ arguments: [AssociatedType: Type] = [:]) -> Type {
    .existential(
      Existential(
        protocols: [proto], superclass: requiredClass(of: proto), isClassBound: proto.isClassBound, arguments: arguments
      ))
  }

  private func requiredClass(of proto: Nominal) -> Type? {
    prepareRefinement(of: proto)
    guard proto.isClassBound, proto.requiredClass == nil, let node = proto.node, let scope = proto.scope else {
      return proto.requiredClass
    }
    for inherited in node.allInherited {
      guard case .name(let base, let name, _) = inherited.kind,
        case .type(let other)? = typeNamed(name, behind: base, from: scope.parent ?? scope)
      else { continue }
      if other.kind == .class {
        proto.requiredClass = resolve(inherited, in: scope.parent ?? scope)
      } else if other.kind == .protocol, other !== proto, proto.requiredClass == nil {
        proto.requiredClass = requiredClass(of: other)
      }
    }
    return proto.requiredClass
  }

  func existential(from parts: [TypeNode], in scope: Scope, place: TypePlace) -> Existential? {
    var protocols: [Nominal] = []
    var superclass: Type?
    var isClassBound = false
    var arguments: [AssociatedType: Type] = [:]
    for part in parts {
      guard case .existential(let existential)? = constraintType(part, in: scope, place: place) else { return nil }
      protocols += existential.protocols
      if let known = existential.superclass {
        if let other = superclass, known != other, !isSubclass(known, of: other, in: genericContext(of: scope)),
          !isSubclass(other, of: known, in: genericContext(of: scope))
        {
          report(
            .notAllowed("a value of both class `\(describe(other))` and class `\(describe(known))`"), at: part.span)
        }
        superclass = known
      }
      isClassBound = isClassBound || existential.isClassBound
      arguments.merge(existential.arguments) { first, _ in first }
    }
    return Existential(
      protocols: minimal(protocols), superclass: superclass, isClassBound: isClassBound, arguments: arguments)
  }

  /// Without duplicates and those that others refine, in a fixed order.
  func minimal(_ protocols: [Nominal]) -> [Nominal] {
    var result: [Nominal] = []
    for candidate in protocols where !result.contains(candidate) {
      if protocols.contains(where: { $0 !== candidate && allRefined(of: $0).contains(candidate) }) { continue }
      result.append(candidate)
    }
    return result.sorted { ($0.name, $0.module.name) < ($1.name, $1.module.name) }
  }

  /// A protocol that says something about `Self` or has associated types can't be named bare as a type.
  func needsAny(_ nominal: Nominal) -> Bool {
    ([nominal] + allRefined(of: nominal)).contains { proto in
      !proto.associatedTypes.isEmpty
        || proto.requirements.contains { member in
          guard member.isRequirement, case .function(let function) = member, let node = function.node else {
            return false
          }
          return node.parameters.contains { mentionsSelf($0.type) }
        }
    }
  }

  func mentionsSelf(_ node: TypeNode) -> Bool {
    switch node.kind {
    case .name(let base, let name, let arguments):
      name.text == "Self" || base.map(mentionsSelf) ?? false || arguments.contains(where: mentionsSelf)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .parenthesized(let inner),
      .any(let inner), .some(let inner), .metatype(let inner), .variadic(let inner), .attributed(let inner, _):
      mentionsSelf(inner)
    case .dictionary(let key, let value): mentionsSelf(key) || mentionsSelf(value)
    case .tuple(let elements): elements.contains { mentionsSelf($0.type) }
    case .function(let parameters, let result, _, _, _):
      mentionsSelf(result) || parameters.contains { mentionsSelf($0.type) }
    case .composition(let parts): parts.contains(where: mentionsSelf)
    case .placeholder, .ofProperty, .unsupported, .error: false
    }
  }
}
