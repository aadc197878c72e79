import Checking
import Diagnostics
import Machine

/// Bodies that are written nowhere.
extension FunctionLowering {
  func writeSynthesized(_ synthesis: Function.Synthesis, _ function: Function, _ types: [Type]) throws {
    guard let parent = function.parent else { throw Unsupported("a call of `\(function.name)`", function.span) }
    let type = concrete(parent.selfType)
    switch synthesis {
    case .memberwiseInitializer: try writeMemberwise(function, types)
    case .equals: try writeEquals(type, function)
    case .hash: try writeHash(type, function)
    case .less:
      let left = allocate(try lowerer.layouts.layout(of: type).count)
      let right = allocate(try lowerer.layouts.layout(of: type).count)
      try writeLess(type, left, right, function)
    case .rawValueGetter: try writeRawValue(parent, function)
    case .rawValueInitializer: try writeRawValueInitializer(parent, type, function)
    case .allCases:
      let elements = parent.cases.map { Term(.enumCase($0, []), type, function.span) }
      let value = try evaluate(Term(.array(elements), lowerer.core.arrayOf(type), function.span))
      emit(.ret1, value.register)
    case .lazyGetter: try writeLazyGetter(function)
    case .lazySetter: try writeLazySetter(function)
    case .storedGetter: try writeStoredGetter(function)
    case .storedSetter: try writeStoredSetter(function)
    case .optionalRequirement(let requirement, let present, let absent):
      try writeOptional(function, hasWitness(for: requirement, types) ? present : absent)
    case .inheritedInitializer: throw Unsupported("this initializer", function.span)
    }
  }

  // MARK: Optional requirements

  /// Whether a type has something of its own for what it may leave out, and not the default that the library has for that.
  private func hasWitness(for requirement: Function, _ types: [Type]) -> Bool {
    switch program.witness(for: requirement, arguments: types.map(concrete)) {
    case .function(let function, _): function.parent?.kind != .protocol
    case .storedProperty: true
    case .enumCase, nil: false
    }
  }

  private func writeOptional(_ function: Function, _ value: Term) throws {
    epilogue.result = try layout(of: function.result)
    scopes.append(Scope(mark: 0))
    try bindParameters(of: function)
    writeReturn(own(try evaluate(value)))
  }

  // MARK: Memberwise initialisers

  private func writeMemberwise(_ function: Function, _ types: [Type]) throws {
    let convention = try lowerer.convention(of: function, types)
    let value = try makeMemberwise(
      function, types, concrete(function.result), takeParameters(of: convention), function.span, .anywhere)
    try writeThunkReturn(value, convention)
  }

  /// A struct from the values of its properties, put together right where it is wanted.
  func makeMemberwise(
    _ function: Function, _ types: [Type], _ type: Type, _ arguments: [Argument], _ span: Span, _ target: Target
  ) throws -> Value {
    let structLayout = try lowerer.layouts.structLayout(of: type)
    let layout = structLayout.layout
    let register = allocate(layout, target)
    // Arguments first, in their order; then the properties that are none.
    var given: [String: Argument] = [:]
    for (parameter, argument) in zip(function.parameters, arguments) { given[parameter.variable.name] = argument }
    for (variable, field) in structLayout.ordered {
      guard let argument = given[variable.name] else { continue }
      let mark = top
      if variable.ownership == .strong {
        _ = try evaluate(argument, .into(register + field.offset))
      } else {
        _ = try makeWeak(try evaluate(argument), register + field.offset)
      }
      giveBack(to: mark)
    }
    for (variable, field) in structLayout.ordered where given[variable.name] == nil {
      let mark = top
      if variable.isLazy || !variable.hasInitialValue {
        zero(register + field.offset, field.layout.count)
      } else if let (value, pattern) = program.initialValue(of: variable), let pattern {
        if variable.patternLead != nil { continue }
        let whole = own(try evaluate(.omitted(value, Environment(function.generics.parameters, types))))
        try store(whole, by: pattern) { variable in
          structLayout.fields[variable].map { field in
            zero(register + field.offset, field.layout.count)
            return .registers(register + field.offset, field.layout, nil)
          }
        }
      } else if let (value, _) = program.initialValue(of: variable) {
        let initial = Argument.omitted(value, Environment(function.generics.parameters, types))
        if variable.ownership == .strong {
          _ = try evaluate(initial, .into(register + field.offset))
        } else {
          _ = try makeWeak(try evaluate(initial), register + field.offset)
        }
      } else {
        throw Unsupported("this initial value", variable.span)
      }
      giveBack(to: mark)
    }
    return Value(register, layout, .owned)
  }

