import Checking
import Diagnostics
import Machine

/// `as?`, `as!`, `is`, `type(of:)`. A cast gives an optional; what is known of the types decides how much of it is left
/// for run time.
extension FunctionLowering {
  func lowerCast(_ term: Term, _ inner: Term, _ cast: Term.Cast, to type: Type, _ target: Target) throws -> Value {
    let from = concrete(inner.type)
    let to = concrete(type)
    let optional = lowerer.core.optionalOf(to)
    let mark = top
    let result = try target.register ?? allocate(layout(of: term.type).count)
    let inside = top
    let before = held.count
    let value = secure(try evaluate(inner))
    let outcome = try castValue(value, from: from, to: to, term.span)
    defer { giveBack(to: target.register == nil ? inside : mark) }
    // Swift puts any value into an instance where one is wanted.
    let boxes = to == .anyObject && lowerer.core.wrapped(from) == nil
    if boxes, cast != .check {
      let isObject = code.newLabel()
      try jump(ifSome: outcome, of: optional, to: isObject)
      let message = executable.constant(string: "Zoetrope does not support structs and enums as `AnyObject`")
      emit(at: term.span, .trap, Int(TrapKind.unsupported.rawValue), message)
      bind(isObject)
    }
    switch cast {
    case .conditional:
      let delivered = deliver(outcome, .into(result))
      release(value)
      releaseHeld(before)
      return delivered
    case .check:
      if boxes {
        code.loadInt(result, 1)
      } else {
        emit(.neImm, result, outcome.register + (try tagSlot(of: optional)), 0)
      }
      release(outcome)
      release(value)
      releaseHeld(before)
      return Value(result, .raw, .owned)
    case .forced:
      let payload = try payload(of: optional)
      let succeeded = code.newLabel()
      try jump(ifSome: outcome, of: optional, to: succeeded)
      let message =
        "could not cast a value of type '\(from.runtimeName(qualified: false))' "
        + "to '\(to.runtimeName(qualified: false))'"
      emit(at: term.span, .trap, Int(TrapKind.castFailed.rawValue), executable.constant(string: message))
      bind(succeeded)
      let part = Value(outcome.register + payload.offset, payload.layout, outcome.holder)
      let delivered = deliver(part, .into(result))
      release(value)
      releaseHeld(before)
      return delivered
    }
  }

  /// The value as an optional of the wanted type, in registers of its own. The value is only borrowed.
  func castValue(_ value: Value, from: Type, to: Type, _ span: Span) throws -> Value {
    let optional = lowerer.core.optionalOf(to)
    let layout = try lowerer.layouts.layout(of: optional)
    let register = allocate(layout.count)
    let borrowed = Value(value.register, value.layout, .stable)
    try cast(borrowed, from: from, to: to, into: register, optional, span)
    return Value(register, layout, .owned)
  }

