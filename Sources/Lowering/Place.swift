import Checking
import Diagnostics
import Machine

/// Something that can be read, written and lent: what it takes to reach it has been evaluated, but nothing has been
/// read yet.
indirect enum Place {
  /// A variable's own registers, or a temporary's; the variable is given where it can change.
  case registers(Int, Layout, Variable?)
  /// A slot of an instance or of a box; what other code may come to while it is lent is watched.
  case field(object: Int, slot: Int, Layout, isStable: Bool, watched: FunctionLowering.Watched? = nil)
  case global(Int, Layout, isConstant: Bool, watched: FunctionLowering.Watched?)
  case element(Place, index: Int, Layout, Span)
  /// Some slots of a place that must be lent as a whole.
  case part(Place, Int, Layout)
  /// What is in an optional, which is asked whether it has a value each time this is come to: code may run before that is.
  case unwrapped(Place, optional: Place, tag: Int, Span)
  /// Holds a weak box; what is seen is an optional, or of an unowned one the value. An unowned optional that is nil has no box.
  case weak(Place, Variable.Ownership, Layout, Span)
  case computed(ComputedPlace)
  case observed(ObservedPlace)
  /// A place with accessors or observers inside another such place, which is read and written as a whole, once: the
  /// function makes the place from the registers that it is lent in.
  case within(Place, Layout, (Place) throws -> Place)
  /// The value of a computed place that has been read already.
  case kept(Int, Layout, Place)
  case value(Value)
}

/// A place that has been lent: its value is in registers, ours to change, until it is handed back.
struct Loan {
  let register: Int
  let layout: Layout
  let handBack: () throws -> Void
}

extension FunctionLowering {
  func layout(of place: Place) throws -> Layout {
    switch place {
    case .registers(_, let layout, _), .field(_, _, let layout, _, _), .global(_, let layout, _, _),
      .element(_, _, let layout, _),
      .part(_, _, let layout), .kept(_, let layout, _):
      return layout
    case .unwrapped(let inner, _, _, _): return try self.layout(of: inner)
    case .weak(_, _, let layout, _): return layout
    case .computed(let place): return place.layout
    case .observed(let place): return place.layout
    case .within(_, let layout, _): return layout
    case .value(let value): return value.layout
    }
  }

  /// A part of a place.
  func part(_ place: Place, _ offset: Int, _ layout: Layout) -> Place {
    switch place {
    case .registers(let register, _, let variable): return .registers(register + offset, layout, variable)
    case .field(let object, let slot, _, let isStable, let watched):
      return .field(object: object, slot: slot + offset, layout, isStable: isStable, watched: watched)
    case .global(let slot, _, let isConstant, let watched):
      return .global(slot + offset, layout, isConstant: isConstant, watched: watched)
    case .part(let whole, let before, _): return .part(whole, before + offset, layout)
    case .value(let value): return .value(value.part(offset, layout))
    case .unwrapped(let inner, let optional, let tag, let span):
      return .unwrapped(part(inner, offset, layout), optional: optional, tag: tag, span)
    case .kept, .element, .weak, .computed, .observed, .within: return .part(place, offset, layout)
    }
  }

  /// Whether reading and writing it runs code of the script.
  func hasAccessors(_ place: Place) -> Bool {
    switch place {
    case .computed, .observed, .within: return true
    case .part(let whole, _, _), .kept(_, _, let whole), .unwrapped(let whole, _, _, _), .element(let whole, _, _, _):
      return hasAccessors(whole)
    default: return false
    }
  }

  // MARK: Reading

