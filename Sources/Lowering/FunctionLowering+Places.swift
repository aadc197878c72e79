import Checking
import Diagnostics
import Machine

/// From terms to places.
extension FunctionLowering {
  /// What it takes to reach a place is evaluated; whatever it holds on to is released with `releaseHeld`. With
  /// `keepingOperands` they outlast code that may write to the variables they were read from.
  func resolve(_ term: Term, forWriting: Bool, keepingOperands: Bool = false) throws -> Place {
    if let known = hoistedPlaces[ObjectIdentifier(term)] { return known }
    if let known = hoisted[ObjectIdentifier(term)] { return .value(known) }
    switch term.kind {
    case .variable(let variable): return try place(of: variable, term.span)
    case .property(let base, let variable, let arguments, let dispatch):
      return try property(
        base, variable, arguments.map(concrete), dispatch, term, forWriting: forWriting, keepingOperands)
    case .staticProperty(let variable, let arguments, let dispatch, let metatype):
      return try staticProperty(variable, arguments.map(concrete), dispatch, metatype, term)
    case .subscripted(_, let entity, let arguments, let dispatch, let indices, let metatype) where entity.isStatic:
      return try staticSubscript(entity, arguments.map(concrete), dispatch, indices, metatype, term)
    case .subscripted(let base, let entity, let arguments, let dispatch, let indices, _):
      return try subscripted(
        base, entity, arguments.map(concrete), dispatch, indices, term, forWriting: forWriting, keepingOperands)
    case .tupleElement(let base, let index):
      let fields = try lowerer.layouts.tupleFields(of: concrete(base.type))
      let whole = try resolve(base, forWriting: forWriting, keepingOperands: keepingOperands)
      return part(whole, fields[index].offset, fields[index].layout)
    case .forceUnwrap(let base):
      let optional = concrete(base.type)
      let payload = try payload(of: optional)
      let base = try resolve(base, forWriting: forWriting, keepingOperands: keepingOperands)
      if forWriting, isReadAnew(base) {
        return .unwrapped(
          part(base, payload.offset, payload.layout), optional: base, tag: try tagSlot(of: optional), term.span)
      }
      let (whole, tag) = try test(base, optional, forWriting: forWriting)
      emit(at: term.span, .unwrap, tag)
      return part(whole, payload.offset, payload.layout)
    case .unwrapOrLeave(let base):
      guard let chain = chains.last else { throw Unsupported("`?` here", term.span) }
      let optional = concrete(base.type)
      var (whole, tag) = try test(
        resolve(base, forWriting: forWriting, keepingOperands: keepingOperands), optional, forWriting: forWriting)
      var changed: (place: Place, value: Value)?
      if forWriting, case .kept(let register, let layout, let place) = whole {
        changed = (place, Value(register, layout, .stable))
      }
      if held.count > chain.held || changed != nil {
        let goOn = code.newLabel()
        code.jump(if: tag, to: goOn)
        // What has been read in order to be changed is written back even where there is nothing to change.
        if let changed {
          let mark = top
          try store(own(changed.value), in: changed.place)
          giveBack(to: mark)
        }
        for value in held[chain.held...].reversed() { release(value) }
        code.jump(to: chain.leave)
        bind(goOn)
      } else {
        code.jump(ifNot: tag, to: chain.leave)
      }
      if forWriting, !hasAccessors(whole), case let (inner, access?) = takingOver(whole) {
        // It is being changed from here on, whatever is evaluated before that is done.
        beginAccess(access)
        held.append(Value(access.owner, .void, .access(access.name)))
        whole = inner
      }
      let payload = try payload(of: optional)
      return part(whole, payload.offset, payload.layout)
    case .opened(let parameter):
      guard let storage = openedValues[parameter] else { throw Unsupported("this existential", term.span) }
      return try place(storage, layout(of: term.type), isConstant: false, nil, term.span)
    case .convert(let inner, .upcast):
      return try resolve(inner, forWriting: forWriting, keepingOperands: keepingOperands)
    case .inOut(let inner): return try resolve(inner, forWriting: forWriting, keepingOperands: keepingOperands)
    case .discard: return .value(.void)
    default:
      let value = try evaluate(term)
      guard value.isOwned, !value.layout.isTrivial else { return .value(value) }
      hold(value)
      return .value(Value(value.register, value.layout, .stable))
    }
  }

