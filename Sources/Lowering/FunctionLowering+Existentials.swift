import Checking
import Diagnostics
import Machine

/// Existentials are opened where a member is used: the type within decides at run time which code that is.
extension FunctionLowering {
  func loadOpened(_ parameter: GenericParameter, _ target: Target) throws -> Value {
    guard let storage = openedValues[parameter] else { throw Unsupported("this existential", currentSpan) }
    let layout = try layout(of: .parameter(parameter))
    switch storage {
    case .registers(let register, _): return deliver(Value(register, layout, .stable), target)
    case .alias(let value): return deliver(value, target)
    case .constant, .closure: throw Unsupported("this existential", currentSpan)
    case .box(let register):
      return try load(.field(object: register, slot: 0, layout, isStable: false), target)
    }
  }

  func lowerOpen(
    _ term: Term, _ parameter: GenericParameter, _ value: Term, _ body: Term, _ target: Target
  ) throws -> Value {
    let valueType = concrete(value.type)
    if case .metatype(let instance) = valueType {
      return try lowerOpenType(term, parameter, value, instance, body, target)
    }
    guard case .existential = valueType else {
      // In this instance the type is known after all.
      return try lowerOpenConcrete(term, parameter, value, valueType, body, target)
    }
    let mark = top
    let before = held.count
    let result: Value
    if body.mutates(opened: parameter), !isObject(valueType) {
      result = try lowerOpenMutating(term, parameter, value, body, target)
    } else {
      let existential = try openValue(value)
      if let (callable, arguments) = try direct(parameter, body, existential.register) {
        result = try call(callable, arguments, self: nil, metatype: nil, term.span, target)
      } else {
        let (callable, arguments) = try thunk(term, parameter, body, existential: existential.register)
        result = try call(callable, arguments, self: nil, metatype: nil, term.span, target)
      }
    }
    let settled = try settle(result, before, target)
    if target.register != nil { giveBack(to: mark) }
    return settled
  }

  /// `any P.Type`: only the type is opened.
  private func lowerOpenType(
    _ term: Term, _ parameter: GenericParameter, _ value: Term, _ instance: Type, _ body: Term, _ target: Target
  ) throws -> Value {
    guard case .existential = instance else {
      let outer = environment
      release(try evaluate(value))
      environment = outer.adding([parameter], [instance])
      defer { environment = outer }
      return try evaluate(body, target)
    }
    let mark = top
    let id = try evaluate(value)
    let parts = try separate(body, parameter)
    let convention = Convention(
      parameters: parts.parameters, result: try layout(of: term.type), isThrowing: body.canThrow,
      isAsync: body.canWait)
    let selector = lowerer.selector("open", try resolver(parameter, body, parts, convention, .type))
    let result = try call(
      Callable(kind: .type(selector: selector), convention: convention), parts.arguments, self: nil,
      metatype: id.register, term.span, target)
    if target.register != nil { giveBack(to: mark) }
    return result
  }

  // MARK: Requirements

  /// A requirement whose types do not depend on what is in the existential.
  func callExistential(
    _ function: Function, _ types: [Type], _ base: Term, _ arguments: [Argument], _ span: Span, _ target: Target
  ) throws -> Value {
    let before = held.count
    let callable = try existentialCallable(function, types.map(concrete))
    let isMutating = callable.convention.isSelfInOut
    let place: Place
    if isMutating, !isObject(concrete(base.type)) {
      place = try resolve(base, forWriting: true, keepingOperands: true)
    } else {
      place = .value(try openValue(base))
    }
    return try settle(callExistential(callable, place, arguments, span, target), before, target)
  }

