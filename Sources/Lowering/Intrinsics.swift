import Checking
import Diagnostics
import Machine

/// What an intrinsic is in the machine's terms. Those that are not here are natives of the same name, with self first.
enum Intrinsic {
  /// r[a] = r[b] op r[c], or r[a] = op r[b].
  case binary(Opcode, swapped: Bool = false)
  case unary(Opcode)
  /// `narrow` and `truncate`.
  case width(Opcode, IntegerWidth)
  /// The slot as it is.
  case same
  case native(String)

  /// The forms with a number in the instruction, where there is one.
  struct Immediate {
    let op: Opcode
    let fits: (Int) -> Bool
    var transform: (Int) -> Int = { $0 }
  }

  static let table: [String: Intrinsic] = {
    var table: [String: Intrinsic] = [
      "int.add": .binary(.addInt), "int.sub": .binary(.subInt), "int.mul": .binary(.mulInt),
      "int.div": .binary(.divInt), "int.rem": .binary(.remInt), "int.neg": .unary(.negInt),
      "int.addWrap": .binary(.addWrap), "int.subWrap": .binary(.subWrap), "int.mulWrap": .binary(.mulWrap),
      "int.and": .binary(.andInt), "int.or": .binary(.orInt), "int.xor": .binary(.xorInt), "int.not": .unary(.notInt),
      "int.shl": .binary(.shl), "int.shr": .binary(.shr), "int.shlMask": .binary(.shlMask),
      "int.shrMask": .binary(.shrMask), "int.eq": .binary(.eqInt), "int.ne": .binary(.neInt),
      "int.lt": .binary(.ltInt), "int.le": .binary(.leInt), "int.gt": .binary(.ltInt, swapped: true),
      "int.ge": .binary(.leInt, swapped: true), "int.fromDouble": .unary(.doubleToInt),
      "int.addReport": .binary(.addReport), "int.subReport": .binary(.subReport),
      "int.mulReport": .binary(.mulReport),
      "integer.bits": .same, "integer.fromBits": .same,
      "uint.add": .binary(.addUInt), "uint.sub": .binary(.subUInt), "uint.mul": .binary(.mulUInt),
      "uint.div": .binary(.divUInt), "uint.rem": .binary(.remUInt), "uint.lt": .binary(.ltUInt),
      "uint.shr": .binary(.shrUInt), "uint.fromDouble": .unary(.doubleToUInt),
      "double.add": .binary(.addDouble), "double.sub": .binary(.subDouble), "double.mul": .binary(.mulDouble),
      "double.div": .binary(.divDouble), "double.neg": .unary(.negDouble), "double.sqrt": .unary(.sqrtDouble),
      "double.eq": .binary(.eqDouble), "double.ne": .binary(.neDouble), "double.lt": .binary(.ltDouble),
      "double.le": .binary(.leDouble), "double.gt": .binary(.ltDouble, swapped: true),
      "double.ge": .binary(.leDouble, swapped: true), "double.fromInt": .unary(.intToDouble),
      "double.fromUInt": .unary(.uintToDouble), "double.bits": .same, "double.fromBits": .same,
      "double.roundToFloat": .unary(.roundToFloat), "bool.eq": .binary(.eqInt), "bool.ne": .binary(.neInt),
      "bool.not": .unary(.not),
      "type.identical": .binary(.eqInt),
      "string.concat": .binary(.stringConcat), "string.eq": .binary(.stringEqual), "string.lt": .binary(.stringLess),
      "string.utf8Count": .unary(.stringUTF8Count), "string.byte": .binary(.stringByte),
      "string.characterAt": .binary(.characterAt), "string.nextCharacter": .binary(.nextCharacter),
    ]
    for (name, width) in [
      ("int8", IntegerWidth.int8), ("int16", .int16), ("int32", .int32), ("uint8", .uint8), ("uint16", .uint16),
      ("uint32", .uint32),
    ] {
      table["\(name).narrow"] = .width(.narrow, width)
      table["\(name).truncate"] = .width(.truncate, width)
    }
    return table
  }()

  private static func small(_ value: Int) -> Bool { CodeBuilder.isImmediate(value) }

