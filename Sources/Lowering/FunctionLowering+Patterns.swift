import Checking
import Diagnostics
import Machine

/// A value is matched where it stands: what a pattern binds are its parts, not copies, wherever nothing can change
/// them.
extension FunctionLowering {
  /// Evaluates what a pattern is matched against, so that it stays until the scope ends.
  func bindSubject(_ term: Term, isMutated: Bool) throws -> Value {
    let layout = try layout(of: term.type)
    let register = allocate(layout.count)
    let mark = top
    var value = try evaluate(term, .prefer(register))
    switch value.holder {
    case .stable, .immortal, .access:
      if value.register >= mark {
        move(value.register, to: register, count: layout.count)
        value.register = register
      }
      giveBack(to: mark)
      return value
    case .owned:
      move(value.register, to: register, count: layout.count)
    case .local, .shared:
      copy(value.register, to: register, layout)
    }
    giveBack(to: mark)
    if !layout.isTrivial {
      var parts = [Value(register, layout, .owned)]
      if case .tuple(let elements) = term.kind {
        // Each part has a life of its own.
        var offset = register
        parts = try elements.map { element in
          let layout = try self.layout(of: element.type)
          defer { offset += layout.count }
          return Value(offset, layout, .owned)
        }
      }
      scopes.last?.owned += parts.filter { !$0.layout.isTrivial }
    }
    return Value(register, layout, .stable)
  }

  /// Of a subject that the scope owns nothing is needed any more but the constants that its pattern binds: those are parts of it, while
  /// variables have values of their own. The scope finds nothing else to release then.
  func letGo(_ subject: Value, butFor variables: [Variable]) {
    let whole = subject.register..<subject.register + subject.layout.count
    var kept: [Range<Int>] = []
    for variable in variables {
      guard case .alias(let part)? = storages[variable], !part.layout.isTrivial else { continue }
      let range = part.register..<part.register + part.layout.count
      // It is in a box that the subject holds, or has been made of it.
      if !whole.contains(range) { return }
      kept.append(range)
    }
    for (offset, isReference) in subject.layout.slots.enumerated() where isReference {
      let register = subject.register + offset
      if !kept.contains(where: { $0.contains(register) }) { emit(.clear, register) }
    }
  }

  /// Jumps to `failing` where the value does not match; binds the pattern's variables where it does.
  func match(_ pattern: CheckedPattern, _ value: Value, failing: CodeLabel) throws {
    let type = concrete(pattern.type)
    switch pattern.kind {
    case .wildcard: break
    case .bind(let variable): try bind(variable, to: value)
    case .tuple(let parts):
      let fields = try lowerer.layouts.tupleFields(of: type)
      try matchAll(parts, failing: failing) { value.part(fields[$0].offset, fields[$0].layout) }
    case .some(let inner):
      try jump(ifNil: value, of: type, to: failing)
      let payload = try payload(of: type)
      try match(inner, value.part(payload.offset, payload.layout), failing: failing)
    case .none: try jump(ifSome: value, of: type, to: failing)
    case .enumCase(let enumCase, let parts):
      if enumCase.owner === lowerer.core.optional {
        if enumCase.name == "none" { return try jump(ifSome: value, of: type, to: failing) }
        try jump(ifNil: value, of: type, to: failing)
        let payload = try payload(of: type)
        if let inner = parts.first { try match(inner, value.part(payload.offset, payload.layout), failing: failing) }
        return
      }
      code.jump(if: value.register, .notEqual, immediate: enumCase.index, to: failing)
      try matchPayload(enumCase, type, parts, value, failing: failing)
    case .cast(let target, let inner):
      // Swift puts any value into an instance where one is wanted.
      if concrete(target) == .anyObject, case .wildcard = inner.kind, lowerer.core.wrapped(type) == nil { return }
      if pattern.makesObject, let (object, _) = try bridge(value, from: type, to: concrete(target), pattern.span) {
        scopes.last?.owned.append(object)
        return try match(inner, Value(object.register, object.layout, .stable), failing: failing)
      }
      let result = try castValue(value, from: type, to: concrete(target), pattern.span)
      let optional = lowerer.core.optionalOf(concrete(target))
      try jump(ifNil: result, of: optional, to: failing)
      let payload = try payload(of: optional)
      let seen = Value(result.register, result.layout, .stable).part(payload.offset, payload.layout)
      guard result.isOwned, !result.layout.isTrivial else { return try match(inner, seen, failing: failing) }
      let fails = code.newLabel()
      let matches = code.newLabel()
      try match(inner, seen, failing: fails)
      code.jump(to: matches)
      bind(fails)
      release(result)
      code.jump(to: failing)
      bind(matches)
      scopes.last?.owned.append(result)
    case .test(let subject, let term):
      storages[subject] = .alias(Value(value.register, value.layout, .stable))
      try jump(unless: term, to: failing)
    }
  }

