import Syntax

/// What stands for what is open around statements while these are looked at by themselves: type variables of the expression that a
/// closure is in, of what the closure gives, or the generic arguments that an annotation leaves out. Each statement is solved as it
/// stands there, the first ones first, and has to say all of those that are open in what it names.
struct StandIns {
  private var types: [GenericParameter: Type?] = [:]
  /// A statement has named what is open and not said what it is: those behind it are not asked.
  private(set) var areLeftOpen = false

  var isEmpty: Bool { types.isEmpty }
  func stands(_ parameter: GenericParameter) -> Bool { types[parameter] != nil }
  func type(for parameter: GenericParameter) -> Type? { types[parameter] ?? nil }

  mutating func add(_ parameter: GenericParameter) { types[parameter] = .some(nil) }
  mutating func remove(_ parameter: GenericParameter) -> Type? { types.removeValue(forKey: parameter) ?? nil }
  mutating func say(_ parameter: GenericParameter, _ type: Type) {
    if !areLeftOpen, types[parameter] != nil { types[parameter] = type }
  }
  mutating func leaveOpen() { areLeftOpen = true }
  mutating func begin() -> Bool {
    defer { areLeftOpen = false }
    return areLeftOpen
  }
  mutating func end(_ outer: Bool) { areLeftOpen = outer }

  /// Whether parts of a type are not said yet.
  func hasOpenParts(_ type: Type) -> Bool {
    type.contains { part in
      guard case .parameter(let parameter) = part, stands(parameter) else { return false }
      return self.type(for: parameter).map(hasOpenParts) ?? true
    }
  }
}

extension Checker {
  /// What is said of stand-ins while `body` looks at statements, nil for what is not; and whether something has been left open.
  func saying<Value>(
    _ parameters: [GenericParameter], _ body: () -> Value
  ) -> (value: Value, said: [Type?], isLeftOpen: Bool) {
    let outer = standIns.begin()
    for parameter in parameters { standIns.add(parameter) }
    let value = body()
    let isLeftOpen = standIns.areLeftOpen
    standIns.end(outer)
    return (value, parameters.map { standIns.remove($0) }, isLeftOpen)
  }
}

/// Closures of several statements, where nothing but these statements says what is open of the parameters: `AsyncStream { c in
/// c.yield(1); c.finish() }`. They come last, as with the compiler.
extension Solver {
  /// What a function may use of closures' parameters whose types had open parts when the bodies were looked into.
  private func openOnes(in function: Function) -> [Variable] {
    openParameters.values.filter { parameter in
      sequence(first: function, next: \.enclosing).contains { $0 === parameter.home }
    }
  }

  /// A closure that waits for what its own statements may say.
  func closureOfStatementsToEnter() -> Int? {
    state.pending.firstIndex { constraint in
      guard case .closure(_, let type, let expression, _) = constraint.kind,
        !state.openClosures.contains(ObjectIdentifier(expression)), case .function(let function) = resolved(type)
      else { return false }
      return function.parameters.contains { hasVariables($0.type) }
    }
  }

  /// The first closure of several statements that may use what is open, and has not been heard.
  func closureToHear() -> ObjectIdentifier? {
    if openParameters.isEmpty { return nil }
    let all = state.closures.filter { key, closure in
      closure.body == nil && !state.heard.contains(key)
        && openOnes(in: closure.function).contains { hasVariables($0.type) }
    }
    return all.min { $0.value.node.span.start < $1.value.node.span.start }?.key
  }

  func hear(_ key: ObjectIdentifier) {
    guard let closure = state.closures[key] else { return }
    state.heard.insert(key)
    hearing(closure.function) {
      let outer = closure.context
      let inner = Context(
        function: outer.function, scope: Scope(.block, parent: outer.scope, module: outer.scope.module),
        generics: outer.generics, selfVariable: outer.selfVariable, selfType: outer.selfType, result: nil)
      _ = checker.trying(mending: false) { checker.checkStatements(closure.node.body.statements, in: inner) }
    }
  }

  /// Looks at statements within closures. What they say of what is open is taken over.
  func hearing<Result>(_ function: Function, _ body: () -> Result) -> Result {
    let open = openParameters.isEmpty ? [] : openOnes(in: function)
    if open.isEmpty { return body() }
    let types = open.map(\.type)
    var standIns: [Int: GenericParameter] = [:]
    for variable in open {
      variable.type = deep(variable.type).mapping { part in
        guard case .variable(let free) = part else { return nil }
        let standIn = standIns[free.index] ?? GenericParameter(name: "_")
        standIns[free.index] = standIn
        return .parameter(standIn)
      }
    }
    let (result, said, _) = checker.saying(Array(standIns.values), body)
    for (variable, type) in zip(open, types) { variable.type = type }
    for (index, type) in zip(standIns.keys, said) {
      if let type { _ = unify(.variable(TypeVariable(index: index)), type) }
    }
    return result
  }

  /// The type of a variable, with type variables of this expression for what is open outside.
  func seen(_ type: Type) -> Type {
    if checker.standIns.isEmpty { return type }
    return type.mapping { part in
      guard case .parameter(let parameter) = part, checker.standIns.stands(parameter) else { return nil }
      if let known = checker.standIns.type(for: parameter) { return seen(known) }
      let own = state.standIns[parameter] ?? fresh()
      state.standIns[parameter] = own
      return own
    }
  }

  /// Tells the expression around what has been found out: all, or that something is left open.
  func sayWhatWasOpen() {
    let found = state.standIns.mapValues(canonicalDeep)
    if found.values.contains(where: hasVariables) { return checker.standIns.leaveOpen() }
    for (parameter, type) in found { checker.standIns.say(parameter, type) }
  }
}
