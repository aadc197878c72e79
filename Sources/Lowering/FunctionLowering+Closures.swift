import Checking
import Diagnostics
import Machine

/// Closures and functions as values. A closure holds its captures: copies of what cannot change, boxes of what can.
extension FunctionLowering {
  func makeClosure(_ function: Function, _ target: Target) throws -> Value {
    let listed = Dictionary(function.captureList.map { ($0.variable, $0.value) }) { first, _ in first }
    return try makeClosure(function, environment, listed, target)
  }

  private func makeClosure(
    _ function: Function, _ environment: Environment, _ listed: [Variable: Term], _ target: Target
  ) throws -> Value {
    var captures: [Capture] = []
    for variable in function.captures {
      captures.append(Capture(variable: variable, isBox: isBoxed(variable), layout: try captureLayout(variable)))
    }
    let unused = unusedCaptures(of: function)
    for (variable, _) in function.captureList where !unused.contains(variable) {
      captures.append(Capture(variable: variable, isBox: false, layout: try storageLayout(of: variable)))
    }
    let lowerer = lowerer
    let staticSelf = staticSelf
    let index = lowerer.declare(function.kind == .closure ? "closure" : function.name) {
      let lowering = FunctionLowering(lowerer, function: function, environment: environment)
      lowering.staticSelf = staticSelf
      try lowering.writeBody(of: function, captures: captures)
      return try lowering.finish()
    }
    if function.isAsync, program.executor(of: function) == .main { lowerer.functionsOnMain.insert(index) }
    let register = target.register ?? allocate(1)
    // What the body does not use is evaluated, and not kept.
    var dropped: [Value] = []
    for (variable, value) in function.captureList where unused.contains(variable) {
      let value = try evaluate(value)
      if variable.ownership == .strong { dropped.append(value) } else { release(value) }
    }
    for value in dropped.reversed() { release(value) }
    if captures.isEmpty {
      emit(.loadConst, register, executable.constant(closureOf: index))
      return Value(register, .reference, .immortal)
    }
    let mark = top
    let layout = Layout.joining(captures.map(\.layout))
    let base = allocate(layout.count)
    var offset = base
    for capture in captures {
      if let value = listed[capture.variable] {
        if capture.variable.ownership == .strong {
          _ = try evaluate(value, .into(offset))
        } else {
          let inner = top
          _ = try makeWeak(try evaluate(value), offset)
          giveBack(to: inner)
        }
      } else {
        try copyCapture(capture, to: offset)
      }
      offset += capture.layout.count
    }
    emit(
      .makeClosure, register, base,
      executable.shape(.closure(function: index, captures: layout.count, references: layout.references)))
    giveBack(to: mark)
    return Value(register, .reference, .owned)
  }

  private func isBoxed(_ variable: Variable) -> Bool {
    if case .box? = storages[variable] { return true }
    return false
  }

  private func captureLayout(_ variable: Variable) throws -> Layout {
    isBoxed(variable) ? .reference : try storageLayout(of: variable)
  }

  private func copyCapture(_ capture: Capture, to register: Int) throws {
    guard let storage = storages[capture.variable] else {
      throw Unsupported("a closure that uses `\(capture.variable.name)` before it is there", currentSpan)
    }
    switch storage {
    case .box(let box): emit(.copy, register, box)
    case .registers(let home, _): copy(home, to: register, capture.layout)
    case .alias(let value): copy(value.register, to: register, capture.layout)
    case .constant(let number): code.loadInt(register, number)
    case .closure(let closure): _ = try make(closure, .into(register))
    }
  }

  // MARK: Local functions

  /// A local function without captures, inside a specialised one.
  func localIndex(of function: Function, in environment: Environment) -> Int {
    let parameters = function.generics.parameters
    let arguments = parameters.map { environment.concrete(.parameter($0), program) }
    // What its enclosing functions are specialised for is among its own parameters, unless opened existentials are.
    return lowerer.index(of: function, arguments, staticSelf.map { .on($0) } ?? .plain)
  }

  func localEnvironment(_ function: Function, _ types: [Type]) -> Environment {
    environment.adding(function.generics.parameters, types.map(concrete))
  }

  /// From here on the function's captures exist: one closure serves all calls, where there is only one instance of it.
  func declareLocal(_ function: Function) throws {
    guard !function.captures.isEmpty, function.generics.parameters.allSatisfy({ environment.binds($0) }),
      function.captures.allSatisfy({ storages[$0] != nil })
    else { return }
    let register = allocate(1)
    _ = try makeClosure(function, environment, [:], .into(register))
    localClosures[function] = register
    scopes.last?.owned.append(Value(register, .reference, .owned))
  }