  /// Code for each case of an enum, which ends the function; a register has the number of the case.
  func forEachCase(of nominal: Nominal, by tag: Int, _ write: (EnumCase) throws -> Void) throws {
    let labels = nominal.cases.map { _ in code.newLabel() }
    code.jumpTable(tag, labels)
    for (enumCase, label) in zip(nominal.cases, labels) {
      bind(label)
      let mark = top
      try write(enumCase)
      giveBack(to: mark)
    }
  }

  // MARK: Comparing

  private func writeEquals(_ type: Type, _ function: Function) throws {
    let layout = try lowerer.layouts.layout(of: type)
    let left = allocate(layout.count)
    let right = allocate(layout.count)
    let differ = code.newLabel()
    guard case .nominal(let nominal, _) = type else { return }
    if nominal.kind == .struct {
      for (_, field) in try lowerer.layouts.structLayout(of: type).ordered {
        try compare(field.type, field.layout, left + field.offset, right + field.offset, differ, function)
      }
      returnBool(true)
    } else {
      code.jump(if: left, .notEqual, right, to: differ)
      if nominal.cases.contains(where: { !$0.payload.isEmpty }) {
        try forEachCase(of: nominal, by: left) { enumCase in
          let caseLayout = try lowerer.layouts.caseLayout(enumCase, of: type)
          for element in caseLayout.elements {
            let first = try gather(caseLayout, element.offset, element.layout, Value(left, layout, .stable))
            let second = try gather(caseLayout, element.offset, element.layout, Value(right, layout, .stable))
            try compare(element.type, element.layout, first.register, second.register, differ, function)
          }
          returnBool(true)
        }
      } else {
        returnBool(true)
      }
    }
    bind(differ)
    returnBool(false)
  }

  private func compare(
    _ type: Type, _ layout: Layout, _ left: Int, _ right: Int, _ differ: CodeLabel, _ function: Function
  ) throws {
    if lowerer.core.isInt(type) { return code.jump(if: left, .notEqual, right, to: differ) }
    guard let requirement = program.coreFunction("Equatable.==") else {
      throw Unsupported("a comparison with `==`", function.span)
    }
    currentSpan = function.span
    let mark = top
    let callable = try witness(requirement, [type])
    let arguments = [left, right].map { Argument.value(Value($0, layout, .stable)) }
    let result = try call(callable, arguments, self: nil, metatype: nil, function.span, .anywhere)
    code.jump(ifNot: result.register, to: differ)
    giveBack(to: mark)
  }

  private func returnBool(_ value: Bool) {
    let register = allocate(1)
    code.loadInt(register, value ? 1 : 0)
    emit(.ret1, register)
    giveBack(to: register)
  }