  /// Whether what a place holds is read where it lies each time, and not once beforehand.
  private func isReadAnew(_ place: Place) -> Bool {
    switch place {
    case .registers, .field, .global: true
    case .element(let whole, _, _, _), .part(let whole, _, _), .unwrapped(let whole, _, _, _): isReadAnew(whole)
    case .weak, .computed, .observed, .within, .kept, .value: false
    }
  }

  /// An optional place, and a register that is 0 where it holds nil.
  private func test(_ optional: Place, _ type: Type, forWriting: Bool) throws -> (Place, Int) {
    var whole = optional
    let slot = try tagSlot(of: type)
    switch whole {
    case .registers(let register, _, _), .kept(let register, _, _): return (whole, register + slot)
    case .value(let value): return (whole, value.register + slot)
    case .computed, .observed, .weak, .within:
      // Read once; what is changed is written back.
      let layout = try layout(of: whole)
      let register = allocate(layout.count)
      _ = try load(whole, .into(register))
      hold(Value(register, layout, .owned))
      whole = .kept(register, layout, whole)
      return (whole, register + slot)
    case .field, .global, .element, .part, .unwrapped:
      if !forWriting, case .element = whole {
        let value = try load(whole)
        if value.isOwned {
          hold(value)
          return (.value(Value(value.register, value.layout, .stable)), value.register + slot)
        }
        return (.value(value), value.register + slot)
      }
      let layout = try layout(of: whole)
      let tag = try load(part(whole, slot, Layout([layout.slots[slot]])))
      if tag.isOwned, !tag.layout.isTrivial { hold(tag) }
      return (whole, tag.register)
    }
  }

  // MARK: Variables

  func place(of variable: Variable, _ span: Span) throws -> Place {
    if variable.kind == .local, !variable.isStored, let getter = variable.getter {
      return .computed(
        ComputedPlace(
          base: .none, indices: [], layout: try layout(of: variable.type), span: span,
          getter: try localCallable(getter, span), setter: try variable.setter.map { try localCallable($0, span) }))
    }
    if let storage = storages[variable] {
      let layout: Layout
      if case .alias(let value) = storage { layout = value.layout } else { layout = try storageLayout(of: variable) }
      var place = try place(storage, layout, isConstant: variable.isLet, variable, span)
      if variable.ownership != .strong { place = try weak(place, variable, span) }
      return try observed(place, variable, [], base: .none, span) ?? place
    }
    guard variable.kind == .global || variable.isStatic else {
      throw Unsupported("the use of `\(variable.name)` here", span)
    }
    if !variable.isStored, let getter = variable.getter {
      return .computed(
        ComputedPlace(
          base: .none, indices: [], layout: try layout(of: variable.type), span: span, getter: try instance(getter, []),
          setter: try variable.setter.map { try instance($0, []) }))
    }
    return try global(variable, span)
  }

  func global(_ variable: Variable, _ span: Span) throws -> Place {
    let global = try lowerer.global(variable)
    if let initializer = global.initializer, !givenHere.contains(variable) {
      let flag = allocate(1)
      let known = code.newLabel()
      emit(.loadGlobal, flag, initializer.flag)
      code.jump(if: flag, to: known)
      let base = top + 2
      reach(base + 1)
      emit(at: span, .call, base, initializer.function)
      bind(known)
      giveBack(to: flag)
    }
    let watched = isWatched(variable) ? watched(variable, global: global.slot) : nil
    // The statements of a script, one after the other, can't come across what they have lent themselves, but for closures in them
    // that are written in place of their calls.
    if let watched, !lowerer.isFirstEntry(function) || inlined.contains(where: { $0.kind == .closure }) {
      checkAccess(watched, span, isRestored: assignedVariable === variable)
    }
    checkSet(variable, global, span)
    var place = Place.global(global.slot, global.layout, isConstant: variable.isLet, watched: watched)
    if variable.ownership != .strong { place = try weak(place, variable, span) }
    return try observed(place, variable, [], base: .none, span) ?? place
  }

  func weak(_ place: Place, _ variable: Variable, _ span: Span) throws -> Place {
    .weak(place, variable.ownership, try layout(of: variable.type), span)
  }

  func storageLayout(of variable: Variable) throws -> Layout {
    try lowerer.layouts.storage(of: variable, type: concrete(variable.type))
  }

