import Checking
import Diagnostics
import Machine

/// Values as text: what `print` and interpolation show, and what `debugPrint` does.
extension FunctionLowering {
  /// `print` and `debugPrint` of what is written right there: each item is described as what it is, without a detour
  /// through `Any`. Nil for every other call.
  func lowerSpecialCall(
    _ term: Term, _ function: Function, _ types: [Type], _ base: Term?, _ arguments: [Term], _ target: Target
  ) throws -> Value? {
    guard function.parent == nil, function.module.name == "Swift", arguments.count == 3,
      function.name == "print" || function.name == "debugPrint", case .array(let items) = arguments[0].kind
    else { return nil }
    // All items are there before the first of them is asked for its text.
    let plain = items.map { $0.beforeErasing }
    guard plain.dropFirst().contains(where: { !$0.isQuiet }) else {
      return try lowerPrint(term, function, items, arguments)
    }
    return try keeping(plain.filter { !$0.isHarmless }) { try lowerPrint(term, function, items, arguments) }
  }

  private func lowerPrint(_ term: Term, _ function: Function, _ items: [Term], _ arguments: [Term]) throws -> Value {
    let mark = top
    let isDebug = function.name == "debugPrint"
    let write = try native("output.write")
    let separator = literal(arguments[1], omitted: " ")
    let terminator = literal(arguments[2], omitted: "\n")
    var parts: [Value] = []
    if separator == nil || terminator == nil {
      // Items are evaluated before the separator.
      var values: [Value] = []
      parts = try items.map { own(try describeItem($0, isDebug: isDebug, keeping: &values)) }
      let between = secure(try separator.map { string($0) } ?? evaluate(arguments[1]))
      let end = secure(try terminator.map { string($0) } ?? evaluate(arguments[2]))
      for (index, part) in parts.enumerated() {
        if index > 0 { self.write(between.register, write, term.span) }
        self.write(part.register, write, term.span)
      }
      self.write(end.register, write, term.span)
      for part in parts + values { release(part) }
      release(between)
      release(end)
      giveBack(to: mark)
      return .void
    }
    if items.count == 1, terminator == "\n" {
      var kept: [Value] = []
      let value = try describeItem(items[0], isDebug: isDebug, keeping: &kept)
      self.write(value.register, try native("output.print"), term.span)
      release(value)
      for item in kept { release(item) }
      giveBack(to: mark)
      return .void
    }
    // In one piece: what an item's description prints comes before the whole line.
    let count = items.count * 2
    let base = allocate(max(count, 1))
    var owned: [Value] = []
    var kept: [Value] = []
    for (index, item) in items.enumerated() {
      let inner = top
      let slot = base + index * 2
      let value = own(try describeItem(item, isDebug: isDebug, .prefer(slot), keeping: &kept))
      move(value.register, to: slot, count: 1)
      owned.append(Value(slot, .reference, .owned))
      code.loadString(slot + 1, index + 1 < items.count ? separator ?? " " : terminator ?? "\n")
      if kept.isEmpty { giveBack(to: inner) }
    }
    let text = allocate(1)
    if items.isEmpty { code.loadString(text, terminator ?? "\n") } else { emit(.stringConcatN, text, base, count) }
    self.write(text, write, term.span)
    emit(.release, text)
    for value in owned + kept { release(value) }
    giveBack(to: mark)
    return .void
  }

  private func write(_ register: Int, _ native: Int, _ span: Span) {
    let base = top
    reach(base + 1)
    emit(.move, base, register)
    emit(at: span, .native, base, native)
  }

  private func literal(_ term: Term, omitted: String? = nil) -> String? {
    if case .string(let text) = term.kind { return text }
    if case .omitted = term.kind { return omitted }
    return nil
  }

  /// The text of an item as it was before it became an `Any`. The item itself lives until everything has been written.
  private func describeItem(
    _ term: Term, isDebug: Bool, _ target: Target = .anywhere, keeping kept: inout [Value]
  ) throws -> Value {
    let term = term.beforeErasing
    let type = concrete(term.type)
    var value = secure(try evaluate(term))
    if value.isOwned, !value.layout.isTrivial, !lowerer.core.isString(type) {
      kept.append(value)
      value.holder = .stable
    }
    return try describe(value, type, isDebug: isDebug, target)
  }