  func matchPayload(
    _ enumCase: EnumCase, _ type: Type, _ parts: [CheckedPattern], _ value: Value, failing: CodeLabel
  ) throws {
    if parts.isEmpty { return }
    let layout = try lowerer.layouts.caseLayout(enumCase, of: type)
    if parts.count == 1, layout.elements.count > 1 {
      // One name for the whole payload, as a tuple.
      let whole = try gather(layout, 0, layout.payload, value)
      return try match(parts[0], whole, failing: failing)
    }
    try matchAll(parts, failing: failing) { index in
      let element = layout.elements[index]
      return try gather(layout, element.offset, element.layout, value)
    }
  }

  /// Matches parts one after the other. Where one fails, what those before it have come to own is released on the way.
  private func matchAll(_ parts: [CheckedPattern], failing: CodeLabel, _ value: (Int) throws -> Value) throws {
    guard let scope = scopes.last else { return }
    let start = scope.owned.count
    var failures: [(label: CodeLabel, owned: Int)] = []
    for (index, part) in parts.enumerated() {
      if case .wildcard = part.kind { continue }
      var label = failing
      if scope.owned.count > start {
        label = code.newLabel()
        failures.append((label, scope.owned.count))
      }
      try match(part, value(index), failing: label)
    }
    if failures.isEmpty { return }
    let matches = code.newLabel()
    code.jump(to: matches)
    bindFailures(failures, scope.owned, from: start)
    code.jump(to: failing)
    bind(matches)
  }

  /// A part of a case's payload in consecutive registers.
  func gather(_ enumCase: CaseLayout, _ offset: Int, _ layout: Layout, _ value: Value) throws -> Value {
    if layout.count == 0 { return .void }
    if enumCase.isIndirect {
      let register = allocate(layout.count)
      let box = value.register + enumCase.slots[0]
      if layout.count == 1 {
        emit(.loadField, register, box, offset)
      } else {
        emit(.loadFieldN, register, box, offset, d: layout.count)
      }
      return Value(register, layout, .stable)
    }
    let slots = enumCase.slots[offset..<(offset + layout.count)]
    let first = slots[slots.startIndex]
    if slots.enumerated().allSatisfy({ $1 == first + $0 }) {
      return Value(value.register + first, layout, .stable)
    }
    let register = allocate(layout.count)
    for (position, slot) in slots.enumerated() { emit(.move, register + position, value.register + slot) }
    return Value(register, layout, .stable)
  }

  // MARK: Variables

  /// A variable comes into being with a value that somebody else holds.
  func bind(_ variable: Variable, to value: Value) throws {
    if variable.kind == .global { lowerer.introduced.insert(variable) }
    if variable.kind == .global || variable.isStatic {
      return try store(own(value), in: place(of: variable, variable.span))
    }
    if variable.isLet && variable.ownership == .strong || bindsInPlace {
      storages[variable] = .alias(Value(value.register, value.layout, .stable))
      return
    }
    let layout = try storageLayout(of: variable)
    let register = allocate(max(layout.count, 1))
    let mark = top
    let owned = variable.ownership == .strong ? deliver(value, .into(register)) : try makeWeak(value, register)
    if !owned.isOwned, !layout.isTrivial { retain(register, layout) }
    try settleVariable(variable, register, layout)
    giveBack(to: mark)
  }

  func makeWeak(_ value: Value, _ register: Int) throws -> Value {
    emit(.makeWeak, register, value.register)
    release(value)
    return Value(register, .nullableReference, .owned)
  }

  /// The value of a new variable is in its register: a shared one goes into a box, and the scope takes care of it.
  func settleVariable(_ variable: Variable, _ register: Int, _ layout: Layout) throws {
    if variable.isBoxed {
      let box = layout.count > 0 ? register : allocate(1)
      emit(.newFrom, box, register, layout.shape(.box, in: executable))
      storages[variable] = .box(box)
      scopes.last?.owned.append(Value(box, .reference, .owned))
      return
    }
    storages[variable] = .registers(register, isMutable: !variable.isLet)
    if !layout.isTrivial { scopes.last?.owned.append(Value(register, layout, .owned)) }
  }