  /// The value of a place, borrowed where possible.
  func load(_ place: Place, _ target: Target = .anywhere) throws -> Value {
    switch place {
    case .registers(let register, let layout, let variable):
      return deliver(Value(register, layout, variable.map { .local($0) } ?? .stable), target)
    case .value(let value): return deliver(value, target)
    case .kept(let register, let layout, _): return deliver(Value(register, layout, .stable), target)
    case .field(let object, let slot, let layout, let isStable, _):
      return read(layout, target, isStable: isStable, copy: .copyField, load: .loadField, loadMany: .loadFieldN) {
        (op, register, offset, count) in
        self.emit(op, register, object, slot + offset, d: count)
      }
    case .global(let slot, let layout, let isConstant, _):
      return read(layout, target, isStable: isConstant, copy: .copyGlobal, load: .loadGlobal, loadMany: .loadGlobalN) {
        (op, register, offset, count) in
        self.emit(op, register, slot + offset, d: count)
      }
    case .element(let array, let index, let layout, let span):
      return try loadElement(array, index, 0, layout, layout, span, target)
    case .part(.element(let array, let index, let whole, let span), let offset, let layout):
      return try loadElement(array, index, offset, layout, whole, span, target)
    case .part(let whole, let offset, let layout):
      let value = try load(whole)
      if value.isOwned {
        hold(value)
      }
      return deliver(value.part(offset, layout), target)
    case .weak(let box, let ownership, let layout, let span):
      let reference = try load(box)
      let register = target.register ?? allocate(layout.count)
      let gone = code.newLabel()
      let maySayNil = ownership == .unowned && layout.spare == nil
      if maySayNil {
        for offset in 0..<layout.count { code.loadInt(register + offset, 0) }
        code.jump(ifNot: reference.register, to: gone)
      } else if ownership == .unowned, layout.count == 1 {
        // What the box names is alive, or this stops here.
        emit(at: span, .loadUnowned, register, reference.register)
        return deliver(Value(register, layout, .shared), target)
      }
      emit(.loadWeak, register, reference.register)
      if ownership == .unowned { emit(at: span, .unwrap, register) }
      if layout.count == 2 {
        // An existential: the type is the instance's own.
        code.loadInt(register + 1, 0)
        code.jump(ifNot: register, to: gone)
        emit(.typeOf, register + 1, register)
      }
      bind(gone)
      return Value(register, layout, .owned)
    case .unwrapped(let inner, let optional, let tag, let span):
      try unwrap(optional, tag, span)
      return try load(inner, target)
    case .computed(let computed): return try get(computed, target)
    case .observed(let observed): return try load(observed.storage, target)
    case .within(let whole, _, let make):
      let inner = try make(.registers(0, layout(of: whole), nil))
      if case .computed(let computed) = inner, computed.getter.convention.isSelfInOut {
        // The getter changes what it is read from.
        let loan = try lend(whole)
        let value = own(try load(make(.registers(loan.register, loan.layout, nil))))
        try loan.handBack()
        return deliver(value, target)
      }
      let value = try load(whole)
      if value.isOwned { hold(value) }
      return try load(make(.value(Value(value.register, value.layout, .stable))), target)
    }
  }

  /// Stops where an optional place holds nil.
  private func unwrap(_ optional: Place, _ slot: Int, _ span: Span) throws {
    let mark = top
    let layout = try layout(of: optional)
    let tag = try load(part(optional, slot, Layout([layout.slots[slot]])))
    emit(at: span, .unwrap, tag.register)
    release(tag)
    giveBack(to: mark)
  }

  private func read(
    _ layout: Layout, _ target: Target, isStable: Bool, copy: Opcode, load: Opcode, loadMany: Opcode,
    _ emit: (Opcode, Int, Int, Int) -> Void
  ) -> Value {
    let register = target.register ?? allocate(layout.count)
    if case .into = target, layout.isSingleReference {
      emit(copy, register, 0, 0)
      return Value(register, layout, .owned)
    }
    if layout.count == 1 {
      emit(load, register, 0, 0)
    } else {
      var offset = 0
      while offset < layout.count {
        let count = min(255, layout.count - offset)
        emit(loadMany, register + offset, offset, count)
        offset += count
      }
    }
    let value = Value(register, layout, layout.isTrivial ? .owned : isStable ? .stable : .shared)
    if case .into = target {
      retain(register, layout)
      return Value(register, layout, .owned)
    }
    return value
  }

