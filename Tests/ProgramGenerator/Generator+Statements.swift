/// Statements; nearly each prints what it has computed.
extension Generator {
  func statements(_ count: Int, depth: Int) {
    nested { for _ in 0..<count { statement(depth) } }
  }

  private func statement(_ depth: Int) {
    switch chance.number(0...(depth < 2 ? 25 : 11)) {
    case 0...3: declareVariable()
    case 4, 5: printSomething()
    case 6, 7: change()
    case 8, 9: callMember()
    case 10: if !callStatement() { printSomething() }
    case 11: ask()
    case 12, 13: loop(depth)
    case 14: copyAndChange()
    case 15: switchOver(depth)
    case 16: collect()
    case 17: cast()
    case 18: capture(depth)
    case 19: throwing(depth)
    case 20: localFunction(depth)
    case 21: optionalChain()
    case 22: sequences()
    case 23: existentials()
    case 24: if !usePattern() { declareVariable() }
    default: scopeWithDefer(depth)
    }
  }

  private func declareVariable() {
    let kind = anyKind()
    let name = fresh()
    let isMutable = chance.percent(65)
    let value = expression(kind, chance.number(1...2))
    let annotation = chance.percent(60) || value.hasPrefix("{") ? ": \(kind.spelled)" : ""
    let needs = annotation.isEmpty && mustBeAnnotated(kind) ? ": \(kind.spelled)" : annotation
    emit("\(isMutable ? "var" : "let") \(name)\(needs) = \(value)")
    if !isFunction(kind) { emit("print(\"\(name)\", \(shown(name, kind)))") }
    scope.variables.append(Variable(path: name, kind: kind, isMutable: isMutable))
  }

  /// A literal alone would say something else, or nothing.
  private func mustBeAnnotated(_ kind: Kind) -> Bool {
    switch kind {
    case .int, .string, .double, .bool, .nominal: false
    default: true
    }
  }

  private func isFunction(_ kind: Kind) -> Bool {
    if case .function = kind { return true }
    return false
  }

  private func printSomething() {
    let kinds = (0..<chance.number(1...2)).map { _ in plainKind() }
    emit("print(\(kinds.map { shown(expression($0, 2), $0) }.joined(separator: ", ")))")
  }

  private func mutable(where holds: (Variable) -> Bool = { _ in true }) -> Variable? {
    let found = scope.variables.filter { $0.isMutable && $0.path != "self" && isPrintable($0.kind) && holds($0) }
    return found.isEmpty ? nil : chance.pick(found)
  }

  /// Changes a variable or a part of it, and prints all of it.
  private func change() {
    guard let variable = mutable() else { return printSomething() }
    let path = variable.path
    emit(changed(path, variable.kind))
    if !isFunction(variable.kind) { emit("print(\"\(path)\", \(shown(path, variable.kind)))") }
  }

