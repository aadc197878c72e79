import Checking
import Diagnostics
import Machine

extension FunctionLowering {
  func lowerConversion(_ term: Term, _ inner: Term, _ conversion: Conversion, _ target: Target) throws -> Value {
    let to = concrete(term.type)
    let from = concrete(inner.type)
    if from == to { return try evaluate(inner, target) }
    switch conversion {
    case .wrap: return try lowerWrap(inner, as: to, target)
    case .upcast, .metatype, .dynamicSelf:
      let layout = try lowerer.layouts.layout(of: to)
      // An existential has its type beside the object, for which there is no room in the target.
      if try lowerer.layouts.layout(of: from).count == layout.count { return try evaluate(inner, target) }
      let value = try evaluate(inner)
      return deliver(Value(value.register, layout, value.holder), target)
    default:
      let mark = top
      // What is converted may have to be kept until it has been released, so it stays below the result.
      let register = try targetRegister(target, lowerer.layouts.layout(of: to))
      let value = try evaluate(inner)
      let result = try convert(value, from: from, conversion, to: to, register)
      if target.register == nil, result.register != register { return result }
      if target.register != nil {
        giveBack(to: max(mark, result.register >= mark ? result.register + result.layout.count : mark))
      }
      return deliver(result, target)
    }
  }

  private func targetRegister(_ target: Target, _ layout: Layout) throws -> Int {
    target.register ?? allocate(layout.count)
  }

  /// Converts a value, which is consumed if it is owned. The result is in `register` unless nothing had to be done.
  func convert(_ value: Value, from: Type, _ conversion: Conversion, to: Type, _ register: Int) throws -> Value {
    if from == to { return value }
    switch conversion {
    case .wrap: return try wrap(value, as: to, .into(register))
    case .upcast, .metatype, .dynamicSelf:
      return Value(value.register, try lowerer.layouts.layout(of: to), value.holder)
    case .erase:
      // An optional becomes what it holds.
      if case .nominal(let erased, _) = to, case .nominal(let given, _) = from, given === lowerer.optionalNominal,
        let maker = lowerer.program.bridging(from, to: erased)
      {
        return try convert(value, from: from, .bridge(maker), to: to, register)
      }
      return try erase(value, from: from, register, isView: !isObject(to))
    case .bridge(let maker):
      let types = try lowerer.arguments(for: maker.parent, from: to)
      let taken = concrete(Environment(maker.generics.parameters, types).substituted(maker.parameters[0].type))
      let width = try lowerer.layouts.layout(of: taken).count
      let given = taken == from ? value : try convert(value, from: from, .erase, to: taken, allocate(width))
      let result =
        maker.kind == .initializer
        ? try callInitializer(
          resultType: to, maker, types, .direct, metatype: nil, [.value(given)], currentOrFunctionSpan(), .anywhere)
        : try call(
          instance(maker, types), [.value(given)], self: nil, metatype: nil, currentOrFunctionSpan(), .anywhere)
      return deliver(result, .into(register))
    case .sequence(let steps):
      var current = value
      var type = from
      for (index, step) in steps.enumerated() {
        let next = index + 1 == steps.count ? to : concrete(step.1)
        let layout = try lowerer.layouts.layout(of: next)
        current = try convert(
          current, from: type, step.0, to: next, index + 1 == steps.count ? register : allocate(layout.count))
        type = next
      }
      return current
    case .optional(let inner):
      let layout = try lowerer.layouts.layout(of: to)
      let source = try payload(of: from)
      let destination = try payload(of: to)
      let isNil = code.newLabel()
      let end = code.newLabel()
      let holder = value.holder
      try jump(ifNil: value, of: from, to: isNil)
      let part = Value(value.register + source.offset, source.layout, holder)
      let result = try convert(
        part, from: source.type, inner, to: destination.type, register + destination.offset)
      _ = deliver(result, .into(register + destination.offset))
      if destination.offset == 1 { code.loadInt(register, 1) }
      code.jump(to: end)
      bind(isNil)
      zero(register, layout.count)
      bind(end)
      return Value(register, layout, .owned)
    case .array(let inner): return try convertArray(value, from, inner, to, register)
    case .dictionary(let key, let inner): return try convertDictionary(value, from, key, inner, to, register)
    case .set: return try convertSet(value, from, to, register)
    case .tuple(let parts):
      let layout = try lowerer.layouts.layout(of: to)
      let sources = try lowerer.layouts.tupleFields(of: from)
      let destinations = try lowerer.layouts.tupleFields(of: to)
      let value = own(value)
      for (index, part) in parts.enumerated() {
        let source = sources[part.source]
        let piece = Value(value.register + source.offset, source.layout, .owned)
        let place = register + destinations[index].offset
        let result =
          try part.conversion.map { try convert(piece, from: source.type, $0, to: destinations[index].type, place) }
          ?? piece
        _ = deliver(result, .into(place))
      }
      return Value(register, layout, .owned)
    case .function(let parameters, let result):
      return try convertFunction(value, from, parameters, result, to, register)
    }
  }

