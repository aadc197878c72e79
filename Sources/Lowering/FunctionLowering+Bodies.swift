import Checking
import Diagnostics
import Machine

extension Lowerer {
  /// The code of a function for its types.
  func lowerInstance(_ key: InstanceKey) throws -> Code {
    let function = key.function
    let environment = Environment(function.generics.parameters, key.arguments)
    let lowering = FunctionLowering(self, function: function, environment: environment)
    do {
      switch key.variant {
      case .allocating(let type): try lowering.writeAllocation(of: type, function, key.arguments)
      case .initializing: try lowering.writeClassInitializer(function, key.arguments)
      case .plain, .calm, .on:
        if case .calm = key.variant { lowering.errorsAreImpossible = true }
        if case .on(let type) = key.variant { lowering.staticSelf = type }
        if let intrinsic = function.intrinsic {
          try lowering.writeIntrinsicFunction(intrinsic, function, key.arguments)
        } else if let synthesis = function.synthesis {
          try lowering.writeSynthesized(synthesis, function, key.arguments)
        } else {
          try lowering.writeBody(of: function, captures: [])
        }
      }
    } catch var problem as Unsupported {
      if problem.span == nil { problem.span = lowering.currentSpan ?? function.span }
      throw problem
    }
    return try lowering.finish()
  }
}

extension FunctionLowering {
  /// A function, method, accessor, closure or the top level.
  func writeBody(of function: Function, captures: [Capture]) throws {
    guard let body = program.body(of: function) else {
      throw Unsupported("a call of `\(function.name)`", function.span)
    }
    if function.kind == .initializer { return try writeInitializer(function, body) }
    epilogue.result = try layout(of: function.result)
    let scope = Scope(mark: 0)
    scopes.append(scope)
    try bindParameters(of: function)
    bindCaptures(captures)
    beginWaiting(function, body)
    try lowerStatements(body.statements)
    if function.kind == .deinitializer {
      try unwind(to: 0)
      writeDeinitAbove(function)
      emit(.ret)
      return
    }
    if case .returnStatement? = body.statements.last?.kind { return }
    try lowerFallingOff()
  }

  /// Parameters are where the caller put them; self is the last.
  func bindParameters(of function: Function) throws {
    try bindParameters(function.parameters.map(\.variable) + (function.selfVariable.map { [$0] } ?? []))
    if function.kind != .closure && function.enclosing == nil { makeBoxes() }
  }

  private func bindParameters(_ variables: [Variable]) throws {
    for variable in variables {
      let layout = try layout(of: variable.type)
      let register = allocate(layout.count)
      if variable.isInOut {
        epilogue.inouts.append((variable, layout))
        if variable.isCaptured { pendingBoxes.append((variable, register, layout)) }
        storages[variable] = .registers(register, isMutable: true)
      } else {
        storages[variable] = .alias(Value(register, layout, .stable))
      }
    }
  }

  private func makeBoxes() {
    for (variable, register, layout) in pendingBoxes {
      let box = allocate(1)
      emit(.newFrom, box, register, layout.shape(.box, in: executable))
      storages[variable] = .box(box)
    }
    pendingBoxes = []
  }

  /// The captures of a closure stand in the object behind the parameters.
  func bindCaptures(_ captures: [Capture]) {
    guard let function, function.kind == .closure || function.enclosing != nil else { return }
    let context = allocate(1)
    if function.kind == .function, !captures.isEmpty { localClosures[function] = context }
    let count = captures.reduce(0) { $0 + $1.layout.count }
    let base = allocate(count)
    if count == 1 {
      emit(.loadField, base, context, 1)
    } else {
      var offset = 0
      while offset < count {
        emit(.loadFieldN, base + offset, context, 1 + offset, d: min(255, count - offset))
        offset += 255
      }
    }
    var register = base
    for capture in captures {
      storages[capture.variable] =
        capture.isBox ? .box(register) : .alias(Value(register, capture.layout, .stable))
      register += capture.layout.count
    }
    makeBoxes()
  }

  // MARK: Initialisers of structs and enums

