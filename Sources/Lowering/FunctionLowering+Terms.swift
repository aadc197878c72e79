import Checking
import Diagnostics
import Machine

extension FunctionLowering {
  /// Writes what evaluates a term, and says where its value is then.
  func evaluate(_ term: Term, _ target: Target = .anywhere) throws -> Value {
    if let known = hoisted[ObjectIdentifier(term)] { return deliver(known, target) }
    if function?.usesTry == true, !errorsAreImpossible, let last = lastThrowing(term) {
      return try evaluate(term, target, keepingUpTo: last)
    }
    return try evaluatePlainly(term, target)
  }

  func evaluatePlainly(_ term: Term, _ target: Target) throws -> Value {
    currentSpan = inlinedAt ?? term.span
    guard case .into(let register) = target else { return try lower(term, target) }
    let mark = top
    let before = held.count
    let made = try lower(term, target)
    let value = deliver(made, target, dying: held.count == before ? mark : .max)
    giveBack(to: max(mark, 0))
    return Value(register, value.layout, .owned)
  }

  /// Evaluates a term for what it does.
  func perform(_ term: Term) throws {
    // The parts of a tuple that nobody wants go one after the other.
    if case .tuple(let parts) = term.kind {
      for part in parts { try perform(part) }
      return
    }
    let mark = top
    unwanted = term
    defer { unwanted = nil }
    let value = try evaluate(term)
    release(value)
    giveBack(to: mark)
  }

  /// What a literal puts into a register must be what its type has there: of a type that makes itself from literals it would be taken
  /// for something else, an address perhaps.
  private func requireMachineLiteral(_ term: Term) throws {
    switch term.kind {
    case .integer, .float, .boolean, .string, .interpolation:
      if case .nominal(let nominal, _) = concrete(term.type), nominal.holds(term.kind) { return }
      throw Unsupported("this literal as `\(term.type.runtimeName(qualified: false))`", term.span)
    default: return
    }
  }

  private func lower(_ term: Term, _ target: Target) throws -> Value {
    try requireMachineLiteral(term)
    switch term.kind {
    case .integer(let number):
      if let register = loopConstants[Int(number)] { return Value(register, .raw, .stable) }
      let register = target.register ?? allocate(1)
      code.loadInt(register, Int(number))
      return Value(register, .raw, .owned)
    case .float(let number):
      if let register = loopConstants[number.bits] { return Value(register, .raw, .stable) }
      let register = target.register ?? allocate(1)
      code.loadDouble(register, number)
      return Value(register, .raw, .owned)
    case .boolean(let flag):
      let register = target.register ?? allocate(1)
      code.loadInt(register, flag ? 1 : 0)
      return Value(register, .raw, .owned)
    case .string(let text): return string(text, target)
    case .interpolation(let parts): return try lowerInterpolation(parts, target)
    case .tuple(let parts):
      let layout = try layout(of: term.type)
      let register = allocate(layout, target)
      var offset = 0
      for part in parts { offset += try evaluate(part, .into(register + offset)).layout.count }
      return Value(register, layout, .owned)
    case .array(let elements): return try lowerArray(term, elements, target)
    case .dictionary: throw Unsupported("this literal", term.span)
    case .omitted: throw Unsupported("a default value here", term.span)
    case .closure(let function): return try makeClosure(function, target)
    case .forceUnwrap(let inner) where inner.isDelegation:
      delegationFailures[ObjectIdentifier(inner)] = .ends
      return try evaluate(inner, target)
    case .variable, .property, .staticProperty, .subscripted, .tupleElement, .forceUnwrap, .unwrapOrLeave:
      guard executor != nil, let other = executorElsewhere(reading: term) else { return try read(term, target) }
      emitHop(to: other)
      let value = own(try read(term, target))
      emitHop()
      return value
    case .function(let function, let arguments, let dispatch, let base):
      return try functionValue(term, function, arguments, dispatch, base, target)
    case .type(let type):
      let register = target.register ?? allocate(1)
      code.loadInt(register, lowerer.types.id(of: concrete(type)))
      return Value(register, .raw, .owned)
    case .classSelf:
      let register = target.register ?? allocate(1)
      var known = staticSelf
      if known == nil, case .metatype(let type) = term.type { known = concrete(type) }
      code.loadInt(register, known.map { lowerer.types.id(of: $0) } ?? 0)
      return Value(register, .raw, .owned)
    case .chain(let inner, let isFlat): return try lowerChain(term, inner, isFlat: isFlat, target)
    case .opened(let parameter): return try loadOpened(parameter, target)
    case .call(let callee, let arguments): return try lowerCall(term, callee, arguments, target)
    case .enumCase(let enumCase, let payload): return try lowerCase(term, enumCase, payload, target)
    case .inOut: throw Unsupported("`&` here", term.span)
    case .assign(let place, let value):
      try assign(place, value)
      return .void
    case .discard(let value):
      try perform(value)
      return .void
    case .and, .or: return try lowerLogic(term, target)
    case .coalesce(let optional, let other): return try lowerCoalesce(term, optional, other, target)
    case .ternary(let condition, let first, let second):
      if let known = known(condition) { return try evaluate(known ? first : second, target) }
      let layout = try layout(of: term.type)
      let register = allocate(layout, target)
      let otherwise = code.newLabel()
      let end = code.newLabel()
      try jump(unless: condition, to: otherwise)
      _ = try evaluate(first, .into(register))
      code.jump(to: end)
      bind(otherwise)
      _ = try evaluate(second, .into(register))
      bind(end)
      return Value(register, layout, .owned)
    case .ifExpression(let node): return try lowerIfExpression(term, node, target)
    case .switchExpression(let node): return try lowerSwitchExpression(term, node, target)
    case .open(let parameter, let value, let body): return try lowerOpen(term, parameter, value, body, target)
    case .convert(let inner, let conversion): return try lowerConversion(term, inner, conversion, target)
    case .cast(let inner, let cast, let type): return try lowerCast(term, inner, cast, to: type, target)
    case .typeOf(let inner): return try lowerTypeOf(inner, target)
    case .attempt(let inner, let kind): return try lowerAttempt(term, inner, kind, target)
    case .await(let inner): return try evaluate(inner, target)
    case .error: throw Unsupported("this expression", term.span)
    }
  }