  /// By the order of the cases; payloads decide between equal ones.
  private func writeLess(_ type: Type, _ left: Int, _ right: Int, _ function: Function) throws {
    guard case .nominal(let nominal, _) = type, let less = program.coreFunction("Comparable.<"),
      let equal = program.coreFunction("Equatable.==")
    else { throw Unsupported("a comparison with `<`", function.span) }
    let layout = try lowerer.layouts.layout(of: type)
    let same = code.newLabel()
    code.jump(if: left, .equal, right, to: same)
    let result = allocate(1)
    emit(.ltInt, result, left, right)
    emit(.ret1, result)
    bind(same)
    try forEachCase(of: nominal, by: left) { enumCase in
      let caseLayout = try lowerer.layouts.caseLayout(enumCase, of: type)
      for element in caseLayout.elements {
        let values = try [left, right].map {
          try gather(caseLayout, element.offset, element.layout, Value($0, layout, .stable))
        }
        let arguments = values.map { Argument.value($0) }
        currentSpan = function.span
        let isEqual = try call(
          witness(equal, [element.type]), arguments, self: nil, metatype: nil, function.span, .anywhere)
        let next = code.newLabel()
        code.jump(if: isEqual.register, to: next)
        let isLess = try call(
          witness(less, [element.type]), arguments, self: nil, metatype: nil, function.span, .anywhere)
        emit(.ret1, isLess.register)
        bind(next)
      }
      returnBool(false)
    }
    returnBool(false)
  }

  // MARK: Hashing

  private func writeHash(_ type: Type, _ function: Function) throws {
    guard let requirement = program.coreFunction("Hashable.hash(into:)"),
      let hasherType = function.parameters.first?.type
    else { throw Unsupported("hashing", function.span) }
    // The hasher is in-out and comes first; self is borrowed and last.
    let hasherLayout = try layout(of: hasherType)
    let hasher = allocate(hasherLayout.count)
    let layout = try lowerer.layouts.layout(of: type)
    let own = allocate(layout.count)
    func combine(_ value: Value, _ type: Type) throws {
      currentSpan = function.span
      let mark = top
      _ = try call(
        witness(requirement, [type]), [.place(.registers(hasher, hasherLayout, nil))], self: .value(value),
        metatype: nil,
        function.span, .anywhere)
      giveBack(to: mark)
    }
    func finish() {
      if hasherLayout.count == 1 { emit(.ret1, hasher) } else { emit(.retN, hasher, hasherLayout.count) }
    }
    guard case .nominal(let nominal, _) = type else { return }
    if let hashed = function.accessed {
      let whole = Value(own, layout, .stable)
      let value: Value
      if let getter = hashed.getter, !hashed.isStored {
        value = try call(
          instance(getter, lowerer.arguments(for: hashed.parent, from: type)), [], self: .value(whole), metatype: nil,
          function.span, .anywhere)
      } else {
        value = try load(storedPlace(hashed, of: type, in: .value(whole), function.span))
      }
      try combine(value, lowerer.core.intType)
      return finish()
    }
    if nominal.kind == .struct {
      for (_, field) in try lowerer.layouts.structLayout(of: type).ordered {
        try combine(Value(own + field.offset, field.layout, .stable), field.type)
      }
      return finish()
    }
    if nominal.cases.count > 1 { try combine(Value(own, .raw, .stable), lowerer.core.intType) }
    try forEachCase(of: nominal, by: own) { enumCase in
      let caseLayout = try lowerer.layouts.caseLayout(enumCase, of: type)
      for element in caseLayout.elements {
        let value = try gather(caseLayout, element.offset, element.layout, Value(own, layout, .stable))
        try combine(value, element.type)
      }
      finish()
    }
    finish()
  }

  // MARK: Raw values

  private func writeRawValue(_ parent: Nominal, _ function: Function) throws {
    let own = allocate(1)
    let result = allocate(1)
    let values = parent.cases.map { $0.rawValue ?? .integer(Int64($0.index)) }
    if values.enumerated().allSatisfy({ $1 == .integer(Int64($0)) }) { return emit(.ret1, own) }
    let labels = parent.cases.map { _ in code.newLabel() }
    code.jumpTable(own, labels)
    for (value, label) in zip(values, labels) {
      bind(label)
      load(value, result)
      emit(.ret1, result)
    }
    emit(.trap, Int(TrapKind.unreachable.rawValue), -1)
  }

  private func load(_ value: EnumCase.RawValue, _ register: Int) {
    switch value {
    case .integer(let number): code.loadInt(register, Int(number))
    case .string(let text): code.loadString(register, text)
    case .float(let number): code.loadDouble(register, number)
    }
  }