  static let immediates: [String: Immediate] = [
    "int.add": Immediate(op: .addImm, fits: small),
    "int.sub": Immediate(op: .addImm, fits: { $0 != .min && small(-$0) }, transform: { -$0 }),
    "int.mul": Immediate(op: .mulImm, fits: small),
    "int.div": Immediate(op: .divImm, fits: { small($0) && $0 != 0 && $0 != -1 }),
    "int.rem": Immediate(op: .remImm, fits: { small($0) && $0 != 0 && $0 != -1 }),
    "int.and": Immediate(op: .andImm, fits: small),
    "int.shl": Immediate(op: .shlImm, fits: { (0...63).contains($0) }),
    "int.shr": Immediate(op: .shrImm, fits: { (0...63).contains($0) }),
    "int.eq": Immediate(op: .eqImm, fits: small), "int.ne": Immediate(op: .neImm, fits: small),
    "int.lt": Immediate(op: .ltImm, fits: small), "int.le": Immediate(op: .leImm, fits: small),
    "int.gt": Immediate(op: .gtImm, fits: small), "int.ge": Immediate(op: .geImm, fits: small),
  ]
}

extension FunctionLowering {
  /// Writes an intrinsic. The operands are self, if there is one, and the arguments.
  func emitIntrinsic(
    _ name: String, _ function: Function, _ types: [Type], _ arguments: [Argument], _ own: Argument?,
    _ convention: Convention, _ span: Span, _ target: Target
  ) throws -> Value {
    let operands = (own.map { [$0] } ?? []) + arguments
    if name.hasPrefix("array.") {
      return try emitArrayIntrinsic(name, function, types, operands, convention, span, target)
    }
    if name.hasPrefix("reflect."), let value = try emitReflection(name, operands, convention, span, target) {
      return value
    }
    switch name {
    case "string.append":
      let place = try self.place(of: operands[0])
      let text = try evaluate(operands[1])
      let loan = try lend(place, briefly: true)
      emit(at: span, .stringAppend, loan.register, text.register)
      try loan.handBack()
      release(text)
      return .void
    case "object.isUnique":
      // The place itself is asked, not a copy of what is in it.
      let register = target.register ?? allocate(1)
      let loan = try lend(try self.place(of: operands[0]), briefly: true)
      emit(.move, register, loan.register)
      emit(at: span, .native, register, try native(name))
      try loan.handBack()
      return Value(register, .raw, .owned)
    case "string.describing", "string.reflecting":
      guard let type = argumentType(function, types, 0) else { throw Unsupported("`\(name)`", span) }
      let value = secure(try evaluate(operands[0]))
      return try describe(value, type, isDebug: name == "string.reflecting", target)
    case "character.string": return try evaluate(operands[0], target)
    case "object.identical", "object.identifier":
      let values = try evaluateOperands(operands)
      let register = target.register ?? allocate(1)
      if values.count == 2 {
        emit(.eqInt, register, values[0].register, values[1].register)
      } else {
        emit(.move, register, values[0].register)
      }
      for value in values.reversed() { release(value) }
      return Value(register, .raw, .owned)
    case "trap.fatalError", "trap.precondition", "trap.assertion":
      let message = try evaluate(operands[0])
      let kind: TrapKind = name == "trap.fatalError" ? .fatalError : .precondition
      emit(at: span, .trapString, message.register, 0, Int(kind.rawValue))
      let register = target.register ?? allocate(convention.result.count)
      return Value(register, convention.result, .stable)
    case "bool.and", "bool.or", "optional.coalesce":
      return try emitLazyIntrinsic(name, function, types, operands, convention, span, target)
    case "string.characters", "string.split":
      guard let element = lowerer.core.element(function.result) else { throw Unsupported("`\(name)`", span) }
      return try callNative(
        name, operands, convention.result, span, target, shape: lowerer.layouts.layout(of: element))
    case "table.isKnown":
      let register = target.register ?? allocate(1)
      code.loadInt(register, lowerer.core.locating(types[0]) == nil ? 0 : 1)
      return Value(register, .raw, .owned)
    case "layout.size", "layout.stride", "layout.alignment":
      guard let type = types.first, let layout = CompiledLayout(of: type, in: program) else {
        throw Unsupported("`MemoryLayout` of this type", span)
      }
      let register = target.register ?? allocate(1)
      code.loadInt(
        register, name == "layout.size" ? layout.size : name == "layout.stride" ? layout.stride : layout.alignment)
      return Value(register, .raw, .owned)
    case "table.locate":
      guard let key = types.first, let locate = lowerer.core.locating(key) else { throw Unsupported("`\(name)`", span) }
      let values = try evaluateOperands(operands)
      let register = allocate(convention.result, target)
      emit(locate, register, values[0].register, values[1].register)
      for value in values { release(value) }
      return Value(register, convention.result, .owned)
    default: break
    }
    switch Intrinsic.table[name] {
    case .binary(let op, let swapped)?:
      if isUndefined(name, operands) {
        let register = allocate(convention.result, target)
        code.loadDouble(register, .nan)
        return Value(register, convention.result, .owned)
      }
      if let value = try emitImmediate(name, operands, convention.result, span, target) { return value }
      let mark = top
      let values = try evaluateOperands(operands)
      let register = allocate(convention.result, target)
      let isLast = values.contains { $0.register == lastUse }
      let dying = isLast ? min(mark, lastUse ?? mark) : mark
      let (left, right) = swapped ? (values[1], values[0]) : (values[0], values[1])
      emit(at: span, op, register, left.register, right.register, dying: dying)
      if values.contains(where: { $0.isOwned && !$0.layout.isTrivial }) {
        for value in values { release(value) }
      }
      return Value(register, convention.result, .owned)
    case .unary(let op)?:
      let value = try evaluate(operands[0])
      let register = allocate(convention.result, target)
      emit(at: span, op, register, value.register)
      release(value)
      return Value(register, convention.result, .owned)
    case .width(let op, let width)?:
      let value = try evaluate(operands[0])
      let register = allocate(convention.result, target)
      emit(at: span, op, register, value.register, Int(width.rawValue))
      return Value(register, convention.result, .owned)
    case .same?: return try evaluate(operands[0], target)
    case .native(let native)?: return try callNative(native, operands, convention.result, span, target)
    case nil: return try callNative(name, operands, convention.result, span, target)
    }
  }

