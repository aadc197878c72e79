#if arch(x86_64)
  /// What each instruction is in machine code. The README of this folder says which are written out, which call, and which leave.
  extension NativeCompiler {
    mutating func template(_ i: Operands) {
      switch i.op {
      // MARK: Moves and constants
      case .move:
        get(.rax, i.b)
        put(i.a)
      case .moveN: copy(slot(i.a), slot(i.b), i.c, downward: i.a > i.b)
      case .loadInt: putNumber(i.a, i.w)
      case .loadConst: putNumber(i.a, executable.constants.base[i.w])
      case .zeroN: zero(slot(i.a), i.b)

      // MARK: Reference counts
      case .copy:
        get(.rax, i.b)
        retain(.rax)
        put(i.a)
      case .retain:
        get(.rax, i.a)
        retain(.rax)
        keepHeld()
      case .release:
        get(.rax, i.a)
        drop()
      case .clear:
        get(.rax, i.a)
        put(i.a, number: 0)
        drop()
      case .replace:
        get(.rcx, i.b)
        get(.rax, i.a)
        put(i.a, .rcx)
        drop()
      case .retainN where i.b <= 8:
        for register in i.a..<(i.a + i.b) {
          assembler.load(.rax, slot(register))
          retain(.rax)
        }
      case .releaseN where i.b <= 8:
        for register in i.a..<(i.a + i.b) {
          assembler.load(.rax, slot(register))
          drop()
        }
      case .retainShape where executable.shapes.base[i.w].referenceCount <= 8:
        for register in references(i.w) {
          assembler.load(.rax, slot(i.a + register))
          retain(.rax)
        }
      case .releaseShape where executable.shapes.base[i.w].referenceCount <= 8:
        for register in references(i.w) {
          assembler.load(.rax, slot(i.a + register))
          drop()
        }

      // MARK: Whole numbers
      case .addInt: trapping(i, .add, if: .overflow)
      case .subInt: trapping(i, .subtract, if: .overflow)
      case .addUInt: trapping(i, .add, if: .below)
      case .subUInt: trapping(i, .subtract, if: .below)
      case .mulInt:
        commutative(i) { $0.multiply(.rax, frame: $1) }
        leave(if: .overflow)
        put(i.a)
      case .mulUInt:
        get(.rcx, i.c)
        get(.rax, i.b)
        held = -1
        assembler.apply(.multiply, .rcx)
        leave(if: .overflow)
        put(i.a)
      case .divInt: divide(i, remainder: false)
      case .remInt: divide(i, remainder: true)
      case .divUInt: divideUnsigned(i, remainder: false)
      case .remUInt: divideUnsigned(i, remainder: true)
      case .divImm: divide(i, by: i.signedC, remainder: false)
      case .remImm: divide(i, by: i.signedC, remainder: true)
      case .negInt:
        get(.rax, i.b)
        held = -1
        assembler.apply(.negate, .rax)
        leave(if: .overflow)
        put(i.a)
      case .notInt:
        get(.rax, i.b)
        assembler.apply(.not, .rax)
        put(i.a)
      case .addImm:
        get(.rax, i.b)
        assembler.apply(.add, .rax, Int32(i.signedC))
        leave(if: .overflow)
        put(i.a)
      case .mulImm:
        get(.rax, i.b)
        assembler.multiply(.rax, .rax, Int32(i.signedC))
        leave(if: .overflow)
        put(i.a)
      case .andImm:
        get(.rax, i.b)
        assembler.apply(.and, .rax, Int32(i.signedC))
        put(i.a)
      case .mulAdd:
        commutative(i) { $0.multiply(.rax, frame: $1) }
        leave(if: .overflow)
        apply(.add, .rax, frame: i.d)
        leave(if: .overflow)
        put(i.a)
      case .mulAddImm:
        get(.rax, i.b)
        assembler.multiply(.rax, .rax, Int32(i.signedC))
        leave(if: .overflow)
        assembler.apply(.add, .rax, Int32(i.signedD))
        leave(if: .overflow)
        put(i.a)
      case .addAdd:
        commutative(i) { $0.apply(.add, .rax, frame: $1) }
        leave(if: .overflow)
        apply(.add, .rax, frame: i.d)
        leave(if: .overflow)
        put(i.a)
      case .addAnd:
        commutative(i) { $0.apply(.add, .rax, frame: $1) }
        leave(if: .overflow)
        apply(.and, .rax, frame: i.d)
        put(i.a)
      case .addAndImm:
        commutative(i) { $0.apply(.add, .rax, frame: $1) }
        leave(if: .overflow)
        assembler.apply(.and, .rax, Int32(i.d))
        put(i.a)
      case .addWrap:
        commutative(i) { $0.apply(.add, .rax, frame: $1) }
        put(i.a)
      case .subWrap:
        get(.rax, i.b)
        apply(.subtract, .rax, frame: i.c)
        put(i.a)
      case .mulWrap:
        commutative(i) { $0.multiply(.rax, frame: $1) }
        put(i.a)
      case .addReport:
        commutative(i) { $0.apply(.add, .rax, frame: $1) }
        report(i)
      case .subReport:
        get(.rax, i.b)
        apply(.subtract, .rax, frame: i.c)
        report(i)
      case .mulReport:
        commutative(i) { $0.multiply(.rax, frame: $1) }
        report(i)
      case .andInt:
        commutative(i) { $0.apply(.and, .rax, frame: $1) }
        put(i.a)
      case .orInt:
        commutative(i) { $0.apply(.or, .rax, frame: $1) }
        put(i.a)
      case .xorInt:
        commutative(i) { $0.apply(.xor, .rax, frame: $1) }
        put(i.a)
      case .shlImm: shift(i, .left)
      case .shrImm: shift(i, .rightSigned)
      case .shlMask: shiftMasked(i, .left)
      case .shrMask: shiftMasked(i, .rightSigned)
      case .shl: shiftSmart(i, .left)
      case .shr: shiftSmart(i, .rightSigned)
      case .shrUInt: shiftSmart(i, .right)
      case .narrow:
        get(.rax, i.b)
        guard extended(i.c) else {
          assembler.test(.rax, .rax)
          leave(if: .sign)
          put(i.a)
          break
        }
        assembler.apply(.compare, .rax, .rcx)
        leave(if: .notEqual)
        put(i.a)
      case .truncate:
        get(.rax, i.b)
        if extended(i.c) { put(i.a, .rcx) } else { put(i.a) }

      // MARK: Comparisons
      case .eqInt: compare(i, .equal)
      case .neInt: compare(i, .notEqual)
      case .ltInt: compare(i, .less)
      case .leInt: compare(i, .lessOrEqual)
      case .ltUInt: compare(i, .below)
      case .leUInt: compare(i, .belowOrEqual)
      case .eqImm: compare(i, immediate: .equal)
      case .neImm: compare(i, immediate: .notEqual)
      case .ltImm: compare(i, immediate: .less)
      case .leImm: compare(i, immediate: .lessOrEqual)
      case .gtImm: compare(i, immediate: .greater)
      case .geImm: compare(i, immediate: .greaterOrEqual)
      case .not:
        compareWithZero(i.b)
        putCondition(i.a, .equal)

      // MARK: Floating point
      case .addDouble: double(i, .add)
      case .subDouble: double(i, .subtract)
      case .mulDouble: double(i, .multiply)
      case .divDouble: double(i, .divide)
      case .negDouble:
        get(.rax, i.b)
        assembler.complementBit(.rax, 63)
        put(i.a)
      case .sqrtDouble:
        apply(.squareRoot, .xmm0, frame: i.b)
        putDouble(i.a)
      case .eqDouble:
        getDouble(i.b)
        compareDouble(frame: i.c)
        assembler.set(.equal, .rax)
        assembler.set(.noParity, .rcx)
        assembler.and8(.rax, .rcx)
        putByte(i.a)
      case .neDouble:
        getDouble(i.b)
        compareDouble(frame: i.c)
        assembler.set(.notEqual, .rax)
        assembler.set(.parity, .rcx)
        assembler.or8(.rax, .rcx)
        putByte(i.a)
      case .ltDouble:
        getDouble(i.c)
        compareDouble(frame: i.b)
        putCondition(i.a, .above)
      case .leDouble:
        getDouble(i.c)
        compareDouble(frame: i.b)
        putCondition(i.a, .aboveOrEqual)
      case .intToDouble:
        get(.rax, i.b)
        assembler.clear(.xmm0)
        assembler.convert(.xmm0, fromInt: .rax)
        keepHeld()
        putDouble(i.a)
      case .doubleToInt:
        // The least number stands for all that do not fit.
        getDouble(i.b)
        assembler.convert(.rax, fromDouble: .xmm0)
        held = -1
        assembler.apply(.compare, .rax, 1)
        leave(if: .overflow)
        put(i.a)
      case .roundToFloat:
        getDouble(i.b)
        assembler.toFloat(.xmm0, .xmm0)
        assembler.toDouble(.xmm0, .xmm0)
        putDouble(i.a)

      // MARK: Jumps
      case .jump: jump(to: index + 1 + i.w)
      case .jumpIf:
        compareWithZero(i.a)
        jump(.notEqual, to: index + 1 + i.w)
        keepHeld()
      case .jumpIfNot:
        compareWithZero(i.a)
        jump(.equal, to: index + 1 + i.w)
        keepHeld()
      case .jumpEq: jump(i, .equal)
      case .jumpNe: jump(i, .notEqual)
      case .jumpLt: jump(i, .less)
      case .jumpLe: jump(i, .lessOrEqual)
      case .jumpEqImm: jump(i, immediate: .equal)
      case .jumpNeImm: jump(i, immediate: .notEqual)
      case .jumpLtImm: jump(i, immediate: .less)
      case .jumpLeImm: jump(i, immediate: .lessOrEqual)
      case .jumpGtImm: jump(i, immediate: .greater)
      case .jumpGeImm: jump(i, immediate: .greaterOrEqual)
      // The one that is greater stands first: the flags then say no where one is no number.
      case .jumpLtDouble: jumpDouble(i, i.b, i.a, .above)
      case .jumpLeDouble: jumpDouble(i, i.b, i.a, .aboveOrEqual)
      case .jumpNotLtDouble: jumpDouble(i, i.b, i.a, .belowOrEqual)
      case .jumpNotLeDouble: jumpDouble(i, i.b, i.a, .below)
      case .jumpEqDouble:
        getDouble(i.a)
        compareDouble(frame: i.b)
        let unordered = skip(.parity)
        jump(.equal, to: index + 1 + i.signedC)
        here(unordered)
      case .jumpNeDouble:
        getDouble(i.a)
        compareDouble(frame: i.b)
        jump(.parity, to: index + 1 + i.signedC)
        jump(.notEqual, to: index + 1 + i.signedC)
      case .jumpTable:
        get(.rax, i.a)
        assembler.apply(.compare, .rax, Int32(i.w))
        jump(.aboveOrEqual, to: index + 1 + i.w)
        // Each of the jumps behind it is five bytes long.
        assembler.address(.rcx, Address(.rax, 0, index: .rax, scale: 4))
        assembler.addressOfNext(.rdx, 5)
        assembler.apply(.add, .rcx, .rdx)
        assembler.jump(.rcx)

      // MARK: Jumps backward
      case .loop:
        leaveIfInterrupted()
        jump(to: index + 1 + i.w)
      case .loopIf:
        leaveIfInterrupted()
        compareWithZero(i.a)
        jump(.notEqual, to: index + 1 + i.w)
      case .loopIfNot:
        leaveIfInterrupted()
        compareWithZero(i.a)
        jump(.equal, to: index + 1 + i.w)
      case .loopEq: loop(i, .equal)
      case .loopNe: loop(i, .notEqual)
      case .loopLt: loop(i, .less)
      case .loopLe: loop(i, .lessOrEqual)
      case .loopEqImm: loop(i, immediate: .equal)
      case .loopNeImm: loop(i, immediate: .notEqual)
      case .loopLtImm: loop(i, immediate: .less)
      case .loopLeImm: loop(i, immediate: .lessOrEqual)
      case .loopGtImm: loop(i, immediate: .greater)
      case .loopGeImm: loop(i, immediate: .greaterOrEqual)
      case .forRange:
        leaveIfInterrupted()
        get(.rax, i.a)
        assembler.apply(.add, .rax, 1)
        put(i.a)
        apply(.compare, .rax, frame: i.b)
        jump(.less, to: index + 1 + i.signedC)
      case .forClosed:
        leaveIfInterrupted()
        get(.rax, i.a)
        apply(.compare, .rax, frame: i.b)
        let over = skip(.greaterOrEqual)
        assembler.apply(.add, .rax, 1)
        put(i.a)
        jump(to: index + 1 + i.signedC)
        here(over)
        heldNext = -1
      case .forArray:
        leaveIfInterrupted()
        get(.rax, i.a)
        assembler.apply(.add, .rax, 1)
        put(i.a)
        get(.rcx, i.b)
        assembler.apply(.compare, .rax, Address(.rcx, 8))
        jump(.less, to: index + 1 + i.signedC)

      case .call, .callMove, .callAddImm, .callMoves, .callClosure, .callClosureMove, .callMethod, .callWitness,
        .callWitnessMove, .callType, .native, .ret, .ret1, .retAdd, .retAddImm, .retAndImm, .retInt, .retField, .retN:
        callTemplate(i)
      case .new, .newFrom, .loadField, .copyField, .loadFieldN, .takeField, .storeField, .storeFieldRef, .storeFieldN,
        .fieldAdd, .fieldAddImm, .makeUnique, .isUnique, .typeOf, .castTest, .loadUnowned, .copyUnowned, .loadGlobal,
        .copyGlobal, .loadGlobalN, .takeGlobal, .storeGlobal, .globalAdd, .globalAddImm, .storeGlobalRef, .storeGlobalN,
        .checkAccess, .throwError, .takeThrown:
        objectTemplate(i)
      case .emptyArray, .arrayCount, .arrayCheck, .arrayGet, .arrayCopy, .arrayLoadN, .arrayGetSlot, .arrayCopySlot,
        .arraySet, .arraySetRef, .arraySetSlot, .arraySetSlotRef, .arrayAppend, .stringUTF8Count, .stringByte,
        .forCharacter:
        arrayTemplate(i)

      case .unwrap:
        compareWithZero(i.a)
        leave(if: .equal)
        keepHeld()

      case .trap, .trapString, .halt, .needsCode, .countCall, .enterNative: leave()

      default: call(entrances.perform)
      }
    }
  }
#endif