  /// `let pattern = value`
  func declare(_ pattern: CheckedPattern, _ value: Term?) throws {
    for variable in pattern.variables where variable.kind == .global { lowerer.introduced.insert(variable) }
    guard let value else {
      for variable in pattern.variables where storages[variable] == nil { try declareUninitialized(variable) }
      return
    }
    if case .bind(let variable) = pattern.kind {
      if variable.kind == .global || variable.isStatic { return try initializeGlobal(variable, value, nil) }
      let layout = try storageLayout(of: variable)
      let register = allocate(max(layout.count, 1))
      let mark = top
      if variable.ownership == .strong {
        if variable.isLazy { throw Unsupported("a lazy local variable", variable.span) }
        _ = try evaluate(value, .into(register))
      } else {
        _ = try makeWeak(try evaluate(value), register)
      }
      giveBack(to: mark)
      return try settleVariable(variable, register, layout)
    }
    // Nobody has it: it is gone at once.
    if case .wildcard = pattern.kind { return try perform(value) }
    if case .tuple(let parts) = pattern.kind, case .tuple(let values) = value.kind,
      parts.contains(where: \.isWildcard)
    {
      for (part, value) in zip(parts, values) { try declare(part, value) }
      return
    }
    if pattern.takesApart, try takeApart(pattern, value) { return }
    let subject = try bindSubject(value, isMutated: pattern.bindsMutable)
    let never = code.newLabel()
    try match(pattern, subject, failing: never)
    bind(never)
  }

  /// `let (a, b) = value`: each part has a life of its own, and what has no name is gone at once. False where the parts are
  /// constants, and the value is one that stays.
  private func takeApart(_ pattern: CheckedPattern, _ term: Term) throws -> Bool {
    if !pattern.bindsMutable, case .variable(let variable) = term.kind, variable.isLet { return false }
    let layout = try layout(of: term.type)
    if layout.isTrivial, !pattern.bindsMutable { return false }
    let register = allocate(max(layout.count, 1))
    let mark = top
    _ = try evaluate(term, .into(register))
    giveBack(to: mark)
    try distribute(Value(register, layout, .owned), pattern)
    return true
  }

  /// Gives the parts of a value to the variables of a pattern.
  private func distribute(_ value: Value, _ pattern: CheckedPattern) throws {
    switch pattern.kind {
    case .tuple(let parts):
      let fields = try lowerer.layouts.tupleFields(of: concrete(pattern.type))
      for (part, field) in zip(parts, fields) {
        try distribute(Value(value.register + field.offset, field.layout, .owned), part)
      }
    case .bind(let variable):
      if variable.kind == .global || variable.isStatic {
        try store(value, in: place(of: variable, variable.span))
      } else if variable.ownership == .strong {
        try settleVariable(variable, value.register, value.layout)
      } else {
        let register = allocate(1)
        _ = try makeWeak(value, register)
        try settleVariable(variable, register, storageLayout(of: variable))
      }
    default: release(value)
    }
  }

  private func declareUninitialized(_ variable: Variable) throws {
    if variable.kind == .global || variable.isStatic {
      _ = try lowerer.global(variable)
      return
    }
    let layout = try storageLayout(of: variable)
    let register = allocate(max(layout.count, 1))
    zero(register, layout.count)
    try settleVariable(variable, register, layout)
  }

  /// The initial value of a global.
  func initializeGlobal(_ variable: Variable, _ value: Term, _ pattern: CheckedPattern?) throws {
    let mark = top
    let needsScope = scopes.isEmpty
    if needsScope { scopes.append(Scope(mark: top)) }
    if let pattern {
      if try !pattern.takesApart || !takeApart(pattern, value) {
        let subject = try bindSubject(value, isMutated: false)
        let never = code.newLabel()
        try match(pattern, subject, failing: never)
        bind(never)
      }
    } else {
      let global = try lowerer.global(variable)
      let place = Place.global(global.slot, global.layout, isConstant: false, watched: nil)
      if variable.ownership == .strong {
        try store(own(try evaluate(value)), in: place)
      } else {
        try store(own(try evaluate(value)), in: weak(place, variable, variable.span))
      }
    }
    if needsScope { try leaveScope() }
    if needsScope { giveBack(to: mark) }
  }
}
