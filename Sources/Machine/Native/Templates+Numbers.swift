#if arch(x86_64)
  /// What templates for moves, numbers and jumps have in common.
  extension NativeCompiler {
    // MARK: Moves

    mutating func putNumber(_ register: Int, _ number: Int) {
      if let small = Int32(exactly: number), small != 0 {
        put(register, number: small)
        keepHeld()
        keepHeldDouble()
      } else {
        assembler.move(.rax, number)
        put(register)
        keepHeldDouble()
      }
    }

    /// Slots that may overlap; rax and rsi are used up.
    mutating func copy(_ target: Address, _ source: Address, _ count: Int, downward: Bool = false) {
      guard count > 8 else {
        for slot in 0..<count {
          let offset = Int32(downward ? count - 1 - slot : slot) * 8
          var (from, to) = (source, target)
          from.displacement += offset
          to.displacement += offset
          assembler.load(.rax, from)
          assembler.store(to, .rax)
        }
        return
      }
      var (from, to) = (source, target)
      (from.index, from.scale) = (.rsi, 8)
      (to.index, to.scale) = (.rsi, 8)
      assembler.move(.rsi, downward ? count - 1 : 0)
      let again = assembler.count
      assembler.load(.rax, from)
      assembler.store(to, .rax)
      assembler.apply(downward ? .subtract : .add, .rsi, 1)
      if !downward { assembler.apply(.compare, .rsi, Int32(count)) }
      let end = assembler.jump(downward ? .noSign : .less)
      assembler.patch(end, to: again)
    }

    mutating func zero(_ target: Address, _ count: Int) {
      assembler.move(.rax, 0)
      guard count > 8 else {
        for slot in 0..<count {
          var to = target
          to.displacement += Int32(slot) * 8
          assembler.store(to, .rax)
        }
        return
      }
      var to = target
      (to.index, to.scale) = (.rsi, 8)
      assembler.move(.rsi, count - 1)
      let again = assembler.count
      assembler.store(to, .rax)
      assembler.apply(.subtract, .rsi, 1)
      let end = assembler.jump(.noSign)
      assembler.patch(end, to: again)
    }

    // MARK: Whole numbers

    /// rax = r[b] op r[c], in whichever order one of them is at hand.
    mutating func commutative(_ i: Operands, _ op: (inout NativeCompiler, Int) -> Void) {
      let (first, second) = held == i.c ? (i.c, i.b) : (i.b, i.c)
      get(.rax, first)
      op(&self, second)
    }

    mutating func trapping(_ i: Operands, _ op: Arithmetic, if condition: Condition) {
      if op == .add {
        commutative(i) { $0.apply(.add, .rax, frame: $1) }
      } else {
        get(.rax, i.b)
        apply(op, .rax, frame: i.c)
      }
      leave(if: condition)
      put(i.a)
    }

    /// The partial value, and behind it whether it overflowed.
    mutating func report(_ i: Operands) {
      assembler.set(.overflow, .rcx)
      assembler.extend8(.rcx, .rcx)
      put(i.a)
      put(i.a + 1, .rcx)
    }

    mutating func divide(_ i: Operands, remainder: Bool) {
      // By 0, which traps, and by -1, which may: the interpreter's.
      get(.rcx, i.c)
      assembler.address(.rdx, Address(.rcx, 1))
      assembler.apply(.compare, .rdx, 1)
      leave(if: .belowOrEqual)
      get(.rax, i.b)
      assembler.extendSign()
      assembler.apply(.divideSigned, .rcx)
      held = -1
      if remainder { put(i.a, .rdx) } else { put(i.a) }
    }

    mutating func divideUnsigned(_ i: Operands, remainder: Bool) {
      get(.rcx, i.c)
      assembler.test(.rcx, .rcx)
      leave(if: .equal)
      get(.rax, i.b)
      assembler.move(.rdx, 0)
      assembler.apply(.divide, .rcx)
      held = -1
      if remainder { put(i.a, .rdx) } else { put(i.a) }
    }

    /// By a number that is neither 0 nor -1, without dividing: by a multiplication whose upper half is shifted.
    mutating func divide(_ i: Operands, by divisor: Int, remainder: Bool) {
      get(.rax, i.b)
      held = -1
      if divisor == 1 {
        if remainder { assembler.move(.rax, 0) }
        put(i.a)
        return
      }
      let (factor, shift) = Self.reciprocal(of: divisor)
      assembler.move(.rcx, .rax)
      assembler.move(.rdx, factor)
      assembler.apply(.multiplySigned, .rdx)
      if divisor > 0 && factor < 0 { assembler.apply(.add, .rdx, .rcx) }
      if divisor < 0 && factor > 0 { assembler.apply(.subtract, .rdx, .rcx) }
      if shift > 0 { assembler.shift(.rightSigned, .rdx, by: shift) }
      assembler.move(.rax, .rdx)
      assembler.shift(.right, .rax, by: 63)
      assembler.apply(.add, .rax, .rdx)
      if remainder {
        assembler.multiply(.rax, .rax, Int32(divisor))
        assembler.apply(.subtract, .rcx, .rax)
        put(i.a, .rcx)
      } else {
        put(i.a)
      }
    }

    /// The least factor, and how far to shift, such that the upper half of the product of the factor and any number, shifted, is the
    /// quotient but for its sign: the smallest power of two that is near enough to a multiple of the divisor.
    static func reciprocal(of divisor: Int) -> (factor: Int, shift: UInt8) {
      let magnitude = divisor.magnitude
      let half: UInt = 1 << 63
      // The largest number of either sign whose remainder is the divisor's less one.
      let bound = half + UInt(divisor < 0 ? 1 : 0)
      let largest = bound - 1 - bound % magnitude
      var power: UInt8 = 63
      var (quotient1, remainder1) = half.quotientAndRemainder(dividingBy: largest)
      var (quotient2, remainder2) = half.quotientAndRemainder(dividingBy: magnitude)
      while true {
        power += 1
        (quotient1, remainder1) = (quotient1 &* 2, remainder1 &* 2)
        if remainder1 >= largest { (quotient1, remainder1) = (quotient1 &+ 1, remainder1 &- largest) }
        (quotient2, remainder2) = (quotient2 &* 2, remainder2 &* 2)
        if remainder2 >= magnitude { (quotient2, remainder2) = (quotient2 &+ 1, remainder2 &- magnitude) }
        let missing = magnitude - remainder2
        if !(quotient1 < missing || quotient1 == missing && remainder1 == 0) { break }
      }
      let factor = Int(bitPattern: quotient2 &+ 1)
      return (divisor < 0 ? 0 &- factor : factor, power - 64)
    }

    mutating func shift(_ i: Operands, _ op: Shift) {
      get(.rax, i.b)
      assembler.shift(op, .rax, by: UInt8(i.c & 63))
      put(i.a)
    }

    /// The processor, too, looks at six bits only.
    mutating func shiftMasked(_ i: Operands, _ op: Shift) {
      get(.rcx, i.c)
      get(.rax, i.b)
      assembler.shift(op, .rax)
      put(i.a)
    }

    /// By less than 0, or by more than there are bits: the interpreter's.
    mutating func shiftSmart(_ i: Operands, _ op: Shift) {
      get(.rcx, i.c)
      assembler.apply(.compare, .rcx, 64)
      leave(if: .aboveOrEqual)
      get(.rax, i.b)
      assembler.shift(op, .rax)
      put(i.a)
    }

    /// rcx = as much of rax as the type has, extended again; false where that is all of it.
    mutating func extended(_ width: Int) -> Bool {
      switch IntegerWidth(rawValue: UInt8(truncatingIfNeeded: width)) {
      case .int8: assembler.extendSigned8(.rcx, .rax)
      case .int16: assembler.extendSigned16(.rcx, .rax)
      case .int32: assembler.extendSigned32(.rcx, .rax)
      case .uint8: assembler.extend8(.rcx, .rax)
      case .uint16: assembler.extend16(.rcx, .rax)
      case .uint32: assembler.move32(.rcx, .rax)
      case .int64, .uint64, nil: return false
      }
      return true
    }

    // MARK: Comparisons

    mutating func compareWithZero(_ register: Int) {
      if held == register { assembler.test(.rax, .rax) } else { compare(frame: register, 0) }
    }

    mutating func putCondition(_ register: Int, _ condition: Condition) {
      assembler.set(condition, .rax)
      putByte(register)
    }

    mutating func putByte(_ register: Int) {
      assembler.extend8(.rax, .rax)
      put(register)
    }

    mutating func compare(_ i: Operands, _ condition: Condition) {
      get(.rax, i.b)
      apply(.compare, .rax, frame: i.c)
      putCondition(i.a, condition)
    }

    mutating func compare(_ i: Operands, immediate condition: Condition) {
      compare(frame: i.b, Int32(i.signedC))
      putCondition(i.a, condition)
    }

    // MARK: Jumps

    mutating func jump(_ i: Operands, _ condition: Condition) {
      get(.rax, i.a)
      apply(.compare, .rax, frame: i.b)
      jump(condition, to: index + 1 + i.signedC)
      keepHeld()
    }

    mutating func jump(_ i: Operands, immediate condition: Condition) {
      compare(frame: i.a, Int32(i.signedB))
      jump(condition, to: index + 1 + i.signedC)
      keepHeld()
    }

    mutating func jumpDouble(_ i: Operands, _ first: Int, _ second: Int, _ condition: Condition) {
      getDouble(first)
      compareDouble(frame: second)
      jump(condition, to: index + 1 + i.signedC)
      keepHeldDouble()
    }

    mutating func leaveIfInterrupted() {
      assembler.apply(.compare, Address(NativeRegister.interrupt, 0), 0, wide: false)
      leave(if: .notEqual)
    }

    mutating func loop(_ i: Operands, _ condition: Condition) {
      leaveIfInterrupted()
      jump(i, condition)
    }

    mutating func loop(_ i: Operands, immediate condition: Condition) {
      leaveIfInterrupted()
      jump(i, immediate: condition)
    }

    // MARK: Floating point

    mutating func double(_ i: Operands, _ op: DoubleArithmetic) {
      if heldDouble == i.c && i.b != i.c {
        // In this order, for of two that are no numbers it is the first that comes out.
        getDouble(.xmm1, i.b)
        assembler.apply(op, .xmm1, .xmm0)
        assembler.move(.xmm0, .xmm1)
      } else {
        getDouble(i.b)
        if i.b == i.c { assembler.apply(op, .xmm0, .xmm0) } else { apply(op, .xmm0, frame: i.c) }
      }
      putDouble(i.a)
    }
  }
#endif