  private func place(
    _ storage: Storage, _ layout: Layout, isConstant: Bool, _ variable: Variable?, _ span: Span
  ) throws -> Place {
    switch storage {
    case .registers(let register, let isMutable): return .registers(register, layout, isMutable ? variable : nil)
    case .box(let register):
      var access: Watched?
      if let variable, isWatched(variable) {
        let place = watched(variable, in: register)
        checkAccess(place, span, isRestored: false)
        access = place
      }
      return .field(object: register, slot: 0, layout, isStable: isConstant, watched: access)
    case .alias(let value): return .value(value)
    case .constant(let number):
      let register = allocate(1)
      code.loadInt(register, number)
      return .value(Value(register, .raw, .owned))
    case .closure(let closure):
      let value = try make(closure, .anywhere)
      hold(value)
      return .value(Value(value.register, value.layout, .stable))
    }
  }

  // MARK: Properties

  private func property(
    _ base: Term, _ variable: Variable, _ arguments: [Type], _ dispatch: Dispatch, _ term: Term, forWriting: Bool,
    _ keepingOperands: Bool
  ) throws -> Place {
    let baseType = concrete(base.type)
    switch dispatch {
    case .requirement:
      return try accessed(
        base, variable.getter, variable.setter, arguments, dispatch, [], term, forWriting: forWriting, keepingOperands)
    case .virtual where !variable.isFinal && program.isOverridden(variable) && !isOwnStorage(base, variable):
      return try accessed(
        base, variable.getter, variable.setter, arguments, dispatch, [], term, forWriting: forWriting, keepingOperands)
    case .virtual, .direct: break
    }
    if variable.hasPlainStorage {
      let valueLayout = try variable.ownership == .strong ? nil : layout(of: term.type)
      func seen(_ storage: Place) -> Place {
        valueLayout.map { .weak(storage, variable.ownership, $0, term.span) } ?? storage
      }
      var place: Place
      var own = ComputedPlace.Base.none
      if lowerer.isClass(baseType) {
        let isObserved = forWriting && (variable.willSet != nil || variable.didSet != nil || variable.overridden != nil)
        let object = try object(base, keepingOperands || isObserved)
        guard let field = try lowerer.layouts.classLayout(of: baseType).fields[lowerer.rootStorage(variable)] else {
          throw Unsupported("this property", term.span)
        }
        place = storage(
          of: variable, field, in: object.register, term.span, isStable: variable.isLet && object.isStable,
          isRestored: assigned == ObjectIdentifier(term))
        own = .object(object)
      } else {
        let whole = try resolve(base, forWriting: forWriting, keepingOperands: keepingOperands)
        guard let field = try lowerer.layouts.structLayout(of: baseType).fields[variable] else {
          throw Unsupported("this property", term.span)
        }
        if forWriting, hasAccessors(whole), variable.willSet != nil || variable.didSet != nil,
          !isOwnStorage(base, variable)
        {
          return .within(whole, valueLayout ?? field.layout) { [self] whole in
            let storage = seen(part(whole, field.offset, field.layout))
            return try observed(storage, variable, arguments, base: .place(whole), term.span) ?? storage
          }
        }
        place = part(whole, field.offset, field.layout)
        own = .place(whole)
      }
      place = seen(place)
      if forWriting, !isOwnStorage(base, variable) {
        return try observed(place, variable, arguments, base: own, term.span) ?? place
      }
      return place
    }
    let place = try accessed(
      base, variable.getter, variable.setter, arguments, dispatch, [], term, forWriting: forWriting, keepingOperands)
    return holdingWrapper(of: variable, place) ?? place
  }

  /// The place of a property that is changed where its wrapper keeps it.
  private func holdingWrapper(of variable: Variable, _ place: Place) -> Place? {
    guard case .computed(let computed) = place, case .object(let object) = computed.base,
      let storage = program.storageLent(with: variable), isWatched(storage)
    else { return nil }
    return .computed(
      ComputedPlace(
        base: computed.base, indices: computed.indices, layout: computed.layout, span: computed.span,
        getter: computed.getter, setter: computed.setter, held: .known(watched(storage, in: object.register))))
  }

  /// Where an instance keeps a property.
  func storage(
    of variable: Variable, _ field: Field, in object: Int, _ span: Span, isStable: Bool = false,
    isRestored: Bool = false
  ) -> Place {
    var access: Watched?
    let root = lowerer.rootStorage(variable)
    if isWatched(root) {
      let place = watched(root, in: object)
      checkAccess(place, span, isRestored: isRestored)
      access = place
    }
    return .field(object: object, slot: field.offset, field.layout, isStable: isStable, watched: access)
  }

