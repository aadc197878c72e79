import Checking
import Machine

/// Static members: which type they are asked of, and what runs there.
///
/// Of a value's type there is but one. A class may be asked as what stands above it, and its static members see the very
/// class: in `A.Type` may be `B.self`, and `self` in what it runs is `B`. A protocol's extension tells them apart: `Self`
/// is the type as the caller knew it, `A`, which the members that it names are looked up for; `self` is `B`.
extension FunctionLowering {
  /// What a static member is asked of.
  enum Asked {
    /// A type that is plain from the member's generic arguments.
    case plain
    /// `isSelf`: it is what `Self` is in a class, in generic code too.
    case known(Type, isSelf: Bool)
    /// A metatype in a register.
    case dynamic(Int, isSelf: Bool)

    var register: Int? { if case .dynamic(let register, _) = self { register } else { nil } }
  }

  func asked(_ metatype: Term?, _ function: Function) throws -> Asked {
    guard let metatype else {
      // In a class's static member another one that is named alone is asked of the same.
      guard let staticSelf, let parent = function.parent, parent.kind == .class,
        (try? lowerer.arguments(for: parent, from: staticSelf)) != nil
      else { return .plain }
      return .known(staticSelf, isSelf: false)
    }
    let isSelf = if case .convert(_, .dynamicSelf) = metatype.kind { true } else { false }
    if let known = knownType(metatype) { return .known(known, isSelf: isSelf) }
    return .dynamic(try evaluate(metatype).register, isSelf: isSelf)
  }

  /// The type that a metatype is, where it is known.
  func knownType(_ metatype: Term) -> Type? {
    switch metatype.kind {
    case .type(let type): return concrete(type)
    case .classSelf:
      if let staticSelf { return staticSelf }
      guard case .metatype(let type) = metatype.type else { return nil }
      return concrete(type)
    case .convert(let inner, .dynamicSelf): return knownType(inner)
    default: return nil
    }
  }

  /// What runs for a static member that is no initialiser.
  func staticCallable(
    _ function: Function, _ types: [Type], _ dispatch: Dispatch, _ asked: Asked, result: Type
  ) throws -> Callable {
    switch asked {
    case .plain: return try callable(function, types, dispatch)
    case .known(let type, let isSelf):
      var types = types
      if isSelf, lowerer.isSeenAsClass(function, types) { types[0] = type }
      if dispatch.isRequirement { return try witness(function, types, on: type) }
      return try staticCallable(function, types, dispatch, on: type)
    case .dynamic(_, let isSelf):
      var convention = try lowerer.convention(of: function, types)
      if dispatch.isRequirement {
        convention.result = try lowerer.layouts.layout(of: result)
        let selector = lowerer.staticRequirementSelector(function, types, result, convention, seesVeryType: isSelf)
        return Callable(kind: .type(selector: selector), convention: convention)
      }
      guard function.parent?.kind == .class || lowerer.isSeenAsClass(function, types) else {
        return try instance(function, types)
      }
      return Callable(
        kind: .type(selector: lowerer.staticSelector(function, types, dispatch, seesVeryType: isSelf)),
        convention: convention)
    }
  }

  /// A static member on a type that is known: what a class has in its place, which knows whom it works for.
  func staticCallable(_ function: Function, _ types: [Type], _ dispatch: Dispatch, on type: Type) throws -> Callable {
    guard function.parent?.kind == .class || (lowerer.isSeenAsClass(function, types) && type != types[0]) else {
      return try instance(function, types)
    }
    let index = try lowerer.staticIndex(function, types, dispatch, on: type)
    return Callable(kind: .code(index), convention: try lowerer.convention(of: function, types))
  }

  // MARK: Places

  func staticProperty(
    _ variable: Variable, _ arguments: [Type], _ dispatch: Dispatch, _ metatype: Term?, _ term: Term
  ) throws -> Place {
    guard let getter = variable.getter else { return try global(variable, term.span) }
    return try staticPlace(getter, variable.setter, arguments, dispatch, asked(metatype, getter), indices: [], term)
  }

  func staticSubscript(
    _ entity: Subscript, _ arguments: [Type], _ dispatch: Dispatch, _ indices: [Term], _ metatype: Term?, _ term: Term
  ) throws -> Place {
    guard let getter = entity.getter else { throw Unsupported("this subscript", term.span) }
    let asked = try asked(metatype, getter)
    let values = try indices.map { index -> Value in
      guard case .omitted = index.kind else { return try operand(index, true) }
      return try held(evaluate(argument(index, entity.parameters, entity.generics, arguments)))
    }
    return try staticPlace(getter, entity.setter, arguments, dispatch, asked, indices: values, term)
  }

  /// What is behind the accessors of a static member.
  private func staticPlace(
    _ getter: Function, _ setter: Function?, _ arguments: [Type], _ dispatch: Dispatch, _ asked: Asked,
    indices: [Value], _ term: Term
  ) throws -> Place {
    let types = arguments.map(concrete)
    // On a type that is known the witness may be a stored static property.
    if dispatch.isRequirement, asked.register == nil,
      case .storedProperty(let stored)? = program.witness(for: getter, arguments: types)
    {
      return try global(stored, term.span)
    }
    func place(_ accessor: Function) throws -> Callable {
      try staticCallable(
        accessor, types, dispatch, asked, result: accessor.kind == .getter ? concrete(term.type) : .void)
    }
    return .computed(
      ComputedPlace(
        base: asked.register.map { .metatype($0) } ?? .none, indices: indices, layout: try layout(of: term.type),
        span: term.span, getter: try place(getter), setter: try setter.map(place)))
  }
}

extension Lowerer {
  /// Whether `Self`, in a static member of a protocol or its extension, is a class, which others may be below.
  func isSeenAsClass(_ function: Function, _ types: [Type]) -> Bool {
    guard function.parent?.kind == .protocol, let first = types.first else { return false }
    return isClass(first)
  }

  func staticIndex(_ function: Function, _ types: [Type], _ dispatch: Dispatch, on type: Type) throws -> Int {
    guard case .nominal(let nominal, _) = type, nominal.kind == .class else { return index(of: function, types) }
    if function.parent?.kind == .protocol {
      return index(of: function, types, type == types.first ? .plain : .on(type))
    }
    let own = Array(types.dropFirst(function.parent?.generics.parameters.count ?? 0))
    var chosen = function
    if case .virtual = dispatch { chosen = program.override(of: function, in: nominal) }
    return index(of: chosen, try arguments(for: chosen.parent, from: type) + own, .on(type))
  }
}
