#if arch(x86_64)
  /// Calls and returns. The linkage below the window is the interpreter's, so that whoever walks the stack sees no difference; besides,
  /// the processor's own stack knows the way back, as long as native code is not left.
  extension NativeCompiler {
    private var window: Register { .rdx }

    mutating func callTemplate(_ i: Operands) {
      switch i.op {
      case .call:
        openWindow(i.a)
        call(i.a, function: i.w)
      case .callMove:
        openWindow(i.a)
        move(i.b, to: 0)
        call(i.a, function: i.c)
      case .callAddImm:
        openWindow(i.a)
        get(.rax, i.b)
        assembler.apply(.add, .rax, Int32(i.signedD))
        leave(if: .overflow)
        assembler.store(Address(window, 0), .rax)
        call(i.a, function: i.c)
      case .callMoves:
        openWindow(i.a)
        move(i.d, to: 1)
        move(i.b, to: 0)
        call(i.a, function: i.c)
      case .callClosure: callClosure(i, i.c, argument: nil)
      case .callClosureMove: callClosure(i, 1, argument: i.d)
      case .callMethod:
        openWindow(i.a)
        get(.rcx, i.c)
        typeID(.rax, of: .rcx)
        findEntry(i.b)
        assembler.load8(.rax, Address(.rsi, Self.kindOffset))
        assembler.address(.rdi, Address(.rax, -Int(DispatchEntry.Kind.callEmpty.rawValue)))
        assembler.apply(.compare, .rdi, 2)
        let other = skip(.above)
        findEntryFunction()
        callFound(i.a)
        let over = assembler.jump()
        here(other)
        loadProperty()
        here(over)
      case .callWitness: callWitness(i, payloadAt: i.d, argument: nil)
      case .callWitnessMove: callWitness(i, payloadAt: 1, argument: i.d)
      case .callType:
        openWindow(i.a)
        get(.rax, i.c)
        findEntry(i.b)
        assembler.load8(.rax, Address(.rsi, Self.kindOffset))
        assembler.apply(.subtract, .rax, Int32(DispatchEntry.Kind.callEmpty.rawValue))
        assembler.apply(.compare, .rax, 2)
        leave(if: .above)
        findEntryFunction()
        callFound(i.a)
      case .native:
        assembler.move(.rcx, i.w)
        assembler.address(.r8, slot(i.a))
        call(entrances.native)
      case .ret: assembler.ret()
      case .ret1:
        get(.rax, i.a)
        returnValue()
      case .retAdd:
        commutative(i) { $0.apply(.add, .rax, frame: $1) }
        leave(if: .overflow)
        returnValue()
      case .retAddImm:
        get(.rax, i.b)
        held = -1
        assembler.apply(.add, .rax, Int32(i.signedC))
        leave(if: .overflow)
        returnValue()
      case .retAndImm:
        get(.rax, i.b)
        assembler.apply(.and, .rax, Int32(i.signedC))
        returnValue()
      case .retInt:
        assembler.move(.rax, i.w)
        returnValue()
      case .retField:
        get(.rcx, i.b)
        assembler.load(.rax, field(.rcx, i.c))
        returnValue()
      case .retN:
        copy(slot(0), slot(i.a), i.b)
        assembler.ret()
      default: leave()
      }
    }

    private mutating func returnValue() {
      assembler.store(slot(0), .rax)
      assembler.ret()
    }

    /// The place of a call's window, or the interpreter, which says why not: the stack ends, or somebody interrupts.
    private mutating func openWindow(_ base: Int) {
      assembler.address(window, slot(base))
      assembler.apply(.compare, window, Address(NativeRegister.context, NativeContext.limit))
      leave(if: .aboveOrEqual)
      leaveIfInterrupted()
    }

    private mutating func move(_ register: Int, to slot: Int) {
      get(.rax, register)
      assembler.store(Address(window, slot * 8), .rax)
    }

    /// Writes the linkage and makes the window the frame; rax is used up.
    private mutating func link() {
      assembler.address(.rax, place(index + 1))
      assembler.store(Address(window, -8), .rax)
      assembler.store(Address(window, -16), NativeRegister.frame)
      assembler.move(NativeRegister.frame, window)
    }

    /// The callee has left its own frame as the frame.
    private mutating func unlink(_ base: Int) { assembler.apply(.subtract, NativeRegister.frame, Int32(base * 8)) }

    private mutating func call(_ base: Int, function: Int) {
      let record = executable.functions.base + function
      if record.pointee.native == 0 { record.pointee.native = entrances.leaveAtFunction }
      link()
      assembler.address(
        .rax, Address(NativeRegister.functions, function * MemoryLayout<FunctionRecord>.stride))
      assembler.call(Address(.rax, Self.nativeOffset))
      unlink(base)
    }

    /// rdi = the native code of the function whose number is in rsi, which becomes its record. As long as there is none, the interpreter
    /// calls it: until here nothing may have been written.
    private mutating func findFunction() {
      assembler.shift(.left, .rsi, by: UInt8(MemoryLayout<FunctionRecord>.stride.trailingZeroBitCount))
      assembler.apply(.add, .rsi, NativeRegister.functions)
      assembler.load(.rdi, Address(.rsi, Self.nativeOffset))
      assembler.test(.rdi, .rdi)
      leave(if: .equal)
    }

    /// Calls what was found; its record goes with it, for where it has left native code since.
    private mutating func callFound(_ base: Int) {
      link()
      assembler.move(.rax, .rsi)
      assembler.call(.rdi)
      unlink(base)
    }

    private mutating func callClosure(_ i: Operands, _ place: Int, argument: Int?) {
      openWindow(i.a)
      get(.rcx, i.b)
      assembler.load(.rsi, Address(.rcx, 8))
      findFunction()
      if let argument { move(argument, to: 0) }
      assembler.store(Address(window, place * 8), .rcx)
      callFound(i.a)
    }

    // MARK: Dispatch

    static var nativeOffset: Int { MemoryLayout<FunctionRecord>.offset(of: \.native)! }
    static var kindOffset: Int { MemoryLayout<DispatchEntry>.offset(of: \.kind)! }
    private static var entryCountOffset: Int { MemoryLayout<DispatchEntry>.offset(of: \.count)! }
    private static var entrySlotOffset: Int { MemoryLayout<DispatchEntry>.offset(of: \.slot)! }

    /// rsi = the entry of the type whose id is in rax; the interpreter fills the row where it has none.
    private mutating func findEntry(_ selector: Int) {
      assembler.move(.rsi, Int(bitPattern: executable.rows.base + selector))
      assembler.apply(.compare, .rax, Address(.rsi, MemoryLayout<DispatchRow>.offset(of: \.count)!))
      leave(if: .aboveOrEqual)
      assembler.load(.rsi, Address(.rsi, 0))
      assembler.shift(.left, .rax, by: UInt8(MemoryLayout<DispatchEntry>.stride.trailingZeroBitCount))
      assembler.apply(.add, .rsi, .rax)
    }

    /// rdi = the native code of the entry's function in rsi, which becomes its record.
    private mutating func findEntryFunction() {
      assembler.load(.rsi, Address(.rsi, 0))
      findFunction()
    }

    /// The entry in rsi, whose kind is in rax, is a property of the object in rcx, or has to be resolved.
    private mutating func loadProperty() {
      assembler.test(.rax, .rax)
      leave(if: .equal)
      let exit = rarely(.loadEntry)
      resume(exit)
    }

    /// The payload is unfolded behind the arguments, as the entry's kind says.
    private mutating func callWitness(_ i: Operands, payloadAt place: Int, argument: Int?) {
      openWindow(i.a)
      assembler.load(.rcx, slot(i.c))
      get(.rax, i.c + 1)
      findEntry(i.b)
      assembler.load8(.rax, Address(.rsi, Self.kindOffset))
      assembler.apply(.compare, .rax, Int32(DispatchEntry.Kind.callBox.rawValue))
      let isProperty = skip(.above)
      assembler.test(.rax, .rax)
      leave(if: .equal)
      assembler.load16(.r8, Address(.rsi, Self.entryCountOffset))
      findEntryFunction()
      if let argument {
        assembler.load(.r9, slot(argument))
        assembler.store(Address(window, 0), .r9)
      }
      assembler.apply(.compare, .rax, Int32(DispatchEntry.Kind.callReference.rawValue))
      let isEmpty = skip(.below)
      let isBox = skip(.above)
      assembler.store(Address(window, place * 8), .rcx)
      let toCall = assembler.jump()
      here(isBox)
      // From the last slot to the first.
      let again = assembler.count
      assembler.load(.rax, Address(.rcx, 0, index: .r8, scale: 8))
      assembler.store(Address(window, place * 8 - 8, index: .r8, scale: 8), .rax)
      assembler.apply(.subtract, .r8, 1)
      let end = assembler.jump(.notEqual)
      assembler.patch(end, to: again)
      here(isEmpty)
      here(toCall)
      callFound(i.a)
      let over = assembler.jump()

      here(isProperty)
      assembler.apply(.compare, .rax, Int32(DispatchEntry.Kind.loadRaw.rawValue))
      let rare = rarely(.loadEntry, if: .notEqual)
      assembler.load16(.rax, Address(.rsi, Self.entrySlotOffset))
      assembler.load(.rax, Address(.rcx, 8, index: .rax, scale: 8))
      assembler.store(Address(window, 0), .rax)
      here(over)
      resume(rare)
    }
  }
#endif