  // MARK: Reading places

  private func read(_ term: Term, _ target: Target) throws -> Value {
    let before = held.count
    let place = try resolve(term, forWriting: false)
    return try settle(try load(place, held.count > before ? .anywhere : target), before, target)
  }

  /// A value that may belong to something held only until now is made our own, and what is held goes.
  func settle(_ value: Value, _ before: Int, _ target: Target) throws -> Value {
    guard held.count > before else { return deliver(value, target) }
    var value = value
    if !value.isOwned, !value.layout.isTrivial {
      if let last = held.last, last.isOwned, held.count == before + 1, last.register <= value.register,
        last.register + last.layout.count >= value.register + value.layout.count,
        last.layout.references.count == value.layout.references.count
      {
        // All refs of what is held are in the part: it passes to us.
        held.removeLast()
        value.holder = .owned
        return deliver(value, target)
      }
      value = Value(own(value).register, value.layout, .owned)
    }
    value = deliver(value, target)
    releaseHeld(before)
    return value
  }

  // MARK: Collections

  private func lowerArray(_ term: Term, _ elements: [Term], _ target: Target) throws -> Value {
    let type = concrete(term.type)
    guard let element = lowerer.core.element(type) else { throw Unsupported("this literal", term.span) }
    let layout = try lowerer.layouts.layout(of: element)
    let shape = layout.shape(.array, in: executable)
    let register = target.register ?? allocate(1)
    if elements.isEmpty {
      emit(.emptyArray, register, shape)
      return Value(register, .reference, .owned)
    }
    let mark = top
    let array = allocate(1)
    // In pieces, so that a long literal does not take as many registers.
    let piece = max(1, min(64, 128 / max(1, layout.count)))
    var start = 0
    while start < elements.count {
      let end = min(start + piece, elements.count)
      let base = allocate(layout.count * (end - start))
      for index in start..<end { _ = try evaluate(elements[index], .into(base + (index - start) * layout.count)) }
      if start == 0 {
        emit(.arrayLiteral, array, base, shape, d: end - start)
        if elements.count > piece {
          let count = allocate(1)
          code.loadInt(count, elements.count)
          emit(.arrayReserve, array, count)
        }
      } else {
        for index in 0..<(end - start) {
          emit(layout.count == 1 ? .arrayAppend : .arrayAppendN, array, base + index * layout.count)
        }
      }
      giveBack(to: array + 1)
      start = end
    }
    emit(.move, register, array)
    giveBack(to: mark)
    return Value(register, .reference, .owned)
  }