  private func emitImmediate(
    _ name: String, _ operands: [Argument], _ result: Layout, _ span: Span, _ target: Target
  ) throws -> Value? {
    guard let form = Intrinsic.immediates[name], operands.count == 2, let number = number(operands[1]),
      form.fits(number)
    else { return nil }
    let mark = top
    let value = try evaluate(operands[0])
    let register = allocate(result, target)
    emit(at: span, form.op, register, value.register, form.transform(number), dying: mark)
    return Value(register, result, .owned)
  }

  /// `0.0 / 0.0` is computed by the compiler, and its NaN has no sign; that of the machine has one.
  private func isUndefined(_ name: String, _ operands: [Argument]) -> Bool {
    guard name == "double.div", operands.count == 2, case .term(let one) = operands[0],
      case .term(let other) = operands[1],
      case .float(let dividend) = one.kind, case .float(let divisor) = other.kind
    else { return false }
    return (dividend / divisor).isNaN
  }

  /// Values that all stay valid until the last of them has been evaluated.
  func evaluateOperands(_ operands: [Argument]) throws -> [Value] {
    var values: [Value] = []
    for (index, operand) in operands.enumerated() {
      var value = try evaluate(operand)
      let rest = operands[(index + 1)...]
      switch value.holder {
      case .local(let variable):
        if rest.contains(where: { if case .term(let term) = $0 { term.writes(variable) } else { false } }) {
          value = own(value)
        }
      case .shared:
        if rest.contains(where: { if case .term(let term) = $0 { !term.isQuiet } else { false } }) {
          value = secure(value)
        }
      default: break
      }
      values.append(value)
    }
    return values
  }

  /// A native with the operands from its base on.
  func callNative(
    _ name: String, _ operands: [Argument], _ result: Layout, _ span: Span, _ target: Target, shape: Layout? = nil
  ) throws -> Value {
    let native = try native(name)
    let mark = top
    // One number is evaluated right where the native wants it.
    if operands.count == 1, result.count == 1, shape == nil, case .value(let value) = operands[0],
      value.layout.count == 1, !(value.isOwned && value.register == target.register)
    {
      let base = target.register ?? allocate(1)
      move(value.register, to: base, count: 1)
      emit(at: span, .native, base, native)
      release(value)
      return Value(base, result, .owned)
    }
    let values = try evaluateOperands(operands)
    let base = top
    var next = base
    for value in values {
      move(value.register, to: next, count: value.layout.count)
      next += value.layout.count
    }
    if let shape {
      code.loadInt(next, shape.shape(.array, in: executable))
      next += 1
    }
    reach(max(next, base + result.count))
    emit(at: span, .native, base, native)
    for value in values { release(value) }
    let register = target.register ?? base
    move(base, to: register, count: result.count)
    giveBack(to: target.register == nil ? base + result.count : mark)
    return Value(register, result, .owned)
  }

