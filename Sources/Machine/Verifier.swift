extension Executable {
  /// What is wrong with a piece of code, if anything: an operand out of its range, a jump out of the code.
  func fault(in piece: Code) -> String? {
    for (index, instruction) in piece.instructions.enumerated() {
      guard instruction.bits & 0xFF < UInt64(Opcode.allCases.count) else { return "\(index): no such opcode" }
      if let fault = fault(of: instruction, at: index, in: piece) { return "\(index) \(instruction.op): \(fault)" }
    }
    switch piece.instructions.last?.op {
    case .ret, .ret1, .retN, .retAdd, .retAddImm, .retAndImm, .retInt, .retField, .jump, .loop, .trap, .trapString:
      return nil
    case nil: return "no instructions"
    default: return "runs on behind its end"
    }
  }

  private func fault(of i: Instruction, at index: Int, in piece: Code) -> String? {
    func register(_ number: Int, _ count: Int = 1) -> String? {
      number + count <= piece.frameSize ? nil : "register \(number + count - 1) of \(piece.frameSize)"
    }
    func jump(_ offset: Int) -> String? {
      let target = index + 1 + offset
      return target >= 0 && target < piece.instructions.count ? nil : "a jump to \(target)"
    }
    func number(_ value: Int, below limit: Int, _ what: String) -> String? {
      value >= 0 && value < limit ? nil : "\(what) \(value) of \(limit)"
    }
    func base(_ number: Int) -> String? { number >= 2 ? register(number, 0) : "a window at \(number)" }
    func all(_ faults: String?...) -> String? { faults.lazy.compactMap { $0 }.first }
    func shape(_ value: Int) -> String? { number(value, below: shapeList.count, "shape") }

    switch i.op.format {
    case .none: return nil
    case .r: return register(i.a)
    case .rr, .rri, .rrWidth, .rrSlot: return all(register(i.a), i.op == .trapString ? nil : register(i.b))
    case .rrr: return all(register(i.a), register(i.b), register(i.c))
    case .rrn:
      return i.op == .moveN ? all(register(i.a, i.c), register(i.b, i.c)) : all(register(i.a), register(i.b, i.c))
    case .rn: return register(i.a, i.b)
    case .rw: return register(i.a)
    case .rConst: return all(register(i.a), number(i.w, below: constantCount, "constant"))
    case .rGlobal: return all(register(i.a), number(i.w, below: globalCount, "global"))
    case .rGlobalN: return all(register(i.a, i.d), number(i.w + i.d, below: globalCount + 1, "global"))
    case .rShape: return all(register(i.a), shape(i.w))
    case .rrShape, .rrShapeN: return all(register(i.a), register(i.b, 0), shape(i.c))
    case .rrSlotN:
      return i.op == .loadFieldN ? all(register(i.a, i.d), register(i.b)) : all(register(i.a), register(i.b, i.d))
    case .rrrSlot: return all(register(i.a), register(i.b), register(i.c))
    case .rrrr: return all(register(i.a), register(i.b), register(i.c), register(i.d))
    case .rrrSmall: return all(register(i.a), register(i.b), register(i.c))
    case .rriSmall: return all(register(i.a), register(i.b))
    case .rrSlotR: return all(register(i.a), register(i.b), register(i.d))
    case .riSlotR: return all(register(i.a), register(i.d))
    case .rGlobalR: return all(register(i.a), register(i.d), number(i.w, below: globalCount, "global"))
    case .iGlobalR: return all(register(i.d), number(i.w, below: globalCount, "global"))
    case .j: return jump(i.w)
    case .rj: return all(register(i.a), jump(i.w))
    case .rrj: return all(register(i.a), register(i.b), jump(i.signedC))
    case .rij: return all(register(i.a), jump(i.signedC))
    case .callFunction: return all(base(i.a), number(i.w, below: functionCount, "function"))
    case .callFused: return all(base(i.a), register(i.b), number(i.c, below: functionCount, "function"))
    case .callNative: return all(register(i.a, 0), number(i.w, below: nativeNames.count, "native"))
    case .callClosure: return all(base(i.a), register(i.b), register(i.a + i.c, 0))
    case .callClosureFused: return all(base(i.a), register(i.b), register(i.a + i.c, 0), register(i.d))
    case .dispatch:
      return all(base(i.a), number(i.b, below: selectorNames.count, "selector"), register(i.c))
    case .rrCast: return all(register(i.a), register(i.b), number(i.c, below: castNames.count, "cast"))
    case .trap: return i.w < 0 ? nil : number(i.w, below: constantCount, "constant")
    }
  }
}