  func changed(_ path: String, _ kind: Kind) -> String {
    // There is no other value of it.
    if case .parameter = kind { return "print(\"kept\")" }
    if chance.percent(25) { return assigned(path, kind) }
    switch kind {
    case .int:
      return chance.percent(60)
        ? "\(path) \(chance.pick(["&+=", "&-=", "&*=", "^=", "|="])) \(expression(.int, 2))"
        : "\(path) \(chance.pick(["/=", "%=", ">>="])) \(chance.number(2...7))"
    case .double: return "\(path) \(chance.pick(["+=", "-=", "*=", "/="])) \(literal(.double))"
    case .bool: return "\(path).toggle()"
    case .string:
      return chance.percent(70)
        ? "\(path) += \(expression(.string, 2))" : "\(path).insert(\(literal(.character)), at: \(path).startIndex)"
    case .sized: return "\(path) \(chance.pick(["&+=", "&-=", "&*=", "^=", "<<="])) \(expression(kind, 1))"
    case .array(let element):
      switch chance.number(0...6) {
      case 0, 1: return "\(path).append(\(expression(element, 2)))"
      case 2: return "\(path) += \(expression(kind, 1))"
      case 3: return "if !\(path).isEmpty { \(changed("\(path)[\(path).count - 1]", element)) }"
      case 4: return "\(path).\(chance.pick(["reverse()", "removeAll()"]))"
      case 5: return "for i in \(path).indices { \(changed("\(path)[i]", element)) }"
      default: return "\(path).insert(\(expression(element, 1)), at: \(path).count / 2)"
      }
    case .set(let element):
      return "\(path).\(chance.pick(["insert", "remove"]))(\(expression(element, 1)))"
    case .dictionary(let key, let value):
      switch chance.number(0...3) {
      case 0: return "\(path)[\(expression(key, 1))] = \(expression(value, 2))"
      case 1: return "\(path)[\(expression(key, 1))] = nil"
      case 2: return changed("\(path)[\(literal(key)), default: \(literal(value))]", value)
      default: return "\(path).removeValue(forKey: \(expression(key, 1)))"
      }
    case .tuple(let elements):
      let index = chance.number(0...elements.count - 1)
      return changed("\(path).\(index)", elements[index])
    case .optional(let wrapped):
      if chance.percent(50) { return "if var inner = \(path) { \(changed("inner", wrapped)); \(path) = inner }" }
      return assigned(path, kind)
    case .nominal(let name, let arguments): return changedField(path, name, arguments) ?? assigned(path, kind)
    default: return assigned(path, kind)
    }
  }

  private func assigned(_ path: String, _ kind: Kind) -> String {
    // Nothing is assigned to itself.
    return "\(path) = \(without(path) { expression(kind, 2) })"
  }

  private func without(_ path: String, _ body: () -> String) -> String {
    nested {
      scope.variables.removeAll { path == $0.path || path == "self.\($0.path)" || path.hasPrefix("\($0.path).") }
      return body()
    }
  }

  private func changedField(_ path: String, _ name: String, _ arguments: [Kind]) -> String? {
    guard let nominal = nominal(name) else { return nil }
    let filled = Dictionary(uniqueKeysWithValues: zip(nominal.parameters, arguments))
    let settable = vocabulary.filter { nominal.declares($0.name) != nil && $0.isSettable && mayCall($0) }
    if let member = settable.first, chance.percent(50) {
      scope.callsLeft -= 1
      return changed("\(path).\(member.name)", member.result!)
    }
    let fields = nominal.allFields.filter { !$0.isConstant }
    guard !fields.isEmpty else { return nil }
    let field = chance.pick(fields)
    return changed("\(path).\(field.name)", field.kind.substituting(filled))
  }

  /// Calls a member for what it does.
  private func callMember() {
    let candidates = scope.variables.flatMap { variable in
      members(of: variable.kind).filter { canCall($0, on: variable) }.map { (variable, $0) }
    }
    guard !candidates.isEmpty else { return printSomething() }
    let (variable, member) = chance.pick(candidates)
    guard let receiver = member.isStatic ? metatype(of: variable) : variable.path else { return printSomething() }
    if member.isSettable, variable.isMutable, variable.path != "self", chance.percent(40) {
      scope.callsLeft -= 1
      emit(changed("\(receiver).\(member.name)", member.result!))
      return
    }
    let written = call(member, on: receiver, 2)
    let body = { [self] in
      let attempt = member.isThrowing ? "try " : ""
      guard let result = member.result else { return emit("\(attempt)\(written)") }
      let name = fresh()
      emit("let \(name): \(result.spelled) = \(attempt)\(written)")
      emit("print(\"\(member.name)\", \(shown(name, result)))")
    }
    if member.isThrowing { attempt(body) } else { body() }
    if member.isMutating, variable.path != "self", !isFunction(variable.kind), isPrintable(variable.kind) {
      emit("print(\(shown(variable.path, variable.kind)))")
    }
  }

  private func isPrintable(_ kind: Kind) -> Bool {
    if case .parameter = kind { return false }
    return true
  }

