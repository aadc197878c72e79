extension VirtualMachine {
  /// The loop. Everything it needs stands in locals; what is large is called; errors leave by the status.
  func execute(_ startPC: CodePointer, _ startFP: UnsafeMutablePointer<Int>) -> RunStatus {
    var pc = startPC
    var fp = startFP
    let heap = heap
    let functions = executable.functions.base
    let constants = executable.constants.base
    let globals = executable.globals.base
    let rows = executable.rows.base
    let castRows = executable.castRows.base
    let shapes = executable.shapes.base
    let limit = stackLimit
    let interrupt = interruptFlag
    let accesses = accesses
    let accessCount = accesses.count

    while true {
      let i = Operands(pc)
      #if DEBUG
        traceInstruction(pc)
      #endif
      pc += 1
      switch i.op {
      // MARK: Moves and constants
      case .move:
        fp[i.a] = fp[i.b]
      case .moveN:
        moveSlots(fp + i.a, fp + i.b, i.c)
      case .loadInt:
        fp[i.a] = i.w
      case .loadConst:
        fp[i.a] = constants[i.w]
      case .zeroN:
        zeroSlots(fp + i.a, i.b)

      // MARK: Reference counts
      case .copy:
        let ref = fp[i.b]
        retainObject(ref)
        fp[i.a] = ref
      case .retain:
        retainObject(fp[i.a])
      case .release:
        if !drop(fp[i.a], pc, fp) { return status }
      case .clear:
        let old = fp[i.a]
        fp[i.a] = 0
        if !drop(old, pc, fp) { return status }
      case .replace:
        let old = fp[i.a]
        fp[i.a] = fp[i.b]
        if !drop(old, pc, fp) { return status }
      // MARK: Whole numbers
      case .addInt:
        let (value, overflow) = fp[i.b].addingReportingOverflow(fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .subInt:
        let (value, overflow) = fp[i.b].subtractingReportingOverflow(fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .mulInt:
        let (value, overflow) = fp[i.b].multipliedReportingOverflow(by: fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .divInt:
        let divisor = fp[i.c]
        if _slowPath(divisor == 0) { return fail(.divisionByZero, pc, fp) }
        let (value, overflow) = fp[i.b].dividedReportingOverflow(by: divisor)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .remInt:
        let divisor = fp[i.c]
        if _slowPath(divisor == 0) { return fail(.remainderByZero, pc, fp) }
        let (value, overflow) = fp[i.b].remainderReportingOverflow(dividingBy: divisor)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .negInt:
        let (value, overflow) = 0.subtractingReportingOverflow(fp[i.b])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .addImm:
        let (value, overflow) = fp[i.b].addingReportingOverflow(i.signedC)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .mulImm:
        let (value, overflow) = fp[i.b].multipliedReportingOverflow(by: i.signedC)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .divImm:
        fp[i.a] = fp[i.b].dividedReportingOverflow(by: i.signedC).partialValue
      case .remImm:
        fp[i.a] = fp[i.b].remainderReportingOverflow(dividingBy: i.signedC).partialValue
      case .andImm:
        fp[i.a] = fp[i.b] & i.signedC
      case .mulAdd:
        let (product, overflow) = fp[i.b].multipliedReportingOverflow(by: fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        let (value, overflow2) = product.addingReportingOverflow(fp[i.d])
        if _slowPath(overflow2) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .addAdd:
        let (sum, overflow) = fp[i.b].addingReportingOverflow(fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        let (value, overflow2) = sum.addingReportingOverflow(fp[i.d])
        if _slowPath(overflow2) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .addAnd:
        let (sum, overflow) = fp[i.b].addingReportingOverflow(fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = sum & fp[i.d]
      case .addAndImm:
        let (sum, overflow) = fp[i.b].addingReportingOverflow(fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = sum & i.d
      case .mulAddImm:
        let (product, overflow) = fp[i.b].multipliedReportingOverflow(by: i.signedC)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        let (value, overflow2) = product.addingReportingOverflow(i.signedD)
        if _slowPath(overflow2) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .addWrap:
        fp[i.a] = fp[i.b] &+ fp[i.c]
      case .subWrap:
        fp[i.a] = fp[i.b] &- fp[i.c]
      case .mulWrap:
        fp[i.a] = fp[i.b] &* fp[i.c]
      case .addReport:
        let (value, overflow) = fp[i.b].addingReportingOverflow(fp[i.c])
        fp[i.a] = value
        fp[i.a &+ 1] = overflow ? 1 : 0
      case .subReport:
        let (value, overflow) = fp[i.b].subtractingReportingOverflow(fp[i.c])
        fp[i.a] = value
        fp[i.a &+ 1] = overflow ? 1 : 0
      case .mulReport:
        let (value, overflow) = fp[i.b].multipliedReportingOverflow(by: fp[i.c])
        fp[i.a] = value
        fp[i.a &+ 1] = overflow ? 1 : 0
      case .andInt:
        fp[i.a] = fp[i.b] & fp[i.c]
      case .orInt:
        fp[i.a] = fp[i.b] | fp[i.c]
      case .xorInt:
        fp[i.a] = fp[i.b] ^ fp[i.c]
      case .notInt:
        fp[i.a] = ~fp[i.b]
      case .shl:
        fp[i.a] = fp[i.b] << fp[i.c]
      case .shr:
        fp[i.a] = fp[i.b] >> fp[i.c]
      case .shlImm:
        fp[i.a] = fp[i.b] &<< i.c
      case .shrImm:
        fp[i.a] = fp[i.b] &>> i.c
      case .shlMask:
        fp[i.a] = fp[i.b] &<< fp[i.c]
      case .shrMask:
        fp[i.a] = fp[i.b] &>> fp[i.c]
      case .narrow:
        let value = fp[i.b]
        if _slowPath(!fits(value, i.c)) { return fail(.overflow, pc, fp) }
        fp[i.a] = value
      case .truncate:
        fp[i.a] = truncated(fp[i.b], i.c)

      // MARK: Unsigned
      case .addUInt:
        let (value, overflow) = UInt(bitPattern: fp[i.b]).addingReportingOverflow(UInt(bitPattern: fp[i.c]))
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = Int(bitPattern: value)
      case .subUInt:
        let (value, overflow) = UInt(bitPattern: fp[i.b]).subtractingReportingOverflow(UInt(bitPattern: fp[i.c]))
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = Int(bitPattern: value)
      case .mulUInt:
        let (value, overflow) = UInt(bitPattern: fp[i.b]).multipliedReportingOverflow(by: UInt(bitPattern: fp[i.c]))
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[i.a] = Int(bitPattern: value)
      case .divUInt:
        let divisor = UInt(bitPattern: fp[i.c])
        if _slowPath(divisor == 0) { return fail(.divisionByZero, pc, fp) }
        fp[i.a] = Int(bitPattern: UInt(bitPattern: fp[i.b]).dividedReportingOverflow(by: divisor).partialValue)
      case .remUInt:
        let divisor = UInt(bitPattern: fp[i.c])
        if _slowPath(divisor == 0) { return fail(.remainderByZero, pc, fp) }
        fp[i.a] = Int(
          bitPattern: UInt(bitPattern: fp[i.b]).remainderReportingOverflow(dividingBy: divisor).partialValue)
      case .shrUInt:
        fp[i.a] = Int(bitPattern: UInt(bitPattern: fp[i.b]) >> fp[i.c])
      case .ltUInt:
        fp[i.a] = UInt(bitPattern: fp[i.b]) < UInt(bitPattern: fp[i.c]) ? 1 : 0
      case .leUInt:
        fp[i.a] = UInt(bitPattern: fp[i.b]) <= UInt(bitPattern: fp[i.c]) ? 1 : 0

      // MARK: Comparisons
      case .eqInt:
        fp[i.a] = fp[i.b] == fp[i.c] ? 1 : 0
      case .neInt:
        fp[i.a] = fp[i.b] != fp[i.c] ? 1 : 0
      case .ltInt:
        fp[i.a] = fp[i.b] < fp[i.c] ? 1 : 0
      case .leInt:
        fp[i.a] = fp[i.b] <= fp[i.c] ? 1 : 0
      case .eqImm:
        fp[i.a] = fp[i.b] == i.signedC ? 1 : 0
      case .neImm:
        fp[i.a] = fp[i.b] != i.signedC ? 1 : 0
      case .ltImm:
        fp[i.a] = fp[i.b] < i.signedC ? 1 : 0
      case .leImm:
        fp[i.a] = fp[i.b] <= i.signedC ? 1 : 0
      case .gtImm:
        fp[i.a] = fp[i.b] > i.signedC ? 1 : 0
      case .geImm:
        fp[i.a] = fp[i.b] >= i.signedC ? 1 : 0
      case .not:
        fp[i.a] = fp[i.b] == 0 ? 1 : 0

      // MARK: Floating point
      case .addDouble:
        fp[i.a] = bits(double(fp[i.b]) + double(fp[i.c]))
      case .subDouble:
        fp[i.a] = bits(double(fp[i.b]) - double(fp[i.c]))
      case .mulDouble:
        fp[i.a] = bits(double(fp[i.b]) * double(fp[i.c]))
      case .divDouble:
        fp[i.a] = bits(double(fp[i.b]) / double(fp[i.c]))
      case .negDouble:
        fp[i.a] = bits(-double(fp[i.b]))
      case .sqrtDouble:
        fp[i.a] = bits(double(fp[i.b]).squareRoot())
      case .eqDouble:
        fp[i.a] = double(fp[i.b]) == double(fp[i.c]) ? 1 : 0
      case .neDouble:
        fp[i.a] = double(fp[i.b]) != double(fp[i.c]) ? 1 : 0
      case .ltDouble:
        fp[i.a] = double(fp[i.b]) < double(fp[i.c]) ? 1 : 0
      case .leDouble:
        fp[i.a] = double(fp[i.b]) <= double(fp[i.c]) ? 1 : 0
      case .intToDouble:
        fp[i.a] = bits(Double(fp[i.b]))
      case .doubleToInt:
        let value = double(fp[i.b])
        if _slowPath(!(value >= -0x1p63 && value < 0x1p63)) { return fail(.notRepresentable, pc, fp) }
        fp[i.a] = Int(value)
      case .roundToFloat:
        fp[i.a] = bits(Double(Float(double(fp[i.b]))))

      // MARK: Jumps forward
      case .jump:
        pc += i.w
      case .jumpIf:
        if _fastPath(fp[i.a] != 0) { pc += i.w }
      case .jumpIfNot:
        if _fastPath(fp[i.a] == 0) { pc += i.w }
      case .jumpEq:
        if _fastPath(fp[i.a] == fp[i.b]) { pc += i.signedC }
      case .jumpNe:
        if _fastPath(fp[i.a] != fp[i.b]) { pc += i.signedC }
      case .jumpLt:
        if _fastPath(fp[i.a] < fp[i.b]) { pc += i.signedC }
      case .jumpLe:
        if _fastPath(fp[i.a] <= fp[i.b]) { pc += i.signedC }
      case .jumpEqImm:
        if _fastPath(fp[i.a] == i.signedB) { pc += i.signedC }
      case .jumpNeImm:
        if _fastPath(fp[i.a] != i.signedB) { pc += i.signedC }
      case .jumpLtImm:
        if _fastPath(fp[i.a] < i.signedB) { pc += i.signedC }
      case .jumpLeImm:
        if _fastPath(fp[i.a] <= i.signedB) { pc += i.signedC }
      case .jumpGtImm:
        if _fastPath(fp[i.a] > i.signedB) { pc += i.signedC }
      case .jumpGeImm:
        if _fastPath(fp[i.a] >= i.signedB) { pc += i.signedC }
      case .jumpLtDouble:
        if _fastPath(double(fp[i.a]) < double(fp[i.b])) { pc += i.signedC }
      case .jumpLeDouble:
        if _fastPath(double(fp[i.a]) <= double(fp[i.b])) { pc += i.signedC }
      case .jumpEqDouble:
        if _fastPath(double(fp[i.a]) == double(fp[i.b])) { pc += i.signedC }
      case .jumpNotLtDouble:
        if _fastPath(!(double(fp[i.a]) < double(fp[i.b]))) { pc += i.signedC }
      case .jumpNotLeDouble:
        if _fastPath(!(double(fp[i.a]) <= double(fp[i.b]))) { pc += i.signedC }
      case .jumpNeDouble:
        if _fastPath(double(fp[i.a]) != double(fp[i.b])) { pc += i.signedC }
      case .jumpTable:
        let index = fp[i.a]
        pc += UInt(bitPattern: index) < UInt(bitPattern: i.w) ? index : i.w

      // MARK: Jumps backward
      case .loop:
        pc += i.w
        if _slowPath(spendsLastRound(interrupt)) {
          guard let next = changeTier(pc, fp) else { return status }
          (pc, fp) = next
        }
      case .loopIf:
        if _fastPath(fp[i.a] != 0) {
          pc += i.w
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopIfNot:
        if _fastPath(fp[i.a] == 0) {
          pc += i.w
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopEq:
        if _fastPath(fp[i.a] == fp[i.b]) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopNe:
        if _fastPath(fp[i.a] != fp[i.b]) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopLt:
        if _fastPath(fp[i.a] < fp[i.b]) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopLe:
        if _fastPath(fp[i.a] <= fp[i.b]) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopEqImm:
        if _fastPath(fp[i.a] == i.signedB) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopNeImm:
        if _fastPath(fp[i.a] != i.signedB) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopLtImm:
        if _fastPath(fp[i.a] < i.signedB) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopLeImm:
        if _fastPath(fp[i.a] <= i.signedB) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopGtImm:
        if _fastPath(fp[i.a] > i.signedB) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .loopGeImm:
        if _fastPath(fp[i.a] >= i.signedB) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .forRange:
        let next = fp[i.a] &+ 1
        fp[i.a] = next
        if _fastPath(next < fp[i.b]) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .forClosed:
        let current = fp[i.a]
        if _fastPath(current < fp[i.b]) {
          fp[i.a] = current &+ 1
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }
      case .forArray:
        let next = fp[i.a] &+ 1
        fp[i.a] = next
        if _fastPath(next < ArrayLayout.count(fp[i.b])) {
          pc += i.signedC
          if _slowPath(spendsLastRound(interrupt)) {
            guard let next = changeTier(pc, fp) else { return status }
            (pc, fp) = next
          }
        }

      // MARK: Calls
      case .call:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        base[-1] = Int(bitPattern: pc)
        base[-2] = Int(bitPattern: fp)
        pc = functions[i.w].code
        fp = base
      case .callMove:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        base[0] = fp[i.b]
        base[-1] = Int(bitPattern: pc)
        base[-2] = Int(bitPattern: fp)
        pc = functions[i.c].code
        fp = base
      case .callAddImm:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        let (value, overflow) = fp[i.b].addingReportingOverflow(i.signedD)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        base[0] = value
        base[-1] = Int(bitPattern: pc)
        base[-2] = Int(bitPattern: fp)
        pc = functions[i.c].code
        fp = base
      case .callMoves:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        base[1] = fp[i.d]
        base[0] = fp[i.b]
        base[-1] = Int(bitPattern: pc)
        base[-2] = Int(bitPattern: fp)
        pc = functions[i.c].code
        fp = base
      case .callClosureMove:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        base[0] = fp[i.d]
        let closure = fp[i.b]
        assert(isObject(closure, .closure))
        base[1] = closure
        base[-1] = Int(bitPattern: pc)
        base[-2] = Int(bitPattern: fp)
        pc = functions[words(closure)[1]].code
        fp = base
      case .callClosure:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        let closure = fp[i.b]
        assert(isObject(closure, .closure))
        base[i.c] = closure
        base[-1] = Int(bitPattern: pc)
        base[-2] = Int(bitPattern: fp)
        pc = functions[words(closure)[1]].code
        fp = base
      case .callMethod:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        let object = fp[i.c]
        assert(isObject(object, .instance))
        let typeID = Int(shapes[ObjectHeader.shape(object)].typeID)
        let row = rows + i.b
        if _slowPath(typeID >= row.pointee.count) {
          if !resolveDispatch(i.b, typeID, pc, fp) { return status }
          pc -= 1
          continue
        }
        let entry = row.pointee.entries.unsafelyUnwrapped + typeID
        if _fastPath(entry.pointee.kind.isCall) {
          base[-1] = Int(bitPattern: pc)
          base[-2] = Int(bitPattern: fp)
          pc = functions[entry.pointee.target].code
          fp = base
        } else if entry.pointee.kind == .unresolved {
          if !resolveDispatch(i.b, typeID, pc, fp) { return status }
          pc -= 1
        } else {
          loadEntry(entry, object, base)
        }
      case .callWitness:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        let payload = fp[i.c]
        let typeID = fp[i.c &+ 1]
        let row = rows + i.b
        if _slowPath(typeID >= row.pointee.count) {
          if !resolveDispatch(i.b, typeID, pc, fp) { return status }
          pc -= 1
          continue
        }
        // Comparisons in place of another `switch`: its jump would be one more that has to be foretold.
        let entry = row.pointee.entries.unsafelyUnwrapped + typeID
        let kind = entry.pointee.kind
        if _fastPath(kind.isCall) {
          if kind == .callBox {
            let source = words(payload) + 1
            let target = base + i.d
            let count = Int(entry.pointee.count)
            var slot = 0
            repeat {
              target[slot] = source[slot]
              slot &+= 1
            } while slot < count
          } else if kind == .callReference {
            base[i.d] = payload
          }
          base[-1] = Int(bitPattern: pc)
          base[-2] = Int(bitPattern: fp)
          pc = functions[entry.pointee.target].code
          fp = base
        } else if kind == .loadRaw {
          base[0] = words(payload)[Int(entry.pointee.slot) &+ 1]
        } else if kind == .unresolved {
          if !resolveDispatch(i.b, typeID, pc, fp) { return status }
          pc -= 1
        } else {
          loadEntry(entry, payload, base)
        }
      case .callWitnessMove:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        let payload = fp[i.c]
        let typeID = fp[i.c &+ 1]
        let row = rows + i.b
        if _slowPath(typeID >= row.pointee.count) {
          if !resolveDispatch(i.b, typeID, pc, fp) { return status }
          pc -= 1
          continue
        }
        // Comparisons in place of another `switch`: its jump would be one more that has to be foretold.
        let entry = row.pointee.entries.unsafelyUnwrapped + typeID
        let kind = entry.pointee.kind
        if _fastPath(kind.isCall) {
          base[0] = fp[i.d]
          if kind == .callBox {
            let source = words(payload) + 1
            let target = base + 1
            let count = Int(entry.pointee.count)
            var slot = 0
            repeat {
              target[slot] = source[slot]
              slot &+= 1
            } while slot < count
          } else if kind == .callReference {
            base[1] = payload
          }
          base[-1] = Int(bitPattern: pc)
          base[-2] = Int(bitPattern: fp)
          pc = functions[entry.pointee.target].code
          fp = base
        } else if kind == .loadRaw {
          base[0] = words(payload)[Int(entry.pointee.slot) &+ 1]
        } else if kind == .unresolved {
          if !resolveDispatch(i.b, typeID, pc, fp) { return status }
          pc -= 1
        } else {
          loadEntry(entry, payload, base)
        }
      case .callType:
        let base = fp + i.a
        if _slowPath(base >= limit) { return fail(.stackOverflow, pc, fp) }
        if _slowPath(interrupt.pointee != 0) { return fail(.interrupted, pc, fp) }
        let typeID = fp[i.c]
        let row = rows + i.b
        if _fastPath(typeID < row.pointee.count) {
          let entry = row.pointee.entries.unsafelyUnwrapped + typeID
          if _fastPath(entry.pointee.kind.isCall) {
            base[-1] = Int(bitPattern: pc)
            base[-2] = Int(bitPattern: fp)
            pc = functions[entry.pointee.target].code
            fp = base
            continue
          }
          if entry.pointee.kind != .unresolved { return fail(.unreachable, pc, fp) }
        }
        if !resolveDispatch(i.b, typeID, pc, fp) { return status }
        pc -= 1
      case .native:
        if _slowPath(callNative(i.w, fp + i.a, pc, fp) != .finished) { return status }
      case .ret:
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped
      case .ret1:
        fp[0] = fp[i.a]
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped
      case .retAdd:
        let (value, overflow) = fp[i.b].addingReportingOverflow(fp[i.c])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[0] = value
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped
      case .retAddImm:
        let (value, overflow) = fp[i.b].addingReportingOverflow(i.signedC)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        fp[0] = value
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped
      case .retAndImm:
        fp[0] = fp[i.b] & i.signedC
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped
      case .retInt:
        fp[0] = i.w
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped
      case .retField:
        assert(hasSlot(fp[i.b], i.c))
        fp[0] = words(fp[i.b])[i.c &+ 1]
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped
      case .retN:
        moveSlots(fp, fp + i.a, i.b)
        pc = CodePointer(bitPattern: fp[-1]).unsafelyUnwrapped
        fp = UnsafeMutablePointer(bitPattern: fp[-2]).unsafelyUnwrapped

      // MARK: Objects
      case .new:
        if !new(i, pc, fp) { return status }
      case .newFrom:
        if !newFrom(i, pc, fp) { return status }
      case .loadField:
        assert(hasSlot(fp[i.b], i.c))
        fp[i.a] = words(fp[i.b])[i.c &+ 1]
      case .copyField:
        assert(hasSlot(fp[i.b], i.c))
        let ref = words(fp[i.b])[i.c &+ 1]
        retainObject(ref)
        fp[i.a] = ref
      case .loadFieldN:
        assert(hasSlot(fp[i.b], i.c &+ i.d &- 1))
        let source = words(fp[i.b]) + (i.c &+ 1)
        moveSlots(fp + i.a, source, i.d)
      case .takeField:
        assert(hasSlot(fp[i.b], i.c))
        let slot = words(fp[i.b]) + (i.c &+ 1)
        fp[i.a] = slot.pointee
        slot.pointee = 0
      case .storeField:
        assert(hasSlot(fp[i.a], i.c))
        words(fp[i.a])[i.c &+ 1] = fp[i.b]
      case .storeFieldRef:
        assert(hasSlot(fp[i.a], i.c))
        let slot = words(fp[i.a]) + (i.c &+ 1)
        let old = slot.pointee
        slot.pointee = fp[i.b]
        if !drop(old, pc, fp) { return status }
      case .storeFieldN:
        assert(hasSlot(fp[i.a], i.c &+ i.d &- 1))
        moveSlots(words(fp[i.a]) + (i.c &+ 1), fp + i.b, i.d)
      case .fieldAdd:
        assert(hasSlot(fp[i.a], i.c))
        let slot = words(fp[i.a]) + (i.c &+ 1)
        let (value, overflow) = slot.pointee.addingReportingOverflow(fp[i.b])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        slot.pointee = value
        fp[i.d] = value
      case .fieldAddImm:
        assert(hasSlot(fp[i.a], i.c))
        let slot = words(fp[i.a]) + (i.c &+ 1)
        let (value, overflow) = slot.pointee.addingReportingOverflow(i.signedB)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        slot.pointee = value
        fp[i.d] = value
      case .makeUnique:
        if !makeUnique(i, pc, fp) { return status }
      case .isUnique:
        fp[i.a] = ObjectHeader.isUnique(fp[i.b]) ? 1 : 0
      case .typeOf:
        assert(isObject(fp[i.b], .instance))
        fp[i.a] = Int(shapes[ObjectHeader.shape(fp[i.b])].typeID)
      case .castTest:
        let typeID = fp[i.b]
        let row = castRows + i.c
        var answer: UInt8 = 0
        if _fastPath(typeID < row.pointee.count) { answer = row.pointee.answers.unsafelyUnwrapped[typeID] }
        if _fastPath(answer != 0) {
          fp[i.a] = Int(answer) &- 1
        } else {
          heap.state.pointee.pc = pc
          heap.state.pointee.fp = fp
          fp[i.a] = resolveCast(i.c, typeID) ? 1 : 0
          if status != .finished { return status }
        }
      case .loadUnowned:
        let target = words(fp[i.b])[1]
        if _slowPath(target == 0) { return fail(.unownedGone, pc, fp) }
        fp[i.a] = target
      case .copyUnowned:
        let target = words(fp[i.b])[1]
        if _slowPath(target == 0) { return fail(.unownedGone, pc, fp) }
        retainObject(target)
        fp[i.a] = target
        fp[i.c] = target

      // MARK: Globals
      case .loadGlobal:
        fp[i.a] = globals[i.w]
      case .copyGlobal:
        let ref = globals[i.w]
        retainObject(ref)
        fp[i.a] = ref
      case .loadGlobalN:
        moveSlots(fp + i.a, globals + i.w, i.d)
      case .takeGlobal:
        fp[i.a] = globals[i.w]
        globals[i.w] = 0
      case .storeGlobal:
        globals[i.w] = fp[i.a]
      case .globalAdd:
        let (value, overflow) = globals[i.w].addingReportingOverflow(fp[i.a])
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        globals[i.w] = value
        fp[i.d] = value
      case .globalAddImm:
        let (value, overflow) = globals[i.w].addingReportingOverflow(i.signedA)
        if _slowPath(overflow) { return fail(.overflow, pc, fp) }
        globals[i.w] = value
        fp[i.d] = value
      case .storeGlobalRef:
        let old = globals[i.w]
        globals[i.w] = fp[i.a]
        if !drop(old, pc, fp) { return status }
      case .storeGlobalN:
        moveSlots(globals + i.w, fp + i.a, i.d)

      // MARK: Accesses
      case .checkAccess:
        if _slowPath(accessCount.pointee != 0), accesses.contains(fp[i.a], i.w) {
          return fail(.overlappingAccess, pc, fp, heap.string(constants[i.w]))
        }

      // MARK: Errors
      case .throwError:
        heap.state.pointee.thrown = (fp[i.a], fp[i.a &+ 1])
      case .takeThrown:
        (fp[i.a], fp[i.a &+ 1]) = heap.state.pointee.thrown
        heap.state.pointee.thrown = (0, 0)

      // MARK: Arrays
      case .emptyArray:
        fp[i.a] = shapes[i.w].emptyArray
      case .arrayCount:
        assert(isObject(fp[i.b], .array))
        fp[i.a] = ArrayLayout.count(fp[i.b])
      case .arrayCheck:
        if _slowPath(!inRange(fp[i.b], fp[i.a])) { return fail(.indexOutOfRange, pc, fp) }
      case .arrayGet:
        let ref = fp[i.b]
        let index = fp[i.c]
        if _slowPath(!inRange(index, ref)) { return fail(.indexOutOfRange, pc, fp) }
        fp[i.a] = ArrayLayout.elements(ref)[index]
      case .arrayCopy:
        let ref = fp[i.b]
        let index = fp[i.c]
        if _slowPath(!inRange(index, ref)) { return fail(.indexOutOfRange, pc, fp) }
        let element = ArrayLayout.elements(ref)[index]
        retainObject(element)
        fp[i.a] = element
      case .arrayLoadN:
        if !arrayLoadN(i, pc, fp) { return status }
      case .arrayGetSlot:
        let ref = fp[i.b]
        let index = fp[i.c]
        if _slowPath(!inRange(index, ref)) { return fail(.indexOutOfRange, pc, fp) }
        fp[i.a] = ArrayLayout.elements(ref)[index &* heap.stride(ref) &+ i.d]
      case .arrayCopySlot:
        let ref = fp[i.b]
        let index = fp[i.c]
        if _slowPath(!inRange(index, ref)) { return fail(.indexOutOfRange, pc, fp) }
        let element = ArrayLayout.elements(ref)[index &* heap.stride(ref) &+ i.d]
        retainObject(element)
        fp[i.a] = element
      case .arraySet:
        if !arraySet(i, pc, fp) { return status }
      case .arraySetRef:
        if !arraySetRef(i, pc, fp) { return status }
      case .arraySetSlot:
        if !arraySetSlot(i, pc, fp) { return status }
      case .arraySetSlotRef:
        if !arraySetSlotRef(i, pc, fp) { return status }
      case .arrayAppend:
        if !arrayAppend(i, pc, fp) { return status }

      // MARK: Strings
      case .stringUTF8Count:
        assert(isObject(fp[i.b], .string))
        fp[i.a] = StringLayout.count(fp[i.b])
      case .stringByte:
        let index = fp[i.c]
        if _slowPath(!inString(index, fp[i.b])) { return fail(.indexOutOfRange, pc, fp) }
        fp[i.a] = Int(StringLayout.bytes(fp[i.b])[index])
      case .forCharacter:
        if !stepsToCharacter(i, fp) { pc += i.signedC }

      // MARK: Traps
      case .unwrap:
        if _slowPath(fp[i.a] == 0) { return fail(.foundNil, pc, fp) }
      case .trap:
        return failWithConstant(i, pc, fp)
      case .trapString:
        return fail(TrapKind(rawValue: UInt8(truncatingIfNeeded: i.c)) ?? .fatalError, pc, fp, heap.string(fp[i.a]))

      // MARK: The machine's own
      case .halt:
        return .finished
      case .needsCode:
        let function = i.w
        if !enterFunction(function, fp) { return status }
        pc = executable.guardsCalls ? functions[function].own : functions[function].code
      case .countCall:
        let function = functions + i.w
        function.pointee.heat &-= 1
        if _slowPath(function.pointee.heat < 0) { warm(i.w) }
        pc = function.pointee.heat < 0 ? function.pointee.code : function.pointee.own
      case .enterNative:
        guard let next = runNative(functions[i.w].native, fp) else { return status }
        (pc, fp) = next
      default:
        if !perform(pc, fp) { return status }
      }
    }
  }
}