  func callExistential(
    _ callable: Callable, _ place: Place, _ arguments: [Argument], _ span: Span, _ target: Target
  ) throws -> Value {
    if callable.convention.isSelfInOut {
      let loan = try lend(place)
      return try handingBack(loan, evenWithError: callable.convention.isThrowing) {
        try call(
          callable, arguments, self: .place(.registers(loan.register, .reference, nil)), metatype: loan.register + 1,
          span, target)
      }
    }
    guard case .type(let selector) = callable.kind else { throw Unsupported("this call", span) }
    let before = held.count
    let value = secure(try load(place))
    if value.isOwned { hold(value) }
    let result = try call(
      Callable(kind: .witness(selector: selector, existential: value.register), convention: callable.convention),
      arguments,
      self: nil, metatype: nil, span, target)
    return try settle(result, before, target)
  }

  /// A requirement by its selector; a mutating one takes the payload as an owned in-out ref.
  func existentialCallable(_ function: Function, _ types: [Type]) throws -> Callable {
    var convention = Convention(
      parameters: try function.parameters.map {
        Convention.Parameter(
          layout: try layout(of: Environment(function.generics.parameters, types).substituted($0.type)),
          isInOut: $0.isInOut)
      }, result: try layout(of: Environment(function.generics.parameters, types).substituted(function.result)),
      isThrowing: function.isThrowing)
    let rest = Array(types.dropFirst())
    if function.selfVariable?.isInOut == true {
      convention.selfLayout = .reference
      convention.isSelfInOut = true
      return Callable(
        kind: .type(selector: lowerer.mutatingSelector(function, rest, convention)), convention: convention)
    }
    return Callable(
      kind: .type(selector: lowerer.requirementSelector(function, rest, convention)), convention: convention)
  }

  /// Whether only class instances can be in it, which are changed where they are.
  func isObject(_ type: Type) -> Bool {
    guard case .existential(let existential) = type else { return false }
    return existential.isClassBound || existential.superclass != nil
  }

  /// The existential, held until `releaseHeld`.
  private func openValue(_ value: Term) throws -> Value {
    let place = try resolve(value, forWriting: false)
    var existential = secure(try load(place))
    if existential.isOwned {
      hold(existential)
      existential.holder = .stable
    }
    return existential
  }

  private func lowerOpenConcrete(
    _ term: Term, _ parameter: GenericParameter, _ value: Term, _ type: Type, _ body: Term, _ target: Target
  ) throws -> Value {
    let outer = environment
    let before = held.count
    if body.mutates(opened: parameter), !lowerer.isClass(type) {
      let loan = try lend(resolve(value, forWriting: true))
      openedValues[parameter] = .registers(loan.register, isMutable: true)
      environment = outer.adding([parameter], [type])
      let result = try handingBack(loan, evenWithError: body.canThrow) { own(try evaluate(body)) }
      environment = outer
      return try settle(result, before, target)
    }
    let known = secure(try load(resolve(value, forWriting: false)))
    if known.isOwned { hold(known) }
    openedValues[parameter] = .alias(Value(known.register, known.layout, .stable))
    environment = outer.adding([parameter], [type])
    let result = try evaluate(body)
    environment = outer
    return try settle(result, before, target)
  }

  // MARK: One call