  // MARK: Logic

  private func lowerLogic(_ term: Term, _ target: Target) throws -> Value {
    let register = allocate(1)
    let otherwise = code.newLabel()
    let end = code.newLabel()
    try jump(unless: term, to: otherwise)
    code.loadInt(register, 1)
    code.jump(to: end)
    bind(otherwise)
    code.loadInt(register, 0)
    bind(end)
    return Value(register, .raw, .owned)
  }

  // MARK: Optionals

  /// Jumps where an optional is nil.
  func jump(ifNil value: Value, of optional: Type, to label: CodeLabel) throws {
    code.jump(ifNot: value.register + (try tagSlot(of: optional)), to: label)
  }
  func jump(ifSome value: Value, of optional: Type, to label: CodeLabel) throws {
    code.jump(if: value.register + (try tagSlot(of: optional)), to: label)
  }

  /// The slot of an optional that is 0 for nil.
  func tagSlot(of optional: Type) throws -> Int {
    guard let wrapped = lowerer.core.wrapped(optional) else { throw Unsupported("this optional", currentSpan) }
    return try lowerer.layouts.layout(of: wrapped).spare ?? 0
  }

  /// Where the value begins in an optional, and how it is laid out.
  func payload(of optional: Type) throws -> (offset: Int, layout: Layout, type: Type) {
    guard let wrapped = lowerer.core.wrapped(optional) else { throw Unsupported("this optional", currentSpan) }
    let layout = try lowerer.layouts.layout(of: wrapped)
    return (layout.spare == nil ? 1 : 0, layout, wrapped)
  }

  /// `T` to `T?`, in place: the value stands behind where the tag goes.
  func lowerWrap(_ inner: Term, as optional: Type, _ target: Target) throws -> Value {
    let layout = try lowerer.layouts.layout(of: optional)
    let payload = try payload(of: optional)
    if payload.offset == 0 {
      let value = try evaluate(inner, target)
      return Value(value.register, layout, value.holder)
    }
    let register = allocate(layout, target)
    _ = try evaluate(inner, .into(register + 1))
    code.loadInt(register, 1)
    return Value(register, layout, .owned)
  }

  func wrap(_ value: Value, as optional: Type, _ target: Target) throws -> Value {
    let layout = try lowerer.layouts.layout(of: optional)
    let payload = try payload(of: optional)
    if payload.offset == 0 {
      let value = deliver(value, target)
      return Value(value.register, layout, value.holder)
    }
    let register = allocate(layout, target)
    if case .into = target {
      _ = deliver(value, .into(register + 1))
    } else {
      _ = deliver(own(value), .into(register + 1))
    }
    code.loadInt(register, 1)
    return Value(register, layout, .owned)
  }

  private func lowerChain(_ term: Term, _ inner: Term, isFlat: Bool, _ target: Target) throws -> Value {
    if let (parameter, value, within) = openedWithin(inner) {
      let chain = Term(.chain(within, isFlat: isFlat), term.type, term.span)
      let opened = Term(.open(parameter, value: value, body: chain), term.type, term.span)
      return try lowerChain(term, opened, isFlat: true, target)
    }
    let type = concrete(term.type)
    let layout = try lowerer.layouts.layout(of: type)
    let register = allocate(layout, target)
    let leave = code.newLabel()
    let end = code.newLabel()
    chains.append((leave, held.count))
    if isFlat {
      _ = try evaluate(inner, .into(register))
    } else {
      let payload = try payload(of: type)
      let mark = top
      let value = try evaluate(inner, .prefer(register + payload.offset))
      if payload.layout.count > 0 { _ = deliver(value, .into(register + payload.offset)) } else { release(value) }
      if payload.offset == 1 { code.loadInt(register, 1) }
      giveBack(to: mark)
    }
    chains.removeLast()
    code.jump(to: end)
    bind(leave)
    zero(register, layout.count)
    bind(end)
    return Value(register, layout, .owned)
  }