  func lowerInterpolation(_ parts: [Term], _ target: Target) throws -> Value {
    let parts = parts.filter { literal($0) != "" }
    if parts.isEmpty { return string("", target) }
    let register = target.register ?? allocate(1)
    let mark = top
    let base = allocate(parts.count)
    var owned: [Value] = []
    for (index, part) in parts.enumerated() {
      let inner = top
      let type = concrete(part.type)
      let later = parts[(index + 1)...]
      var value = try evaluate(part, lowerer.core.isString(type) ? .prefer(base + index) : .anywhere)
      if later.contains(where: { !$0.isQuiet }) || !lowerer.core.isString(type) {
        value = secure(value)
        if case .local(let variable) = value.holder, later.contains(where: { $0.writes(variable) }) {
          value = own(value)
        }
      }
      value = try describe(value, type, isDebug: false, .prefer(base + index))
      move(value.register, to: base + index, count: 1)
      if value.isOwned {
        owned.append(Value(base + index, .reference, .owned))
        if later.contains(where: { $0.canThrow }) { scopes.last?.owned.append(Value(base + index, .reference, .owned)) }
      }
      giveBack(to: inner)
    }
    scopes.last?.owned.removeAll { (base..<base + parts.count).contains($0.register) }
    if parts.count == 1 {
      // One part is the whole; what is not owned is somebody else's, and must stay so.
      if owned.isEmpty { emit(.copy, register, base) } else { emit(.move, register, base) }
      giveBack(to: mark)
      return Value(register, .reference, .owned)
    }
    if parts.count == 2 {
      emit(.stringConcat, register, base, base + 1)
    } else if parts.count <= 255 {
      emit(.stringConcatN, register, base, parts.count)
    } else {
      emit(.move, register, base)
      throw Unsupported("an interpolation of so many parts", parts[0].span)
    }
    for value in owned { release(value) }
    giveBack(to: mark)
    return Value(register, .reference, .owned)
  }

  // MARK: One value

  /// The text of a value, which is consumed if it is owned.
  func describe(_ value: Value, _ type: Type, isDebug: Bool, _ target: Target = .anywhere) throws -> Value {
    if case .nominal(let nominal, _) = type {
      switch nominal.primitive {
      case "string"?, "character"?:
        if !isDebug { return deliver(value, target) }
        if nominal.primitive == "string" {
          return try callNative("string.debugDescription", [.value(value)], .reference, currentOrFunctionSpan(), target)
        }
      case "int"?:
        return try callNative("int.description", [.value(value)], .reference, currentOrFunctionSpan(), target)
      case "double"?:
        // Unlike `description`, which has one word for all that is no number.
        return try callNative("double.debugDescription", [.value(value)], .reference, currentOrFunctionSpan(), target)
      case "float"?:
        return try callNative("float.debugDescription", [.value(value)], .reference, currentOrFunctionSpan(), target)
      default: break
      }
    }
    if case .existential = type {
      let selector = lowerer.describeSelector(isDebug: isDebug)
      let mark = target.register == nil ? top + 1 : top
      let register = target.register ?? allocate(1)
      let result = try call(
        Callable(
          kind: .witness(selector: selector, existential: exact(value).register),
          convention: Convention(parameters: [], result: .reference)), [], self: nil, metatype: nil,
        currentOrFunctionSpan(), .into(register))
      giveBack(to: mark)
      release(value)
      return result
    }
    if lowerer.isClass(type) {
      // A subclass may say something where the class does not.
      let mark = target.register == nil ? top + 1 : top
      let result = target.register ?? allocate(1)
      let any = try erase(value, from: type, allocate(2))
      let text = try describe(any, .any, isDebug: isDebug, .into(result))
      giveBack(to: mark)
      return text
    }
    let index = lowerer.describer(of: type, isDebug: isDebug)
    let convention = Convention(
      parameters: [Convention.Parameter(layout: value.layout, isInOut: false)], result: .reference)
    return try call(
      Callable(kind: .code(index), convention: convention), [.value(value)], self: nil, metatype: nil,
      currentOrFunctionSpan(),
      target)
  }

  func currentOrFunctionSpan() throws -> Span {
    if let span = inlinedAt ?? currentSpan ?? function?.span { return span }
    if let span = program.coreType("Optional")?.span { return span }
    throw Unsupported("a description here")
  }

