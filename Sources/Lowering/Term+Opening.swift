import Checking

extension Term {
  /// Where an existential is opened on the way to a place: its parameter, the existential, and the place within.
  var openedPlace: (GenericParameter, value: Term, place: Term)? {
    func within(_ inner: Term, _ make: (Term) -> Kind) -> (GenericParameter, value: Term, place: Term)? {
      guard let (parameter, value, place) = inner.openedPlace else { return nil }
      return (parameter, value, Term(make(place), type, span))
    }
    switch kind {
    case .open(let parameter, let value, let body): return (parameter, value, body)
    case .property(let base, let variable, let arguments, let dispatch):
      return within(base) { .property($0, variable, arguments: arguments, dispatch: dispatch) }
    case .subscripted(let base?, let entity, let arguments, let dispatch, let indices, _):
      return within(base) { .subscripted($0, entity, arguments: arguments, dispatch: dispatch, indices: indices) }
    case .tupleElement(let base, let index): return within(base) { .tupleElement($0, index) }
    case .forceUnwrap(let base): return within(base) { .forceUnwrap($0) }
    case .unwrapOrLeave(let base): return within(base) { .unwrapOrLeave($0) }
    default: return nil
    }
  }

  /// Whether a `?` is asked on the way to a place.
  var isPlaceBehindQuestion: Bool {
    switch kind {
    case .unwrapOrLeave: true
    case .property(let base, _, _, _), .subscripted(let base?, _, _, _, _, _), .tupleElement(let base, _),
      .forceUnwrap(let base), .inOut(let base):
      base.isPlaceBehindQuestion
    default: false
    }
  }

  var isForcedUnwrap: Bool {
    if case .forceUnwrap = kind { return true }
    return false
  }

  var isOmitted: Bool {
    if case .omitted = kind { return true }
    return false
  }
}

extension Environment {
  /// The type with what is known put in, not yet in its final form.
  func substituted(_ type: Type) -> Type {
    type.mapping { part in
      if case .parameter(let parameter) = part { return binding(parameter) }
      return nil
    }
  }
}

extension Type {
  func mentions(_ parameters: Set<GenericParameter>) -> Bool {
    contains { part in
      if case .parameter(let parameter) = part { return parameters.contains(parameter) }
      return false
    }
  }
}

extension Term {
  /// Whether it depends on one of the opened types.
  func mentions(_ parameters: Set<GenericParameter>) -> Bool {
    contains { term in
      if term.type.mentions(parameters) { return true }
      switch term.kind {
      case .opened(let parameter): return parameters.contains(parameter)
      case .call(.function(_, let types, _, _, _), _), .function(_, let types, _, _), .property(_, _, let types, _),
        .staticProperty(_, let types, _, _), .subscripted(_, _, let types, _, _, _):
        return types.contains { $0.mentions(parameters) }
      case .type(let type), .cast(_, _, let type): return type.mentions(parameters)
      default: return false
      }
    }
  }

  /// Whether the value of an opened existential is changed.
  func mutates(opened parameter: GenericParameter) -> Bool {
    func isRoot(_ place: Term) -> Bool {
      switch place.kind {
      case .opened(let other): return other === parameter
      case .property(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base),
        .subscripted(let base?, _, _, _, _, _), .inOut(let base), .chain(let base, _):
        return isRoot(base)
      default: return false
      }
    }
    return contains { term in
      switch term.kind {
      case .assign(let place, _): return isRoot(place)
      case .inOut(let place): return isRoot(place)
      case .call(.function(let function, _, _, let base?, _), _):
        return function.selfVariable?.isInOut == true && function.kind != .initializer && isRoot(base)
      case .property(let base, let variable, _, _):
        return variable.getter?.selfVariable?.isInOut == true && isRoot(base)
      default: return false
      }
    }
  }
}
