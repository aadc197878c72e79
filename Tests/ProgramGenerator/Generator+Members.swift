/// Which members a value has, and what it takes to call them.
extension Generator {
  func chooseVocabulary() {
    let properties = ["size", "label", "weight", "tags", "score", "mark"]
    let methods = ["speak", "step", "merge", "bump", "pair", "check", "fold"]
    var names = chance.some(properties, chance.number(2...4)).map { ($0, true) }
    names += chance.some(methods, chance.number(3...5)).map { ($0, false) }
    for (rank, (name, isProperty)) in chance.some(names, names.count).enumerated() {
      var member = Member(name: name, isProperty: isProperty, rank: rank)
      member.result = chance.percent(40) ? chance.pick([.int, .string]) : plainKind()
      if isProperty {
        member.isSettable = chance.percent(50)
      } else {
        for index in 0..<chance.number(0...2) {
          let name = ["by", "with", "at"][index]
          let label = chance.percent(30) ? nil : chance.percent(20) ? "to\(index)" : name
          member.parameters.append(Parameter(label: label, name: name, kind: plainKind(1)))
        }
        member.isMutating = chance.percent(30)
        if chance.percent(15) { member.result = nil }
      }
      member.isStatic = chance.percent(12)
      if member.isStatic { member.isMutating = false; member.isSettable = false }
      member.isThrowing = !isProperty && !member.isStatic && chance.percent(12)
      vocabulary.append(member)
    }
  }

  /// What can be called on a value of a generic parameter or an existential with these traits; what would be ambiguous is
  /// not among it.
  func members(ofTraits names: some Sequence<String>) -> [Member] {
    let closure = closure(of: names)
    return vocabulary.filter { member in
      let sources = traits.filter { trait in
        closure.contains(trait.name) && trait.requirements.contains { $0.name == member.name }
      }
      if let best = sources.first(where: { source in
        sources.allSatisfy { $0 === source || source.closure.map(\.name).contains($0.name) }
      }) {
        return providers(of: member.name, within: closure).allSatisfy { best.closure.map(\.name).contains($0) }
          || best.requirements.isEmpty == false && chance.percent(50)
      }
      return sources.isEmpty && isUnambiguous(member.name, within: closure) == true
    }
  }

  private func providers(of name: String, within closure: Set<String>) -> Set<String> {
    Set(provided.filter { $0.member.name == name && $0.traits.isSubset(of: closure) }.flatMap(\.traits))
  }

  /// Whether one extension's implementation is more special than all others; nil when there is none.
  func isUnambiguous(_ name: String, within closure: Set<String>) -> Bool? {
    let candidates = provided.filter { $0.member.name == name && $0.traits.isSubset(of: closure) }
      .map { self.closure(of: $0.traits) }
    guard !candidates.isEmpty else { return nil }
    return candidates.contains { best in
      candidates.filter { $0 == best }.count == 1 && candidates.allSatisfy { $0 == best || $0.isStrictSubset(of: best) }
    }
  }

  /// What can be called on a value of the type.
  func members(of kind: Kind) -> [Member] {
    switch kind {
    case .parameter(let name): return members(ofTraits: scope.constraints[name] ?? [])
    case .existential(let names): return members(ofTraits: names).filter { !$0.isStatic }
    case .nominal(let name, _):
      guard let nominal = nominal(name) else { return [] }
      let closure = Set(nominal.closure().map(\.name))
      return vocabulary.compactMap { member in
        if let own = nominal.declares(member.name) { return own }
        return isUnambiguous(member.name, within: closure) == true ? member : nil
      }
    default: return []
    }
  }

  func mayCall(_ member: Member) -> Bool { member.rank < scope.memberRank && scope.callsLeft > 0 }

  /// `receiver.name(arguments)`, without `try`.
  func call(_ member: Member, on receiver: String, _ depth: Int) -> String {
    scope.callsLeft -= 1
    if member.isProperty { return "\(receiver).\(member.name)" }
    return "\(receiver).\(member.name)(\(arguments(member.parameters, depth)))"
  }

  func arguments(_ parameters: [Parameter], _ depth: Int) -> String {
    parameters.map { parameter in
      let value = expression(parameter.kind, depth)
      return parameter.label.map { "\($0): \(value)" } ?? value
    }.joined(separator: ", ")
  }

  /// What stands before the dot of a static member.
  func metatype(of variable: Variable) -> String? {
    switch variable.kind {
    case .parameter(let name) where name == opaque: "type(of: \(variable.path))"
    case .nominal, .parameter: chance.percent(50) ? "type(of: \(variable.path))" : variable.kind.spelled
    default: nil
    }
  }

  func isReference(_ kind: Kind) -> Bool {
    if case .nominal(let name, _) = kind { return nominal(name)?.sort == .reference }
    return false
  }