  /// The body of a function that describes values of one type.
  fileprivate func writeDescriber(of type: Type, isDebug: Bool) throws {
    let layout = try lowerer.layouts.layout(of: type)
    let value = Value(allocate(layout.count), layout, .stable)
    let order =
      isDebug
      ? [("CustomDebugStringConvertible", "debugDescription"), ("CustomStringConvertible", "description")]
      : [("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription")]
    var isConforming = false
    if case .nominal = type { isConforming = true }
    if isConforming, !isDebug, try writeStreamed(value, type) { return }
    for (name, member) in order where isConforming {
      guard let proto = program.coreType(name), program.conforms(type, to: proto),
        let requirement = program.coreFunction("\(name).\(member)")
      else { continue }
      currentSpan = requirement.span
      let callable = try witness(requirement, [type])
      let text = try call(callable, [], self: .value(value), metatype: nil, requirement.span, .anywhere)
      let owned = own(text)
      emit(.ret1, owned.register)
      return
    }
    if isConforming, isDebug, try writeStreamed(value, type) { return }
    if isConforming, let proto = program.coreType("CustomReflectable"), program.conforms(type, to: proto) {
      return try returnText(of: "_mirrored", value, type, isDebug: isDebug)
    }
    switch type {
    case .tuple: try writeList("(", tupleParts(value, type), ")")
    case .function: returnString("(Function)")
    case .metatype:
      let base = top
      reach(base + 2)
      emit(.move, base, value.register)
      code.loadInt(base + 1, isDebug ? 1 : 0)
      emit(.native, base, lowerer.typeNameNative)
      emit(.ret1, base)
    case .nominal(let nominal, _):
      let name = type.runtimeName(qualified: isDebug)
      switch nominal.kind {
      case .class:
        // The name of the instance's own class, which may be a subclass.
        let base = top
        reach(base + 2)
        emit(.typeOf, base, value.register)
        code.loadInt(base + 1, 1)
        emit(.native, base, lowerer.typeNameNative)
        emit(.ret1, base)
      case .struct:
        try requireOwnParts(type)
        try writeList("\(name)(", structParts(of: value, type), ")")
      case .enum:
        try forEachCase(of: nominal, by: value.register) { try writeCase($0, type, value, isDebug ? "\(name)." : "") }
        returnString(name)
      case .protocol: returnString(name)
      }
    default: throw Unsupported("a description of this type")
    }
  }

  /// What a type that writes itself writes; false for one that does not.
  private func writeStreamed(_ value: Value, _ type: Type) throws -> Bool {
    // Texts and numbers, by the library, write what they are described as.
    guard case .nominal(let nominal, _) = type, let proto = program.coreType("TextOutputStreamable"),
      program.conforms(type, to: proto), program.moduleConforming(nominal, to: proto)?.name != "Swift",
      let function = program.coreFunction("_streamed")
    else { return false }
    currentSpan = function.span
    let text = try call(
      instance(function, [type]), [.value(value)], self: nil, metatype: nil, function.span, .anywhere)
    emit(.ret1, own(text).register)
    return true
  }

  private func tupleParts(_ value: Value, _ type: Type) throws -> [(label: String?, value: Value, type: Type)] {
    guard case .tuple(let elements) = type else { return [] }
    return zip(elements, try lowerer.layouts.tupleFields(of: type)).map { element, field in
      (element.label, value.part(field.offset, field.layout), field.type)
    }
  }

  private func writeCase(_ enumCase: EnumCase, _ type: Type, _ value: Value, _ prefix: String) throws {
    if enumCase.payload.isEmpty { return returnString(prefix + enumCase.name) }
    let layout = try lowerer.layouts.caseLayout(enumCase, of: type)
    if enumCase.payload.count == 1, enumCase.payload[0].label == nil, let only = layout.elements.first {
      let part = try gather(layout, only.offset, only.layout, value)
      // A tuple stands for its elements.
      if case .tuple = only.type {
        return try writeList("\(prefix)\(enumCase.name)(", tupleParts(part, only.type), ")")
      }
      if mayBeTuple(only.type) {
        let text = try describePayload(part, only.type)
        let whole = allocate(2)
        code.loadString(whole, prefix + enumCase.name)
        emit(.move, whole + 1, text.register)
        let result = allocate(1)
        emit(.stringConcat, result, whole, whole + 1)
        release(text)
        emit(.ret1, result)
        return
      }
    }
    var parts: [(String?, Value, Type)] = []
    for (parameter, element) in zip(enumCase.payload, layout.elements) {
      parts.append((parameter.label, try gather(layout, element.offset, element.layout, value), element.type))
    }
    try writeList("\(prefix)\(enumCase.name)(", parts, ")")
  }

