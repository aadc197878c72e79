import Diagnostics

/// The code of one function, as the builder leaves it.
public struct Code {
  let instructions: [Instruction]
  public let frameSize: Int
  /// From which instruction on which place counts, ascending.
  let places: [(start: Int32, span: Span)]

  public var count: Int { instructions.count }
}

/// A place in code that jumps go to.
public struct CodeLabel: Equatable {
  let index: Int
}

/// The comparisons that a jump can make.
public enum Comparison {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

/// Writes the code of one function.
public final class CodeBuilder {
  /// True once an operand did not fit its instruction: the function is too large, and must not be defined.
  public private(set) var limitExceeded = false

  private let executable: Executable
  var instructions: [Instruction] = []
  /// The label each instruction jumps to, or -1.
  var targets: [Int32] = []
  /// Jumps that must be written as three instructions, because they go backward and have no such form, or go too far.
  var isLong: [Bool] = []
  private var labels: [Int] = []
  /// Where the label that was bound last stands: instructions on both sides of one are not made one.
  var lastBound = -1
  var places: [(start: Int32, span: Span)] = []

  public init(_ executable: Executable) { self.executable = executable }

  /// The number of instructions so far.
  public var count: Int { instructions.count }

  /// The instructions that follow belong to `span`.
  public func at(_ span: Span) {
    if let last = places.last, Int(last.start) == instructions.count { places.removeLast() }
    places.append((Int32(instructions.count), span))
  }

  /// Adds an instruction without jump. A wide operand stands in the place of `b`. What is in the registers from `dying`
  /// on, but for the result, is never read again, so that it need not be written at all.
  public func emit(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0, dying: Int = .max) {
    require(UInt16(exactly: a) != nil && UInt8(exactly: d) != nil)
    switch op.format {
    case .rw, .rConst, .rGlobal, .rGlobalN, .rShape, .callFunction, .callNative, .trap:
      require(Int32(exactly: b) != nil)
      addFused(Instruction(op, a: a, w: b, d: d), dying)
    case .j, .rj, .rrj, .rij: preconditionFailure("\(op) needs a label: use jump(_:)")
    case .rri:
      require(UInt16(exactly: b) != nil && Int16(exactly: c) != nil)
      addFused(Instruction(op, a: a, b: b, c: c, d: d), dying)
    default:
      require(UInt16(exactly: b) != nil && UInt16(exactly: c) != nil)
      addFused(Instruction(op, a: a, b: b, c: c, d: d), dying)
    }
  }

  /// `r[register] = value`, by the shortest way.
  public func loadInt(_ register: Int, _ value: Int) {
    if Int32(exactly: value) != nil {
      emit(.loadInt, register, value)
    } else {
      emit(.loadConst, register, executable.constant(int: value))
    }
  }

  public func loadDouble(_ register: Int, _ value: Double) {
    let bits = Int(bitPattern: UInt(value.bitPattern))
    if bits == 0 { emit(.loadInt, register, 0) } else { emit(.loadConst, register, executable.constant(int: bits)) }
  }

  public func loadString(_ register: Int, _ value: String) {
    emit(.loadConst, register, executable.constant(string: value))
  }

  public func newLabel() -> CodeLabel {
    labels.append(-1)
    return CodeLabel(index: labels.count - 1)
  }

  /// The next instruction is where `label` is.
  public func bind(_ label: CodeLabel) {
    precondition(labels[label.index] < 0, "a label stands in one place")
    labels[label.index] = instructions.count
    lastBound = instructions.count
  }

  public func jump(to label: CodeLabel) { add(Instruction(isBound(label) ? .loop : .jump, w: 0), target: label) }

  /// Jumps if the register is not 0.
  public func jump(if register: Int, to label: CodeLabel) {
    require(UInt16(exactly: register) != nil)
    add(Instruction(isBound(label) ? .loopIf : .jumpIf, a: register, w: 0), target: label)
  }

  /// Jumps if the register is 0.
  public func jump(ifNot register: Int, to label: CodeLabel) {
    require(UInt16(exactly: register) != nil)
    add(Instruction(isBound(label) ? .loopIfNot : .jumpIfNot, a: register, w: 0), target: label)
  }

  /// Jumps if the signed comparison of two registers holds.
  public func jump(if left: Int, _ comparison: Comparison, _ right: Int, to label: CodeLabel) {
    let back = isBound(label)
    switch comparison {
    case .equal: compare(back ? .loopEq : .jumpEq, left, right, label)
    case .notEqual: compare(back ? .loopNe : .jumpNe, left, right, label)
    case .less: compare(back ? .loopLt : .jumpLt, left, right, label)
    case .lessOrEqual: compare(back ? .loopLe : .jumpLe, left, right, label)
    case .greater: compare(back ? .loopLt : .jumpLt, right, left, label)
    case .greaterOrEqual: compare(back ? .loopLe : .jumpLe, right, left, label)
    }
  }

  /// Whether a number fits the compare-and-jump, add-immediate and other 16-bit forms.
  public static func isImmediate(_ value: Int) -> Bool { Int16(exactly: value) != nil }

