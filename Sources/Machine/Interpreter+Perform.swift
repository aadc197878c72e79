/// The instructions that are one call, or several, anyway: neither the loop nor native code has them within it.
extension VirtualMachine {
  /// Carries out the instruction before `pc`. False if the run is to be left.
  @inline(never) func perform(_ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    let i = Operands(pc - 1)
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
    switch i.op {
    case .retainN:
      for register in i.a..<(i.a &+ i.b) { retainObject(fp[register]) }
    case .releaseN:
      for register in i.a..<(i.a &+ i.b) where !drop(fp[register], pc, fp) { return false }
    case .uintToDouble:
      fp[i.a] = bits(Double(UInt(bitPattern: fp[i.b])))
    case .doubleToUInt:
      let value = double(fp[i.b])
      if _slowPath(!(value > -1 && value < 0x1p64)) { return breakOff(.notRepresentable, pc, fp) }
      fp[i.a] = Int(bitPattern: UInt(value))
    case .retainShape:
      heap.retainSlots(fp + i.a, i.w)
    case .releaseShape:
      if !heap.releaseSlots(fp + i.a, i.w) { return false }
    case .exactType:
      fp[i.a] = exactType(fp[i.b], fp[i.b &+ 1])
    case .makeWeak:
      fp[i.a] = heap.makeWeak(fp[i.b])
    case .loadWeak:
      fp[i.a] = heap.loadWeak(fp[i.b])
    case .makeClosure:
      fp[i.a] = heap.makeClosure(shape: i.c, from: fp + i.b)
    case .beginAccess:
      if _slowPath(accesses.count.pointee != 0), accesses.contains(fp[i.a], i.w) {
        return breakOff(.overlappingAccess, pc, fp, heap.string(executable.constants.base[i.w]))
      }
      accesses.begin(fp[i.a], i.w)
    case .endAccess:
      accesses.end(fp[i.a], i.w)
    case .arrayLiteral:
      fp[i.a] = heap.arrayLiteral(shape: i.c, from: fp + i.b, count: i.d)
    case .arrayRepeat:
      let count = fp[i.a]
      if _slowPath(!heap.allows(count, slots: Int(heap.shapes[i.c].slotCount))) { return breakOff(.noMemory, pc, fp) }
      fp[i.a] = heap.arrayRepeat(shape: i.c, element: fp + i.b, count: count)
    case .arrayGetN:
      let ref = fp[i.b]
      let index = fp[i.c]
      if _slowPath(!inRange(index, ref)) { return breakOff(.indexOutOfRange, pc, fp) }
      heap.arrayGetSlots(fp + i.a, ref, index)
    case .arraySetN:
      let index = fp[i.b]
      if _slowPath(!inRange(index, fp[i.a])) { return breakOff(.indexOutOfRange, pc, fp) }
      if !heap.arraySetSlots(fp + i.a, index, fp + i.c) { return false }
    case .arrayAppendN:
      heap.arrayAppendSlots(fp + i.a, fp + i.b)
    case .arrayInsert:
      let index = fp[i.b]
      if _slowPath(index < 0 || index > ArrayLayout.count(fp[i.a])) { return breakOff(.indexOutOfRange, pc, fp) }
      heap.arrayInsert(fp + i.a, index, fp + i.c)
    case .arrayRemoveAt:
      let index = fp[i.b]
      if _slowPath(!inRange(index, fp[i.a])) { return breakOff(.indexOutOfRange, pc, fp) }
      heap.arrayRemove(fp + i.a, index, into: fp + i.c)
    case .arrayRemoveLast:
      let count = ArrayLayout.count(fp[i.a])
      if _slowPath(count == 0) { return breakOff(.indexOutOfRange, pc, fp) }
      heap.arrayRemove(fp + i.a, count &- 1, into: fp + i.b)
    case .arrayReserve:
      if _slowPath(fp[i.b] > 0 && !heap.allows(fp[i.b])) { return breakOff(.noMemory, pc, fp) }
      heap.reserveArray(fp + i.a, fp[i.b])
    case .arrayAppendAll:
      heap.arrayAppendAll(fp + i.a, fp[i.b])
    case .arraySwap:
      if _slowPath(!inRange(fp[i.b], fp[i.a]) || !inRange(fp[i.c], fp[i.a])) {
        return breakOff(.indexOutOfRange, pc, fp)
      }
      heap.arraySwap(fp + i.a, fp[i.b], fp[i.c])
    case .arrayTruncate:
      if _slowPath(fp[i.b] < 0) { return breakOff(.indexOutOfRange, pc, fp) }
      if !heap.arrayTruncate(fp + i.a, fp[i.b]) { return false }
    case .arraySlice:
      let low = fp[i.c]
      let high = fp[i.c &+ 1]
      if _slowPath(low < 0 || high < low || high > ArrayLayout.count(fp[i.b])) {
        return breakOff(.indexOutOfRange, pc, fp)
      }
      fp[i.a] = heap.arraySlice(fp[i.b], low, high)
    case .arrayReplace:
      let low = fp[i.b]
      let high = fp[i.b &+ 1]
      if _slowPath(low < 0 || high < low || high > ArrayLayout.count(fp[i.a])) {
        return breakOff(.indexOutOfRange, pc, fp)
      }
      if !heap.arrayReplace(fp + i.a, low, high, fp[i.c]) { return false }
    case .arrayTake:
      let index = fp[i.c]
      if _slowPath(!inRange(index, fp[i.b])) { return breakOff(.indexOutOfRange, pc, fp) }
      heap.makeUniqueArray(fp + i.b)
      let slot = ArrayLayout.elements(fp[i.b]) + index
      fp[i.a] = slot.pointee
      slot.pointee = 0
    case .arrayTakeSlot:
      let index = fp[i.c]
      if _slowPath(!inRange(index, fp[i.b])) { return breakOff(.indexOutOfRange, pc, fp) }
      heap.makeUniqueArray(fp + i.b)
      let slot = ArrayLayout.elements(fp[i.b]) + (index &* heap.stride(fp[i.b]) &+ i.d)
      fp[i.a] = slot.pointee
      slot.pointee = 0
    case .locateNumber:
      fp[i.a] = heap.locate(number: fp[i.c], in: fp + i.b)
    case .locateString:
      fp[i.a] = heap.locate(string: fp[i.c], in: fp + i.b)
    case .stringConcat:
      fp[i.a] = concatenatePair(fp[i.b], fp[i.c])
    case .stringConcatN:
      fp[i.a] = heap.concatenate(fp + i.b, i.c)
    case .stringAppend:
      fp[i.a] = heap.append(fp[i.a], fp[i.b])
    case .stringEqual:
      fp[i.a] = heap.stringsAreEqual(fp[i.b], fp[i.c]) ? 1 : 0
    case .stringLess:
      fp[i.a] = heap.stringIsLess(fp[i.b], fp[i.c]) ? 1 : 0
    case .characterAt:
      let string = fp[i.b]
      let start = fp[i.c]
      if _slowPath(!inString(start, string)) { return breakOff(.indexOutOfRange, pc, fp) }
      fp[i.a] = heap.character(string, start, heap.characterEnd(string, start), shared: executable.asciiCharacters)
    case .nextCharacter:
      let string = fp[i.b]
      let start = fp[i.c]
      if _slowPath(!inString(start, string)) { return breakOff(.indexOutOfRange, pc, fp) }
      fp[i.a] = heap.characterEnd(string, start)

    case .new: return new(i, pc, fp)
    case .newFrom: return newFrom(i, pc, fp)
    case .makeUnique: return makeUnique(i, pc, fp)
    case .arrayLoadN: return arrayLoadN(i, pc, fp)
    case .arraySet: return arraySet(i, pc, fp)
    case .arraySetRef: return arraySetRef(i, pc, fp)
    case .arraySetSlot: return arraySetSlot(i, pc, fp)
    case .arraySetSlotRef: return arraySetSlotRef(i, pc, fp)
    case .arrayAppend: return arrayAppend(i, pc, fp)
    default: preconditionFailure("\(i.op) is the loop's own")
    }
    return true
  }
}