  /// Whether a mirror of the value may turn out to be a tuple's.
  private func mayBeTuple(_ type: Type) -> Bool {
    if case .existential(let existential) = type { return existential == Existential(protocols: []) }
    guard let proto = program.coreType("CustomReflectable"), case .nominal(let nominal, _) = type else { return false }
    return nominal.module.name != "Swift" && program.conforms(type, to: proto)
  }

  private func describePayload(_ value: Value, _ type: Type) throws -> Value {
    guard let function = program.coreFunction("_payload") else { throw Unsupported("a description of this type") }
    let any = try erase(own(value), from: type, allocate(2))
    return own(
      try call(instance(function, []), [.value(any)], self: nil, metatype: nil, function.span, .anywhere))
  }

  /// The text that a function of the library makes of the value.
  private func returnText(of name: String, _ value: Value, _ type: Type, isDebug: Bool) throws {
    guard let function = program.coreFunction(name) else { throw Unsupported("a description of this type") }
    currentSpan = function.span
    let any = try erase(own(value), from: type, allocate(2))
    let flag = allocate(1)
    code.loadInt(flag, isDebug ? 1 : 0)
    let text = try call(
      instance(function, []), [.value(any), .value(Value(flag, .raw, .owned))], self: nil, metatype: nil,
      function.span, .anywhere)
    emit(.ret1, own(text).register)
  }

  private func returnString(_ text: String) {
    let value = string(text)
    emit(.ret1, value.register)
  }

  /// `opening a: 1, b: 2 closing`; the parts as `debugPrint` shows them.
  private func writeList(_ opening: String, _ parts: [(label: String?, value: Value, type: Type)], _ closing: String)
    throws
  {
    if parts.isEmpty { return returnString(opening + closing) }
    let count = parts.count * 2 + 1
    let base = allocate(count)
    var before = opening
    var owned: [Value] = []
    for (index, part) in parts.enumerated() {
      let inner = top
      code.loadString(base + index * 2, before + (part.label.map { "\($0): " } ?? ""))
      before = ", "
      let text = own(try describe(part.value, part.type, isDebug: true, .prefer(base + index * 2 + 1)))
      move(text.register, to: base + index * 2 + 1, count: 1)
      owned.append(Value(base + index * 2 + 1, .reference, .owned))
      giveBack(to: inner)
    }
    code.loadString(base + count - 1, closing)
    let result = allocate(1)
    emit(.stringConcatN, result, base, count)
    for value in owned { release(value) }
    emit(.ret1, result)
  }
}

extension Lowerer {
  /// The function that describes values of a type.
  func describer(of type: Type, isDebug: Bool) -> Int {
    thunk(.describe(type, isDebug: isDebug), "description") { try $0.writeDescriber(of: type, isDebug: isDebug) }
  }

  /// Describes what is in an existential.
  func describeSelector(isDebug: Bool) -> Int {
    selector(.describe(isDebug: isDebug), "description") { [unowned self] type in
      .function(describer(of: type, isDebug: isDebug), payload: try payload(of: type))
    }
  }

  /// `lowering.metatype (type id) → type id`
  var metatypeNative: Int {
    if let known = executable.native("lowering.metatype") { return known }
    return executable.registerNative("lowering.metatype") { [unowned self] call in
      call.give(types.metatype(of: call.int(0)))
    }
  }

  /// `closure.isOnMain (closure) → Bool`
  func registerTaskNatives() {
    executable.registerNative("closure.isOnMain") { [unowned self] call in
      call.give(functionsOnMain.contains(call.functionOfClosure(0)))
    }
  }

  /// `lowering.typeName (type id, qualified) → String`
  var typeNameNative: Int {
    if let known = executable.native("lowering.typeName") { return known }
    return executable.registerNative("lowering.typeName") { [unowned self] call in
      call.give(types.name(of: call.int(0), qualified: call.bool(1)))
    }
  }
}

extension Term {
  /// What it is before it becomes an `Any`.
  fileprivate var beforeErasing: Term {
    var term = self
    while case .convert(let inner, .erase) = term.kind { term = inner }
    return term
  }
}