  private func argumentType(_ function: Function, _ types: [Type], _ index: Int) -> Type? {
    guard function.parameters.indices.contains(index) else { return nil }
    return Environment(function.generics.parameters, types).concrete(function.parameters[index].type, program)
  }

  /// `&&`, `||` and `??` where they are functions like others: the right side is a closure.
  private func emitLazyIntrinsic(
    _ name: String, _ function: Function, _ types: [Type], _ operands: [Argument], _ convention: Convention,
    _ span: Span,
    _ target: Target
  ) throws -> Value {
    let register = target.register ?? allocate(convention.result.count)
    let left = secure(try evaluate(operands[0]))
    let closure = secure(try evaluate(operands[1]))
    let otherwise = code.newLabel()
    let end = code.newLabel()
    if name == "optional.coalesce" {
      guard let optional = argumentType(function, types, 0) else { throw Unsupported("`??`", span) }
      let payload = try payload(of: optional)
      try jump(ifNil: left, of: optional, to: otherwise)
      let isWhole = convention.result.isLaidOut(as: left.layout) && payload.offset == 1
      let part = Value(left.register + (isWhole ? 0 : payload.offset), convention.result, .stable)
      copy(part.register, to: register, part.layout)
    } else {
      emit(.move, register, left.register)
      if name == "bool.and" {
        code.jump(if: left.register, to: otherwise)
      } else {
        code.jump(ifNot: left.register, to: otherwise)
      }
    }
    code.jump(to: end)
    bind(otherwise)
    let callable = Callable(
      kind: .closure(closure.register), convention: Convention(parameters: [], result: convention.result))
    _ = try call(callable, [], self: nil, metatype: nil, span, .into(register))
    bind(end)
    release(left)
    release(closure)
    return Value(register, convention.result, .owned)
  }

  // MARK: Arrays

  private func emitArrayIntrinsic(
    _ name: String, _ function: Function, _ types: [Type], _ operands: [Argument], _ convention: Convention,
    _ span: Span,
    _ target: Target
  ) throws -> Value {
    guard let element = types.first else { throw Unsupported("`\(name)`", span) }
    let layout = try lowerer.layouts.layout(of: element)
    let shape = layout.shape(.array, in: executable)
    switch name {
    case "array.empty":
      let register = target.register ?? allocate(1)
      emit(.emptyArray, register, shape)
      return Value(register, .reference, .owned)
    case "array.repeating":
      let mark = top
      let array = allocate(1)
      let value = try evaluate(operands[0])
      let count = try evaluate(operands[1])
      emit(.move, array, count.register)
      emit(at: span, .arrayRepeat, array, value.register, shape)
      release(value)
      if let register = target.register {
        emit(.move, register, array)
        giveBack(to: mark)
        return Value(register, .reference, .owned)
      }
      giveBack(to: array + 1)
      return Value(array, .reference, .owned)
    case "array.count":
      let array = try evaluate(operands[0])
      let register = target.register ?? allocate(1)
      emit(.arrayCount, register, array.register)
      release(array)
      return Value(register, .raw, .owned)
    case "array.isEmpty":
      let array = try evaluate(operands[0])
      let register = target.register ?? allocate(1)
      emit(.arrayCount, register, array.register)
      emit(.eqImm, register, register, 0)
      release(array)
      return Value(register, .raw, .owned)
    case "array.get":
      let before = held.count
      let array = try self.place(of: operands[0])
      let index = try evaluate(operands[1])
      return try settle(load(.element(array, index: index.register, layout, span), target), before, target)
    case "array.slice":
      let mark = top
      let result = target.register ?? allocate(1)
      let array = try evaluate(operands[0])
      let bounds = allocate(2)
      _ = try evaluate(operands[1], .into(bounds))
      _ = try evaluate(operands[2], .into(bounds + 1))
      emit(at: span, .arraySlice, result, array.register, bounds)
      release(array)
      giveBack(to: target.register == nil ? result + 1 : mark)
      return Value(result, .reference, .owned)
    default: return try emitArrayMutation(name, element, layout, operands, convention, span, target)
    }
  }