  private func writeRawValueInitializer(_ parent: Nominal, _ type: Type, _ function: Function) throws {
    let given = allocate(1)
    let optional = lowerer.core.optionalOf(type)
    let layout = try lowerer.layouts.layout(of: optional)
    let expected = allocate(1)
    let test = allocate(1)
    let result = allocate(layout.count)
    for enumCase in parent.cases {
      let next = code.newLabel()
      switch enumCase.rawValue ?? .integer(Int64(enumCase.index)) {
      case .integer(let number):
        if CodeBuilder.isImmediate(Int(number)) {
          code.jump(if: given, .notEqual, immediate: Int(number), to: next)
        } else {
          code.loadInt(expected, Int(number))
          code.jump(if: given, .notEqual, expected, to: next)
        }
      case .string(let text):
        code.loadString(expected, text)
        emit(.stringEqual, test, given, expected)
        code.jump(ifNot: test, to: next)
      case .float(let number):
        code.loadDouble(expected, number)
        code.jump(ifDouble: given, .equal, expected, negated: true, to: next)
      }
      zero(result, layout.count)
      code.loadInt(result, 1)
      code.loadInt(result + 1, enumCase.index)
      emit(.retN, result, layout.count)
      bind(next)
    }
    zero(result, layout.count)
    emit(.retN, result, layout.count)
  }

  // MARK: Lazy properties

  /// Where the value is kept once it has been computed, and its type. Self may be in a box: the initial value's closure
  /// captures it.
  private func lazyStorage(_ function: Function) throws -> (Place, Type, Variable) {
    guard let own = function.selfVariable, let variable = function.accessed, let parent = variable.parent else {
      throw Unsupported("this lazy property", function.span)
    }
    let type = concrete(parent.selfType)
    guard let field = try field(variable, of: type) else { throw Unsupported("this lazy property", function.span) }
    let whole = try place(of: own, function.span)
    if lowerer.isClass(type) {
      let object = try load(whole)
      return (storage(of: variable, field, in: object.register, function.span), field.type, variable)
    }
    return (part(whole, field.offset, field.layout), field.type, variable)
  }

  private func writeLazyGetter(_ function: Function) throws {
    epilogue.result = try layout(of: function.result)
    scopes.append(Scope(mark: 0))
    try bindParameters(of: function)
    let (storage, type, variable) = try lazyStorage(function)
    let optional = lowerer.core.optionalOf(type)
    let payload = try payload(of: optional)
    let layout = try lowerer.layouts.layout(of: optional)
    let register = allocate(layout.count)
    _ = try load(storage, .into(register))
    let compute = code.newLabel()
    let value = Value(register + payload.offset, payload.layout, .owned)
    try jump(ifNil: Value(register, layout, .stable), of: optional, to: compute)
    writeReturn(value)
    bind(compute)
    guard let (term, _) = program.initialValue(of: variable) else {
      throw Unsupported("this lazy property", function.span)
    }
    _ = try evaluate(term, .into(register + payload.offset))
    if payload.offset == 1 { code.loadInt(register, 1) }
    try store(own(Value(register, layout, .stable)), in: storage)
    writeReturn(value)
  }

  private func writeLazySetter(_ function: Function) throws {
    guard let parameter = function.parameters.first else { throw Unsupported("this lazy property", function.span) }
    scopes.append(Scope(mark: 0))
    try bindParameters(of: function)
    let (storage, type, variable) = try lazyStorage(function)
    let optional = lowerer.core.optionalOf(type)
    let value = try load(place(of: parameter.variable, function.span))
    // Who asks for the old value gets it computed, if nobody has asked before.
    var old: Value?
    if variable.didSet != nil, let getter = variable.getter {
      if wantsOldValue(variable) {
        old = own(try callOnSelf(getter, [], of: function))
      } else {
        let unused = allocate(value.layout.count)
        zero(unused, value.layout.count)
        old = Value(unused, value.layout, .stable)
      }
    }
    if let willSet = variable.willSet {
      let given = willSet.parameters.isEmpty ? [] : [Value(value.register, value.layout, .stable)]
      _ = try callOnSelf(willSet, given, of: function)
    }
    let layout = try lowerer.layouts.layout(of: optional)
    let wrapped = try wrap(value, as: optional, .into(allocate(layout.count)))
    try store(wrapped, in: storage)
    if let didSet = variable.didSet {
      _ = try callOnSelf(didSet, old.map { [Value($0.register, $0.layout, .stable)] } ?? [], of: function)
    }
    if let old { release(old) }
    writeReturn(nil)
  }