  private func loadElement(
    _ array: Place, _ index: Int, _ offset: Int, _ layout: Layout, _ whole: Layout, _ span: Span, _ target: Target
  ) throws -> Value {
    let mark = top
    let prepared = target.register
    let register = prepared ?? allocate(layout.count)
    let value = try load(array)
    // An array that is ours alone goes when this is done; its elements must be copied out.
    let mustOwn: Bool
    if case .into = target { mustOwn = true } else { mustOwn = value.isOwned }
    if layout.count == 0 {
      emit(at: span, .arrayCheck, value.register, index)
    } else if whole.count == 1 {
      emit(at: span, mustOwn && layout.isSingleReference ? .arrayCopy : .arrayGet, register, value.register, index)
    } else if layout.count == whole.count {
      emit(at: span, mustOwn && !layout.isTrivial ? .arrayGetN : .arrayLoadN, register, value.register, index)
    } else {
      for (slot, isReference) in layout.slots.enumerated() {
        emit(
          at: span, mustOwn && isReference ? .arrayCopySlot : .arrayGetSlot, register + slot, value.register, index,
          d: offset + slot)
      }
    }
    if value.isOwned { release(value) }
    giveBack(to: max(mark, prepared == nil ? register + layout.count : mark))
    if mustOwn || layout.isTrivial { return Value(register, layout, .owned) }
    return Value(register, layout, value.holder)
  }

  // MARK: Writing

  /// Puts an owned value into a place; what was there is released.
  func store(_ value: Value, in place: Place) throws {
    switch place {
    case .registers(let register, let layout, _): replace(register, with: value.register, layout)
    case .value, .kept: release(Value(value.register, value.layout, .owned))
    case .field(let object, let slot, let layout, _, _):
      for (offset, isReference) in layout.slots.enumerated() {
        emit(isReference ? .storeFieldRef : .storeField, object, value.register + offset, slot + offset)
      }
    case .global(let slot, let layout, _, _):
      for (offset, isReference) in layout.slots.enumerated() {
        emit(isReference ? .storeGlobalRef : .storeGlobal, value.register + offset, slot + offset)
      }
    case .element(let array, let index, let layout, let span):
      let loan = try lend(array, briefly: true)
      if layout.count == 1 {
        emit(at: span, layout.isTrivial ? .arraySet : .arraySetRef, loan.register, index, value.register)
      } else {
        emit(at: span, .arraySetN, loan.register, index, value.register)
      }
      try loan.handBack()
    case .part(.element(let array, let index, _, let span), let offset, let layout) where layout.count <= 4:
      let loan = try lend(array, briefly: true)
      for (slot, isReference) in layout.slots.enumerated() {
        emit(
          at: span, isReference ? .arraySetSlotRef : .arraySetSlot, loan.register, index, value.register + slot,
          d: offset + slot)
      }
      try loan.handBack()
    case .part(let whole, let offset, let layout):
      let loan = try lend(whole)
      replace(loan.register + offset, with: value.register, layout)
      try loan.handBack()
    case .weak(let box, let ownership, let layout, _):
      let register = allocate(1)
      let gone = code.newLabel()
      if ownership == .unowned, layout.spare == nil {
        // That there is nothing is another thing than that it has gone: there is no box then.
        code.loadInt(register, 0)
        code.jump(ifNot: value.register, to: gone)
      }
      emit(.makeWeak, register, value.register)
      bind(gone)
      release(Value(value.register, layout, .owned))
      try store(Value(register, .nullableReference, .owned), in: box)
    case .unwrapped(let inner, let optional, let tag, let span):
      try unwrap(optional, tag, span)
      try store(value, in: inner)
    case .computed(let computed): try set(computed, value)
    case .observed(let observed): try storeObserved(observed, value)
    case .within(let whole, _, let make):
      let loan = try lend(whole)
      try store(value, in: make(.registers(loan.register, loan.layout, nil)))
      try loan.handBack()
    }
  }

  // MARK: Lending