  /// What changes a place behind a `?` that lies within an existential: what is left there is code for the type that is in it.
  private func openedWithin(_ term: Term) -> (GenericParameter, value: Term, body: Term)? {
    switch term.kind {
    case .call(let callee, let arguments):
      guard case .open(let parameter, let value, let body)? = openedOutside(term, callee, arguments)?.kind,
        body.children.contains(where: \.isPlaceBehindQuestion)
      else { return nil }
      return (parameter, value, body)
    case .assign(let place, let value):
      guard let (parameter, opened, inner) = place.openedPlace, inner.isPlaceBehindQuestion else { return nil }
      return (parameter, opened, Term(.assign(inner, value), .void, term.span))
    case .discard(let inner):
      return openedWithin(inner).map { ($0, $1, Term(.discard($2), term.type, term.span)) }
    default: return nil
    }
  }

  private func lowerCoalesce(_ term: Term, _ optional: Term, _ other: Term, _ target: Target) throws -> Value {
    let type = concrete(optional.type)
    let layout = try layout(of: term.type)
    let isOptional = concrete(term.type) == type
    let payload = try payload(of: type)
    let register = allocate(layout, target)
    let mark = top
    let value = try evaluate(optional)
    let otherwise = code.newLabel()
    let end = code.newLabel()
    try jump(ifNil: value, of: type, to: otherwise)
    let part = Value(
      value.register + (isOptional ? 0 : payload.offset), isOptional ? layout : payload.layout, value.holder)
    _ = deliver(part, .into(register))
    code.jump(to: end)
    bind(otherwise)
    giveBack(to: mark)
    _ = try evaluate(other, .into(register))
    bind(end)
    return Value(register, layout, .owned)
  }

  // MARK: Enum cases

  private func lowerCase(_ term: Term, _ enumCase: EnumCase, _ payload: [Term], _ target: Target) throws -> Value {
    let type = concrete(term.type)
    if enumCase.owner === lowerer.core.optional {
      if enumCase.name == "some", payload.count == 1 { return try lowerWrap(payload[0], as: type, target) }
      let layout = try lowerer.layouts.layout(of: type)
      let register = allocate(layout, target)
      zero(register, layout.count)
      return Value(register, layout, .owned)
    }
    let layout = try lowerer.layouts.layout(of: type)
    let register = allocate(layout, target)
    if payload.isEmpty {
      code.loadInt(register, enumCase.index)
      zero(register + 1, layout.count - 1)
      return Value(register, layout, .owned)
    }
    let mark = top
    var types: [Type] = []
    if case .nominal(_, let arguments) = type { types = arguments }
    let values = try payload.map { part in
      own(try evaluate(argument(part, enumCase.payload, enumCase.owner.generics, types), .anywhere))
    }
    try makeCase(enumCase, type, values, into: register)
    giveBack(to: mark)
    return Value(register, layout, .owned)
  }

  /// An enum's value from its payload, which is consumed.
  func makeCase(_ enumCase: EnumCase, _ type: Type, _ payload: [Value], into register: Int) throws {
    let layout = try lowerer.layouts.layout(of: type)
    if enumCase.owner === lowerer.core.optional {
      if let value = payload.first {
        _ = try wrap(value, as: type, .into(register))
      } else {
        zero(register, layout.count)
      }
      return
    }
    let caseLayout = try lowerer.layouts.caseLayout(enumCase, of: type)
    code.loadInt(register, enumCase.index)
    if caseLayout.isIndirect {
      let base = allocate(caseLayout.payload.count)
      for (value, element) in zip(payload, caseLayout.elements) {
        move(value.register, to: base + element.offset, count: value.layout.count)
      }
      for slot in 1..<layout.count where slot != caseLayout.slots[0] { zero(register + slot, 1) }
      emit(.newFrom, register + caseLayout.slots[0], base, caseLayout.payload.shape(.box, in: executable))
      return
    }
    var used = Set<Int>()
    for (value, element) in zip(payload, caseLayout.elements) {
      for slot in 0..<value.layout.count {
        let place = caseLayout.slots[element.offset + slot]
        used.insert(place)
        emit(.move, register + place, value.register + slot)
      }
    }
    for slot in 1..<max(1, layout.count) where !used.contains(slot) { zero(register + slot, 1) }
  }

  // MARK: Assignment

  func assign(_ place: Term, _ value: Term) throws {
    if let (parameter, opened, inner) = place.openedPlace {
      let body = Term(.assign(inner, value), .void, place.span)
      return try perform(Term(.open(parameter, value: opened, body: body), .void, place.span))
    }
    if case .property(let base, let variable, _, _) = place.kind, case .variable(let root) = base.kind,
      root === function?.selfVariable
    {
      defer { initialized.insert(variable) }
      return try assignPlace(place, value)
    }
    try assignPlace(place, value)
  }