  /// The closure of a local function, from what is known here.
  func localClosure(_ function: Function, _ types: [Type], _ span: Span, _ target: Target = .anywhere) throws -> Value {
    if let register = localClosures[function] { return deliver(Value(register, .reference, .stable), target) }
    return try makeClosure(function, localEnvironment(function, types), [:], target)
  }

  // MARK: Functions as values

  func functionValue(
    _ term: Term, _ function: Function, _ arguments: [Type], _ dispatch: Dispatch, _ base: Term?, _ target: Target
  ) throws -> Value {
    let types = arguments.map(concrete)
    if function.enclosing != nil, function.parent == nil, base == nil {
      if !function.captures.isEmpty { return try localClosure(function, arguments, term.span, target) }
      let index = localIndex(of: function, in: localEnvironment(function, arguments))
      return constantClosure(index, target)
    }
    guard case .function(let type) = concrete(term.type) else { throw Unsupported("this function value", term.span) }
    let convention = try lowerer.convention(of: type)
    let lowerer = lowerer
    // The captured self, if there is one, stands in the closure as it is.
    let selfLayout = try base.map { try layout(of: $0.type) }
    let resultType = type.result
    let span = term.span
    let index = lowerer.declare(function.name) {
      let lowering = FunctionLowering(lowerer, function: nil, environment: Environment())
      lowering.thunkConvention = convention
      let parameters = lowering.takeParameters(of: convention)
      let context = lowering.allocate(1)
      var own: Argument?
      if let selfLayout {
        let register = lowering.allocate(selfLayout.count)
        for slot in 0..<selfLayout.count { lowering.emit(.loadField, register + slot, context, 1 + slot) }
        own = .value(Value(register, selfLayout, .stable))
      }
      lowering.epilogue.result = convention.result
      let result: Value
      if function.kind == .initializer {
        result = try lowering.callInitializer(
          resultType: resultType, function, types, dispatch, metatype: nil, parameters, span, .anywhere)
      } else {
        let callable = try lowering.callable(function, types, dispatch)
        if callable.convention.isSelfInOut { throw Unsupported("a mutating method as a value", span) }
        result = try lowering.call(callable, parameters, self: own, metatype: nil, span, .anywhere)
      }
      try lowering.writeThunkReturn(result, convention)
      return try lowering.finish()
    }
    guard let base, let selfLayout, selfLayout.count > 0 else { return constantClosure(index, target) }
    let register = target.register ?? allocate(1)
    let mark = top
    let captured = allocate(selfLayout.count)
    _ = try evaluate(base, .into(captured))
    emit(
      .makeClosure, register, captured,
      executable.shape(.closure(function: index, captures: selfLayout.count, references: selfLayout.references)))
    giveBack(to: max(mark, 0))
    return Value(register, .reference, .owned)
  }

  private func constantClosure(_ index: Int, _ target: Target) -> Value {
    let register = target.register ?? allocate(1)
    emit(.loadConst, register, executable.constant(closureOf: index))
    return Value(register, .reference, .immortal)
  }

  /// The parameters of made-up code, to be handed on: they lie from register 0.
  func takeParameters(of convention: Convention) -> [Argument] {
    convention.parameters.map { parameter in
      let register = allocate(parameter.layout.count)
      return parameter.isInOut
        ? .place(.registers(register, parameter.layout, nil)) : .value(Value(register, parameter.layout, .stable))
    }
  }

  /// The end of made-up code whose parameters lie from register 0: the result, then the in-out parameters.
  func writeThunkReturn(_ value: Value, _ convention: Convention) throws {
    let value = own(value)
    var parts: [(register: Int, layout: Layout)] = [(value.register, convention.result)]
    var position = 0
    for parameter in convention.parameters {
      if parameter.isInOut { parts.append((position, parameter.layout)) }
      position += parameter.layout.count
    }
    if convention.isSelfInOut, let layout = convention.selfLayout { parts.append((position, layout)) }
    let total = parts.reduce(0) { $0 + $1.layout.count }
    if total == 0 { return emit(.ret) }
    var register = value.register
    if parts.count > 1 {
      register = allocate(total)
      var next = register
      for part in parts {
        move(part.register, to: next, count: part.layout.count)
        next += part.layout.count
      }
    }
    if total == 1 { emit(.ret1, register) } else { emit(.retN, register, total) }
  }
}

/// A variable of an enclosing function that a closure holds.
struct Capture {
  let variable: Variable
  let isBox: Bool
  let layout: Layout
}

extension FunctionLowering {
  /// Those of a capture list that the body never mentions.
  private func unusedCaptures(of function: Function) -> Set<Variable> {
    if function.captureList.isEmpty { return [] }
    var unused = Set(function.captureList.map(\.variable).filter { $0.name != "self" })
    program.body(of: function)?.forEachTerm { term in
      if case .variable(let variable) = term.kind { unused.remove(variable) }
    }
    return unused
  }
}
