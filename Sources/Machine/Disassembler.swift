import Glibc

extension Executable {
  /// A function's code in words, for debugging.
  public func disassemble(_ function: Int) -> String {
    guard let code = instructions(of: function) else { return "\(name(of: function)): no code\n" }
    var lines = "\(name(of: function)):\n"
    for (index, instruction) in code.enumerated() {
      let number = String(index)
      lines += String(repeating: " ", count: max(0, 5 - number.count)) + number + "  "
      lines += describe(instruction, at: index) + "\n"
    }
    return lines
  }

  private func describe(_ i: Instruction, at index: Int) -> String {
    let operands: String =
      switch i.op.format {
      case .none: ""
      case .r: "r\(i.a)"
      case .rr: "r\(i.a), r\(i.b)"
      case .rrr: "r\(i.a), r\(i.b), r\(i.c)"
      case .rri: "r\(i.a), r\(i.b), \(i.signedC)"
      case .rrn: "r\(i.a), r\(i.b), \(i.c) slots"
      case .rn: "r\(i.a), \(i.b) slots"
      case .rw: "r\(i.a), \(i.w)"
      case .rConst: "r\(i.a), \(describe(constant: i.w))"
      case .rGlobal: "r\(i.a), global \(i.w)"
      case .rGlobalN: "r\(i.a), global \(i.w), \(i.d) slots"
      case .rShape: "r\(i.a), \(describe(shape: i.w))"
      case .rrShape: "r\(i.a), r\(i.b), \(describe(shape: i.c))"
      case .rrShapeN: "r\(i.a), r\(i.b), \(describe(shape: i.c)), \(i.d) elements"
      case .rrSlot: "r\(i.a), r\(i.b), slot \(i.c)"
      case .rrSlotN: "r\(i.a), r\(i.b), slot \(i.c), \(i.d) slots"
      case .rrrSlot: "r\(i.a), r\(i.b), r\(i.c), slot \(i.d)"
      case .rrrr: "r\(i.a), r\(i.b), r\(i.c), r\(i.d)"
      case .rrrSmall: "r\(i.a), r\(i.b), r\(i.c), \(i.d)"
      case .rriSmall: "r\(i.a), r\(i.b), \(i.signedC), \(i.signedD)"
      case .rrSlotR: "r\(i.a), r\(i.b), slot \(i.c), r\(i.d)"
      case .riSlotR: "r\(i.a), \(i.signedB), slot \(i.c), r\(i.d)"
      case .rGlobalR: "r\(i.a), global \(i.w), r\(i.d)"
      case .iGlobalR: "\(i.signedA), global \(i.w), r\(i.d)"
      case .j: "→ \(index + 1 + i.w)"
      case .rj: "r\(i.a) → \(index + 1 + i.w)"
      case .rrj: "r\(i.a), r\(i.b) → \(index + 1 + i.signedC)"
      case .rij: "r\(i.a), \(i.signedB) → \(index + 1 + i.signedC)"
      case .callFunction: "r\(i.a), \(functionNames.indices.contains(i.w) ? functionNames[i.w] : "?")"
      case .callFused:
        "r\(i.a), r\(i.b), \(functionNames.indices.contains(i.c) ? functionNames[i.c] : "?"), \(i.signedD)"
      case .callNative: "r\(i.a), \(nativeNames.indices.contains(i.w) ? nativeNames[i.w] : "?")"
      case .callClosure: "r\(i.a), r\(i.b), \(i.c) slots"
      case .callClosureFused: "r\(i.a), r\(i.b), \(i.c) slots, r\(i.d)"
      case .dispatch: "r\(i.a), \(selectorNames.indices.contains(i.b) ? selectorNames[i.b] : "?"), r\(i.c), \(i.d)"
      case .rrCast: "r\(i.a), r\(i.b), \(castNames.indices.contains(i.c) ? castNames[i.c] : "?")"
      case .rrWidth:
        "r\(i.a), r\(i.b), \(IntegerWidth(rawValue: UInt8(truncatingIfNeeded: i.c)).map { "\($0)" } ?? "?")"
      case .trap: "\(TrapKind(rawValue: UInt8(truncatingIfNeeded: i.a)).map { "\($0)" } ?? "?"), \(i.w)"
      }
    return "\(i.op) \(operands)"
  }

  private func describe(constant index: Int) -> String {
    guard index >= 0, index < constantCount else { return "?" }
    let value = constants.base[index]
    if let string = stringLiteral(at: index) { return string.debugDescription }
    return "\(value) (\(Double(bitPattern: UInt64(bitPattern: Int64(value)))))"
  }

  private func describe(shape index: Int) -> String {
    guard shapeList.indices.contains(index) else { return "?" }
    return "\(shapeList[index].kind) \(index)"
  }

  /// One instruction to standard error, with the function it stands in.
  func writeTrace(_ pc: CodePointer) {
    guard let piece = piece(at: pc) else { return }
    let index = pc - CodePointer(code.base) - piece.start
    let line = "\(functionNames[piece.function]) \(index): \(describe(pc.pointee, at: index))\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
