import Checking
import Diagnostics
import Machine

/// What a value consists of: the parts that a mirror shows, each as an `Any` with its label. The code for a type is
/// written when a value of it is first looked into; `Mirror.swift` in the library makes mirrors of it.
extension FunctionLowering {
  /// `reflect.…`; nil for every other intrinsic.
  func emitReflection(
    _ name: String, _ operands: [Argument], _ convention: Convention, _ span: Span, _ target: Target
  ) throws -> Value? {
    switch name {
    case "reflect.parts":
      let value = secure(try evaluate(operands[0]))
      let result = try call(
        Callable(
          kind: .witness(selector: lowerer.reflectSelector, existential: exact(value).register),
          convention: Convention(parameters: [], result: convention.result)), [], self: nil, metatype: nil, span, target
      )
      release(value)
      return result
    case "reflect.partsAbove":
      let values = try evaluateOperands(operands)
      let object = Value(values[0].register, .reference, .stable)
      let result = try call(
        Callable(
          kind: .type(selector: lowerer.reflectSelector),
          convention: Convention(
            parameters: [Convention.Parameter(layout: .reference, isInOut: false)], result: convention.result)),
        [.value(object)], self: nil, metatype: values[1].register, span, target)
      for value in values { release(value) }
      return result
    case "reflect.kind", "reflect.superclass":
      let native = name == "reflect.kind" ? lowerer.kindNative : lowerer.superclassNative
      let value = try evaluate(operands[0])
      let register = target.register ?? allocate(1)
      emit(.move, register, value.register)
      emit(at: span, .native, register, native)
      return Value(register, convention.result, .owned)
    default: return nil
    }
  }

  /// The body of a function that takes a value apart. It gives the name and the number of an enum's case, else an empty string
  /// and -1, and the parts. For a class these are what the class itself declares, whatever the instance's own class is.
  fileprivate func writeReflector(of type: Type) throws {
    let layout = try lowerer.layouts.layout(of: type)
    let value = Value(allocate(layout.count), layout, .stable)
    if let wrapped = lowerer.core.wrapped(type) {
      let inner = try payload(of: type)
      let isNil = code.newLabel()
      try jump(ifNil: value, of: type, to: isNil)
      try giveParts("", [("some", value.part(inner.offset, inner.layout), wrapped)])
      bind(isNil)
      return try giveParts("", [])
    }
    switch type {
    case .tuple(let elements):
      let fields = try lowerer.layouts.tupleFields(of: type)
      try giveParts("", labeled(elements.map(\.label), fields.map { (value.part($0.offset, $0.layout), $0.type) }))
    case .nominal(let nominal, _):
      try requireOwnParts(type)
      switch nominal.kind {
      case .struct where nominal.primitive == nil: try giveParts("", structParts(of: value, type))
      case .class: try giveParts("", classParts(of: value, type))
      case .enum:
        // As the compiler numbers them: those that carry something first.
        let carrying = nominal.cases.filter { !$0.payload.isEmpty }
        let numbered = carrying + nominal.cases.filter { $0.payload.isEmpty }
        try forEachCase(of: nominal, by: value.register) { enumCase in
          try giveParts(
            enumCase.name, number: numbered.firstIndex { $0 === enumCase } ?? 0,
            enumCase.payload.isEmpty ? [] : [casePart(enumCase, of: value, type)])
        }
        try giveParts("", [])
      case .struct, .protocol: try giveParts("", [])
      }
    default: try giveParts("", [])
    }
  }

  typealias Part = (label: String?, value: Value, type: Type)

  /// The stored properties of a struct, as a mirror shows them.
  func structParts(of value: Value, _ type: Type) throws -> [Part] {
    try lowerer.layouts.structLayout(of: type).ordered.map { variable, field in
      try part(variable, field, .value(value.part(field.offset, field.layout)))
    }
  }

  private func classParts(of value: Value, _ type: Type) throws -> [Part] {
    try lowerer.layouts.classLayout(of: type).own.map { variable, field in
      try part(variable, field, storage(of: variable, field, in: value.register, variable.span))
    }
  }