  private func cast(
    _ value: Value, from: Type, to: Type, into register: Int, _ optional: Type, _ span: Span
  ) throws {
    let layout = try lowerer.layouts.layout(of: optional)
    let payload = try payload(of: optional)
    func succeed(_ result: Value) throws { _ = try wrap(result, as: optional, .into(register)) }
    func fail() { zero(register, layout.count) }
    /// Succeeds where the test does not leave for the label that it is given.
    func succeed(_ result: Value, unless test: (CodeLabel) throws -> Void) throws {
      let failed = code.newLabel()
      let end = code.newLabel()
      try test(failed)
      try succeed(result)
      code.jump(to: end)
      bind(failed)
      fail()
      bind(end)
    }
    func succeedErased() throws {
      let mark = top
      let erased = allocate(2)
      try succeed(own(try erase(own(value), from: from, erased)))
      giveBack(to: mark)
    }
    if from == to { return try succeed(value) }
    // An `AnyHashable` is what is in it.
    if let inside = lowerer.core.hashableInside(from) {
      return try cast(value, from: inside, to: to, into: register, optional, span)
    }
    if let wrapped = lowerer.core.wrapped(from) {
      // Where anything is asked for, or what optionals conform to themselves, it is the optional that is meant, nil as well.
      if case .existential = to, lowerer.satisfies(from, to) { return try succeedErased() }
      // An optional is looked through; nil is a value of an optional type only.
      let isNil = code.newLabel()
      let end = code.newLabel()
      let inner = try self.payload(of: from)
      try jump(ifNil: value, of: from, to: isNil)
      try cast(value.part(inner.offset, inner.layout), from: wrapped, to: to, into: register, optional, span)
      code.jump(to: end)
      bind(isNil)
      if lowerer.core.wrapped(to) != nil {
        zero(register, layout.count)
        if payload.offset == 1 { code.loadInt(register, 1) }
      } else {
        fail()
      }
      bind(end)
      return
    }
    if let wrapped = lowerer.core.wrapped(to), !isExistential(from) {
      let mark = top
      let inner = try castValue(value, from: from, to: wrapped, span)
      try succeed(inner) { try jump(ifNil: inner, of: to, to: $0) }
      giveBack(to: mark)
      return
    }
    if let inside = lowerer.core.hashableInside(to) {
      let mark = top
      let inner = try castValue(value, from: from, to: inside, span)
      let whole = lowerer.core.optionalOf(inside)
      let part = try self.payload(of: whole)
      try succeed(Value(inner.register + part.offset, part.layout, inner.holder)) {
        try jump(ifNil: inner, of: whole, to: $0)
      }
      giveBack(to: mark)
      return
    }
    if case .existential = from { return try castExistential(value, to: to, into: register, optional, span) }
    if case .existential = to {
      if lowerer.isClass(from) {
        // A subclass may conform where the class does not.
        let mark = top
        let erased = allocate(2)
        _ = try erase(value, from: from, erased)
        try castByID(Value(erased, .existential, .stable), to: to, into: register, optional)
        giveBack(to: mark)
        return
      }
      return lowerer.satisfies(from, to) ? try succeedErased() : fail()
    }
    if lowerer.isClass(from), lowerer.isClass(to) {
      if lowerer.satisfies(from, to) { return try succeed(Value(value.register, .reference, .stable)) }
      guard lowerer.satisfies(to, from) else { return fail() }
      let mark = top
      let id = allocate(1)
      emit(.typeOf, id, value.register)
      emit(.castTest, id, id, lowerer.cast(to: to))
      try succeed(Value(value.register, .reference, .stable)) { code.jump(ifNot: id, to: $0) }
      giveBack(to: mark)
      return
    }
    if let source = lowerer.core.element(from), let destination = lowerer.core.element(to) {
      return try castArray(value, source, destination, into: register, optional, span)
    }
    if case .function(let one) = from, case .function(let other) = to, !one.isThrowing,
      FunctionType(one.parameters, one.result, isThrowing: true, isAsync: one.isAsync) == other
    {
      // What throws nothing is one that may throw anything.
      return try succeed(value)
    }
    if case .tuple(let parts) = from, case .tuple(let wanted) = to {
      guard haveLabelsAlike(parts, wanted) else { return fail() }
      return try castTuple(value, from: from, to: to, into: register, optional, span)
    }
    if case .metatype = from, case .metatype(let instance) = to {
      let mark = top
      let test = allocate(1)
      emit(.castTest, test, value.register, lowerer.cast(to: instance))
      try succeed(Value(value.register, try lowerer.layouts.layout(of: to), .stable)) { code.jump(ifNot: test, to: $0) }
      giveBack(to: mark)
      return
    }
    if case .nominal(let nominal, let arguments) = from, case .nominal(let other, let others) = to, nominal === other,
      arguments != others, nominal.kind != .class, nominal.module.name == "Swift",
      let name = ["Dictionary": "_castDictionary", "Set": "_castSet"][nominal.name],
      let function = program.coreFunction(name)
    {
      // The library goes through the elements. What else is generic is not taken apart.
      let mark = top
      let id = allocate(1)
      code.loadInt(id, lowerer.types.id(of: to))
      let result = try call(
        instance(function, arguments + others), [.value(value), .value(Value(id, .metatype, .stable))], self: nil,
        metatype: nil, span, .anywhere)
      _ = deliver(result, .into(register))
      giveBack(to: mark)
      return
    }
    if let made = try bridge(value, from: from, to: to, span) {
      let mark = top
      let (result, type) = made
      if type == to { try succeed(result) } else { _ = deliver(result, .into(register)) }
      giveBack(to: mark)
      return
    }
    fail()
  }

