import Diagnostics

/// Frequent sequences become one instruction: every instruction less is a jump less in the loop, and a value less that
/// goes through memory.
///
/// What a sequence leaves in a register is either written by the one instruction as well, or nobody reads it: it is
/// overwritten by the same sequence, or it is among the registers that the writer of the code gave up.
extension CodeBuilder {
  /// Adds an instruction, or puts another in the place of it and those before it.
  func addFused(_ next: Instruction, _ dying: Int) {
    // A label between them: somebody comes to the second without the first.
    guard instructions.count > 0, lastBound != instructions.count, let last = plain(1) else { return add(next) }
    if let before = plain(2), lastBound < instructions.count - 1, let fused = fused(before, last, next) {
      replaceLast(2, by: fused)
    } else if let fused = fused(last, next, dying) {
      replaceLast(1, by: fused)
    } else {
      add(next)
    }
  }

  /// One of the last instructions, if it does not jump.
  private func plain(_ distance: Int) -> Instruction? {
    let index = instructions.count - distance
    return index >= 0 && targets[index] < 0 ? instructions[index] : nil
  }

  /// What takes their place belongs to where the last of them does.
  private func replaceLast(_ count: Int, by fused: Instruction) {
    instructions.removeLast(count)
    targets.removeLast(count)
    isLong.removeLast(count)
    if let span = places.last?.span {
      while let place = places.last, Int(place.start) >= instructions.count { places.removeLast() }
      places.append((Int32(instructions.count), span))
    }
    add(fused)
  }

  /// Whether the last instruction and the next belong to the same line: one instruction has one place to trap at.
  private var isOneLine: Bool {
    guard let next = places.last, Int(next.start) == instructions.count, places.count > 1 else { return true }
    let last = places[places.count - 2].span
    guard last.source === next.span.source else { return false }
    let (low, high) = (Int(min(last.start, next.span.start)), Int(max(last.start, next.span.start)))
    return high - low < 500 && !last.source.text[low..<high].contains(UInt8(ascii: "\n"))
  }

  // MARK: Two

  private func fused(_ last: Instruction, _ next: Instruction, _ dying: Int) -> Instruction? {
    switch next.op {
    case .call: return fusedCall(last, next)
    case .callClosure:
      guard last.op == .move, last.a == next.a, next.b != next.a, next.c == 1, last.b < 256 else { return nil }
      return Instruction(.callClosureMove, a: next.a, b: next.b, c: next.c, d: last.b)
    case .callWitness:
      guard last.op == .move, last.a == next.a, next.d == 1, last.b < 256 else { return nil }
      return Instruction(.callWitnessMove, a: next.a, b: next.b, c: next.c, d: last.b)
    case .ret1: return last.a == next.a ? fusedReturn(last) : nil
    case .copy:
      if last.op == .loadField, last.a == next.b, next.a == next.b {
        return Instruction(.copyField, a: last.a, b: last.b, c: last.c)
      }
      guard last.op == .loadUnowned, last.a == next.b else { return nil }
      return Instruction(.copyUnowned, a: last.a, b: last.b, c: next.a)
    case .move:
      guard last.a == next.b, last.a >= dying, last.op.givesOne else { return nil }
      return Instruction(bits: last.bits & ~0xFFFF_0000 | UInt64(next.a) << 16)
    default:
      guard last.a == next.a || last.a >= dying, let fused = fusedArithmetic(last, next) else { return nil }
      return isOneLine ? fused : nil
    }
  }

  private func fusedCall(_ last: Instruction, _ next: Instruction) -> Instruction? {
    guard last.a == next.a, UInt16(exactly: next.w) != nil else { return nil }
    switch last.op {
    case .move: return Instruction(.callMove, a: next.a, b: last.b, c: next.w)
    case .addImm:
      guard let number = Int8(exactly: last.signedC), isOneLine else { return nil }
      return Instruction(.callAddImm, a: next.a, b: last.b, c: next.w, d: Int(number))
    default: return nil
    }
  }

  /// The operands stay where they are in the instruction.
  private func fusedReturn(_ last: Instruction) -> Instruction? {
    let op: Opcode
    switch last.op {
    case .addInt: op = .retAdd
    case .addImm: op = .retAddImm
    case .andImm: op = .retAndImm
    case .loadInt: op = .retInt
    case .loadField: op = .retField
    default: return nil
    }
    return Instruction(op, a: last.a, b: last.b, c: last.c)
  }

