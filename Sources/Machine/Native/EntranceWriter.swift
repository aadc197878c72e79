#if arch(x86_64)
  /// The registers of native code. All but the result and the scratch ones are the callee's to keep, so that they survive what is called.
  enum NativeRegister {
    /// The frame, as the interpreter's.
    static let frame = Register.rbx
    static let globals = Register.r12
    static let functions = Register.r13
    static let context = Register.r14
    /// Where bytecode lies.
    static let code = Register.r15
    static let interrupt = Register.rbp
  }

  /// Writes what stands between native code and everything else: the way in, the ways out, and a small piece for each helper, which
  /// aligns the stack for it.
  struct EntranceWriter {
    var assembler = Assembler(capacity: 1024)
    private var offsets = NativeCode.Entrances()

    func entrances(at start: Int) -> NativeCode.Entrances {
      var result = offsets
      result.enter += start
      result.leave += start
      result.leaveAtFunction += start
      result.perform += start
      result.destroy += start
      result.native += start
      result.loadEntry += start
      result.nextCharacter += start
      return result
    }

    private static let kept: [Register] = [.rbx, .rbp, .r12, .r13, .r14, .r15]

    mutating func write() {
      let context = NativeRegister.context
      let stack = Address(context, NativeContext.stack)

      // (code, frame, context) -> where the interpreter goes on.
      offsets.enter = assembler.count
      for register in Self.kept { assembler.push(register) }
      assembler.push(Address(.rdx, NativeContext.stack))
      assembler.move(context, .rdx)
      assembler.move(NativeRegister.frame, .rsi)
      assembler.load(NativeRegister.globals, Address(context, NativeContext.globals))
      assembler.load(NativeRegister.functions, Address(context, NativeContext.functions))
      assembler.load(NativeRegister.code, Address(context, NativeContext.code))
      assembler.load(NativeRegister.interrupt, Address(context, NativeContext.interrupt))
      assembler.store(stack, .rsp)
      assembler.call(.rdi)
      // The function that was entered has returned: its caller is the interpreter's.
      assembler.load(.rax, Address(NativeRegister.frame, -8))
      assembler.load(NativeRegister.frame, Address(NativeRegister.frame, -16))

      // Whatever native code lies between is given up: the interpreter returns to those frames.
      offsets.leave = assembler.count
      assembler.store(Address(context, NativeContext.frame), NativeRegister.frame)
      assembler.load(.rsp, stack)
      assembler.pop(stack)
      for register in Self.kept.reversed() { assembler.pop(register) }
      assembler.ret()

      // A call of a function that is not native: rax is its record.
      offsets.leaveAtFunction = assembler.count
      assembler.load(.rax, Address(.rax, 0))
      let toLeave = assembler.jump()
      assembler.patch(toLeave, to: offsets.leave)

      let abandon = assembler.count
      assembler.move(.rax, 0)
      let leaving = assembler.jump()
      assembler.patch(leaving, to: offsets.leave)

      offsets.perform = writeHelper(NativeHelpers.perform, abandon)
      offsets.destroy = writeHelper(NativeHelpers.destroy, abandon)
      offsets.native = writeHelper(NativeHelpers.native, abandon)
      offsets.loadEntry = writeHelper(NativeHelpers.loadEntry, abandon)
      offsets.nextCharacter = writeHelper(NativeHelpers.nextCharacter, nil)
    }

    /// rsi is the place behind the instruction, rcx and r8 what else the helper needs; its answer is in rax.
    private mutating func writeHelper(_ helper: NativeHelper, _ abandon: Int?) -> Int {
      let start = assembler.count
      // The stack as it was is there twice, so that it is found whichever way the alignment went.
      assembler.push(.rsp)
      assembler.push(Address(.rsp, 0))
      assembler.apply(.and, .rsp, -16)
      assembler.load(.rdi, Address(NativeRegister.context, NativeContext.machine))
      assembler.move(.rdx, NativeRegister.frame)
      assembler.move(.rax, unsafeBitCast(helper, to: Int.self))
      assembler.call(.rax)
      assembler.load(.rsp, Address(.rsp, 8))
      assembler.test(.rax, .rax)
      if let abandon {
        let end = assembler.jump(.equal)
        assembler.patch(end, to: abandon)
      }
      assembler.ret()
      return start
    }
  }
#endif