  /// Jumps if the signed comparison of a register with a number (`isImmediate`) holds.
  public func jump(if left: Int, _ comparison: Comparison, immediate: Int, to label: CodeLabel) {
    let back = isBound(label)
    let op: Opcode =
      switch comparison {
      case .equal: back ? .loopEqImm : .jumpEqImm
      case .notEqual: back ? .loopNeImm : .jumpNeImm
      case .less: back ? .loopLtImm : .jumpLtImm
      case .lessOrEqual: back ? .loopLeImm : .jumpLeImm
      case .greater: back ? .loopGtImm : .jumpGtImm
      case .greaterOrEqual: back ? .loopGeImm : .jumpGeImm
      }
    require(UInt16(exactly: left) != nil && Int16(exactly: immediate) != nil)
    add(Instruction(op, a: left, b: immediate), target: label)
  }

  /// Jumps if the comparison of two Doubles holds, or with `negated` if it does not hold (NaN: it does not hold).
  public func jump(
    ifDouble left: Int, _ comparison: Comparison, _ right: Int, negated: Bool = false, to label: CodeLabel
  ) {
    switch comparison {
    case .equal: compare(negated ? .jumpNeDouble : .jumpEqDouble, left, right, label)
    case .notEqual: compare(negated ? .jumpEqDouble : .jumpNeDouble, left, right, label)
    case .less: compare(negated ? .jumpNotLtDouble : .jumpLtDouble, left, right, label)
    case .lessOrEqual: compare(negated ? .jumpNotLeDouble : .jumpLeDouble, left, right, label)
    case .greater: compare(negated ? .jumpNotLtDouble : .jumpLtDouble, right, left, label)
    case .greaterOrEqual: compare(negated ? .jumpNotLeDouble : .jumpLeDouble, right, left, label)
    }
  }

  /// The end of a counted loop: `forRange`, `forClosed`, `forArray` back to the body; or `forCharacter`, on to its end.
  public func loop(_ op: Opcode, _ counter: Int, _ limit: Int, to label: CodeLabel) {
    precondition([.forRange, .forClosed, .forArray, .forCharacter].contains(op))
    compare(op, counter, limit, label)
  }

  /// Jumps to the label whose number is in the register; goes on behind if there is none.
  public func jumpTable(_ register: Int, _ labels: [CodeLabel]) {
    // Native code counts on jumps of one length, which those backward have not.
    precondition(labels.allSatisfy { !isBound($0) })
    emit(.jumpTable, register, labels.count)
    for label in labels { jump(to: label) }
  }

  /// The code, with every jump resolved.
  public func finish(frameSize: Int) -> Code {
    require(frameSize <= 65_000)
    let starts = layOut()
    var result: [Instruction] = []
    result.reserveCapacity(starts[instructions.count])
    for (index, instruction) in instructions.enumerated() {
      guard targets[index] >= 0 else {
        result.append(instruction)
        continue
      }
      let target = starts[labels[Int(targets[index])]]
      if isLong[index] {
        result.append(Instruction(instruction.op, a: instruction.a, b: instruction.b, c: 1))
        result.append(Instruction(.jump, w: 1))
        result.append(Instruction(target <= result.count ? .loop : .jump, w: target - result.count - 1))
      } else if instruction.op.hasWideJump {
        result.append(Instruction(instruction.op, a: instruction.a, w: target - result.count - 1))
      } else {
        result.append(Instruction(instruction.op, a: instruction.a, b: instruction.b, c: target - result.count - 1))
      }
    }
    return Code(
      instructions: result, frameSize: frameSize, places: places.map { (Int32(starts[Int($0.start)]), $0.span) })
  }

  /// Where each instruction will begin, once those jumps that do not reach their label have been made long.
  private func layOut() -> [Int] {
    var starts = [Int](repeating: 0, count: instructions.count + 1)
    while true {
      var position = 0
      for index in instructions.indices {
        starts[index] = position
        position += isLong[index] ? 3 : 1
      }
      starts[instructions.count] = position
      var changed = false
      for index in instructions.indices
      where targets[index] >= 0 && !isLong[index] && !instructions[index].op.hasWideJump {
        let label = labels[Int(targets[index])]
        precondition(label >= 0, "a jump goes to a label without place")
        if Int16(exactly: starts[label] - starts[index] - 1) == nil {
          isLong[index] = true
          changed = true
        }
      }
      if !changed { return starts }
    }
  }

  private func compare(_ op: Opcode, _ left: Int, _ right: Int, _ label: CodeLabel) {
    require(UInt16(exactly: left) != nil && UInt16(exactly: right) != nil)
    // The floating-point forms do not look for an interrupt, so going backward they need a `loop` as well.
    let isDouble = op.rawValue >= Opcode.jumpLtDouble.rawValue && op.rawValue <= Opcode.jumpNeDouble.rawValue
    add(Instruction(op, a: left, b: right), target: label, long: isDouble && isBound(label))
  }

  private func isBound(_ label: CodeLabel) -> Bool { labels[label.index] >= 0 }

  func add(_ instruction: Instruction, target: CodeLabel? = nil, long: Bool = false) {
    instructions.append(instruction)
    targets.append(target.map { Int32($0.index) } ?? -1)
    isLong.append(long)
  }

  private func require(_ fits: Bool) {
    if !fits { limitExceeded = true }
  }
}

extension Opcode {
  /// Whether the jump has 32 bits, and so always reaches.
  var hasWideJump: Bool { format == .j || format == .rj }
}