  /// The first result is an operand of the second, once, and not needed for anything else.
  private func fusedArithmetic(_ last: Instruction, _ next: Instruction) -> Instruction? {
    switch (last.op, next.op) {
    case (.mulImm, .addImm) where next.b == last.a:
      guard let number = Int8(exactly: next.signedC) else { return nil }
      return Instruction(.mulAddImm, a: next.a, b: last.b, c: last.c, d: Int(number))
    case (.addInt, .andImm) where next.b == last.a:
      guard let number = UInt8(exactly: next.signedC) else { return nil }
      return Instruction(.addAndImm, a: next.a, b: last.b, c: last.c, d: Int(number))
    case (.mulInt, .addInt): return fusedArithmetic(last, next, as: .mulAdd)
    case (.addInt, .addInt): return fusedArithmetic(last, next, as: .addAdd)
    case (.addInt, .andInt): return fusedArithmetic(last, next, as: .addAnd)
    default: return nil
    }
  }

  private func fusedArithmetic(_ last: Instruction, _ next: Instruction, as op: Opcode) -> Instruction? {
    let other = next.b == last.a ? next.c : next.b
    guard (next.b == last.a) != (next.c == last.a), other < 256 else { return nil }
    return Instruction(op, a: next.a, b: last.b, c: last.c, d: other)
  }

  // MARK: Three

  private func fused(_ first: Instruction, _ second: Instruction, _ third: Instruction) -> Instruction? {
    switch (first.op, third.op) {
    case (.move, .call):
      // Two arguments, the second of which comes first: a method's self.
      guard second.op == .move, second.a == third.a, first.a == third.a + 1, first.b < 256,
        UInt16(exactly: third.w) != nil
      else { return nil }
      return Instruction(.callMoves, a: third.a, b: second.b, c: third.w, d: first.b)
    case (.loadField, .storeField):
      let register = first.a
      guard third.a == first.b, third.c == first.c, third.b == register, third.a != register,
        isStep(second, register)
      else { return nil }
      return second.op == .addInt
        ? Instruction(.fieldAdd, a: third.a, b: second.c, c: third.c, d: register)
        : Instruction(.fieldAddImm, a: third.a, b: second.signedC, c: third.c, d: register)
    case (.loadGlobal, .storeGlobal):
      guard third.w == first.w, third.a == first.a, isStep(second, first.a) else { return nil }
      return second.op == .addInt
        ? Instruction(.globalAdd, a: second.c, w: first.w, d: first.a)
        : Instruction(.globalAddImm, a: second.signedC, w: first.w, d: first.a)
    default: return nil
    }
  }

  /// `register += …`
  private func isStep(_ instruction: Instruction, _ register: Int) -> Bool {
    guard instruction.a == register, instruction.b == register, register < 256 else { return false }
    return instruction.op == .addInt && instruction.c != register || instruction.op == .addImm
  }
}

extension Opcode {
  /// Whether all that an instruction does to registers is to put a result into `a`, which it does not read.
  fileprivate var givesOne: Bool {
    switch self {
    case .move, .loadInt, .loadConst, .copy, .addInt, .subInt, .mulInt, .divInt, .remInt, .negInt, .addImm, .mulImm,
      .divImm, .remImm, .andImm, .addWrap, .subWrap, .mulWrap, .andInt, .orInt, .xorInt, .notInt, .shl, .shr, .shlImm,
      .shrImm, .shlMask, .shrMask, .narrow, .truncate, .addUInt, .subUInt, .mulUInt, .divUInt, .remUInt, .shrUInt,
      .ltUInt, .leUInt, .eqInt, .neInt, .ltInt, .leInt, .eqImm, .neImm, .ltImm, .leImm, .gtImm, .geImm, .not,
      .addDouble, .subDouble, .mulDouble, .divDouble, .negDouble, .sqrtDouble, .eqDouble, .neDouble, .ltDouble,
      .leDouble, .intToDouble, .uintToDouble, .doubleToInt, .doubleToUInt, .roundToFloat, .mulAdd, .addAdd, .addAnd,
      .addAndImm, .mulAddImm, .newFrom, .makeClosure, .loadField, .copyField, .loadGlobal, .copyGlobal,
      .emptyArray, .arrayLiteral, .arrayCount, .arrayGet, .arrayCopy, .arrayGetSlot, .arrayCopySlot, .arraySlice,
      .stringConcat, .stringConcatN, .stringEqual, .stringLess, .stringUTF8Count, .stringByte, .characterAt,
      .nextCharacter, .locateNumber, .locateString:
      true
    default: false
    }
  }
}
