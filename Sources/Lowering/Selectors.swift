import Checking
import Diagnostics
import Machine

extension Lowerer {
  /// A requirement on an existential: what each type has for it.
  func requirementSelector(_ requirement: Function, _ rest: [Type], _ convention: Convention) -> Int {
    let viewed = { [unowned self] (type: Type) -> DispatchEntry? in
      let index = declare(requirement.name) { [unowned self] in
        let lowering = FunctionLowering(self, function: nil, environment: Environment())
        return try lowering.writeViewedWitness(requirement, type, rest, convention)
      }
      return .function(index, payload: .reference)
    }
    return selector(.requirement(requirement, rest), requirement.name, viewed: viewed) { [unowned self] type in
      guard let implementation = program.witness(for: requirement, arguments: [type] + rest) else { return nil }
      switch implementation {
      case .function(let found, let arguments):
        var function = found
        var own = arguments.map { program.canonical($0) }
        if function.parent?.kind == .class, case .nominal(let nominal, _) = type, function.kind != .initializer {
          function = program.override(of: found, in: nominal)
          let count = found.parent?.generics.parameters.count ?? 0
          own = try self.arguments(for: function.parent, from: type) + own.dropFirst(count)
        }
        let actual = try self.convention(of: function, own)
        guard actual.result.isLaidOut(as: convention.result), actual.parameters.count == convention.parameters.count,
          zip(actual.parameters, convention.parameters).allSatisfy({ $0.layout.isLaidOut(as: $1.layout) })
        else { throw Unsupported("a witness of another form than `\(requirement.name)`", function.span) }
        return .function(index(of: function, own), payload: try payload(of: type))
      case .storedProperty(let variable):
        if isClass(type) { return try storedEntry(rootStorage(variable), of: type) }
        let layout = try layouts.layout(of: type)
        guard let field = try layouts.structLayout(of: type).fields[variable] else { return nil }
        if field.layout.count == 0 || variable.ownership != .strong {
          throw Unsupported("this property as a witness", variable.span)
        }
        if layout.isSingleReference { return .payload }
        if field.layout.count == 1 { return .stored(slot: field.offset, isReference: field.layout.slots[0]) }
        return .storedSlots(
          slot: field.offset, count: field.layout.count, shape: field.layout.shape(.layout, in: executable))
      case .enumCase: throw Unsupported("an enum case as a witness on an existential")
      }
    }
  }

  /// What begins or ends an access to the stored property that a getter, of a class or a protocol, stands for in each class; nothing
  /// where that is computed, or its observers ask for what it was.
  func accessSelector(_ getter: Function, _ arguments: [Type], begins: Bool) -> Int {
    let getter = getter.isRequirement ? getter : program.root(of: getter)
    return selector(.access(getter, arguments, begins: begins), getter.name) { [unowned self] type in
      let variable = storedProperty(behind: getter, arguments, of: type)
      let index = thunk(.access(variable, begins: begins), getter.name) { lowering in
        let object = lowering.allocate(1)
        if let variable, lowering.isWatched(variable) {
          let place = lowering.watched(variable, in: object)
          if begins { lowering.beginAccess(place) } else { lowering.endAccess(place) }
        }
        lowering.emit(.ret)
      }
      return .function(index, payload: .reference)
    }
  }

  private func storedProperty(behind getter: Function, _ arguments: [Type], of type: Type) -> Variable? {
    guard case .nominal(let nominal, _) = type else { return nil }
    var found: Variable?
    if getter.isRequirement {
      switch program.witness(for: getter, arguments: [type] + arguments.dropFirst()) {
      case .storedProperty(let variable): found = variable
      case .function(let function, _): found = function.accessed
      case .enumCase, nil: break
      }
    } else {
      found = getter.accessed
    }
    guard let declared = found, declared.parent?.kind == .class else { return nil }
    let property = program.override(of: declared, in: nominal)
    for here in sequence(first: property, next: \.overridden) where !isChangedInPlace(here) { return nil }
    return rootStorage(property)
  }