  /// Whether the member can be called with `receiver` as it stands.
  func canCall(_ member: Member, on variable: Variable) -> Bool {
    guard mayCall(member) else { return false }
    guard member.isMutating else { return true }
    if variable.isMutable { return true }
    if isReference(variable.kind), case .nominal(let name, _) = variable.kind {
      return nominal(name)?.declares(member.name) != nil
    }
    return false
  }
}

/// Declaring members.
extension Generator {
  func header(_ member: Member, isClass: Bool, result: String? = nil) -> String {
    let modifier = member.isStatic ? (isClass ? "class " : "static ") : member.isMutating && !isClass ? "mutating " : ""
    if member.isProperty { return "\(modifier)var \(member.name): \(result ?? member.result!.spelled)" }
    let parameters = member.parameters.map(\.declared).joined(separator: ", ")
    let arrow = member.result.map { " -> \(result ?? $0.spelled)" } ?? ""
    return "\(modifier)func \(member.name)(\(parameters))\(member.isThrowing ? " throws" : "")\(arrow)"
  }

  func declareRequirement(_ member: Member) {
    let accessors = member.isProperty ? (member.isSettable ? " { get set }" : " { get }") : ""
    emit(header(member, isClass: false) + accessors)
  }

  /// A member with a body. `owner` is shown by it, so that one sees which implementation ran.
  func implement(
    _ member: Member, owner: String, selfVariable: Variable, fields: [Variable] = [], prefix: String = "",
    isClass: Bool = false, superCall: String? = nil
  ) {
    nested {
      scope.memberRank = member.rank
      scope.functionRank = 0
      scope.callsLeft = 2
      scope.mayThrow = member.isThrowing
      var fields = fields
      for index in fields.indices where !isClass {
        if !member.isMutating { fields[index].isMutable = false }
        fields[index].isLent = member.isMutating
      }
      var itself = selfVariable
      itself.isMutable = !isClass && member.isMutating
      itself.isLent = itself.isMutable
      scope.variables = member.isStatic ? [] : fields + [itself]
      if member.isProperty {
        property(member, owner: owner, fields: fields, prefix: prefix, isClass: isClass, superCall: superCall)
      } else {
        scope.variables += member.parameters.map { Variable(path: $0.name, kind: $0.kind, isMutable: false) }
        block(prefix + header(member, isClass: isClass)) {
          emit("print(\"\(owner).\(member.name)\")")
          if let superCall, chance.percent(70) {
            let given = member.parameters.map { parameter in
              (parameter.label.map { "\($0): " } ?? "") + parameter.name
            }.joined(separator: ", ")
            let attempt = member.isThrowing ? "try " : ""
            let above = fresh()
            emit(
              "let \(above): \((member.result ?? .tuple([])).spelled) = \(attempt)\(superCall).\(member.name)(\(given))"
            )
            if let result = member.result {
              scope.variables.append(Variable(path: above, kind: result, isMutable: false))
            }
          }
          if member.isThrowing, chance.percent(60) {
            emit(
              "if (\(expression(.bool, 1))) { throw Failure\(suffix).\(chance.pick(["bad(\(expression(.int, 1)))", "none"])) }"
            )
          }
          statements(chance.number(0...2), depth: 2)
          if let result = member.result { emit("return \(marked(result, owner: owner, member: member))") }
        }
      }
    }
  }

  private func marked(_ kind: Kind, owner: String, member: Member) -> String {
    kind == .string ? "\"\(owner).\(member.name)<\" + \(expression(.string, 2)) + \">\"" : expression(kind, 2)
  }

  private func property(
    _ member: Member, owner: String, fields: [Variable], prefix: String, isClass: Bool, superCall: String?
  ) {
    let kind = member.result!
    block(prefix + header(member, isClass: isClass)) {
      guard member.isSettable else {
        if chance.percent(50) { emit("print(\"\(owner).\(member.name)\")") }
        let value =
          superCall != nil && chance.percent(40)
          ? "\(superCall!).\(member.name)" : marked(kind, owner: owner, member: member)
        return emit("return \(value)")
      }
      let fields = fields.filter(\.isMutable)
      block("get") {
        emit("return \(fields.first { $0.kind == kind }?.path ?? marked(kind, owner: owner, member: member))")
      }
      let nonmutating = isClass || fields.contains { $0.kind == kind } ? "" : chance.percent(30) ? "nonmutating " : ""
      block("\(nonmutating)set") {
        emit("print(\"\(owner).\(member.name) =\", \(shown("newValue", kind)))")
        if nonmutating.isEmpty, let field = fields.first(where: { $0.kind == kind }) {
          emit("\(field.path) = newValue")
        }
      }
    }
  }
}