  private func ask() {
    let kind = plainKind(1)
    let name = fresh("w")
    switch chance.number(0...2) {
    case 0:
      block("if let \(name) = (\(expression(.optional(kind), 2))), (\(expression(.bool, 1)))", "} else {") {
        nested {
          scope.variables.append(Variable(path: name, kind: kind, isMutable: false))
          emit("print(\"some\", \(shown(name, kind)))")
          printSomething()
        }
      }
      indentation += 1
      emit("print(\"none\")")
      indentation -= 1
      emit("}")
    case 1:
      block("if (\(expression(.bool, 2)))", "} else if (\(expression(.bool, 2))) {") { printSomething() }
      indentation += 1
      printSomething()
      indentation -= 1
      emit("}")
    default:
      let result = fresh()
      emit(
        "let \(result): \(kind.spelled) = if (\(expression(.bool, 2))) { \(expression(kind, 1)) } else { \(expression(kind, 2)) }"
      )
      emit("print(\(shown(result, kind)))")
      scope.variables.append(Variable(path: result, kind: kind, isMutable: false))
    }
  }

  private func looped(_ body: () -> Void) {
    nested {
      // What a loop calls is called several times.
      let calls = scope.callsLeft
      scope.callsLeft = min(1, calls)
      body()
      scope.callsLeft = calls
    }
  }

  private func loop(_ depth: Int) {
    let name = fresh("i")
    switch chance.number(0...4) {
    case 0:
      block("for \(name) in 0..<\(chance.number(1...4))\(chance.percent(30) ? " where \(name) != 1" : "")") {
        looped {
          scope.variables.append(Variable(path: name, kind: .int, isMutable: false))
          statements(chance.number(1...3), depth: depth + 1)
          emit("print(\(name))")
        }
      }
    case 1:
      let kind = plainKind(1)
      let head =
        chance.percent(30)
        ? "for (n, \(name)) in (\(expression(.array(kind), 2))).enumerated()"
        : "for \(name) in (\(expression(.array(kind), 2)))"
      block(head) {
        looped {
          scope.variables.append(Variable(path: name, kind: kind, isMutable: false))
          emit("if (\(expression(.bool, 1))) { \(chance.pick(["continue", "break"])) }")
          emit("print(\"in\", \(shown(name, kind)))")
          statements(1, depth: depth + 1)
        }
      }
    case 2:
      emit("var \(name) = \(chance.number(1...5))")
      block("while \(name) > 0") {
        looped {
          emit("\(name) -= \(chance.number(1...2))")
          scope.variables.append(Variable(path: name, kind: .int, isMutable: false))
          statements(chance.number(1...2), depth: depth + 1)
        }
      }
    case 3:
      let label = fresh("l")
      block("\(label): for \(name) in 1...3") {
        block("for j in stride(from: 4, through: 0, by: -2)") {
          looped {
            scope.variables.append(Variable(path: name, kind: .int, isMutable: false))
            scope.variables.append(Variable(path: "j", kind: .int, isMutable: false))
            emit("if (\(expression(.bool, 1))) { \(chance.pick(["continue", "break"])) \(label) }")
            emit("print(\(name), j)")
          }
        }
      }
    default:
      emit("var \(name) = 0")
      block("repeat", "} while \(name) < \(chance.number(0...3))") {
        emit("\(name) += 1")
        looped { printSomething() }
      }
    }
  }

  /// A copy that is changed; the original is printed beside it.
  private func copyAndChange() {
    let candidates = scope.variables.filter { !isFunction($0.kind) && $0.path != "self" && isPrintable($0.kind) }
    guard !candidates.isEmpty else { return printSomething() }
    let original = chance.pick(candidates)
    let copy = fresh("c")
    emit("var \(copy): \(original.kind.spelled) = \(original.path)")
    scope.variables.append(Variable(path: copy, kind: original.kind, isMutable: true))
    for _ in 0..<chance.number(1...2) { emit(changed(copy, original.kind)) }
    emit("print(\(shown(original.path, original.kind)), \(shown(copy, original.kind)))")
    if isEquatable(original.kind), chance.percent(60) { emit("print(\(original.path) == \(copy))") }
  }