/// What the loop has within it, and native code calls where its own short cut does not do.
extension VirtualMachine {
  @inline(never) private func breakOff(
    _ kind: TrapKind, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>, _ message: String? = nil
  ) -> Bool {
    _ = fail(kind, pc, fp, message)
    return false
  }

  @inline(__always) func new(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
    fp[i.a] = heap.makeObject(shape: i.w)
    return true
  }

  @inline(__always) func newFrom(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
    fp[i.a] = heap.makeObject(shape: i.c, from: fp + i.b)
    return true
  }

  @inline(__always) func makeUnique(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    if !ObjectHeader.isUnique(fp[i.a]) { fp[i.a] = heap.copyBox(fp[i.a]) }
    return true
  }

  @inline(__always) func arrayLoadN(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    let ref = fp[i.b]
    let index = fp[i.c]
    if _slowPath(!inRange(index, ref)) { return breakOff(.indexOutOfRange, pc, fp) }
    let stride = heap.stride(ref)
    let source = ArrayLayout.elements(ref) + index &* stride
    let target = fp + i.a
    var slot = 0
    repeat {
      target[slot] = source[slot]
      slot &+= 1
    } while slot < stride
    return true
  }

  @inline(__always) func arraySet(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    let index = fp[i.b]
    if _slowPath(!inRange(index, fp[i.a])) { return breakOff(.indexOutOfRange, pc, fp) }
    heap.makeUniqueArray(fp + i.a)
    ArrayLayout.elements(fp[i.a])[index] = fp[i.c]
    return true
  }