  /// A stored property as a witness: of the value or instance in a place.
  func storedPlace(_ variable: Variable, of type: Type, in base: Place, _ span: Span) throws -> Place {
    guard let field = try field(lowerer.rootStorage(variable), of: type) else {
      throw Unsupported("this use of `\(variable.name)`", span)
    }
    let arguments = try lowerer.arguments(for: variable.parent, from: type)
    let place: Place
    let own: ComputedPlace.Base
    if lowerer.isClass(type) {
      let object = try load(base)
      if object.isOwned { hold(object) }
      place = storage(of: variable, field, in: object.register, span)
      own = .object(Value(object.register, .reference, .stable))
    } else {
      place = part(base, field.offset, field.layout)
      own = .place(base)
    }
    let seen = try variable.ownership == .strong ? place : weak(place, field.type, variable)
    return try observed(seen, variable, arguments, base: own, span) ?? seen
  }

  /// Whether this is a type's own initialiser or observer setting the property of `self`, which no observer is told.
  private func isOwnStorage(_ base: Term, _ variable: Variable) -> Bool {
    guard let function, function.parent === variable.parent, case .variable(let root) = base.kind,
      root === function.selfVariable
    else { return false }
    switch function.kind {
    // What is deferred is no part of it any more.
    case .initializer: return !isDeferred
    case .willSet, .didSet: return function.accessed === variable
    default: return false
    }
  }

  /// A class instance that stays alive until `releaseHeld`.
  private func object(_ base: Term, _ keepingOperands: Bool) throws -> Value {
    var value = try hoistedPlaces[ObjectIdentifier(base)].map { try load($0) } ?? evaluate(base)
    switch value.holder {
    case .stable, .immortal, .access: return value
    case .local where !keepingOperands, .shared where !keepingOperands: return value
    case .local, .shared: value = own(value)
    case .owned: break
    }
    hold(value)
    return Value(value.register, value.layout, .stable)
  }

  /// A place behind a getter and setter.
  private func accessed(
    _ base: Term?, _ getter: Function?, _ setter: Function?, _ arguments: [Type], _ dispatch: Dispatch,
    _ indices: [Value],
    _ term: Term, forWriting: Bool, _ keepingOperands: Bool
  ) throws -> Place {
    guard let getter else { throw Unsupported("this property", term.span) }
    if case .requirement = dispatch, let base, case .existential? = arguments.first {
      let whole = try existentialPlace(base, concrete(base.type), forWriting: forWriting, keepingOperands)
      var held: HeldPlace?
      if forWriting, indices.isEmpty, case .value(let value) = whole {
        held = heldPlace(behind: getter, arguments, of: value.register)
      }
      return .computed(
        ComputedPlace(
          base: .existential(whole), indices: indices, layout: try layout(of: term.type), span: term.span,
          getter: try existentialCallable(getter, arguments),
          setter: try setter.map { try existentialCallable($0, arguments) }, held: held))
    }
    let get = try callable(getter, arguments, dispatch)
    if forWriting, let base, case .stored(let variable, let type) = get.kind, lowerer.isClass(type) {
      let object = try object(base, true)
      return try storedPlace(variable, of: type, in: .value(object), term.span)
    }
    let set = forWriting ? try setter.map { try callable($0, arguments, dispatch) } : nil
    var held: HeldPlace?
    let own: ComputedPlace.Base
    if let base {
      if get.convention.selfLayout == nil {
        own = .none
      } else if get.convention.isSelfInOut || set?.convention.isSelfInOut == true {
        let whole = try resolve(base, forWriting: true, keepingOperands: keepingOperands)
        if hasAccessors(whole) {
          let layout = try layout(of: term.type)
          return .within(whole, layout) { whole in
            .computed(
              ComputedPlace(
                base: .place(whole), indices: indices, layout: layout, span: term.span, getter: get, setter: set))
          }
        }
        own = .place(whole)
      } else if forWriting {
        let object = try object(base, true)
        own = .object(object)
        switch get.kind {
        case .method where indices.isEmpty: held = heldPlace(behind: getter, arguments, of: object.register)
        case .instance(let function, let types) where function.accessed?.isObservingOverride == true:
          held = heldPlace(behind: function, types, of: object.register)
        default: break
        }
      } else {
        own = .place(try resolve(base, forWriting: false, keepingOperands: keepingOperands))
      }
    } else {
      own = .none
    }
    return .computed(
      ComputedPlace(
        base: own, indices: indices, layout: try layout(of: term.type), span: term.span, getter: get, setter: set,
        held: held))
  }