  private func writeInitializer(_ function: Function, _ body: CheckedBlock) throws {
    guard let own = function.selfVariable else { throw Unsupported("this initializer", function.span) }
    epilogue.result = try layout(of: function.result)
    let scope = Scope(mark: 0)
    scopes.append(scope)
    try bindParameters(function.parameters.map(\.variable))
    makeBoxes()
    beginWaiting(function, body)
    let type = concrete(own.type)
    let layout = try lowerer.layouts.layout(of: type)
    let register = allocate(layout.count)
    zero(register, layout.count)
    epilogue.kind = .value(own, isFailable: function.isFailable)
    if own.isCaptured {
      let box = allocate(1)
      emit(.newFrom, box, register, layout.shape(.box, in: executable))
      storages[own] = .box(box)
      scope.owned.append(Value(box, .reference, .owned))
    } else {
      storages[own] = .registers(register, isMutable: true)
      if !layout.isTrivial { scope.owned.append(Value(register, layout, .owned)) }
    }
    if !body.contains({ $0.delegates(from: own) }), case .nominal(let nominal, let arguments) = type,
      nominal.kind == .struct, nominal.primitive == nil
    {
      try setInitialValues(nominal.storedProperties, of: type, arguments, .registers(register, layout, nil), own)
    }
    try lowerStatements(body.statements)
    try lowerFallingOff()
  }

  /// The values that stored properties are declared with.
  private func setInitialValues(
    _ variables: [Variable], of type: Type, _ arguments: [Type], _ whole: Place, _ own: Variable
  ) throws {
    let inner = environment
    for variable in variables where variable.hasInitialValue && !variable.isLazy {
      if function?.replacesInitialValue(of: variable) == true { continue }
      let mark = top
      guard let (value, pattern) = program.initialValue(of: variable) else { continue }
      if let parent = variable.parent { environment = inner.adding(parent.generics.parameters, arguments) }
      let result = pattern != nil && variable.patternLead != nil ? nil : self.own(try evaluate(value))
      environment = inner
      // The first of the names that share a value stands for all.
      guard let result else { continue }
      let fields = try lowerer.layouts.structLayout(of: type).fields
      if let pattern {
        let whole = try self.place(of: own, variable.span)
        try store(result, by: pattern) { variable in fields[variable].map { part(whole, $0.offset, $0.layout) } }
        giveBack(to: mark)
        continue
      }
      guard let field = fields[variable] else { continue }
      var place = try place(of: own, variable.span)
      place = part(place, field.offset, field.layout)
      if variable.ownership != .strong { place = try weak(place, field.type, variable) }
      try store(result, in: place)
      giveBack(to: mark)
    }
  }

  /// The parts of a value go to the properties that a pattern names.
  func store(_ value: Value, by pattern: CheckedPattern, _ place: (Variable) -> Place?) throws {
    switch pattern.kind {
    case .tuple(let parts):
      let fields = try lowerer.layouts.tupleFields(of: concrete(pattern.type))
      for (part, field) in zip(parts, fields) {
        try store(Value(value.register + field.offset, field.layout, .owned), by: part, place)
      }
    case .bind(let variable):
      if let place = place(variable) { try store(value, in: place) } else { release(value) }
    default: release(value)
    }
  }

  func weak(_ place: Place, _ type: Type, _ variable: Variable) throws -> Place {
    .weak(place, variable.ownership, try lowerer.layouts.layout(of: type), variable.span)
  }

  // MARK: Classes

  /// Makes an instance and initialises it.
  func writeAllocation(of type: Type, _ function: Function, _ arguments: [Type]) throws {
    let convention = try lowerer.convention(of: function, arguments, .allocating(type))
    var start = try lowerer.convention(of: function, arguments, .initializing)
    // The error waits until the instance is gone.
    start.isThrowing = false
    let parameters = takeParameters(of: convention)
    note(function.span)
    let object = allocate(1)
    emit(.new, object, try lowerer.shape(of: type))
    let result = try call(
      Callable(kind: .code(lowerer.index(of: function, arguments, .initializing)), convention: start), parameters,
      self: .value(Value(object, .reference, .stable)), metatype: nil, function.span, .anywhere)
    let error = function.isThrowing ? allocate(2) : nil
    if let error { emit(.takeThrown, error) }
    if function.isFailable || function.isThrowing {
      let succeeded = code.newLabel()
      let complete = code.newLabel()
      code.jump(if: result.register, .equal, immediate: InitializerResult.succeeded, to: succeeded)
      code.jump(if: result.register, .equal, immediate: InitializerResult.failed, to: complete)
      if let shape = try lowerer.unfinishedShape(of: type) {
        let base = allocate(2)
        emit(.move, base, object)
        code.loadInt(base + 1, shape)
        emit(.native, base, lowerer.reshapeNative)
      }
      bind(complete)
      emit(.clear, object)
      bind(succeeded)
    }
    if let error { emit(.throwError, error) }
    try writeThunkReturn(Value(object, convention.result, .owned), convention)
  }