  /// What the library makes of a value whose object is asked for, or of an object whose value is; the type is that or an optional of
  /// it.
  func bridge(_ value: Value, from: Type, to: Type, _ span: Span) throws -> (Value, Type)? {
    let maker: Function
    // An error becomes an object only where that is written, `error as NSError`.
    if case .nominal(let nominal, _) = to, nominal.kind == .class, let found = program.bridging(from, to: nominal),
      concrete(found.parameters[0].type) == from
    {
      maker = found
    } else if let found = program.unbridging(from, to: to) {
      maker = found
    } else {
      return nil
    }
    let type = maker.isFailable ? lowerer.core.optionalOf(to) : to
    let result =
      maker.kind == .initializer
      ? try callInitializer(resultType: to, maker, [], .direct, metatype: nil, [.value(value)], span, .anywhere)
      : try call(instance(maker, []), [.value(value)], self: nil, metatype: nil, span, .anywhere)
    return (result, type)
  }

  private func isExistential(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return false
  }

  private func castExistential(
    _ value: Value, to: Type, into register: Int, _ optional: Type, _ span: Span
  ) throws {
    if case .existential = to { return try castByID(value, to: to, into: register, optional, span) }
    if lowerer.isClass(to) {
      // Only the class matters; what is not one never passes.
      let mark = top
      let test = allocate(1)
      let failed = code.newLabel()
      let end = code.newLabel()
      emit(.exactType, test, value.register)
      emit(.castTest, test, test, lowerer.cast(to: to))
      code.jump(ifNot: test, to: failed)
      _ = try wrap(Value(value.register, .reference, .stable), as: optional, .into(register))
      code.jump(to: end)
      bind(failed)
      // In `Any` there may be an optional with the instance in it.
      try castDynamically(value, to: to, into: register, optional, span)
      bind(end)
      giveBack(to: mark)
      return
    }
    try castDynamically(value, to: to, into: register, optional, span)
  }

  /// To an existential: the payload stays as it is, if the type in it conforms.
  private func castByID(_ value: Value, to: Type, into register: Int, _ optional: Type, _ span: Span? = nil) throws {
    let layout = try lowerer.layouts.layout(of: optional)
    let mark = top
    let test = allocate(1)
    let failed = code.newLabel()
    let end = code.newLabel()
    if !isObject(to) {
      // As what it is seen, if that will do.
      let unseen = code.newLabel()
      emit(.castTest, test, value.register + 1, lowerer.cast(to: to))
      code.jump(ifNot: test, to: unseen)
      copy(value.register, to: register, .existential)
      code.jump(to: end)
      bind(unseen)
    }
    let exact = allocate(1)
    emit(.exactType, exact, value.register)
    emit(.castTest, test, exact, lowerer.cast(to: to))
    code.jump(ifNot: test, to: failed)
    copy(value.register, to: register, .existential)
    emit(.move, register + 1, exact)
    code.jump(to: end)
    bind(failed)
    if let span {
      try castDynamically(value, to: to, into: register, optional, span)
    } else {
      zero(register, layout.count)
    }
    bind(end)
    giveBack(to: mark)
  }

  /// By code for the type that is in the existential.
  private func castDynamically(
    _ value: Value, to: Type, into register: Int, _ optional: Type, _ span: Span
  ) throws {
    let lowerer = lowerer
    let layout = try lowerer.layouts.layout(of: optional)
    let convention = Convention(parameters: [], result: layout)
    let selector = lowerer.selector(.cast(to), "cast") { type in
      let index = lowerer.thunk(.cast(type, to), "cast") { lowering in
        let layout = try lowerer.layouts.layout(of: type)
        let own = lowering.allocate(layout.count)
        let result: Value
        if lowerer.isClass(type), case .existential = to {
          // Asked already, and it does not conform.
          let optional = try lowerer.layouts.layout(of: optional)
          result = Value(lowering.allocate(optional.count), optional, .owned)
          lowering.zero(result.register, optional.count)
        } else {
          result = try lowering.castValue(Value(own, layout, .stable), from: type, to: to, span)
        }
        try lowering.writeThunkReturn(result, convention)
      }
      return .function(index, payload: try lowerer.payload(of: type))
    }
    let mark = top
    _ = try call(
      Callable(kind: .witness(selector: selector, existential: value.register), convention: convention), [], self: nil,
      metatype: nil, span, .into(register))
    giveBack(to: mark)
  }

