import Checking
import Diagnostics
import Machine

/// An argument on its way into a call.
enum Argument {
  /// Still to be evaluated.
  case term(Term)
  /// Evaluated; an owned one is released after the call.
  case value(Value)
  /// Lent for the time of the call.
  case place(Place)
  /// `&place`, still to be resolved.
  case inOut(Term)
  /// The default of a parameter, in terms of the called function's generic parameters.
  case omitted(Term, Environment)

  var isOmitted: Bool { if case .omitted = self { true } else { false } }
}

extension FunctionLowering {
  // MARK: Calls as terms

  func lowerCall(_ term: Term, _ callee: Callee, _ arguments: [Term], _ target: Target) throws -> Value {
    switch callee {
    case .value(let function): return try callClosure(term, function, arguments, target)
    case .function(let function, let types, let dispatch, let base, let metatype):
      if let value = try lowerSpecialCall(term, function, types, base, arguments, target) { return value }
      if let opened = openedOutside(term, callee, arguments) { return try evaluate(opened, target) }
      let (declaring, declared) = try declaration(of: function, types)
      let given = try arguments.map { try argument($0, function.parameters, declaring.generics, declared) }
      if function.kind == .initializer {
        return try callInitializer(term, function, types, dispatch, base, metatype, given, target)
      }
      if !function.captures.isEmpty { return try callLocal(function, types, given, term.span, target) }
      if function.enclosing != nil, base == nil, isLocal(function) {
        return try callLocal(function, types, given, term.span, target)
      }
      if function.isStatic {
        let asked = try asked(metatype, function)
        var callable = try staticCallable(function, types.map(concrete), dispatch, asked, result: concrete(term.type))
        callable.executor = executorElsewhere(of: function)
        if isCalm(term, function, types) { callable.convention.isThrowing = false }
        callable.isForNothing = unwanted === term
        return try call(callable, given, self: nil, metatype: asked.register, term.span, target)
      }
      if case .requirement = dispatch, let base, let first = types.first, case .existential = concrete(first) {
        return try callExistential(function, types, base, given, term.span, target)
      }
      var callable = try callable(function, types, dispatch)
      callable.executor = executorElsewhere(of: function)
      callable.isLast = isLast(term)
      if isCalm(term, function, types) { callable.convention.isThrowing = false }
      callable.isForNothing = unwanted === term
      let own = try base.map { try selfArgument($0, callable) }
      return try call(callable, given, self: own, metatype: nil, term.span, target)
    }
  }

  /// Whether no error can come out of a call of what passes errors on.
  private func isCalm(_ term: Term, _ function: Function, _ types: [Type]) -> Bool {
    function.passesErrorsOn && !term.throwsItself && !program.throwsByConformance(function, types.map(concrete))
  }

  /// The initialiser that a class without its own has from above, where its default values are written, and what that is for.
  private func declaration(of function: Function, _ types: [Type]) throws -> (Function, [Type]) {
    guard case .inheritedInitializer(let above)? = function.synthesis, let own = function.parent,
      let upper = above.parent
    else { return (function, types) }
    let count = own.generics.parameters.count
    let inherited = try lowerer.arguments(for: upper, from: .nominal(own, types.prefix(count).map(concrete)))
    return try declaration(of: above, inherited + types.dropFirst(count))
  }

  func argument(_ term: Term) -> Argument {
    if case .inOut(let place) = term.kind { return .inOut(place) }
    return .term(term)
  }

  /// An argument for a function whose parameters are known: what is left out has a default.
  func argument(
    _ term: Term, _ parameters: [Parameter], _ generics: GenericSignature, _ types: [Type]
  ) throws -> Argument {
    guard case .omitted(_, let index) = term.kind else { return argument(term) }
    guard let value = program.defaultArgument(index, of: parameters) else {
      throw Unsupported("this default value", term.span)
    }
    return .omitted(value, localOrPlainEnvironment(generics, types))
  }

  private func localOrPlainEnvironment(_ generics: GenericSignature, _ types: [Type]) -> Environment {
    environment.adding(generics.parameters, types.map(concrete))
  }

