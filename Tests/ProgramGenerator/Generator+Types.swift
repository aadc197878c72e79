/// Protocols with their extensions, and the types that conform to them.
extension Generator {
  func declareTrait() {
    let name = ["Able", "Bold", "Calm", "Deft", "Even"][traits.count] + suffix
    let trait = Trait(name: name)
    trait.refines = traits.isEmpty || chance.percent(45) ? [] : chance.some(traits, chance.number(1...2))
    // One of them may refine the other.
    trait.refines = trait.refines.filter { one in
      !trait.refines.contains { $0 !== one && $0.closure.contains { $0 === one } }
    }
    trait.isClassBound = trait.refines.contains(where: \.isClassBound)
    trait.requirements = chance.some(vocabulary, chance.number(1...3))
    let inherited = trait.refines.map(\.name).joined(separator: ", ")
    emit("")
    block("protocol \(name)" + (inherited.isEmpty ? "" : ": \(inherited)")) {
      for member in trait.requirements { declareRequirement(member) }
    }
    traits.append(trait)
    var extensions: [Set<String>] = [[name]]
    let others = traits.filter { other in !trait.closure.contains { $0 === other } }
    if !others.isEmpty, chance.percent(35) { extensions.append([name, chance.pick(others).name]) }
    for constrained in extensions where chance.percent(80) { extend(trait, when: constrained) }
  }

  private func extend(_ trait: Trait, when constrained: Set<String>) {
    let others = constrained.filter { $0 != trait.name }.sorted()
    let clause = others.isEmpty ? "" : " where Self: \(others.joined(separator: " & "))"
    let chosen = chance.some(vocabulary, chance.number(1...4))
    emit("")
    block("extension \(trait.name)\(clause)") {
      nested {
        scope.constraints["Self"] = constrained.sorted()
        for member in chosen {
          let itself = Variable(path: "self", kind: .parameter("Self"), isMutable: false)
          let owner = trait.name + (others.isEmpty ? "" : "+" + others.joined())
          implement(member, owner: owner, selfVariable: itself)
        }
      }
    }
    for member in chosen { provided.append(Provided(member: member, traits: constrained)) }
  }

  func declareNominal(_ index: Int) {
    let name = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel"][index] + suffix
    let roots = nominals.filter { $0.sort == .reference }
    emit("")
    switch chance.number(0...9) {
    case 0...3: declareStructure(Nominal(name: name, sort: .structure))
    case 4, 5: declareEnumeration(Nominal(name: name, sort: .enumeration))
    case 6...8 where !roots.isEmpty, 9 where !roots.isEmpty: declareClass(name, under: chance.pick(roots))
    default: declareClass(name, under: nil)
    }
  }

  /// The traits that the type takes on, and the members that it then has to have.
  private func chooseTraits(_ nominal: Nominal) {
    let before = nominal.superclass?.closure() ?? []
    let available = traits.filter { trait in
      (nominal.sort == .reference || !trait.isClassBound) && !before.contains { $0 === trait }
    }
    nominal.traits = chance.some(available, chance.number(0...min(3, available.count)))
    // What another one refines is not named again.
    nominal.traits = nominal.traits.filter { one in
      !nominal.traits.contains { $0 !== one && $0.closure.contains { $0 === one } }
    }
  }

  private func chooseMembers(_ nominal: Nominal) -> [Member] {
    let closure = Set(nominal.closure().map(\.name))
    let inherited = Set((nominal.superclass?.closure() ?? []).map(\.name))
    return vocabulary.filter { member in
      let isRequired = traits.contains { trait in
        closure.contains(trait.name) && !inherited.contains(trait.name)
          && trait.requirements.contains { $0.name == member.name }
      }
      let isThere = nominal.superclass?.declares(member.name) != nil
      if isThere { return chance.percent(45) }
      if isRequired, isUnambiguous(member.name, within: closure) != true { return true }
      return chance.percent(isRequired ? 35 : 20)
    }
  }