  /// A label matches itself and none.
  private func haveLabelsAlike(_ one: [Type.TupleElement], _ other: [Type.TupleElement]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0.label == $1.label || $0.label == nil || $1.label == nil }
  }

  /// Every part must pass.
  private func castTuple(
    _ value: Value, from: Type, to: Type, into register: Int, _ optional: Type, _ span: Span
  ) throws {
    guard case .tuple(let parts) = from, case .tuple(let wanted) = to else { return }
    let sources = try lowerer.layouts.tupleFields(of: from)
    let destinations = try lowerer.layouts.tupleFields(of: to)
    let mark = top
    let layout = try lowerer.layouts.layout(of: to)
    let whole = allocate(layout.count)
    var done: [(cast: Value, failed: CodeLabel)] = []
    for (index, source) in sources.enumerated() {
      let cast = try castValue(
        value.part(source.offset, source.layout), from: parts[index].type, to: wanted[index].type, span)
      done.append((cast, code.newLabel()))
      try jump(ifNil: cast, of: lowerer.core.optionalOf(wanted[index].type), to: done[index].failed)
    }
    for (index, destination) in destinations.enumerated() {
      let payload = try payload(of: lowerer.core.optionalOf(wanted[index].type))
      let part = Value(done[index].cast.register + payload.offset, payload.layout, .owned)
      _ = deliver(part, .into(whole + destination.offset))
    }
    _ = try wrap(Value(whole, layout, .owned), as: optional, .into(register))
    let end = code.newLabel()
    code.jump(to: end)
    // What has passed before one that does not is given up again.
    for index in done.indices.reversed() {
      bind(done[index].failed)
      if index > 0 { release(done[index - 1].cast) }
    }
    zero(register, try lowerer.layouts.layout(of: optional).count)
    bind(end)
    giveBack(to: mark)
  }

  /// Every element must pass.
  private func castArray(
    _ value: Value, _ source: Type, _ destination: Type, into register: Int, _ optional: Type, _ span: Span
  ) throws {
    let sourceLayout = try lowerer.layouts.layout(of: source)
    let layout = try lowerer.layouts.layout(of: destination)
    let inner = lowerer.core.optionalOf(destination)
    let payload = try payload(of: inner)
    let mark = top
    let result = allocate(1)
    let failed = code.newLabel()
    let end = code.newLabel()
    emit(.emptyArray, result, layout.shape(.array, in: executable))
    try forEachElement(of: value, sourceLayout) { item in
      let cast = try castValue(item, from: source, to: destination, span)
      release(item)
      try jump(ifNil: cast, of: inner, to: failed)
      emit(layout.count == 1 ? .arrayAppend : .arrayAppendN, result, cast.register + payload.offset)
    }
    emit(.move, register, result)
    code.jump(to: end)
    bind(failed)
    emit(.release, result)
    zero(register, 1)
    bind(end)
    giveBack(to: mark)
  }

  // MARK: type(of:)

  func lowerTypeOf(_ inner: Term, _ target: Target) throws -> Value {
    let type = concrete(inner.type)
    let layout = try lowerer.layouts.layout(of: .metatype(type))
    let value = try evaluate(inner)
    let register = target.register ?? allocate(1)
    if case .existential = type, case .existential = inner.type {
      emit(.exactType, register, value.register)
    } else if lowerer.isClass(type) {
      emit(.typeOf, register, value.register)
    } else if lowerer.isOpenMetatype(type), !isClassMetatype(inner.type) {
      emit(.move, register, value.register)
      emit(at: inner.span, .native, register, lowerer.metatypeNative)
    } else {
      // A generic parameter that stands for an existential is of that very type, whatever is in it.
      code.loadInt(register, lowerer.types.id(of: type))
    }
    release(value)
    return Value(register, layout, .owned)
  }

  /// Written as `Base.Type`: its type is `Base.Type.Type`, whichever subclass it is.
  private func isClassMetatype(_ type: Type) -> Bool {
    if case .metatype(let instance) = type { return lowerer.isClass(concrete(instance)) }
    return false
  }
}