  private func emitArrayMutation(
    _ name: String, _ element: Type, _ layout: Layout, _ operands: [Argument], _ convention: Convention, _ span: Span,
    _ target: Target
  ) throws -> Value {
    let mark = top
    let result = target.register ?? allocate(convention.result.count)
    let order = name == "array.sort" ? lowerer.core.order(of: element) : nil
    if name == "array.sort", order == nil {
      code.loadInt(result, 0)
      return Value(result, .raw, .owned)
    }
    let array = try self.place(of: operands[0])
    // Operands come first: the array is lent only for the one instruction.
    var values: [Value] = []
    switch name {
    case "array.sort": break
    case "array.set", "array.append", "array.insert", "array.appendAll", "array.removeAt", "array.removeLast",
      "array.take", "array.reserve", "array.swap", "array.truncate":
      for operand in operands.dropFirst() { values.append(try evaluate(operand)) }
    case "array.replace":
      let bounds = allocate(2)
      _ = try evaluate(operands[1], .into(bounds))
      _ = try evaluate(operands[2], .into(bounds + 1))
      values.append(Value(bounds, .raw, .owned))
      values.append(try evaluate(operands[3]))
    default: throw Unsupported("`\(name)`", span)
    }
    switch name {
    case "array.append": values[0] = own(values[0])
    case "array.insert": values[0] = own(values[0])
    case "array.set": values[1] = own(values[1])
    default: break
    }
    if name == "array.set" {
      try store(values[1], in: .element(array, index: values[0].register, layout, span))
      giveBack(to: mark)
      return .void
    }
    let loan = try lend(array, briefly: true)
    let list = loan.register
    switch name {
    case "array.sort":
      let base = allocate(2)
      move(list, to: base, count: 1)
      code.loadInt(base + 1, order?.rawValue ?? 0)
      emit(at: span, .native, base, try native(name))
      move(base, to: list, count: 1)
      code.loadInt(result, 1)
    case "array.append": emit(at: span, layout.count == 1 ? .arrayAppend : .arrayAppendN, list, values[0].register)
    case "array.insert": emit(at: span, .arrayInsert, list, values[1].register, values[0].register)
    case "array.appendAll": emit(at: span, .arrayAppendAll, list, values[0].register)
    case "array.removeAt": emit(at: span, .arrayRemoveAt, list, values[0].register, result)
    case "array.removeLast": emit(at: span, .arrayRemoveLast, list, result)
    case "array.take": takeElement(list, values[0].register, layout, span, into: result)
    case "array.reserve": emit(at: span, .arrayReserve, list, values[0].register)
    case "array.swap": emit(at: span, .arraySwap, list, values[0].register, values[1].register)
    case "array.truncate": emit(at: span, .arrayTruncate, list, values[0].register)
    default: emit(at: span, .arrayReplace, list, values[0].register, values[1].register)
    }
    try loan.handBack()
    if name == "array.appendAll" { release(values[0]) }
    if name == "array.replace" { release(values[1]) }
    giveBack(to: target.register == nil && convention.result.count > 0 ? result + convention.result.count : mark)
    return Value(result, convention.result, .owned)
  }

  /// An intrinsic as a function with code of its own: for function values and witness tables.
  func writeIntrinsicFunction(_ name: String, _ function: Function, _ types: [Type]) throws {
    var convention = try lowerer.convention(of: function, types)
    let arguments = takeParameters(of: convention)
    var own: Argument?
    if let layout = convention.selfLayout {
      let register = allocate(layout.count)
      own =
        convention.isSelfInOut
        ? .place(.registers(register, layout, nil)) : .value(Value(register, layout, .stable))
    }
    let result = try emitIntrinsic(name, function, types, arguments, own, convention, function.span, .anywhere)
    if convention.isSelfInOut == false { convention.selfLayout = nil }
    try writeThunkReturn(result, convention)
  }
}