  private func existentialPlace(
    _ base: Term, _ type: Type, forWriting: Bool, _ keepingOperands: Bool
  ) throws -> Place {
    guard !forWriting || isObject(type) else {
      return try resolve(base, forWriting: true, keepingOperands: keepingOperands)
    }
    if forWriting { return .value(held(try evaluate(base))) }
    return try resolve(base, forWriting: false, keepingOperands: keepingOperands)
  }

  // MARK: Subscripts

  private func subscripted(
    _ base: Term?, _ entity: Subscript, _ arguments: [Type], _ dispatch: Dispatch, _ indices: [Term], _ term: Term,
    forWriting: Bool, _ keepingOperands: Bool
  ) throws -> Place {
    if let base, entity.parent === lowerer.core.array, entity.module.name == "Swift", indices.count == 1,
      lowerer.core.isInt(concrete(indices[0].type))
    {
      let array = try resolve(base, forWriting: forWriting, keepingOperands: keepingOperands || !indices[0].isQuiet)
      let index = try operand(indices[0], keepingOperands)
      return .element(array, index: index.register, try layout(of: term.type), term.span)
    }
    let getter = entity.getter
    // Self comes before the indices.
    var place: Place?
    if let base, forWriting || !indices.allSatisfy(\.isQuiet) {
      // Of an instance nothing is written back.
      let type = concrete(base.type)
      let writes = forWriting && !lowerer.isClass(type) && !isObject(type)
      place = try resolve(base, forWriting: writes, keepingOperands: true)
    }
    let values = try indices.map { index -> Value in
      guard case .omitted = index.kind else { return try operand(index, true) }
      return try held(evaluate(argument(index, entity.parameters, entity.generics, arguments)))
    }
    if let place, let base {
      hoistedPlaces[ObjectIdentifier(base)] = place
      defer { hoistedPlaces[ObjectIdentifier(base)] = nil }
      return try accessed(
        base, getter, entity.setter, arguments, dispatch, values, term, forWriting: forWriting, keepingOperands)
    }
    return try accessed(
      base, getter, entity.setter, arguments, dispatch, values, term, forWriting: forWriting, keepingOperands)
  }

  /// An index, which stays valid while the place is in use.
  func operand(_ term: Term, _ keeping: Bool) throws -> Value {
    let value = try evaluate(term)
    if case .local = value.holder, !keeping { return value }
    return held(value)
  }

  /// A value that stays until `releaseHeld`.
  func held(_ value: Value) -> Value {
    if case .stable = value.holder { return value }
    if value.isImmortal { return Value(value.register, value.layout, .stable) }
    let value = own(value)
    if !value.layout.isTrivial { hold(value) }
    return Value(value.register, value.layout, .stable)
  }
}

extension Variable {
  /// `override var x: T { didSet { … } }`: what it reads and writes is the property above.
  var isObservingOverride: Bool { !isStored && overridden != nil && (willSet != nil || didSet != nil) }

  /// Reading and writing it is a load and a store, but for observers.
  var hasPlainStorage: Bool {
    guard isStored, !isLazy else { return false }
    guard let getter else { return true }
    if case .storedGetter? = getter.synthesis { return true }
    return false
  }
}

extension Lowerer {
  /// The property that has the storage: an override with observers uses that of the one above.
  func rootStorage(_ variable: Variable) -> Variable {
    var current = variable
    while let above = current.overridden { current = above }
    return current
  }

  func storedEntry(_ variable: Variable, of type: Type) throws -> DispatchEntry {
    guard let field = try layouts.classLayout(of: type).fields[variable] else { throw Unsupported("this property") }
    if !variable.isLet, !variable.module.isLibrary {
      if program.isLent(variable) {
        // It may be changed just now: that has to be looked at.
        let getter = thunk(.storedGetter(variable, type), variable.name) {
          try $0.writeStoredGetter(of: variable, in: type)
        }
        return .function(getter, payload: .reference)
      }
      unwatched.insert(variable)
    }
    if field.layout.count == 1 { return .stored(slot: field.offset, isReference: field.layout.slots[0]) }
    return .storedSlots(
      slot: field.offset, count: field.layout.count, shape: field.layout.shape(.layout, in: executable))
  }
}