  /// Initialises the instance that is self.
  func writeClassInitializer(_ function: Function, _ arguments: [Type]) throws {
    guard let own = function.selfVariable, let parent = function.parent else {
      throw Unsupported("this initializer", function.span)
    }
    epilogue.kind = .instance(isFailable: function.isFailable || function.isThrowing)
    epilogue.result = function.isFailable || function.isThrowing ? .raw : .void
    let scope = Scope(mark: 0)
    scopes.append(scope)
    try bindParameters(function.parameters.map(\.variable))
    let object = allocate(1)
    storages[own] = .alias(Value(object, .reference, .stable))
    makeBoxes()
    let type = Type.nominal(parent, Array(arguments.prefix(parent.generics.parameters.count)))
    if !function.isConvenience { try setClassInitialValues(type, object) }
    if let synthesis = function.synthesis {
      if case .inheritedInitializer(let inherited) = synthesis, let superclass = program.superclass(of: type) {
        try writeSuperInitializer(inherited, program.canonical(superclass), function, object)
      }
    } else if let body = program.body(of: function) {
      beginWaiting(function, body)
      try lowerStatements(body.statements)
    } else {
      throw Unsupported("this initializer", function.span)
    }
    try lowerFallingOff()
  }

  private func setClassInitialValues(_ type: Type, _ object: Int) throws {
    guard case .nominal(let nominal, let arguments) = type else { return }
    let inner = environment
    environment = inner.adding(nominal.generics.parameters, arguments)
    defer { environment = inner }
    for (variable, field) in try lowerer.layouts.classLayout(of: type).own
    where variable.hasInitialValue && !variable.isLazy {
      let mark = top
      guard let (value, pattern) = program.initialValue(of: variable) else { continue }
      if let pattern {
        if variable.patternLead != nil { continue }
        let fields = try lowerer.layouts.classLayout(of: type).fields
        try store(own(try evaluate(value)), by: pattern) { variable in
          fields[variable].map { .field(object: object, slot: $0.offset, $0.layout, isStable: false) }
        }
        giveBack(to: mark)
        continue
      }
      var place = Place.field(object: object, slot: field.offset, field.layout, isStable: false)
      if variable.ownership != .strong { place = try weak(place, field.type, variable) }
      try store(own(try evaluate(value)), in: place)
      giveBack(to: mark)
    }
  }

  /// The superclass's initialiser with this one's parameters, handed on.
  private func writeSuperInitializer(
    _ inherited: Function, _ superclass: Type, _ function: Function, _ object: Int
  ) throws {
    guard case .nominal(_, let arguments) = superclass else { return }
    var convention = try lowerer.convention(of: inherited, arguments, .initializing)
    convention.isThrowing = false
    var given: [Argument] = []
    for parameter in function.parameters {
      let place = try place(of: parameter.variable, parameter.span)
      given.append(parameter.isInOut ? .place(place) : .value(try load(place)))
    }
    let result = try call(
      Callable(kind: .code(lowerer.index(of: inherited, arguments, .initializing)), convention: convention), given,
      self: .value(Value(object, .reference, .stable)), metatype: nil, function.span, .anywhere)
    if inherited.isFailable || inherited.isThrowing { writeReturn(result) }
  }

  private func writeDeinitAbove(_ function: Function) {
    guard let parent = function.parent, let own = function.selfVariable else { return }
    let type = concrete(parent.selfType)
    guard let above = lowerer.deinitializerAbove(type), case .alias(let object)? = storages[own] else { return }
    let base = top + 2
    reach(base + 1)
    emit(.move, base, object.register)
    emit(at: function.span, .call, base, above)
  }

  // MARK: Calls of initialisers

