/// Free functions: generic ones, ones that change their arguments, ones that throw.
extension Generator {
  func declareFunction() {
    if functions.isEmpty {
      emit("")
      emit("enum Failure\(suffix): Error { case bad(Int), none }")
    }
    let rank = functions.count
    let name = ["alter", "blend", "carry", "drift"][rank] + suffix
    var function = FreeFunction(name: name, parameters: [], result: plainKind(), rank: rank)
    if chance.percent(55), let trait = traits.isEmpty ? nil : chance.pick(traits) {
      function.generics = [("T", [trait.name])]
      function.parameters.append(Parameter(label: nil, name: "one", kind: .parameter("T")))
      if chance.percent(25) { function.changed = [0] }
    }
    for index in 0..<chance.number(1...2) {
      let name = ["left", "right"][index]
      let kind = anyKind(1)
      if chance.percent(20) { function.changed.insert(function.parameters.count) }
      function.parameters.append(Parameter(label: chance.percent(50) ? name : nil, name: name, kind: kind))
    }
    function.isThrowing = chance.percent(30)
    write(function)
    functions.append(function)
  }

  private func write(_ function: FreeFunction) {
    // `some P` where nothing else speaks of the parameter.
    let isOpaque = chance.percent(30)
    defer { opaque = nil }
    opaque = isOpaque ? function.generics.first?.name : nil
    let generics = isOpaque ? [] : function.generics
    let clause =
      generics.isEmpty
      ? "" : "<\(generics.map { "\($0.name): \($0.traits.joined(separator: " & "))" }.joined(separator: ", "))>"
    let parameters = function.parameters.enumerated().map { index, parameter in
      var declared = parameter.declared
      if isOpaque, parameter.kind == .parameter("T") { declared = "_ one: T" }
      guard let colon = declared.firstIndex(of: ":") else { return declared }
      let kind =
        isOpaque && parameter.kind == .parameter("T")
        ? "some \(function.generics[0].traits[0])" : parameter.kind.spelled
      let escaping = function.changed.contains(index) ? "inout " : ""
      return "\(declared[..<colon]): \(escaping)\(kind)"
    }.joined(separator: ", ")
    emit("")
    block(
      "func \(function.name)\(clause)(\(parameters))\(function.isThrowing ? " throws" : "") -> \(function.result.spelled)"
    ) {
      nested {
        scope = Surroundings()
        scope.memberRank = .max
        scope.functionRank = function.rank
        scope.callsLeft = 3
        scope.mayThrow = function.isThrowing
        for generic in function.generics { scope.constraints[generic.name] = generic.traits }
        scope.variables = function.parameters.enumerated().map { index, parameter in
          Variable(
            path: parameter.name, kind: parameter.kind, isMutable: function.changed.contains(index),
            isLent: function.changed.contains(index))
        }
        if chance.percent(50) { emit("defer { print(\"left \(function.name)\") }") }
        if function.isThrowing {
          emit("if (\(expression(.bool, 1))) { throw Failure\(suffix).bad(\(expression(.int, 1))) }")
        }
        statements(chance.number(1...2), depth: 1)
        emit("return \(expression(function.result, 2))")
      }
    }
  }

  /// A statement that calls a function of any kind, if there is one that can be called.
  func callStatement() -> Bool {
    let callable = functions.filter { $0.rank < scope.functionRank }
    guard !callable.isEmpty, scope.callsLeft > 0 else { return false }
    let function = chance.pick(callable)
    var given: [String] = []
    var taken: Set<String> = []
    var filled: [String: Kind] = [:]
    for generic in function.generics {
      let fitting = scope.variables.map(\.kind).filter { conforms($0, to: generic.traits) }
      let made = nominals.filter { conforms(ready($0), to: generic.traits) }
      guard !fitting.isEmpty || !made.isEmpty else { return false }
      filled[generic.name] = fitting.isEmpty ? ready(chance.pick(made)) : chance.pick(fitting)
    }
    for (index, parameter) in function.parameters.enumerated() {
      let kind = parameter.kind.substituting(filled)
      var value: String
      if function.changed.contains(index) {
        var places = scope.variables.filter {
          $0.kind == kind && $0.isMutable && !taken.contains($0.path) && $0.path != "self"
        }
        if places.isEmpty {
          let name = fresh()
          emit("var \(name): \(kind.spelled) = \(expression(kind, 1))")
          places = [Variable(path: name, kind: kind, isMutable: true)]
          scope.variables += places
        }
        let place = chance.pick(places)
        taken.insert(place.path)
        value = "&\(place.path)"
      } else {
        value = expression(kind, 1)
        if case .nominal = kind, case .parameter = parameter.kind { value = "(\(value) as \(kind.spelled))" }
      }
      given.append((parameter.label.map { "\($0): " } ?? "") + value)
    }
    // A place that is changed is not read by another argument.
    if taken.contains(where: { path in given.contains { $0.hasPrefix("&") == false && $0.contains(path) } }) {
      return false
    }
    scope.callsLeft -= 1
    let written = "\(function.name)(\(given.joined(separator: ", ")))"
    let result = fresh()
    if function.isThrowing {
      attempt {
        emit("let \(result) = try \(written)")
        emit("print(\(shown(result, function.result)))")
      }
    } else {
      emit("let \(result) = \(written)")
      emit("print(\(shown(result, function.result)))")
      scope.variables.append(Variable(path: result, kind: function.result, isMutable: false))
    }
    for place in taken.sorted() {
      if let variable = scope.variables.first(where: { $0.path == place }) {
        emit("print(\(shown(place, variable.kind)))")
      }
    }
    return true
  }

  func conforms(_ kind: Kind, to names: [String]) -> Bool {
    switch kind {
    case .nominal(let name, _): Set(nominal(name)?.closure().map(\.name) ?? []).isSuperset(of: names)
    case .parameter(let name): closure(of: scope.constraints[name] ?? []).isSuperset(of: names)
    case .existential(let given): closure(of: given).isSuperset(of: names)
    default: false
    }
  }

  /// The body in a `do`, with all that it may throw caught.
  func attempt(_ body: () -> Void) {
    block("do", "} catch let error as Failure\(suffix) {", body)
    indentation += 1
    emit("print(\"caught\", error)")
    indentation -= 1
    emit("} catch { print(\"other\") }")
  }
}
