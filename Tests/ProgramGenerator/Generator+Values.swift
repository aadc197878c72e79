/// Statements about closures, existentials and collections.
extension Generator {
  /// A closure that reads and changes what is around it.
  func capture(_ depth: Int) {
    let name = fresh("g")
    let parameter = plainKind(0)
    let result = plainKind(1)
    let captured = scope.variables.filter { $0.isMutable && !$0.isLent && $0.path != "self" && !$0.path.contains(".") }
    let list = chance.percent(30) && !captured.isEmpty ? "[\(captured[0].path)] " : ""
    // What a constant closure alone holds may go after its last call; what a variable holds does not.
    emit("\(list.isEmpty ? "let" : "var") \(name) = { \(list)(x: \(parameter.spelled)) -> \(result.spelled) in")
    indented {
      nested {
        scope.callsLeft = 0
        scope.functionRank = 0
        scope.variables.removeAll(where: \.isLent)
        scope.variables.append(Variable(path: "x", kind: parameter, isMutable: false))
        if list.isEmpty, let one = captured.last { emit(changed(one.path, one.kind)) }
        emit("return \(expression(result, 2))")
      }
    }
    emit("}")
    for _ in 0..<chance.number(1...2) {
      let given = fresh()
      emit("let \(given) = \(name)(\(expression(parameter, 1)))")
      emit("print(\(shown(given, result)))")
      if let one = captured.last { emit("print(\(isShowable(one.kind) ? shown(one.path, one.kind) : "0"))") }
    }
    scope.variables.append(Variable(path: name, kind: .function([parameter], result), isMutable: false))
  }

  private func isShowable(_ kind: Kind) -> Bool {
    if case .function = kind { return false }
    return true
  }

  func localFunction(_ depth: Int) {
    let name = fresh("h")
    let parameter = plainKind(0)
    let result = plainKind(1)
    let counter = fresh()
    emit("var \(counter) = \(chance.number(0...3))")
    let isGeneric = chance.percent(25)
    block(
      "func \(name)\(isGeneric ? "<U>" : "")(_ x: \(parameter.spelled)\(isGeneric ? ", _ u: U" : "")) -> \(result.spelled)"
    ) {
      nested {
        scope.callsLeft = 0
        scope.functionRank = 0
        scope.variables.removeAll(where: \.isLent)
        scope.variables.append(Variable(path: "x", kind: parameter, isMutable: false))
        emit("\(counter) += 1")
        if isGeneric { emit("print(u, \(counter))") }
        if chance.percent(40) {
          emit("guard (\(expression(.bool, 1))) else { return \(expression(result, 1)) }")
        }
        emit("return \(expression(result, 2))")
      }
    }
    for _ in 0..<2 {
      let other = isGeneric ? ", \(literal(plainKind(1).isUnordered ? .int : .string))" : ""
      emit("print(\(shown("\(name)(\(expression(parameter, 1))\(other))", result)), \(counter))")
    }
  }

  func collect() {
    let element = chance.percent(50) ? plainKind(0) : .nominal("", [])
    let fitting = nominals.filter { $0.parameters.isEmpty }
    guard case .nominal = element, !fitting.isEmpty else { return chain(.string) }
    let kind = ready(chance.pick(fitting))
    let name = fresh("a")
    emit(
      "var \(name): [\(kind.spelled)] = [\((0..<chance.number(1...3)).map { _ in literal(kind) }.joined(separator: ", "))]"
    )
    scope.variables.append(Variable(path: name, kind: .array(kind), isMutable: true))
    emit(changed("\(name)[0]", kind))
    emit("print(\(shown(name, .array(kind))))")
    if isComparable(kind) { emit("print(\(shown("\(name).sorted()", .array(kind))), \(name).max()! == \(name)[0])") }
    if isHashable(kind) { emit("print(Set(\(name)).count, \(name).firstIndex(of: \(name).last!) as Any)") }
    let numbers = nested {
      scope.callsLeft = 0
      scope.variables = [Variable(path: "each", kind: kind, isMutable: false)]
      return expression(.int, 1)
    }
    if numbers.contains("each") { emit("print(\(name).map { each in (\(numbers)) }.reduce(0, &+))") }
  }

  private func chain(_ kind: Kind) {
    let from = plainKind(0)
    let middle = plainKind(0)
    let source = fresh("s")
    emit("let \(source) = \(expression(.array(from), 2))")
    scope.variables.append(Variable(path: source, kind: .array(from), isMutable: false))
    let lazily = chance.percent(25) ? ".lazy" : ""
    let adapted = nested {
      if !lazily.isEmpty { scope.variables.removeAll(where: \.isLent) }
      return "\(closure("map", from, middle, 2)).\(closure("filter", middle, .bool, 2))"
    }
    emit("let \(source)m = \(source)\(lazily).\(adapted)")
    emit("print(Array(\(source)m).count, \(shown("Array(\(source)m)", .array(middle))))")
    let total = nested {
      scope.callsLeft = 0
      scope.variables.append(Variable(path: "sum", kind: .string, isMutable: false))
      scope.variables.append(Variable(path: "one", kind: from, isMutable: false))
      return expression(.string, 2)
    }
    emit("print(\(source).reduce(\"\") { sum, one in String((\(total)).suffix(12)) })")
  }