  private func inheritance(_ nominal: Nominal, _ others: [String] = []) -> String {
    let names = (nominal.superclass.map { [$0.name] } ?? []) + nominal.traits.map(\.name) + others
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  private func declareStructure(_ nominal: Nominal) {
    if chance.percent(25) { nominal.parameters = chance.percent(50) ? ["Item"] : ["Key", "Item"] }
    chooseTraits(nominal)
    let parameters = nominal.parameters.map { Kind.parameter($0) }
    for index in 0..<chance.number(1...3) {
      var kind = chance.percent(30) ? anyKind(1) : plainKind(1)
      if !parameters.isEmpty, index < parameters.count || chance.percent(30) {
        kind = index < parameters.count ? parameters[index] : .array(chance.pick(parameters))
      }
      nominal.fields.append(Field(name: "f\(index)", kind: kind, isConstant: chance.percent(15)))
    }
    let kinds = nominal.fields.map(\.kind)
    let generic = nominal.parameters
    let others = derived(nominal, kinds: kinds)
    let head =
      generic.isEmpty ? "" : "<\(generic.map { others.isEmpty ? $0 : "\($0): Hashable" }.joined(separator: ", "))>"
    let members = chooseMembers(nominal)
    block("struct \(nominal.name)\(head)\(inheritance(nominal, others))") {
      for field in nominal.fields { declare(field) }
      writeMembers(members, of: nominal)
    }
    finish(nominal)
  }

  private func derived(_ nominal: Nominal, kinds: [Kind]) -> [String] {
    let withParameters = kinds.allSatisfy { kind in
      if case .parameter = kind { return true }
      if case .array(.parameter) = kind { return true }
      return isHashable(kind)
    }
    if withParameters, chance.percent(40) {
      nominal.isHashable = true
      nominal.isEquatable = true
      return ["Hashable"]
    }
    if nominal.parameters.isEmpty, kinds.allSatisfy(isEquatable), chance.percent(50) {
      nominal.isEquatable = true
      return ["Equatable"]
    }
    return []
  }

  private func declare(_ field: Field, observed: Bool = true) {
    let keyword = field.isConstant ? "let" : "var"
    let initial = field.initial.map { " = \($0)" } ?? ""
    guard observed, !field.isConstant, chance.percent(20) else {
      return emit("\(keyword) \(field.name): \(field.kind.spelled)\(initial)")
    }
    block("\(keyword) \(field.name): \(field.kind.spelled)\(initial)") {
      if chance.percent(50) {
        emit(
          "willSet { print(\"will\", \(shown("self.\(field.name)", field.kind)), \(shown("newValue", field.kind))) }")
      }
      emit("didSet { print(\"did\", \(shown("oldValue", field.kind)), \(shown("\(field.name)", field.kind))) }")
    }
  }

  /// The members inside the type's braces, or some of them in an extension behind it.
  private func writeMembers(_ members: [Member], of nominal: Nominal) {
    // A stored property can be a witness too.
    let isClass = nominal.sort == .reference
    for member in members { nominal.members.append(member) }
    // Members that are written may be called by those of higher rank.
    let itself = Variable(path: "self", kind: kindInside(nominal), isMutable: false)
    for member in members {
      let above = nominal.superclass?.declares(member.name) != nil
      var member = member
      if isClass { member.isMutating = false }
      let fields = nominal.allFields.map {
        Variable(path: $0.name, kind: $0.kind, isMutable: !$0.isConstant, isLent: isClass)
      }
      if above, member.isProperty, member.isSettable, chance.percent(60) {
        block("override var \(member.name): \(member.result!.spelled)") {
          emit("didSet { print(\"\(nominal.name) did\", \(shown("oldValue", member.result!))) }")
        }
        continue
      }
      implement(
        member, owner: nominal.name, selfVariable: itself, fields: fields,
        prefix: above ? "override " : "", isClass: isClass, superCall: above ? "super" : nil)
    }
    if chance.percent(25), nominal.sort != .reference || nominal.superclass?.isDescribed != true {
      nominal.isDescribed = true
      let fields = nominal.allFields.map { "\\(\(shown($0.name, $0.kind)))" }.joined(separator: ",")
      emit("var description: String { \"\(nominal.name.first!)(\(fields))\" }")
    }
  }

  private func kindInside(_ nominal: Nominal) -> Kind {
    .nominal(nominal.name, nominal.parameters.map { .parameter($0) })
  }

  private func finish(_ nominal: Nominal) {
    nominals.append(nominal)
    if nominal.isDescribed, nominal.superclass?.isDescribed != true {
      emit("extension \(nominal.name): CustomStringConvertible {}")
    }
    if nominal.isEquatable, nominal.parameters.isEmpty, nominal.sort == .structure, chance.percent(50),
      let field = nominal.fields.first(where: { isComparable($0.kind) && $0.kind != .double })
    {
      nominal.isComparable = true
      block("extension \(nominal.name): Comparable") {
        emit("static func < (a: \(nominal.name), b: \(nominal.name)) -> Bool { a.\(field.name) < b.\(field.name) }")
      }
    }
  }

  private func declareEnumeration(_ nominal: Nominal) {
    chooseTraits(nominal)
    for index in 0..<chance.number(2...4) {
      let payload = (0..<chance.number(0...2)).map { _ -> (label: String?, kind: Kind) in
        (chance.percent(30) ? "a\(fresh(""))" : nil, chance.percent(30) ? anyKind(1) : plainKind(1))
      }
      nominal.cases.append(Case(name: ["one", "two", "three", "four"][index], payload: payload))
    }
    let others = derived(nominal, kinds: nominal.cases.flatMap { $0.payload.map(\.kind) })
    let members = chooseMembers(nominal)
    block("enum \(nominal.name)\(inheritance(nominal, others))") {
      for one in nominal.cases {
        let payload = one.payload.map { ($0.label.map { "\($0): " } ?? "") + $0.kind.spelled }.joined(separator: ", ")
        emit("case \(one.name)" + (payload.isEmpty ? "" : "(\(payload))"))
      }
      writeMembers(members, of: nominal)
    }
    finish(nominal)
  }

  private func declareClass(_ name: String, under superclass: Nominal?) {
    let nominal = Nominal(name: name, sort: .reference)
    nominal.superclass = superclass
    chooseTraits(nominal)
    let first = superclass?.allFields.count ?? 0
    for index in 0..<chance.number(superclass == nil ? 1...3 : 0...2) {
      nominal.fields.append(Field(name: "f\(first + index)", kind: chance.percent(30) ? anyKind(1) : plainKind(1)))
    }
    let members = chooseMembers(nominal)
    block("class \(name)\(inheritance(nominal))") {
      for field in nominal.fields { declare(field) }
      let parameters = nominal.allFields.map { "\($0.name): \(isEscaping($0.kind))\($0.kind.spelled)" }.joined(
        separator: ", ")
      // A subclass that adds nothing would inherit it.
      let same = superclass != nil && nominal.fields.isEmpty
      block("\(same ? "override " : "")init(\(parameters))") {
        for field in nominal.fields { emit("self.\(field.name) = \(field.name)") }
        if let superclass {
          let passed = superclass.allFields.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
          emit("super.init(\(passed))")
        }
        if chance.percent(30) { emit("print(\"made \(name)\")") }
      }
      if chance.percent(50) { emit("deinit { print(\"gone \(name)\") }") }
      writeMembers(members, of: nominal)
    }
    nominal.isDescribed = nominal.isDescribed || superclass?.isDescribed == true
    finish(nominal)
  }

  func isEscaping(_ kind: Kind) -> String {
    if case .function = kind { return "@escaping " }
    return ""
  }
}