  /// A value as an existential: payload and type id. A view remembers as which class it saw an instance.
  func erase(_ value: Value, from type: Type, _ register: Int, isView: Bool = false) throws -> Value {
    if case .existential = type { return value }
    if lowerer.isClass(type) {
      let holder = value.holder
      emit(.move, register, value.register)
      emit(.typeOf, register + 1, register)
      if isView, case .nominal(let nominal, _) = type, nominal.hasSubclasses {
        let mark = top
        let id = allocate(1)
        let isExact = code.newLabel()
        code.loadInt(id, lowerer.types.id(of: type))
        code.jump(if: register + 1, .equal, id, to: isExact)
        code.loadInt(register + 1, lowerer.view(of: type))
        bind(isExact)
        giveBack(to: mark)
      }
      return Value(register, .existential, holder)
    }
    let layout = value.layout
    if lowerer.isOpenMetatype(type) {
      emit(.move, register + 1, value.register)
      emit(.newFrom, register, value.register, layout.shape(.box, in: executable))
      emit(at: try currentOrFunctionSpan(), .native, register + 1, lowerer.metatypeNative)
      return Value(register, .existential, .owned)
    }
    if layout.isSingleReference {
      emit(.move, register, value.register)
      code.loadInt(register + 1, lowerer.types.id(of: type))
      return Value(register, .existential, value.holder)
    }
    if layout.count == 0 {
      code.loadInt(register, 0)
    } else {
      let owned = value.isOwned || layout.isTrivial ? value : own(value)
      emit(.newFrom, register, owned.register, layout.shape(.box, in: executable))
    }
    code.loadInt(register + 1, lowerer.types.id(of: type))
    return Value(register, .existential, .owned)
  }

  /// An existential whose type is that of the very instance in it; it is borrowed.
  func exact(_ existential: Value) -> Value {
    let register = allocate(2)
    emit(.move, register, existential.register)
    emit(.exactType, register + 1, existential.register)
    return Value(register, .existential, .stable)
  }

  private func convertArray(
    _ value: Value, _ from: Type, _ inner: Conversion, _ to: Type, _ register: Int
  ) throws -> Value {
    guard let source = lowerer.core.element(from), let destination = lowerer.core.element(to) else {
      throw Unsupported("this conversion", currentSpan)
    }
    let sourceLayout = try lowerer.layouts.layout(of: source)
    let layout = try lowerer.layouts.layout(of: destination)
    let result = allocate(1)
    emit(.emptyArray, result, layout.shape(.array, in: executable))
    try forEachElement(of: value, sourceLayout) { item in
      let converted = allocate(layout.count)
      let value = try convert(item, from: source, inner, to: destination, converted)
      let final = own(value)
      emit(layout.count == 1 ? .arrayAppend : .arrayAppendN, result, final.register)
    }
    release(value)
    emit(.move, register, result)
    return Value(register, .reference, .owned)
  }

  /// Writes a loop over an array. The elements are owned.
  func forEachElement(of array: Value, _ layout: Layout, _ body: (Value) throws -> Void) throws {
    let index = allocate(1)
    let item = allocate(max(1, layout.count))
    let start = code.newLabel()
    let next = code.newLabel()
    code.loadInt(index, -1)
    code.jump(to: next)
    bind(start)
    if layout.isSingleReference {
      emit(.arrayCopy, item, array.register, index)
    } else if layout.count == 1 {
      emit(.arrayGet, item, array.register, index)
    } else if layout.count > 1 {
      emit(.arrayGetN, item, array.register, index)
    }
    let mark = top
    try body(Value(item, layout, .owned))
    giveBack(to: mark)
    bind(next)
    code.loop(.forArray, index, array.register, to: start)
  }