  private func isChangedInPlace(_ variable: Variable) -> Bool {
    (variable.hasPlainStorage || variable.isObservingOverride) && variable.willSet == nil
      && !FunctionLowering(self, function: nil, environment: Environment()).wantsOldValue(variable)
  }

  /// A mutating requirement: code for each type that takes the payload out of its box, or as it is, and puts it back.
  func mutatingSelector(_ requirement: Function, _ rest: [Type], _ convention: Convention) -> Int {
    selector(.mutating(requirement, rest), requirement.name) { [unowned self] type in
      let index = declare(requirement.name) { [unowned self] in
        let lowering = FunctionLowering(self, function: nil, environment: Environment())
        return try lowering.writeMutatingWitness(requirement, type, rest, convention)
      }
      return .function(index, payload: .reference)
    }
  }

  /// A member of a protocol's extension, specialised for what is in the existential.
  func extensionSelector(_ function: Function, _ rest: [Type]) -> Int {
    selector(.method(function, rest), function.name) { [unowned self] type in
      .function(index(of: function, [type] + rest), payload: try payload(of: type))
    }
  }

  /// A static requirement or initialiser on a metatype: code for each type, whose result is made what the caller sees
  /// of it.
  func staticRequirementSelector(
    _ requirement: Function, _ arguments: [Type], _ result: Type, _ convention: Convention, seesVeryType: Bool = false
  ) -> Int {
    // A class stays what the caller knows; what an existential has within is seen as it is.
    let isExtensionInitializer = requirement.kind == .initializer && !requirement.isRequirement
    let seesVeryType = seesVeryType || isExtensionInitializer || !isSeenAsClass(requirement, arguments)
    let seen = seesVeryType ? nil : arguments[0]
    let rest = Array(arguments.dropFirst())
    return selector(.staticRequirement(requirement, seen: seen, rest, result), requirement.name) {
      [unowned self] type in
      let index = declare(requirement.name) { [unowned self] in
        let lowering = FunctionLowering(self, function: nil, environment: Environment())
        return try lowering.writeStaticWitness(requirement, [seen ?? type] + rest, on: type, result, convention)
      }
      return .function(index, payload: .none)
    }
  }

  func staticSelector(
    _ function: Function, _ arguments: [Type], _ dispatch: Dispatch, seesVeryType: Bool = false
  ) -> Int {
    let own = Array(arguments.dropFirst(function.parent?.generics.parameters.count ?? 0))
    // A protocol's extension sees what the caller knows, a class's function the class it is asked of.
    let isOfProtocol = isSeenAsClass(function, arguments)
    let seen = isOfProtocol && !seesVeryType ? arguments[0] : nil
    return selector(.staticMethod(function, seen: seen, own), function.name) { [unowned self] type in
      let types = isOfProtocol ? [seen ?? type] + own : arguments
      return .function(try staticIndex(function, types, dispatch, on: type), payload: .none)
    }
  }

  /// An initialiser of a class, called on a metatype.
  func initializerSelector(_ function: Function, _ arguments: [Type]) -> Int {
    let own = Array(arguments.dropFirst(function.parent?.generics.parameters.count ?? 0))
    return selector(.initializer(function, own), "init") { [unowned self] type in
      .function(try allocatingIndex(function, arguments, of: type), payload: .none)
    }
  }

  /// An initialiser that makes an instance of a class, which may have another in its place.
  func allocatingIndex(_ function: Function, _ arguments: [Type], of type: Type) throws -> Int {
    let own = Array(arguments.dropFirst(function.parent?.generics.parameters.count ?? 0))
    // A protocol's extension makes the very type.
    if function.parent?.kind == .protocol { return index(of: function, [type] + own) }
    guard case .nominal(let nominal, _) = type, nominal.kind == .class else {
      return index(of: function, try self.arguments(for: function.parent, from: type) + own)
    }
    let chosen = program.override(of: function, in: nominal)
    if isLacking(chosen, nominal) { return lackingInitializer(function, of: type) }
    return index(of: chosen, try self.arguments(for: chosen.parent, from: type) + own, .allocating(type))
  }