  @inline(__always) func arraySetRef(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    let index = fp[i.b]
    if _slowPath(!inRange(index, fp[i.a])) { return breakOff(.indexOutOfRange, pc, fp) }
    heap.makeUniqueArray(fp + i.a)
    let slot = ArrayLayout.elements(fp[i.a]) + index
    let old = slot.pointee
    slot.pointee = fp[i.c]
    return drop(old, pc, fp)
  }

  @inline(__always) func arraySetSlot(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    let index = fp[i.b]
    if _slowPath(!inRange(index, fp[i.a])) { return breakOff(.indexOutOfRange, pc, fp) }
    heap.makeUniqueArray(fp + i.a)
    ArrayLayout.elements(fp[i.a])[index &* heap.stride(fp[i.a]) &+ i.d] = fp[i.c]
    return true
  }

  @inline(__always) func arraySetSlotRef(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    let index = fp[i.b]
    if _slowPath(!inRange(index, fp[i.a])) { return breakOff(.indexOutOfRange, pc, fp) }
    heap.makeUniqueArray(fp + i.a)
    let slot = ArrayLayout.elements(fp[i.a]) + (index &* heap.stride(fp[i.a]) &+ i.d)
    let old = slot.pointee
    slot.pointee = fp[i.c]
    return drop(old, pc, fp)
  }

  @inline(__always) func arrayAppend(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    if _slowPath(!heap.hasRoomForOneMore(fp[i.a])) {
      heap.state.pointee.pc = pc
      heap.state.pointee.fp = fp
      heap.reserveOneMore(fp + i.a)
    }
    let ref = fp[i.a]
    let count = ArrayLayout.count(ref)
    ArrayLayout.elements(ref)[count] = fp[i.b]
    ArrayLayout.setCount(ref, count &+ 1)
    return true
  }

  /// The next character of a string and the offset behind it; false at the end.
  @inline(__always) func stepsToCharacter(_ i: Operands, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    let string = fp[i.b]
    let start = fp[i.a &+ 1]
    if start >= StringLayout.count(string) { return false }
    let end = heap.characterEnd(string, start)
    fp[i.a &+ 1] = end
    fp[i.a] = heap.character(string, start, end, shared: executable.asciiCharacters)
    return true
  }
}
