/// What an instruction does. The README of this folder tells each one's operands and who owns what afterwards.
///
/// `a`, `b`, `c` are 16-bit operands, `d` an 8-bit one, `w` the 32 bits of `b` and `c` together.
public enum Opcode: UInt8, CaseIterable {
  // Moves and constants.
  case move, moveN, loadInt, loadConst, zeroN

  // Reference counts.
  case copy, retain, release, clear, replace, retainN, releaseN, retainShape, releaseShape

  // Whole numbers: 64 bits, signed; an overflow traps.
  case addInt, subInt, mulInt, divInt, remInt, negInt
  case addImm, mulImm, divImm, remImm, andImm
  case addWrap, subWrap, mulWrap
  case addReport, subReport, mulReport
  case andInt, orInt, xorInt, notInt
  case shl, shr, shlImm, shrImm, shlMask, shrMask
  case narrow, truncate

  // Whole numbers: 64 bits, unsigned.
  case addUInt, subUInt, mulUInt, divUInt, remUInt, shrUInt, ltUInt, leUInt

  // Comparisons that give a Bool.
  case eqInt, neInt, ltInt, leInt
  case eqImm, neImm, ltImm, leImm, gtImm, geImm
  case not

  // Floating point.
  case addDouble, subDouble, mulDouble, divDouble, negDouble, sqrtDouble
  case eqDouble, neDouble, ltDouble, leDouble
  case intToDouble, uintToDouble, doubleToInt, doubleToUInt, roundToFloat

  // Jumps forward.
  case jump, jumpIf, jumpIfNot
  case jumpEq, jumpNe, jumpLt, jumpLe
  case jumpEqImm, jumpNeImm, jumpLtImm, jumpLeImm, jumpGtImm, jumpGeImm
  case jumpLtDouble, jumpLeDouble, jumpEqDouble, jumpNotLtDouble, jumpNotLeDouble, jumpNeDouble
  case jumpTable

  // Jumps backward: they also look whether the reader has interrupted.
  case loop, loopIf, loopIfNot
  case loopEq, loopNe, loopLt, loopLe
  case loopEqImm, loopNeImm, loopLtImm, loopLeImm, loopGtImm, loopGeImm
  case forRange, forClosed, forArray

  // Calls.
  case call, callClosure, callMethod, callWitness, callType, native
  // What the builder makes of a `move` or `addImm` to the base and the `call` behind it.
  case callMove, callAddImm
  case ret, ret1, retN

  // Several instructions in one; the builder makes them, see `CodeBuilder+Fusion`.
  case mulAdd, addAdd, addAnd, addAndImm, mulAddImm
  case fieldAdd, fieldAddImm, globalAdd, globalAddImm
  case retAdd, retAddImm, retAndImm, retInt, retField
  case callMoves, callClosureMove, callWitnessMove, copyUnowned

  // Objects: instances, boxes, closures.
  case new, newFrom, makeClosure
  case loadField, copyField, loadFieldN, takeField, loadUnowned
  case storeField, storeFieldRef, storeFieldN
  case makeUnique, isUnique, typeOf, exactType, castTest
  case makeWeak, loadWeak

  // Globals.
  case loadGlobal, copyGlobal, loadGlobalN, takeGlobal
  case storeGlobal, storeGlobalRef, storeGlobalN

  // Places that are changed by code they were handed to.
  case beginAccess, endAccess, checkAccess

  // Errors on their way out of a call.
  case throwError, takeThrown

  // Arrays.
  case emptyArray, arrayLiteral, arrayRepeat, arrayCount, arrayCheck
  case arrayGet, arrayCopy, arrayLoadN, arrayGetN, arrayGetSlot, arrayCopySlot, arrayTake, arrayTakeSlot
  case arraySet, arraySetRef, arraySetN, arraySetSlot, arraySetSlotRef
  case arrayAppend, arrayAppendN, arrayInsert, arrayRemoveAt, arrayRemoveLast
  case arrayReserve, arrayAppendAll, arraySwap, arrayTruncate, arraySlice, arrayReplace

  // The library's hash tables.
  case locateNumber, locateString

  // Strings.
  case stringConcat, stringConcatN, stringAppend, stringEqual, stringLess
  case stringUTF8Count, stringByte, characterAt, nextCharacter, forCharacter

  // Traps.
  case unwrap, trap, trapString

  // The machine's own: the end of a run, and what a call of a function comes to that has no code yet, that may become native, that
  // is native.
  case halt, needsCode, countCall, enterNative
}

extension Opcode {
  /// How an instruction's operands are to be read: by the verifier, the disassembler and the builder.
  public enum Format: UInt8 {
    /// No operands.
    case none
    /// `a`; `a b`; `a b c`: registers.
    case r, rr, rrr
    /// Two registers and a number (signed 16 bits).
    case rri
    /// Two registers and a count.
    case rrn
    /// A register and a count.
    case rn
    /// A register and a number of 32 bits.
    case rw
    /// A register and a constant, a global or a shape, in 32 bits.
    case rConst, rGlobal, rShape
    /// A register, a global in 32 bits, and a count in `d`.
    case rGlobalN
    /// Two registers and a shape; with a count in `d`.
    case rrShape, rrShapeN
    /// Two registers and a slot; with a count in `d`.
    case rrSlot, rrSlotN
    /// Three registers and a slot in `d`.
    case rrrSlot
    /// Four registers, the last in `d`; three registers and a number in `d`; two registers and two numbers.
    case rrrr, rrrSmall, rriSmall
    /// An object's register, a register or a number, a slot, and a register in `d`.
    case rrSlotR, riSlotR
    /// A register or a number, a global in 32 bits, and a register in `d`.
    case rGlobalR, iGlobalR
    /// A jump of 32 bits; with a register before it.
    case j, rj
    /// Two registers and a jump of 16 bits; a register, a number and a jump.
    case rrj, rij
    /// A base and a function, a native.
    case callFunction, callNative
    /// A base, a register, a function of 16 bits, and a number in `d`.
    case callFused
    /// A base, a closure's register, the number of argument slots; with a register in `d`.
    case callClosure, callClosureFused
    /// A base, a selector, a register.
    case dispatch
    /// Two registers and a cast.
    case rrCast
    /// Two registers and an `IntegerWidth`.
    case rrWidth
    /// A `TrapKind` and a constant of 32 bits, or -1.
    case trap
  }