  private func selfArgument(_ base: Term, _ callable: Callable) throws -> Argument {
    if callable.convention.isSelfInOut { return .inOut(base) }
    return .term(base)
  }

  private func isLocal(_ function: Function) -> Bool { function.kind == .function && function.parent == nil }

  /// A call that changes a place within an existential, with the existential opened around the whole call.
  func openedOutside(_ term: Term, _ callee: Callee, _ arguments: [Term]) -> Term? {
    guard case .function(let function, let types, let dispatch, let base, let metatype) = callee else { return nil }
    if let base, function.selfVariable?.isInOut == true, function.kind != .initializer,
      let (parameter, value, inner) = base.openedPlace
    {
      let call = Term(
        .call(.function(function, arguments: types, dispatch: dispatch, self: inner, metatype: metatype), arguments),
        term.type, term.span)
      return Term(.open(parameter, value: value, body: call), term.type, term.span)
    }
    for (index, argument) in arguments.enumerated() {
      guard case .inOut(let place) = argument.kind, let (parameter, value, inner) = place.openedPlace else { continue }
      var changed = arguments
      changed[index] = Term(.inOut(inner), inner.type, argument.span)
      let call = Term(.call(callee, changed), term.type, term.span)
      return Term(.open(parameter, value: value, body: call), term.type, term.span)
    }
    return nil
  }

  // MARK: Calls

  /// Calls, and gives the result, owned. In-out arguments are handed back to their places.
  func call(
    _ callable: Callable, _ arguments: [Argument], self own: Argument?, metatype: Int?, _ span: Span, _ target: Target
  ) throws -> Value {
    let before = held.count
    return try settle(emit(callable, arguments, own, metatype, span, target), before, target)
  }

  private func emit(
    _ callable: Callable, _ arguments: [Argument], _ own: Argument?, _ metatype: Int?, _ span: Span, _ target: Target
  ) throws -> Value {
    switch callable.kind {
    case .instance(let function, let types):
      if let intrinsic = function.intrinsic {
        return try emitIntrinsic(intrinsic, function, types, arguments, own, callable.convention, span, target)
      }
      if callable.executor == nil, !callable.convention.isThrowing || errorsAreImpossible,
        let body = inlineBody(of: function, arguments)
      {
        let frame = InlineFrame(
          environment: Environment(function.generics.parameters, types),
          place: inlinedAt ?? (function.module.name == "Swift" || function.isUnwrittenAccessor ? span : nil),
          errorsAreImpossible: errorsAreImpossible || function.passesErrorsOn)
        return try writeInPlace(function, frame, body, arguments, own, target)
      }
      if case .memberwiseInitializer? = function.synthesis {
        return try callWindow(callable, arguments, nil, metatype, span, target)
      }
      return try callWindow(callable, arguments, own, metatype, span, target)
    case .stored(let variable, let type):
      guard let own else { throw Unsupported("this property", span) }
      let before = held.count
      return try settle(load(storedPlace(variable, of: type, in: place(of: own), span), target), before, target)
    case .storedSetter(let variable, let type):
      guard let own else { throw Unsupported("this property", span) }
      let base = try place(of: own)
      let value = try evaluate(arguments[0])
      try store(self.own(value), in: storedPlace(variable, of: type, in: base, span))
      return .void
    case .enumCase(let enumCase, let type):
      let register = target.register ?? allocate(callable.convention.result.count)
      try makeCase(enumCase, type, arguments.map { self.own(try evaluate($0)) }, into: register)
      return Value(register, callable.convention.result, .owned)
    default: return try callWindow(callable, arguments, own, metatype, span, target)
    }
  }

  func place(of argument: Argument) throws -> Place {
    switch argument {
    case .term(let term): return .value(try evaluate(term))
    case .value(let value): return .value(value)
    case .place(let place): return place
    case .inOut(let term): return try resolve(term, forWriting: true, keepingOperands: true)
    case .omitted: return .value(try evaluate(argument))
    }
  }