  /// A member used on the opened value, where nothing else depends on the type: dispatched by the machine.
  private func direct(
    _ parameter: GenericParameter, _ body: Term, _ existential: Int
  ) throws -> (Callable, [Argument])? {
    let own = Type.parameter(parameter)
    let bound: Set<GenericParameter> = [parameter]
    func mentions(_ type: Type) -> Bool { type.mentions(bound) }
    let function: Function
    let types: [Type]
    let arguments: [Term]
    let dispatch: Dispatch
    switch body.kind {
    case .call(.function(let callee, let given, let how, let base?, nil), let terms):
      guard case .opened(let other) = base.kind, other === parameter else { return nil }
      (function, types, arguments, dispatch) = (callee, given, terms, how)
    case .property(let base, let variable, let given, let how):
      guard case .opened(let other) = base.kind, other === parameter, let getter = variable.getter else { return nil }
      (function, types, arguments, dispatch) = (getter, given, [], how)
    default: return nil
    }
    if function.captures.isEmpty == false || function.kind == .initializer || function.intrinsic != nil { return nil }
    guard types.first == own, !types.dropFirst().contains(where: mentions), !mentions(body.type),
      function.selfVariable?.isInOut != true, function.selfVariable != nil,
      !arguments.contains(where: { $0.mentions(bound) || $0.isOmitted })
    else { return nil }
    // What the function itself says about its parameters must not depend on the type either.
    let substitution = Environment(function.generics.parameters, types)
    func settled(_ type: Type) -> Type { substitution.substituted(type) }
    guard !function.parameters.contains(where: { mentions(settled($0.type)) }), !mentions(settled(function.result))
    else { return nil }
    var convention = Convention(
      parameters: try function.parameters.map {
        Convention.Parameter(layout: try layout(of: settled($0.type)), isInOut: $0.isInOut)
      }, result: try layout(of: settled(function.result)), isThrowing: body.throwsItself, isAsync: body.canWait)
    convention.selfLayout = nil
    let rest = types.dropFirst().map(concrete)
    let selector: Int
    switch dispatch {
    case .virtual: return nil
    case .requirement: selector = lowerer.requirementSelector(function, rest, convention)
    case .direct: selector = lowerer.extensionSelector(function, rest)
    }
    return (
      Callable(kind: .witness(selector: selector, existential: existential), convention: convention),
      arguments.map(argument)
    )
  }

  // MARK: Code for each type

  /// The body as a function of its own, specialised for each type that comes along. What does not depend on the type is
  /// evaluated here and passed along.
  private func thunk(
    _ term: Term, _ parameter: GenericParameter, _ body: Term, existential: Int
  ) throws -> (Callable, [Argument]) {
    let parts = try separate(body, parameter)
    let result = try layout(of: term.type)
    let convention = Convention(
      parameters: parts.parameters, result: result, isThrowing: body.canThrow, isAsync: body.canWait)
    let selector = lowerer.selector("open", try resolver(parameter, body, parts, convention, .value))
    return (
      Callable(kind: .witness(selector: selector, existential: existential), convention: convention), parts.arguments
    )
  }

  private func lowerOpenMutating(
    _ term: Term, _ parameter: GenericParameter, _ value: Term, _ body: Term, _ target: Target
  ) throws -> Value {
    let place = try resolve(value, forWriting: true, keepingOperands: true)
    let parts = try separate(body, parameter)
    let result = try layout(of: term.type)
    let convention = Convention(
      parameters: parts.parameters, selfLayout: .reference, isSelfInOut: true, result: result,
      isThrowing: body.canThrow, isAsync: body.canWait)
    let selector = lowerer.selector("open", try resolver(parameter, body, parts, convention, .place))
    let loan = try lend(place)
    return try handingBack(loan, evenWithError: convention.isThrowing) {
      try call(
        Callable(kind: .type(selector: selector), convention: convention), parts.arguments,
        self: .place(.registers(loan.register, .reference, nil)), metatype: loan.register + 1, term.span, target)
    }
  }

  /// The parts of a body that do not depend on the opened types.
  private struct Parts {
    var terms: [(term: Term, layout: Layout, isPlace: Bool)] = []
    var variables: [(variable: Variable, storage: Storage, layout: Layout)] = []
    var opened: [(parameter: GenericParameter, layout: Layout)] = []
    var arguments: [Argument] = []
    var parameters: [Convention.Parameter] = []
  }