  private func switchOver(_ depth: Int) {
    let enumerations = nominals.filter { $0.sort == .enumeration && $0.parameters.isEmpty }
    guard !enumerations.isEmpty, chance.percent(65) else { return switchOverPlain() }
    let nominal = chance.pick(enumerations)
    let subject =
      chance.percent(50)
      ? expression(.nominal(nominal.name, []), 2) : "(\(literal(.nominal(nominal.name, []))) as \(nominal.name))"
    block("switch (\(subject))") {
      for one in nominal.cases {
        nested {
          let names = one.payload.map { _ in fresh("p") }
          let binding = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
          let guarded = chance.percent(25) ? " where \(expression(.bool, 1))" : ""
          let written = names.isEmpty ? ".\(one.name)" : "let .\(one.name)\(binding)"
          for (name, part) in zip(names, one.payload) {
            scope.variables.append(Variable(path: name, kind: part.kind, isMutable: false))
          }
          if !guarded.isEmpty {
            emit("case .\(one.name)\(guarded):"); indentation += 1; printSomethingPlain(); indentation -= 1
          }
          emit("case \(written):")
          indentation += 1
          emit(
            "print(\"\(one.name)\"\(zip(names, one.payload).filter { !isFunction($1.kind) }.map { ", \(shown($0, $1.kind))" }.joined()))"
          )
          if chance.percent(50) { statements(1, depth: 2) }
          indentation -= 1
        }
      }
    }
  }

  private func printSomethingPlain() { emit("print(\"guarded\")") }

  private func switchOverPlain() {
    switch chance.number(0...2) {
    case 0:
      block("switch (\(expression(.int, 2)))") {
        emit("case \(chance.number(-5...5)): print(\"just\")")
        emit("case let n where n % \(chance.number(2...4)) == 0: print(\"even\", n)")
        emit("case ..<\(chance.number(0...9)): print(\"low\")")
        emit(
          "case \(chance.number(10...20))...\(chance.number(21...99)): print(\"mid\")\(chance.percent(40) ? "; fallthrough" : "")"
        )
        emit("default: print(\"other\")")
      }
    case 1:
      block("switch (\(expression(.int, 2)), \(expression(.optional(.string), 2)))") {
        emit("case (0, _): print(\"zero\")")
        emit("case (let n, \(literal(.string))?): print(\"same\", n)")
        emit("case (1..., let s?): print(\"both\", s)")
        emit("case (_, .none): print(\"nil\")")
        emit("case (_, .some(let s)): print(\"rest\", s)")
      }
    default:
      let result = fresh()
      let kind = plainKind(1)
      emit(
        "let \(result): \(kind.spelled) = switch (\(expression(.string, 2))) { case \"a\", \"\": \(expression(kind, 1)); case let s where s.count > 3: \(expression(kind, 1)); default: \(expression(kind, 1)) }"
      )
      emit("print(\(shown(result, kind)))")
      scope.variables.append(Variable(path: result, kind: kind, isMutable: false))
    }
  }

  private func throwing(_ depth: Int) {
    guard !functions.isEmpty else { return printSomething() }
    attempt {
      emit("defer { print(\"cleanup\") }")
      statements(chance.number(0...1), depth: 2)
      emit(
        "if (\(expression(.bool, 2))) { throw Failure\(suffix).\(chance.pick(["none", "bad(\(expression(.int, 1)))"])) }"
      )
      printSomething()
    }
  }

  private func scopeWithDefer(_ depth: Int) {
    block("do") {
      nested {
        if chance.percent(60) { emit("defer { print(\"deferred\") }") }
        statements(chance.number(1...4), depth: depth + 1)
        emit("print(\"end\")")
      }
    }
  }
}