  public var format: Format {
    switch self {
    case .ret, .halt, .needsCode, .countCall, .enterNative: .none
    case .mulAdd, .addAdd, .addAnd: .rrrr
    case .addAndImm: .rrrSmall
    case .mulAddImm: .rriSmall
    case .fieldAdd: .rrSlotR
    case .fieldAddImm: .riSlotR
    case .globalAdd: .rGlobalR
    case .globalAddImm: .iGlobalR
    case .retain, .release, .clear, .ret1, .makeUnique, .unwrap: .r
    case .move, .copy, .replace, .negInt, .notInt, .not, .negDouble, .sqrtDouble, .intToDouble, .uintToDouble,
      .doubleToInt, .doubleToUInt, .roundToFloat, .isUnique, .typeOf, .exactType, .makeWeak, .loadWeak, .arrayCount,
      .arrayCheck,
      .arrayAppend, .arrayAppendN, .arrayRemoveLast, .arrayReserve, .arrayAppendAll, .arrayTruncate, .stringAppend,
      .stringUTF8Count, .loadUnowned:
      .rr
    case .addInt, .subInt, .mulInt, .divInt, .remInt, .addWrap, .subWrap, .mulWrap, .addReport, .subReport, .mulReport,
      .andInt, .orInt, .xorInt, .shl, .shr, .shlMask, .shrMask, .addUInt, .subUInt, .mulUInt, .divUInt, .remUInt,
      .shrUInt, .ltUInt, .leUInt, .eqInt, .neInt, .ltInt, .leInt, .addDouble, .subDouble, .mulDouble, .divDouble,
      .eqDouble, .neDouble, .ltDouble, .leDouble, .arrayGet, .arrayCopy, .arrayLoadN, .arrayGetN, .arrayTake, .arraySet,
      .arraySetRef, .arraySetN, .arrayInsert, .arrayRemoveAt, .arraySwap, .arraySlice, .arrayReplace, .stringConcat,
      .stringEqual, .stringLess, .stringByte, .characterAt, .nextCharacter, .locateNumber, .locateString, .retAdd,
      .copyUnowned:
      .rrr
    case .addImm, .mulImm, .divImm, .remImm, .andImm, .shlImm, .shrImm, .eqImm, .neImm, .ltImm, .leImm, .gtImm, .geImm,
      .retAddImm,
      .retAndImm:
      .rri
    case .moveN, .stringConcatN: .rrn
    case .zeroN, .retainN, .releaseN, .retN: .rn
    case .throwError, .takeThrown: .r
    case .loadInt, .jumpTable, .retInt: .rw
    case .loadConst, .beginAccess, .endAccess, .checkAccess: .rConst
    case .loadGlobal, .copyGlobal, .takeGlobal, .storeGlobal, .storeGlobalRef: .rGlobal
    case .loadGlobalN, .storeGlobalN: .rGlobalN
    case .retainShape, .releaseShape, .new, .emptyArray: .rShape
    case .newFrom, .makeClosure, .arrayRepeat: .rrShape
    case .arrayLiteral: .rrShapeN
    case .loadField, .retField, .copyField, .takeField, .storeField, .storeFieldRef: .rrSlot
    case .loadFieldN, .storeFieldN: .rrSlotN
    case .arrayGetSlot, .arrayCopySlot, .arrayTakeSlot, .arraySetSlot, .arraySetSlotRef: .rrrSlot
    case .jump, .loop: .j
    case .jumpIf, .jumpIfNot, .loopIf, .loopIfNot: .rj
    case .jumpEq, .jumpNe, .jumpLt, .jumpLe, .jumpLtDouble, .jumpLeDouble, .jumpEqDouble, .jumpNotLtDouble,
      .jumpNotLeDouble, .jumpNeDouble, .loopEq, .loopNe, .loopLt, .loopLe, .forRange, .forClosed, .forArray,
      .forCharacter:
      .rrj
    case .jumpEqImm, .jumpNeImm, .jumpLtImm, .jumpLeImm, .jumpGtImm, .jumpGeImm, .loopEqImm, .loopNeImm, .loopLtImm,
      .loopLeImm, .loopGtImm, .loopGeImm:
      .rij
    case .call: .callFunction
    case .native: .callNative
    case .callMove, .callAddImm, .callMoves: .callFused
    case .callClosure: .callClosure
    case .callClosureMove: .callClosureFused
    case .callMethod, .callWitness, .callWitnessMove, .callType: .dispatch
    case .castTest: .rrCast
    case .narrow, .truncate, .trapString: .rrWidth
    case .trap: .trap
    }
  }
}

/// The whole-number types that are narrower than a slot, or change their sign; the operand of `narrow` and `truncate`.
public enum IntegerWidth: UInt8, CaseIterable {
  case int8, int16, int32, uint8, uint16, uint32
  /// `Int` or `Int64` from an unsigned 64-bit value.
  case int64
  /// `UInt` or `UInt64` from a signed 64-bit value.
  case uint64
}