  func evaluate(_ argument: Argument, _ target: Target = .anywhere) throws -> Value {
    switch argument {
    case .term(let term): return try evaluate(term, target)
    case .value(let value): return deliver(value, target)
    case .place(let place): return try load(place, target)
    case .inOut(let term): return try evaluate(term, target)
    case .omitted(let term, let environment):
      if defaultsUnderway.contains(where: { $0 === term }) { return try callDefault(term, environment, target) }
      defaultsUnderway.append(term)
      defer { defaultsUnderway.removeLast() }
      let outer = self.environment
      self.environment = environment
      defer { self.environment = outer }
      return try evaluate(term, target)
    }
  }

  /// A default in which the same default is taken again, `struct S { var kids = [S()] }`: from there on it is code of its own.
  private func callDefault(_ term: Term, _ environment: Environment, _ target: Target) throws -> Value {
    let outer = self.environment
    self.environment = environment
    defer { self.environment = outer }
    let convention = Convention(parameters: [], result: try layout(of: term.type))
    let index = lowerer.thunk(.defaultValue(ObjectIdentifier(term), environment.bindings), "default value") {
      lowering in
      lowering.environment = environment
      lowering.thunkConvention = convention
      lowering.defaultsUnderway = [term]
      lowering.epilogue.result = convention.result
      try lowering.writeThunkReturn(lowering.evaluate(term), convention)
    }
    return try call(
      Callable(kind: .code(index), convention: convention), [], self: nil, metatype: nil, term.span, target)
  }

  // MARK: The window