  /// Takes the value out of a place, so that it can be changed where it is now, and no copy is made of what is shared
  /// by
  /// nobody. `briefly`: no code of a script runs meanwhile, so that the place may keep what it had.
  func lend(_ place: Place, briefly: Bool = false) throws -> Loan {
    switch place {
    case .registers(let register, let layout, _): return Loan(register: register, layout: layout) {}
    case .value(let value): return Loan(register: value.register, layout: value.layout) {}
    case .field(let object, let slot, let layout, _, let watched):
      let access = briefly ? nil : watched
      if let access { beginAccess(access) }
      let register = allocate(layout.count)
      for (offset, isReference) in layout.slots.enumerated() {
        emit(isReference && !briefly ? .takeField : .loadField, register + offset, object, slot + offset)
      }
      return Loan(register: register, layout: layout) { [self] in
        for offset in layout.slots.indices { emit(.storeField, object, register + offset, slot + offset) }
        if let access { endAccess(access) }
      }
    case .global(let slot, let layout, _, let watched):
      let register = allocate(layout.count)
      let access = briefly ? nil : watched
      if let access { beginAccess(access) }
      for (offset, isReference) in layout.slots.enumerated() {
        emit(isReference && !briefly ? .takeGlobal : .loadGlobal, register + offset, slot + offset)
      }
      return Loan(register: register, layout: layout) { [self] in
        for offset in layout.slots.indices { emit(.storeGlobal, register + offset, slot + offset) }
        if let access { endAccess(access) }
      }
    case .element(let array, let index, let layout, let span):
      let register = allocate(layout.count)
      let outer = try lend(array, briefly: briefly)
      takeElement(outer.register, index, layout, span, into: register)
      return Loan(register: register, layout: layout) { [self] in
        if layout.count == 1 {
          emit(at: span, .arraySet, outer.register, index, register)
        } else {
          for slot in layout.slots.indices {
            emit(at: span, .arraySetSlot, outer.register, index, register + slot, d: slot)
          }
        }
        try outer.handBack()
      }
    case .part(.element(let array, let index, let whole, let span), let offset, let layout) where whole.count < 256:
      let register = allocate(layout.count)
      let outer = try lend(array, briefly: briefly)
      if layout.count == 0 { emit(at: span, .arrayCheck, outer.register, index) }
      for (slot, isReference) in layout.slots.enumerated() {
        emit(
          at: span, isReference ? .arrayTakeSlot : .arrayGetSlot, register + slot, outer.register, index,
          d: offset + slot)
      }
      return Loan(register: register, layout: layout) { [self] in
        for slot in layout.slots.indices {
          emit(at: span, .arraySetSlot, outer.register, index, register + slot, d: offset + slot)
        }
        try outer.handBack()
      }
    case .part(let whole, let offset, let layout):
      let loan = try lend(whole, briefly: briefly)
      return Loan(register: loan.register + offset, layout: layout, handBack: loan.handBack)
    case .unwrapped(let inner, let optional, let tag, let span):
      try unwrap(optional, tag, span)
      return try lend(inner, briefly: briefly)
    case .kept(let register, let layout, let origin):
      let access = briefly ? nil : takingOver(origin).access
      if let access { beginAccess(access) }
      return Loan(register: register, layout: layout) { [self] in
        if let access { endAccess(access) }
        let value = Value(allocate(layout.count), layout, .owned)
        copy(register, to: value.register, layout)
        try store(value, in: origin)
      }
    case .within(let whole, _, let make):
      let outer = try lend(whole)
      let inner = try lend(make(.registers(outer.register, outer.layout, nil)), briefly: briefly)
      return Loan(register: inner.register, layout: inner.layout) {
        try inner.handBack()
        try outer.handBack()
      }
    case .weak, .computed, .observed:
      if case .computed(let computed) = place, let loan = try lendEntry(computed, briefly) { return loan }
      let layout = try layout(of: place)
      let register = allocate(layout.count)
      // What it is a part of is being changed for as long as it is lent.
      let (inner, access) = briefly ? (place, nil) : takingOver(place)
      if let access { beginAccess(access) }
      _ = try load(inner, .into(register))
      var held: (place: HeldPlace, span: Span)?
      if !briefly, case .computed(let computed) = place { held = computed.held.map { ($0, computed.span) } }
      if let held { try begin(held.place, held.span) }
      return Loan(register: register, layout: layout) { [self] in
        if let held { try end(held.place, held.span) }
        if let access { endAccess(access) }
        try store(Value(register, layout, .owned), in: place)
      }
    }
  }