  private func separate(_ body: Term, _ parameter: GenericParameter) throws -> Parts {
    var parts = Parts()
    func pass(_ variable: Variable) throws {
      guard !parts.variables.contains(where: { $0.variable === variable }), let storage = storages[variable] else {
        return
      }
      let layout: Layout
      let register: Int
      switch storage {
      case .box(let box): (layout, register) = (.reference, box)
      case .registers(let home, _): (layout, register) = (try storageLayout(of: variable), home)
      case .alias(let value): (layout, register) = (value.layout, value.register)
      case .constant, .closure: return
      }
      parts.variables.append((variable, storage, layout))
      parts.arguments.append(.value(Value(register, layout, .stable)))
      parts.parameters.append(Convention.Parameter(layout: layout, isInOut: false))
    }
    func passCaptures(of function: Function) throws { for variable in function.captures { try pass(variable) } }
    /// What may not be evaluated at all stays in the code for each type, which is passed the variables for it.
    func passVariables(of term: Term) throws {
      let used = storages.keys.filter { term.mentions($0) }
      for variable in used.sorted(by: { $0.span.start < $1.span.start }) {
        if case .registers? = storages[variable], term.writes(variable) {
          throw Unsupported("a change of `\(variable.name)` behind a `?` within an existential", term.span)
        }
        try pass(variable)
      }
    }
    var chains = 0
    func visit(_ term: Term, _ bound: Set<GenericParameter>) throws {
      if case .chain = term.kind, term.mentions(bound) { chains += 1 }
      defer { if case .chain = term.kind, term.mentions(bound) { chains -= 1 } }
      switch term.kind {
      case .integer, .float, .boolean, .string, .type, .omitted: return
      case .inOut(let place): return try visitPlace(place, bound)
      case .assign(let place, let value) where term.mentions(bound):
        try visitPlace(place, bound)
        return try visit(value, bound)
      case .call(.function(let function, _, _, let base?, _), let arguments)
      where term.mentions(bound) && function.selfVariable?.isInOut == true && function.kind != .initializer:
        try passCaptures(of: function)
        try visitPlace(base, bound)
        for argument in arguments { try visit(argument, bound) }
        return
      case .closure(let function) where term.mentions(bound):
        try passCaptures(of: function)
        return
      case .open(let inner, let value, let body) where term.mentions(bound):
        try visit(value, bound)
        try visit(body, bound.union([inner]))
        return
      case .call(.function(let function, _, _, _, _), _) where term.mentions(bound),
        .function(let function, _, _, _) where term.mentions(bound):
        try passCaptures(of: function)
      default: break
      }
      if !term.mentions(bound) {
        if chains > 0, !term.isQuiet || term.contains(\.isForcedUnwrap) { return try passVariables(of: term) }
        let layout = try layout(of: term.type)
        parts.terms.append((term, layout, false))
        parts.arguments.append(.term(term))
        parts.parameters.append(Convention.Parameter(layout: layout, isInOut: false))
        return
      }
      for child in term.children { try visit(child, bound) }
    }
    /// What is changed is passed as a place as far as it does not depend on the opened types: `table` of `table[key] = 1`.
    func visitPlace(_ place: Term, _ bound: Set<GenericParameter>) throws {
      guard place.mentions(bound) else {
        let layout = try layout(of: place.type)
        parts.terms.append((place, layout, true))
        parts.arguments.append(.inOut(place))
        parts.parameters.append(Convention.Parameter(layout: layout, isInOut: true))
        return
      }
      switch place.kind {
      case .subscripted(let base?, let entity, _, _, let indices, _) where entity.setter?.selfVariable?.isInOut == true:
        for index in indices { try visit(index, bound) }
        try visitPlace(base, bound)
      case .property(let base, let variable, _, _)
      where variable.isStored ? variable.parent?.kind != .class : variable.setter?.selfVariable?.isInOut == true:
        try visitPlace(base, bound)
      case .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base), .convert(let base, .upcast),
        .inOut(let base):
        try visitPlace(base, bound)
      default: for child in place.children { try visit(child, bound) }
      }
    }
    try visit(body, [parameter])
    // Existentials opened further out are part of what is passed along.
    for (outer, storage) in openedValues where outer !== parameter && body.mentions([outer]) {
      let layout = try layout(of: .parameter(outer))
      let register: Int
      switch storage {
      case .registers(let home, _): register = home
      case .alias(let value): register = value.register
      case .box(let box): register = box
      case .constant, .closure: continue
      }
      parts.opened.append((outer, layout))
      parts.arguments.append(.value(Value(register, layout, .stable)))
      parts.parameters.append(Convention.Parameter(layout: layout, isInOut: false))
    }
    return parts
  }

  /// What the code for a type works on.
  private enum Opened { case value, place, type }

  private func resolver(
    _ parameter: GenericParameter, _ body: Term, _ parts: Parts, _ convention: Convention, _ opened: Opened
  ) throws -> (Type) throws -> DispatchEntry? {
    let lowerer = lowerer
    let environment = environment
    let function = function
    return { type in
      let index = lowerer.declare("open") {
        let lowering = FunctionLowering(
          lowerer, function: function, environment: environment.adding([parameter], [type]))
        return try lowering.writeOpened(parameter, type, body, parts, convention, opened)
      }
      return .function(index, payload: opened == .type ? .none : try lowerer.payload(of: type))
    }
  }

  private func writeOpened(
    _ parameter: GenericParameter, _ type: Type, _ body: Term, _ parts: Parts, _ convention: Convention,
    _ opened: Opened
  ) throws -> Code {
    thunkConvention = convention
    for part in parts.terms {
      let register = allocate(part.layout.count)
      if part.isPlace {
        hoistedPlaces[ObjectIdentifier(part.term)] = .registers(register, part.layout, nil)
      } else {
        hoisted[ObjectIdentifier(part.term)] = Value(register, part.layout, .stable)
      }
    }
    for part in parts.variables {
      let register = allocate(part.layout.count)
      if case .box = part.storage {
        storages[part.variable] = .box(register)
      } else {
        storages[part.variable] = .alias(Value(register, part.layout, .stable))
      }
    }
    for part in parts.opened {
      openedValues[part.parameter] = .alias(Value(allocate(part.layout.count), part.layout, .stable))
    }
    if opened == .type {
      try writeThunkReturn(try evaluate(body), convention)
      return try finish()
    }
    let layout = try lowerer.layouts.layout(of: type)
    if opened == .value {
      openedValues[parameter] = .alias(Value(allocate(layout.count), layout, .stable))
      let value = try evaluate(body)
      try writeThunkReturn(value, convention)
      return try finish()
    }
    let payload = allocate(1)
    let register = unfold(payload, layout)
    openedValues[parameter] = .registers(register, isMutable: true)
    beforeThunkReturn = { [unowned self] in fold(register, payload, layout) }
    let value = own(try evaluate(body))
    fold(register, payload, layout)
    try writeThunkReturn(value, convention)
    return try finish()
  }

  /// What is in a payload that is ours, in registers.
  private func unfold(_ payload: Int, _ layout: Layout) -> Int {
    if layout.isSingleReference || layout.count == 0 { return payload }
    // The box is ours alone while its value is changed outside of it.
    emit(.makeUnique, payload)
    let register = allocate(layout.count)
    for (slot, isReference) in layout.slots.enumerated() {
      emit(isReference ? .takeField : .loadField, register + slot, payload, slot)
    }
    return register
  }

  private func fold(_ register: Int, _ payload: Int, _ layout: Layout) {
    if register == payload { return }
    for slot in layout.slots.indices { emit(.storeField, payload, register + slot, slot) }
  }

  func writeMutatingWitness(
    _ requirement: Function, _ type: Type, _ rest: [Type], _ convention: Convention
  ) throws -> Code {
    currentSpan = requirement.span
    thunkConvention = convention
    let arguments = takeParameters(of: convention)
    let payload = allocate(1)
    let layout = try lowerer.layouts.layout(of: type)
    let register = unfold(payload, layout)
    beforeThunkReturn = { [unowned self] in fold(register, payload, layout) }
    let callable = try witness(requirement, [type] + rest)
    let value = own(
      try call(
        callable, arguments, self: .place(.registers(register, layout, nil)), metatype: nil, requirement.span, .anywhere
      ))
    fold(register, payload, layout)
    try writeThunkReturn(value, convention)
    return try finish()
  }
}