  private func callWindow(
    _ callable: Callable, _ arguments: [Argument], _ own: Argument?, _ metatype: Int?, _ span: Span, _ target: Target
  ) throws -> Value {
    let convention = callable.convention
    let mark = top
    let heldBefore = held.count
    let outerError = errorOfLoan
    errorOfLoan = nil
    defer { errorOfLoan = outerError }
    // Where each argument goes in the window. Self is evaluated first and stands last.
    var offsets: [Int] = []
    var offset = 0
    for parameter in convention.parameters {
      offsets.append(offset)
      offset += parameter.layout.count
    }
    let count = convention.argumentCount
    var items: [(argument: Argument, layout: Layout, isInOut: Bool, isIndirect: Bool, offset: Int)] = []
    if let own, let layout = convention.selfLayout {
      items.append((own, layout, convention.isSelfInOut, convention.isSelfIndirect, offset))
    }
    for (index, argument) in arguments.enumerated() where index < convention.parameters.count {
      let parameter = convention.parameters[index]
      items.append((argument, parameter.layout, parameter.isInOut, parameter.isIndirect, offsets[index]))
    }

    // Defaults are evaluated when all that is written has been.
    let order =
      items.indices.filter { !items[$0].argument.isOmitted } + items.indices.filter { items[$0].argument.isOmitted }
    let lends = items.contains { $0.isInOut }
    var releases: [(value: Value, isIndirect: Bool)] = []
    var loans: [(loan: Loan, offset: Int)] = []
    let base: Int
    if !lends {
      /// What is only borrowed has to be a copy where an argument behind it writes where it is.
      func mayOwn(_ position: Int) -> Bool {
        let argument = items[order[position]].argument
        if !isBorrowed(argument) { return true }
        guard case .term(let term) = argument, var variable = term.root else { return false }
        if case .alias(let value)? = storages[variable], case .local(let held) = value.holder { variable = held }
        return order[(position + 1)...].contains { writes(items[$0].argument, variable) }
      }
      // Plain numbers are evaluated right in the window. What has refs may have to be kept below it, to be released.
      var keep = 0
      for (position, index) in order.enumerated() where !items[index].layout.isTrivial && mayOwn(position) {
        keep += items[index].layout.count
      }
      var next = allocate(keep)
      base = top + 2
      _ = allocate(2 + count)
      for (position, index) in order.enumerated() {
        let item = items[index]
        let inner = top
        if item.layout.isTrivial {
          _ = try evaluate(item.argument, .into(base + item.offset))
        } else {
          let mayOwn = mayOwn(position)
          var value = secure(try evaluate(item.argument, mayOwn ? .prefer(next) : .anywhere))
          if case .local(let variable) = value.holder,
            order[(position + 1)...].contains(where: { writes(items[$0].argument, variable) })
          {
            value = self.own(value)
          }
          if value.isOwned {
            if value.register >= base, mayOwn {
              move(value.register, to: next, count: value.layout.count)
              value.register = next
            }
            for part in try parts(of: value, item.argument) { releases.append((part, item.isIndirect)) }
          }
          if mayOwn { next += item.layout.count }
          move(value.register, to: base + item.offset, count: item.layout.count)
        }
        if releases.allSatisfy({ $0.value.register + $0.value.layout.count <= inner }) { giveBack(to: inner) }
      }
    } else {
      var ready: [(value: Value?, place: Place?)] = items.map { _ in (nil, nil) }
      for (position, index) in order.enumerated() {
        let item = items[index]
        if item.isInOut {
          ready[index].place = try place(of: item.argument)
          continue
        }
        var value = secure(try evaluate(item.argument))
        if case .local(let variable) = value.holder,
          order[(position + 1)...].contains(where: { writes(items[$0].argument, variable) })
            || (!value.layout.isTrivial && items.contains { $0.isInOut && writes($0.argument, variable) })
        {
          value = self.own(value)
        }
        if value.isOwned { releases.append((value, item.isIndirect)) }
        ready[index].value = value
      }
      var moves: [(from: Int, layout: Layout, offset: Int)] = []
      for (item, prepared) in zip(items, ready) {
        if let place = prepared.place {
          let loan = try lend(place)
          loans.append((loan, item.offset))
          moves.append((loan.register, item.layout, item.offset))
        } else if let value = prepared.value {
          moves.append((value.register, item.layout, item.offset))
        }
      }
      base = top + 2
      _ = allocate(2 + count)
      for each in moves { move(each.from, to: base + each.offset, count: each.layout.count) }
    }
    reach(base + max(count + 1, convention.resultCount))
    if let executor = callable.executor { emitHop(to: executor) }
    emitCall(callable, base, count, metatype, span)

    // What comes back.
    top = base + convention.resultCount
    var thrown: Int?
    if convention.isThrowing, !errorsAreImpossible {
      thrown = allocate(2)
      emit(.takeThrown, top - 2)
    }
    reach(top)
    if convention.isAsync || callable.executor != nil, !callable.isLast { emitHop() }
    var position = base + convention.result.count
    let inOrder = loans.sorted { $0.offset < $1.offset }
    for each in inOrder {
      move(position, to: each.loan.register, count: each.loan.layout.count)
      position += each.loan.layout.count
    }
    errorOfLoan = thrown
    for each in inOrder.reversed() { try each.loan.handBack() }
    errorOfLoan = nil
    let isGone = callable.isForNothing && thrown == nil
    if isGone { release(base, convention.result) }
    releaseArguments(releases)
    releaseHeld(heldBefore)
    if let thrown { try leave(withErrorIn: thrown) }
    if isGone {
      giveBack(to: mark)
      return .void
    }
    // The result is moved last: its target may be where an argument was, or a place that was handed back.
    var result = Value(base, convention.result, .owned)
    if let register = target.register {
      move(base, to: register, count: result.layout.count)
      result.register = register
    }
    giveBack(to: target.register == nil && result.layout.count > 0 ? base + result.layout.count : mark)
    return result
  }

  /// The last goes first, as in compiled programs; what is in memory there goes after what is not.
  func releaseArguments(_ releases: [(value: Value, isIndirect: Bool)]) {
    for each in releases.reversed() where !each.isIndirect { release(each.value) }
    for each in releases.reversed() where each.isIndirect { release(each.value) }
  }