  /// A place as it is for who has begun to change what it is a part of, and what that is, if others may come to it.
  func takingOver(_ place: Place) -> (place: Place, access: Watched?) {
    switch place {
    case .field(let object, let slot, let layout, let isStable, let watched):
      return (.field(object: object, slot: slot, layout, isStable: isStable), watched)
    case .global(let slot, let layout, let isConstant, let watched):
      return (.global(slot, layout, isConstant: isConstant, watched: nil), watched)
    case .element(let array, let index, let layout, let span):
      let (array, access) = takingOver(array)
      return (.element(array, index: index, layout, span), access)
    case .part(let whole, let offset, let layout):
      let (whole, access) = takingOver(whole)
      return (.part(whole, offset, layout), access)
    case .unwrapped(let inner, let optional, let tag, let span):
      let (inner, access) = takingOver(inner)
      return (.unwrapped(inner, optional: optional, tag: tag, span), access)
    case .kept(let register, let layout, let origin):
      let (origin, access) = takingOver(origin)
      return (.kept(register, layout, origin), access)
    case .within(let whole, let layout, let make):
      let (whole, access) = takingOver(whole)
      return (.within(whole, layout, make), access)
    case .weak(let box, let ownership, let layout, let span):
      let (box, access) = takingOver(box)
      return (.weak(box, ownership, layout, span), access)
    case .computed(let computed):
      guard case .place(let base) = computed.base, case let (base, access?) = takingOver(base) else {
        return (place, nil)
      }
      return (
        .computed(
          ComputedPlace(
            base: .place(base), indices: computed.indices, layout: computed.layout, span: computed.span,
            getter: computed.getter, setter: computed.setter, held: computed.held)), access
      )
    case .observed(let observed):
      // What is only told afterwards, and not what was there before, is changed where it lies.
      guard observed.willSet == nil, !observed.wantsOldValue, case let (storage, access?) = takingOver(observed.storage)
      else { return (place, nil) }
      return (
        .observed(
          ObservedPlace(
            storage: storage, base: observed.base, willSet: nil, didSet: observed.didSet, wantsOldValue: false,
            isSilentOnError: observed.isSilentOnError, layout: observed.layout, span: observed.span)), access
      )
    case .registers, .value: return (place, nil)
    }
  }

  /// Moves an element out of an array that is lent; what it leaves holds nothing.
  func takeElement(_ array: Int, _ index: Int, _ layout: Layout, _ span: Span, into register: Int) {
    if layout.count == 0 {
      emit(at: span, .arrayCheck, array, index)
    } else if layout.count == 1 {
      emit(at: span, layout.isTrivial ? .arrayGet : .arrayTake, register, array, index)
    } else {
      for (slot, isReference) in layout.slots.enumerated() {
        emit(at: span, isReference ? .arrayTakeSlot : .arrayGetSlot, register + slot, array, index, d: slot)
      }
    }
  }

  /// `counts[word, default: 0]` is changed where it lies among the dictionary's values; what `groups[word]!.append(1)` changes is
  /// taken out of them until it is put back. Nil for other places.
  private func lendEntry(_ place: ComputedPlace, _ briefly: Bool) throws -> Loan? {
    guard case .instance(let getter, let types) = place.getter.kind, let dictionary = lowerer.core.dictionary,
      getter.parent === dictionary, getter.module === dictionary.module, case .place(let whole) = place.base
    else { return nil }
    let operands = place.indices.map { Argument.value(Value($0.register, $0.layout, .stable)) }
    if operands.count == 1, let take = program.coreFunction("_dictionaryTake"), !place.layout.isTrivial {
      let outer = try lend(whole, briefly: briefly)
      let inside = Place.registers(outer.register, outer.layout, nil)
      let register = allocate(place.layout.count)
      _ = try call(
        callable(take, types, .direct), [.place(inside)] + operands, self: nil, metatype: nil, place.span,
        .into(register))
      let entry = ComputedPlace(
        base: .place(inside), indices: place.indices, layout: place.layout, span: place.span, getter: place.getter,
        setter: place.setter)
      return Loan(register: register, layout: place.layout) { [self] in
        try set(entry, Value(register, place.layout, .owned))
        try outer.handBack()
      }
    }
    guard operands.count == 2, let insert = program.coreFunction("_dictionaryPlace"),
      let values = try lowerer.layouts.structLayout(of: .nominal(dictionary, types)).ordered.last
    else { return nil }
    let index = try call(
      callable(insert, types, .direct), [.place(whole)] + operands, self: nil, metatype: nil, place.span, .anywhere)
    let array = part(whole, values.field.offset, values.field.layout)
    return try lend(.element(array, index: index.register, place.layout, place.span), briefly: briefly)
  }