  func cast() {
    let kinds = (0..<chance.number(2...4)).map { _ in anyKind(1) }.filter { isOrdered($0) && isShowable($0) }
    guard !kinds.isEmpty else { return }
    let name = fresh("m")
    emit("let \(name): [Any] = [\(kinds.map { expression($0, 1) + " as " + $0.spelled }.joined(separator: ", "))]")
    block("for one in \(name)") {
      block("switch one") {
        for kind in Set(kinds.map(\.spelled)).sorted() {
          emit("case let x as \(kind): print(\"\(kind.filter { $0 != "\"" })\", x)")
        }
        emit("default: print(\"else\", one)")
      }
      if let trait = traits.isEmpty ? nil : chance.pick(traits) {
        emit("print(one is any \(trait.name), (one as? any \(trait.name)) != nil, one as? Int ?? -1)")
      }
    }
  }

  func optionalChain() {
    let fitting = nominals.filter { $0.parameters.isEmpty && $0.sort != .enumeration }
    guard !fitting.isEmpty else { return }
    let nominal = chance.pick(fitting)
    let kind = Kind.nominal(nominal.name, [])
    let name = fresh("o")
    emit("var \(name): \(nominal.name)? = \(expression(.optional(kind), 1))")
    let variable = Variable(path: name, kind: kind, isMutable: true)
    scope.variables.append(Variable(path: name, kind: .optional(kind), isMutable: true))
    for field in nominal.allFields.prefix(2) where !field.isConstant {
      let value = nested {
        scope.variables.removeAll { $0.path == name }
        return expression(field.kind, 1)
      }
      emit("\(name)?.\(field.name) = \(value)")
      if isShowable(field.kind), isOrdered(field.kind) { emit("print(\(name)?.\(field.name) as Any)") }
    }
    for member in members(of: kind).filter({ canCall($0, on: variable) && !$0.isStatic && !$0.isThrowing }).prefix(2) {
      guard let result = member.result, isOrdered(result) else { continue }
      emit("print(\(call(member, on: "\(name)?", 1)) as Any)")
    }
    if isOrdered(kind) { emit("print(\(name).map { \"\\($0)\" } ?? \"nothing\")") }
  }

  func sequences() {
    let kind = plainKind(0)
    let source = expression(.array(kind), 2)
    switch chance.number(0...5) {
    case 0:
      let other = plainKind(0)
      emit("for (a, b) in zip(\(source), \(expression(.array(other), 2))) { print(a, b) }")
    case 1: emit("print(Array((\(source)).enumerated()).map { \"\\($0.offset):\\($0.element)\" })")
    case 2: emit("print(Array((\(source)).\(closure("prefix", kind, .bool, 1))))")
    case 3:
      let name = fresh("it")
      emit("var \(name) = (\(source)).makeIterator()")
      emit("while let x = \(name).next() { print(x) }")
    case 4: emit("print((\(source)).split(separator: \(literal(kind))).map { Array($0) })")
    default:
      emit("print((\(source)).indices.reversed().map { $0 &* \(chance.number(1...4)) }, (\(source)).dropLast().count)")
    }
  }

  /// Values of several types behind one protocol.
  func existentials() {
    let conforming = traits.map { trait in (trait, nominals.filter { $0.closure().contains { $0 === trait } }) }
      .filter { !$0.1.isEmpty }
    guard !conforming.isEmpty else { return declareExistentialFree() }
    let (trait, types) = chance.pick(conforming)
    let name = fresh("e")
    let kind = Kind.existential([trait.name])
    let values = (0..<chance.number(1...4)).map { _ in literal(ready(chance.pick(types))) }
    emit("var \(name): [any \(trait.name)] = [\(values.joined(separator: ", "))]")
    scope.variables.append(Variable(path: name, kind: .array(kind), isMutable: true))
    nested {
      scope.variables = []
      block("for \(chance.percent(30) ? "var " : "")one in \(name)") {
        let one = Variable(path: "one", kind: kind, isMutable: false)
        scope.variables = [one]
        for member in members(of: kind).filter({ canCall($0, on: one) && !$0.isThrowing }).prefix(3) {
          let written = call(member, on: "one", 1)
          emit(member.result.map { "print(\(shown(written, $0)))" } ?? written)
        }
        for type in types.prefix(2) where isOrdered(ready(type)) {
          let spelled = ready(type).spelled
          emit("if let exact = one as? \(spelled) { print(\"exactly\", exact) }")
        }
      }
    }
    let settable = members(of: kind).filter { $0.isMutating && mayCall($0) && !$0.isThrowing }
    if let member = settable.first, isOrdered(kind) {
      let written = call(member, on: "\(name)[0]", 1)
      emit(member.result == nil ? written : "_ = \(written)")
      emit("print(\(name)[0])")
    }
  }

  private func declareExistentialFree() { emit("print([1, \"a\", 2.5, nil] as [Any?])") }
}

extension Kind {
  var isUnordered: Bool {
    switch self {
    case .set, .dictionary: true
    default: false
    }
  }
}