  /// Calls an accessor or observer of the same type on what the function that is being written has as self.
  private func callOnSelf(_ callee: Function, _ arguments: [Value], of function: Function) throws -> Value {
    guard let parent = function.parent, let own = function.selfVariable else {
      throw Unsupported("this property", function.span)
    }
    let callable = try instance(callee, lowerer.arguments(for: parent, from: concrete(parent.selfType)))
    let place = try place(of: own, function.span)
    let receiver: Argument = callable.convention.isSelfInOut ? .place(place) : .value(try load(place))
    return try call(
      callable, arguments.map { .value($0) }, self: receiver, metatype: nil, function.span, .anywhere)
  }

  // MARK: Stored properties that subclasses override

  /// Register 0 holds self.
  private func writeStoredGetter(_ function: Function) throws {
    guard let variable = function.accessed, let parent = variable.parent else {
      throw Unsupported("this property", function.span)
    }
    try writeStoredGetter(of: variable, in: concrete(parent.selfType))
  }

  func writeStoredGetter(of variable: Variable, in type: Type) throws {
    let own = allocate(1)
    let place = try storage(of: variable, type, Value(own, .reference, .stable), variable.span)
    let value = self.own(try load(place))
    if value.layout.count == 1 { emit(.ret1, value.register) } else { emit(.retN, value.register, value.layout.count) }
  }

  private func writeStoredSetter(_ function: Function) throws {
    guard let variable = function.accessed, let parent = variable.parent, let parameter = function.parameters.first
    else {
      throw Unsupported("this property", function.span)
    }
    let layout = try layout(of: parameter.type)
    let value = allocate(layout.count)
    let own = allocate(1)
    let type = concrete(parent.selfType)
    let object = Value(own, .reference, .stable)
    let place = try storage(of: variable, type, object, function.span)
    let copied = self.own(Value(value, layout, .stable))
    try store(copied, in: place)
    emit(.ret)
  }

  /// A stored property of an instance, with the observers that it and those it overrides have. One that overrides a
  /// computed property goes through that one's accessors.
  private func storage(of variable: Variable, _ type: Type, _ object: Value, _ span: Span) throws -> Place {
    let place: Place
    let arguments = try lowerer.arguments(for: variable.parent, from: type)
    if let above = variable.overridden {
      if above.isStored {
        place = try storage(of: above, type, object, span)
      } else {
        let inherited = try lowerer.arguments(for: above.parent, from: type)
        guard let getter = above.getter else { throw Unsupported("this property", span) }
        place = .computed(
          ComputedPlace(
            base: .object(object), indices: [], layout: try layout(of: getter.result), span: span,
            getter: try instance(getter, inherited), setter: try above.setter.map { try instance($0, inherited) }))
      }
    } else {
      guard let field = try field(variable, of: type) else { throw Unsupported("this property", span) }
      let slots = storage(of: variable, field, in: object.register, span)
      place = variable.ownership == .strong ? slots : try weak(slots, field.type, variable)
    }
    guard variable.willSet != nil || variable.didSet != nil else { return place }
    return .observed(
      ObservedPlace(
        storage: place, base: .object(object), willSet: try variable.willSet.map { try instance($0, arguments) },
        didSet: try variable.didSet.map { try instance($0, arguments) }, wantsOldValue: wantsOldValue(variable),
        isSilentOnError: isSilentOnError(variable), layout: try layout(of: place), span: span))
  }
}