  private func part(_ variable: Variable, _ field: Field, _ place: Place) throws -> Part {
    if variable.ownership != .strong {
      return (variable.name, own(try load(weak(place, field.type, variable))), field.type)
    }
    let value = secure(try load(place))
    if variable.isLazy {
      return ("$__lazy_storage_$_\(variable.name)", value, lowerer.core.optionalOf(field.type))
    }
    return (variable.name, value, field.type)
  }

  /// What a case carries is one part, a tuple where it is several values or has a label.
  private func casePart(_ enumCase: EnumCase, of value: Value, _ type: Type) throws -> Part {
    let layout = try lowerer.layouts.caseLayout(enumCase, of: type)
    if enumCase.payload.count == 1, enumCase.payload[0].label == nil, let only = layout.elements.first {
      return (enumCase.name, try gather(layout, only.offset, only.layout, value), only.type)
    }
    let elements = zip(enumCase.payload, layout.elements).map {
      Type.TupleElement(label: $0.label, type: $1.type)
    }
    return (enumCase.name, try gather(layout, 0, layout.payload, value), .tuple(elements))
  }

  private func labeled(_ labels: [String?], _ values: [(Value, Type)]) -> [Part] {
    zip(labels, values).enumerated().map { index, each in (each.0 ?? ".\(index)", each.1.0, each.1.1) }
  }

  /// Types of the library whose stored properties are not those that Swift's own have say so.
  func requireOwnParts(_ type: Type) throws {
    guard case .nominal(let nominal, _) = type, nominal.module.name == "Swift", nominal.primitive == nil,
      let hidden = program.coreType("_Unreflected")
    else { return }
    if program.conforms(type, to: hidden) {
      throw Unsupported("a look at what `\(nominal.name)` consists of", try currentOrFunctionSpan())
    }
  }

  /// Returns the name, the number, and an array of `(label: String?, value: Any)`.
  private func giveParts(_ name: String, number: Int = -1, _ parts: [Part]) throws {
    let child = Layout([true, true, false])
    let result = allocate(3)
    code.loadString(result, name)
    code.loadInt(result + 1, number)
    emit(.emptyArray, result + 2, child.shape(.array, in: executable))
    for part in parts {
      let mark = top
      let element = allocate(child.count)
      if let label = part.label { code.loadString(element, label) } else { zero(element, 1) }
      _ = deliver(try erase(own(part.value), from: part.type, element + 1), .into(element + 1))
      emit(.arrayAppendN, result + 2, element)
      giveBack(to: mark)
    }
    emit(.retN, result, 3)
  }
}

extension Lowerer {
  /// Takes apart what is in an existential; on a class's metatype, what that class adds to an instance.
  var reflectSelector: Int {
    selector(.reflect, "reflection") { [unowned self] type in
      let index = thunk(.reflect(type), "reflection") { try $0.writeReflector(of: type) }
      return .function(index, payload: try payload(of: type))
    }
  }

  /// `lowering.kind (type id) → Int`: see `_Kind` in the library.
  var kindNative: Int {
    if let known = executable.native("lowering.kind") { return known }
    return executable.registerNative("lowering.kind") { [unowned self] call in
      call.give(kind(of: types.type(call.int(0))))
    }
  }

  private func kind(of type: Type) -> Int {
    switch type {
    case .nominal(let nominal, _):
      switch nominal.kind {
      case .struct: return nominal.primitive == nil ? 1 : 0
      case .class: return 2
      case .enum: return 3
      case .protocol: return 0
      }
    case .tuple: return 4
    case .metatype: return 5
    default: return 0
    }
  }

  /// `lowering.superclass (type id) → type id`, or 0.
  var superclassNative: Int {
    if let known = executable.native("lowering.superclass") { return known }
    return executable.registerNative("lowering.superclass") { [unowned self] call in
      let superclass = program.superclass(of: types.type(call.int(0)))
      call.give(superclass.map { types.id(of: program.canonical($0)) } ?? 0)
    }
  }
}