  /// Objective-C's initialisers can be asked of a class that has not taken them over; what they leave out would never be set.
  private func isLacking(_ initializer: Function, _ nominal: Nominal) -> Bool {
    initializer.parent !== nominal && !initializer.isConvenience && initializer.parent?.module.isLibrary == true
      && !nominal.module.isLibrary
  }

  private func lackingInitializer(_ function: Function, of type: Type) -> Int {
    declare(function.name) { [unowned self] in
      let lowering = FunctionLowering(self, function: nil, environment: Environment())
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let message =
        "use of unimplemented initializer 'init(\(labels))' for class '\(type.runtimeName(qualified: true))'"
      lowering.emit(.trap, Int(TrapKind.fatalError.rawValue), executable.constant(string: message))
      return try lowering.finish()
    }
  }

  /// `self.init` in a class: the instance's own class may have another initialiser in its place.
  func initializingSelector(_ function: Function, _ arguments: [Type]) -> Int {
    let own = Array(arguments.dropFirst(function.parent?.generics.parameters.count ?? 0))
    return selector(.initializing(function, own), "init") { [unowned self] type in
      guard case .nominal(let nominal, _) = type else { return nil }
      let chosen = program.override(of: function, in: nominal)
      if isLacking(chosen, nominal) { return .function(lackingInitializer(function, of: type), payload: .reference) }
      let types = try self.arguments(for: chosen.parent, from: type) + own
      return .function(index(of: chosen, types, .initializing), payload: .reference)
    }
  }
}

extension FunctionLowering {
  /// The witness of a class for an instance that may be of a subclass.
  fileprivate func writeViewedWitness(
    _ requirement: Function, _ type: Type, _ rest: [Type], _ convention: Convention
  ) throws -> Code {
    currentSpan = requirement.span
    thunkConvention = convention
    let arguments = takeParameters(of: convention)
    let own = Value(allocate(1), .reference, .stable)
    let value = self.own(
      try call(
        witness(requirement, [type] + rest), arguments, self: .value(own), metatype: nil, requirement.span, .anywhere))
    try writeThunkReturn(value, convention)
    return try finish()
  }

  fileprivate func writeStaticWitness(
    _ requirement: Function, _ types: [Type], on type: Type, _ result: Type, _ convention: Convention
  ) throws -> Code {
    currentSpan = requirement.span
    thunkConvention = convention
    let arguments = takeParameters(of: convention)
    let actual = concrete(Environment(requirement.generics.parameters, types).substituted(requirement.result))
    var value: Value
    if requirement.kind == .initializer {
      value = try callInitializer(
        resultType: actual, requirement, types, requirement.isRequirement ? .requirement : .direct, on: type,
        metatype: nil, arguments, requirement.span, .anywhere)
    } else if !requirement.isRequirement {
      value = try call(
        staticCallable(requirement, types, .direct, on: type), arguments, self: nil, metatype: nil, requirement.span,
        .anywhere)
    } else if case .storedProperty(let variable)? = program.witness(for: requirement, arguments: types) {
      let place = try place(of: variable, requirement.span)
      if requirement.kind == .setter {
        try store(own(try evaluate(arguments[0])), in: place)
        value = .void
      } else {
        value = try load(place)
      }
    } else {
      value = try call(
        witness(requirement, types, on: type), arguments, self: nil, metatype: nil, requirement.span, .anywhere)
    }
    if actual != result {
      let register = allocate(convention.result.count)
      value = try convert(value, from: actual, erasure(from: actual, to: result), to: result, register)
    }
    try writeThunkReturn(value, convention)
    return try finish()
  }

  /// How a value of a type becomes what is visible of it.
  private func erasure(from: Type, to: Type) throws -> Conversion {
    if case .existential = to { return .erase }
    if let inner = lowerer.core.wrapped(from), let outer = lowerer.core.wrapped(to) {
      return .optional(try erasure(from: inner, to: outer))
    }
    if let inner = lowerer.core.element(from), let outer = lowerer.core.element(to) {
      return .array(try erasure(from: inner, to: outer))
    }
    throw Unsupported("this result on a metatype", currentSpan)
  }
}