  /// A tuple is passed in parts.
  private func parts(of value: Value, _ argument: Argument) throws -> [Value] {
    guard case .term(let term) = argument, case .tuple(let elements) = term.kind else { return [value] }
    var offset = 0
    return try elements.map { element in
      let layout = try layout(of: element.type)
      defer { offset += layout.count }
      return Value(value.register + offset, layout, value.holder)
    }
  }

  private func emitCall(_ callable: Callable, _ base: Int, _ count: Int, _ metatype: Int?, _ span: Span) {
    switch callable.kind {
    case .instance(let function, let types):
      let isCalm =
        function.passesErrorsOn && function.module.name == "Swift"
        && (errorsAreImpossible || !callable.convention.isThrowing)
      emit(at: span, .call, base, lowerer.index(of: function, types, isCalm ? .calm : .plain))
    case .code(let index): emit(at: span, .call, base, index)
    case .method(let selector): emit(at: span, .callMethod, base, selector, base + count - 1)
    case .type(let selector): emit(at: span, .callType, base, selector, metatype ?? 0)
    case .witness(let selector, let existential):
      emit(at: span, .callWitness, base, selector, existential, d: count)
    case .closure(let register): emit(at: span, .callClosure, base, register, count)
    case .stored, .storedSetter, .enumCase: break
    }
  }

  /// Whether an argument with refs is certainly somebody else's, so that nothing need be kept to be released.
  private func isBorrowed(_ argument: Argument) -> Bool {
    switch argument {
    case .value(let value): return !value.isOwned && { if case .shared = value.holder { false } else { true } }()
    case .place, .inOut, .omitted: return false
    case .term(let term):
      switch term.kind {
      case .variable(let variable):
        if variable.ownership != .strong { return false }
        switch storages[variable] {
        case .registers?: return true
        case .alias(let value)?: if case .shared = value.holder { return false } else { return true }
        case .box?, .constant?, .closure?, nil: return false
        }
      default: return false
      }
    }
  }

  func writes(_ argument: Argument, _ variable: Variable) -> Bool {
    switch argument {
    case .term(let term): return term.writes(variable)
    case .inOut(let term): return term.root === variable || term.writes(variable)
    case .value, .place, .omitted: return false
    }
  }

  // MARK: Closures

  private func callClosure(_ term: Term, _ function: Term, _ arguments: [Term], _ target: Target) throws -> Value {
    if let value = try writeClosureInPlace(function, arguments, target) { return value }
    guard case .function(let type) = concrete(function.type) else { throw Unsupported("this call", term.span) }
    let mark = top
    var closure = secure(try evaluate(function))
    if case .local(let variable) = closure.holder, arguments.contains(where: { $0.writes(variable) }) {
      closure = own(closure)
    }
    if case .local = closure.holder {} else if closure.register >= mark { top = max(top, closure.register + 1) }
    return try callHeld(
      closure, try lowerer.convention(of: type), on: executorElsewhere(of: type), arguments.map(argument), term.span,
      target)
  }

  /// Calls a closure that is let go behind the call, or where an error comes out of it.
  private func callHeld(
    _ closure: Value, _ convention: Convention, on executor: Executor? = nil, _ arguments: [Argument], _ span: Span,
    _ target: Target
  ) throws -> Value {
    let before = held.count
    if closure.isOwned { held.append(closure) }
    var callable = Callable(kind: .closure(closure.register), convention: convention)
    callable.executor = executor
    let result = try call(callable, arguments, self: nil, metatype: nil, span, target)
    return try settle(result, before, target)
  }

  /// A function that is declared in a function: with captures it is called as the closure it is.
  private func callLocal(
    _ function: Function, _ types: [Type], _ arguments: [Argument], _ span: Span, _ target: Target
  ) throws -> Value {
    let environment = localEnvironment(function, types)
    let convention = try lowerer.convention(of: function, in: environment)
    if function.captures.isEmpty {
      let index = localIndex(of: function, in: environment)
      return try call(
        Callable(kind: .code(index), convention: convention), arguments, self: nil, metatype: nil, span, target)
    }
    return try callHeld(try localClosure(function, types, span), convention, arguments, span, target)
  }
}