  private func assignPlace(_ place: Term, _ value: Term) throws {
    if function?.kind == .topLevel, !lowerer.isFirstEntry(function) {
      assigned = ObjectIdentifier(place)
      if case .variable(let variable) = place.kind { assignedVariable = variable }
    }
    defer {
      assigned = nil
      assignedVariable = nil
    }
    let mark = top
    let before = held.count
    // A variable of its own registers can be written by the very instruction that makes the value.
    if try assignDelegated(place, value) { return }
    if case .variable(let variable) = place.kind, case .registers(let register, isMutable: true)? = storages[variable],
      variable.ownership == .strong, variable.willSet == nil, variable.didSet == nil, !variable.isLazy
    {
      let layout = try layout(of: place.type)
      if layout.isTrivial, layout.count == 1 && value.isStep || !value.mentions(variable) {
        _ = try evaluate(value, .into(register))
      } else {
        let result = own(try evaluate(value))
        replace(register, with: result.register, layout)
      }
      giveBack(to: mark)
      return
    }
    if case .discard = place.kind { return try perform(value) }
    if case .tuple(let parts) = place.kind { return try assignParts(parts, value) }
    let layout = try layout(of: place.type)
    let isWide = layout.count > 1 && !layout.isTrivial
    let destination = try resolve(place, forWriting: true, keepingOperands: isWide || !value.isQuiet)
    if case .registers(let register, let layout, let variable?) = destination, layout.isTrivial, layout.count == 1,
      value.isStep || !value.mentions(variable)
    {
      _ = try evaluate(value, .into(register))
      releaseHeld(before)
      giveBack(to: mark)
      return
    }
    let result = own(try evaluate(value))
    try store(result, in: destination)
    releaseHeld(before)
    giveBack(to: mark)
  }

  /// `self.init(…)` where that may fail: then so does this initialiser.
  private func assignDelegated(_ place: Term, _ value: Term) throws -> Bool {
    guard let function, function.kind == .initializer, case .variable(let variable) = place.kind,
      variable === function.selfVariable, let wrapped = lowerer.core.wrapped(concrete(value.type)),
      wrapped == concrete(place.type)
    else { return false }
    let mark = top
    let optional = concrete(value.type)
    let result = own(try evaluate(value))
    let succeeded = code.newLabel()
    try jump(ifSome: result, of: optional, to: succeeded)
    try failInitializer(variable)
    bind(succeeded)
    let payload = try payload(of: optional)
    try store(
      Value(result.register + payload.offset, payload.layout, .owned), in: self.place(of: variable, place.span))
    giveBack(to: mark)
    return true
  }

  /// `(a, b) = (b, a)`
  private func assignParts(_ parts: [Term], _ value: Term) throws {
    let mark = top
    let before = held.count
    // As everywhere, what stands on the left is evaluated first.
    let places = try parts.map(resolveParts)
    let whole = own(try evaluate(value))
    try store(whole, concrete(value.type), in: .parts(places))
    releaseHeld(before)
    giveBack(to: mark)
  }

  private indirect enum Parts {
    case place(Place)
    case parts([Parts])
    case nothing
  }

  private func resolveParts(_ term: Term) throws -> Parts {
    switch term.kind {
    case .discard: .nothing
    case .tuple(let parts): .parts(try parts.map(resolveParts))
    default: .place(try resolve(term, forWriting: true, keepingOperands: true))
    }
  }

  private func store(_ value: Value, _ type: Type, in parts: Parts) throws {
    switch parts {
    case .nothing: release(value)
    case .place(let place): try store(value, in: place)
    case .parts(let parts):
      for (part, field) in zip(parts, try lowerer.layouts.tupleFields(of: type)) {
        try store(Value(value.register + field.offset, field.layout, .owned), field.type, in: part)
      }
    }
  }
}

extension Double {
  var bits: Int { Int(truncatingIfNeeded: bitPattern) }
}

extension Term {
  /// Whether the value is made by one last instruction, before which nothing is written.
  fileprivate var isStep: Bool {
    switch kind {
    case .call(.function(let function, _, _, nil, _), _):
      return function.intrinsic.map { $0.hasPrefix("int.") || $0.hasPrefix("double.") } ?? false
    case .integer, .float, .boolean, .variable: return true
    default: return false
    }
  }
}