  /// The library's dictionary keeps its values in an array beside the table of keys.
  private func convertDictionary(
    _ value: Value, _ from: Type, _ key: Conversion?, _ inner: Conversion?, _ to: Type, _ register: Int
  ) throws -> Value {
    if key != nil {
      return try convertKeys(value, from, inner, to, register)
    }
    guard let inner else { return value }
    let source = try lowerer.layouts.structLayout(of: from)
    let layout = try lowerer.layouts.layout(of: to)
    guard let values = source.ordered.last, values.variable.name == "_values", case .nominal(_, let old) = from,
      case .nominal(_, let new) = to
    else { throw Unsupported("this conversion", currentSpan) }
    let value = own(value)
    move(value.register, to: register, count: values.field.offset)
    _ = try convertArray(
      Value(value.register + values.field.offset, .reference, .owned), lowerer.core.arrayOf(old[1]), inner,
      lowerer.core.arrayOf(new[1]), register + values.field.offset)
    return Value(register, layout, .owned)
  }

  /// The values are converted first, under the keys that they have.
  private func convertKeys(
    _ value: Value, _ from: Type, _ inner: Conversion?, _ to: Type, _ register: Int
  ) throws -> Value {
    guard case .nominal(let nominal, let old) = from, case .nominal(_, let new) = to,
      let function = program.coreFunction("_rekeyed")
    else { throw Unsupported("a conversion of a dictionary's keys", currentSpan) }
    let middle = Type.nominal(nominal, [old[0], new[1]])
    let layout = try lowerer.layouts.layout(of: middle)
    let values = try convertDictionary(value, from, nil, inner, middle, allocate(layout.count))
    let id = allocate(1)
    code.loadInt(id, lowerer.types.id(of: new[0]))
    let result = try call(
      instance(function, [old[0], new[1], new[0]]), [.value(values), .value(Value(id, .metatype, .stable))], self: nil,
      metatype: nil, try currentOrFunctionSpan(), .anywhere)
    return deliver(result, .into(register))
  }

  private func convertSet(_ value: Value, _ from: Type, _ to: Type, _ register: Int) throws -> Value {
    guard case .nominal(_, let old) = from, case .nominal(_, let new) = to,
      let function = program.coreFunction("_setOfOthers")
    else { throw Unsupported("a conversion of a set", currentSpan) }
    let id = allocate(1)
    code.loadInt(id, lowerer.types.id(of: new[0]))
    let result = try call(
      instance(function, old + new), [.value(value), .value(Value(id, .metatype, .stable))], self: nil, metatype: nil,
      try currentOrFunctionSpan(), .anywhere)
    return deliver(result, .into(register))
  }

  /// A closure that converts on the way in and out.
  private func convertFunction(
    _ value: Value, _ from: Type, _ parameters: [Conversion?], _ result: Conversion?, _ to: Type, _ register: Int
  ) throws -> Value {
    guard case .function(let inner) = from, case .function(let outer) = to else {
      throw Unsupported("this conversion", currentSpan)
    }
    if parameters.allSatisfy({ $0 == nil }), result == nil { return value }
    let lowerer = lowerer
    let environment = environment
    let innerConvention = try lowerer.convention(of: inner)
    let outerConvention = try lowerer.convention(of: outer)
    let span = currentSpan
    let index = lowerer.declare("closure") {
      let lowering = FunctionLowering(lowerer, function: nil, environment: environment)
      lowering.thunkConvention = outerConvention
      var given: [Value] = []
      // The parts of a tuple stand side by side, as parameters do.
      let types = outer.parameterTypes(for: inner)
      for type in types {
        let layout = try lowerer.layouts.layout(of: type)
        given.append(Value(lowering.allocate(layout.count), layout, .stable))
      }
      let context = lowering.allocate(1)
      let closure = lowering.allocate(1)
      lowering.emit(.loadField, closure, context, 1)
      var arguments: [Argument] = []
      for (position, value) in given.enumerated() {
        if inner.parameters[position].isInOut {
          arguments.append(.place(.registers(value.register, value.layout, nil)))
          continue
        }
        guard let conversion = parameters[position] else {
          arguments.append(.value(value))
          continue
        }
        let register = lowering.allocate(innerConvention.parameters[position].layout.count)
        arguments.append(
          .value(
            try lowering.convert(
              value, from: types[position], conversion, to: inner.parameters[position].type, register)))
      }
      guard let span else { throw Unsupported("this conversion") }
      var value = try lowering.call(
        Callable(kind: .closure(closure), convention: innerConvention), arguments, self: nil, metatype: nil, span,
        .anywhere)
      if let result {
        let register = lowering.allocate(outerConvention.result.count)
        value = try lowering.convert(value, from: inner.result, result, to: outer.result, register)
      }
      try lowering.writeThunkReturn(value, outerConvention)
      return try lowering.finish()
    }
    let closure = own(value)
    emit(
      .makeClosure, register, closure.register,
      executable.shape(.closure(function: index, captures: 1, references: [0])))
    return Value(register, .reference, .owned)
  }
}