  // MARK: Accessors

  private func selfArgument(_ base: ComputedPlace.Base, _ callable: Callable) throws -> Argument? {
    switch base {
    case .none, .metatype, .existential: return nil
    case .object(let value): return .value(Value(value.register, value.layout, .stable))
    case .place(let place):
      if callable.convention.isSelfInOut { return .place(place) }
      return .value(try load(place))
    }
  }

  private func get(_ place: ComputedPlace, _ target: Target) throws -> Value {
    let arguments = place.indices.map { Argument.value(Value($0.register, $0.layout, .stable)) }
    if case .existential(let whole) = place.base {
      return try callExistential(place.getter, whole, arguments, place.span, target)
    }
    return try call(
      place.getter, arguments, self: selfArgument(place.base, place.getter), metatype: metatype(place.base), place.span,
      target)
  }

  private func metatype(_ base: ComputedPlace.Base) -> Int? {
    if case .metatype(let register) = base { return register }
    return nil
  }

  private func set(_ place: ComputedPlace, _ value: Value) throws {
    guard let setter = place.setter else { throw Unsupported("an assignment to this property", place.span) }
    var arguments = [Argument.value(Value(value.register, value.layout, .owned))]
    arguments += place.indices.map { Argument.value(Value($0.register, $0.layout, .stable)) }
    if case .existential(let whole) = place.base {
      _ = try callExistential(setter, whole, arguments, place.span, .anywhere)
      return
    }
    _ = try call(
      setter, arguments, self: selfArgument(place.base, setter), metatype: metatype(place.base), place.span, .anywhere)
  }

  private func storeObserved(_ place: ObservedPlace, _ value: Value) throws {
    let mark = top
    var old: Value?
    if place.didSet != nil {
      let register = allocate(place.layout.count)
      if place.wantsOldValue {
        old = try load(place.storage, .into(register))
      } else {
        // Nothing is read that nobody looks at: to read may be to call something.
        zero(register, place.layout.count)
        old = Value(register, place.layout, .stable)
      }
    }
    if let willSet = place.willSet {
      let arguments =
        willSet.convention.parameters.isEmpty ? [] : [Argument.value(Value(value.register, value.layout, .stable))]
      _ = try call(
        willSet, arguments, self: selfArgument(place.base, willSet), metatype: nil, place.span, .anywhere)
    }
    let error = errorOfLoan
    // What an override observes is set as a whole.
    if case .observed = place.storage { errorOfLoan = nil }
    try store(value, in: place.storage)
    errorOfLoan = error
    if let didSet = place.didSet {
      let untold = code.newLabel()
      if let error, place.isSilentOnError { code.jump(if: error + 1, to: untold) }
      let arguments = old.map { [Argument.value($0)] } ?? []
      _ = try call(didSet, arguments, self: selfArgument(place.base, didSet), metatype: nil, place.span, .anywhere)
      bind(untold)
    }
    giveBack(to: mark)
  }

  // MARK: Holding

  /// Keeps an owned value until the place that it belongs to is done with.
  func hold(_ value: Value) { held.append(Value(value.register, value.layout, .owned)) }

  /// Releases what places have held since there were `count`.
  func releaseHeld(_ count: Int) {
    while held.count > count { release(held.removeLast()) }
  }
}