  func callInitializer(
    _ term: Term, _ function: Function, _ types: [Type], _ dispatch: Dispatch, _ base: Term?, _ metatype: Term?,
    _ arguments: [Argument], _ target: Target
  ) throws -> Value {
    let failure = delegationFailures[ObjectIdentifier(term)] ?? .thisToo
    if let base, function.parent?.kind == .class {
      // `super.init`, `self.init`: the instance is there.
      let types = types.map(concrete)
      var convention = try lowerer.convention(of: function, types, .initializing)
      if function.isThrowing, !handlers.isEmpty, failure == .thisToo {
        throw Unsupported("an initializer that throws within `do`", term.span)
      }
      convention.isThrowing = false
      let object = try evaluate(base)
      // `self.init` is the initialiser of the instance's own class.
      let kind: Callable.Kind =
        function.parent === self.function?.parent
        ? .method(selector: lowerer.initializingSelector(function, types))
        : .code(lowerer.index(of: function, types, .initializing))
      let result = try call(
        Callable(kind: kind, convention: convention), arguments,
        self: .value(Value(object.register, .reference, .stable)), metatype: nil, term.span, .anywhere)
      if function.isFailable || function.isThrowing {
        let succeeded = code.newLabel()
        code.jump(if: result.register, .equal, immediate: InitializerResult.succeeded, to: succeeded)
        let error = function.isThrowing ? allocate(2) : nil
        if let error { emit(.takeThrown, error) }
        switch failure {
        case .thisToo:
          // It did not come about: neither does this one.
          try unwind(to: 0)
          if let error { emit(.throwError, error) }
        case .isNil:
          try unwind(to: 0)
          if let error { emit(.release, error) }
        case .ends:
          if let error { try endWithError(error, orNil: function.isFailable) }
          emit(.loadInt, result.register, 0)
          emit(at: term.span, .unwrap, result.register)
        }
        writeReturn(Value(result.register, .raw, .owned))
        bind(succeeded)
      }
      isSuperInitialized = true
      return .void
    }
    var id: Int?
    if let metatype {
      // A generic parameter may stand for a class below the initialiser's.
      let isPlain =
        switch knownType(metatype) {
        case .nominal(let nominal, _)? where function.parent?.kind == .class: nominal === function.parent
        case let known?: !lowerer.isClass(known) || known == types.first.map(concrete)
        case nil: false
        }
      if !isPlain { id = try evaluate(metatype).register }
    }
    return try callInitializer(
      resultType: concrete(term.type), function, types.map(concrete), dispatch, metatype: id, arguments, term.span,
      target)
  }

  /// Makes a new value.
  func callInitializer(
    resultType: Type, _ function: Function, _ types: [Type], _ dispatch: Dispatch, on asked: Type? = nil,
    metatype: Int?, _ arguments: [Argument], _ span: Span, _ target: Target
  ) throws -> Value {
    if case .requirement = dispatch, metatype == nil {
      let callable = try witness(function, types, on: asked)
      let value = try call(callable, arguments, self: nil, metatype: nil, span, target)
      let wanted = try lowerer.layouts.layout(of: resultType)
      if !value.layout.isLaidOut(as: wanted) || isNonFailable(callable, forFailable: function) {
        // A witness that cannot fail, for a requirement that may.
        return try wrap(value, as: resultType, target)
      }
      return value
    }
    guard function.parent?.kind == .class || metatype != nil else {
      if case .memberwiseInitializer? = function.synthesis, function.parent?.kind == .struct {
        return try makeMemberwise(function, types, resultType, arguments, span, target)
      }
      return try call(instance(function, types), arguments, self: nil, metatype: nil, span, target)
    }
    let type = function.isFailable ? lowerer.core.wrapped(resultType) ?? resultType : resultType
    if let metatype {
      var convention = try lowerer.convention(of: function, types)
      convention.result = try lowerer.layouts.layout(of: resultType)
      if case .requirement = dispatch {
        let selector = lowerer.staticRequirementSelector(function, types, resultType, convention)
        return try call(
          Callable(kind: .type(selector: selector), convention: convention), arguments, self: nil, metatype: metatype,
          span,
          target)
      }
      let selector = lowerer.initializerSelector(function, types)
      return try call(
        Callable(kind: .type(selector: selector), convention: convention), arguments, self: nil, metatype: metatype,
        span, target)
    }
    let convention = try lowerer.convention(of: function, types, .allocating(type))
    return try call(
      Callable(kind: .code(lowerer.index(of: function, types, .allocating(type))), convention: convention), arguments,
      self: nil, metatype: nil, span, target)
  }

  private func isNonFailable(_ callable: Callable, forFailable requirement: Function) -> Bool {
    guard requirement.isFailable, case .instance(let function, _) = callable.kind else { return false }
    return !function.isFailable
  }
}

extension Term {
  /// `self = …` or `self.init(…)` in an initialiser: it does not set the stored properties one by one.
  fileprivate func delegates(from own: Variable) -> Bool {
    guard case .assign(let place, let value) = kind, case .variable(let variable) = place.kind, variable === own else {
      return false
    }
    return value.called?.kind == .initializer
  }

  private var called: Function? {
    switch kind {
    case .call(.function(let function, _, _, _, _), _): function
    case .forceUnwrap(let inner), .attempt(let inner, _): inner.called
    default: nil
    }
  }

  /// `super.init(…)`, `self.init(…)` on an instance that is there already.
  var isDelegation: Bool {
    guard case .call(.function(let function, _, _, _?, _), _) = kind else { return false }
    return function.kind == .initializer && function.parent?.kind == .class
  }
}
