#if arch(x86_64)
  /// Makes native code of one piece of bytecode: for each instruction its template, and what seldom happens behind them all.
  ///
  /// At each instruction's border the frame is what the interpreter would have there. So native code may be left before any
  /// instruction, as long as that has changed nothing, and the interpreter carries it out instead: this is how all traps, interrupts and
  /// rare cases are done.
  struct NativeCompiler {
    var assembler: Assembler
    let executable: Executable
    let heap: Heap
    let entrances: NativeCode.Entrances
    let code: CodePointer
    let count: Int
    /// Bytes of the piece from where bytecode begins.
    let distance: Int

    /// The instruction at hand.
    var index = 0
    /// The frame's register whose value is in rax, at the instruction's beginning and at its end; -1 for none.
    var held = -1
    var heldNext = -1
    /// The same for xmm0.
    var heldDouble = -1
    var heldDoubleNext = -1

    private let offsets: UnsafeMutablePointer<Int32>
    private var jumps: [(end: Int, target: Int)] = []
    private var exits: [Exit] = []
    private var calls: [(end: Int, helper: Int)] = []
    /// The rare case of an allocation under way.
    var allocation = -1
    /// How many places are being changed just now.
    let accessCount: UnsafeMutablePointer<Int>

    /// Where a template goes in the rare case, and where it goes on.
    struct Exit {
      enum Kind {
        /// The interpreter goes on with the instruction.
        case leave
        /// The instruction is carried out by what is called, and that is all of it.
        case perform
        /// What is in rax has come to its end.
        case destroy
        /// The entry in rsi is a property of the object in rcx.
        case loadEntry
      }
      let kind: Kind
      /// Where the jump to it ends.
      let end: Int
      let index: Int
      var resume = -1
    }

    init(_ machine: VirtualMachine, _ entrances: NativeCode.Entrances, _ code: CodePointer, count: Int) {
      executable = machine.executable
      heap = machine.heap
      accessCount = machine.accesses.count
      self.entrances = entrances
      self.code = code
      self.count = count
      distance = (code - CodePointer(executable.code.base)) * 8
      assembler = Assembler(capacity: 512 + count * 64)
      offsets = .allocate(capacity: count + 1)
      offsets.initialize(repeating: -1, count: count + 1)
      jumps.reserveCapacity(count / 4 + 4)
      exits.reserveCapacity(count / 2 + 4)
    }

    /// All of it, as it would lie at an address. The offsets belong to the caller.
    mutating func compile(at address: Int) -> UnsafeMutablePointer<Int32> {
      markTargets()
      for position in 0..<count {
        index = position
        assembler.reserve(2048)
        let isTarget = offsets[position] != -1
        if isTarget { offsets[position] = Int32(assembler.count) }
        held = isTarget ? -1 : heldNext
        heldDouble = isTarget ? -1 : heldDoubleNext
        heldNext = -1
        heldDoubleNext = -1
        template(Operands(code + position))
      }
      for jump in jumps { assembler.patch(jump.end, to: Int(offsets[jump.target])) }
      for exit in exits {
        assembler.reserve(64)
        write(exit, address)
      }
      for call in calls { assembler.patch(call.end, to: call.helper - address) }
      return offsets
    }

    /// Where jumps go is where they may come from with anything in the processor's registers, and where a loop that is running is entered.
    private mutating func markTargets() {
      offsets[0] = 0
      for position in 0..<count {
        let i = Operands(code + position)
        switch i.op.format {
        case .j, .rj: offsets[position + 1 + i.w] = 0
        case .rrj, .rij: offsets[position + 1 + i.signedC] = 0
        case .rw where i.op == .jumpTable: for next in 0...i.w { offsets[position + 1 + next] = 0 }
        default: break
        }
      }
    }

    private mutating func write(_ exit: Exit, _ address: Int) {
      assembler.patch(exit.end, to: assembler.count)
      switch exit.kind {
      case .leave:
        assembler.address(.rax, place(exit.index))
        let end = assembler.jump()
        assembler.patch(end, to: entrances.leave - address)
      case .perform: call(entrances.perform, exit, address)
      case .destroy:
        assembler.move(.rcx, .rax)
        call(entrances.destroy, exit, address)
      case .loadEntry:
        assembler.move(.r8, .rcx)
        assembler.move(.rcx, .rsi)
        call(entrances.loadEntry, exit, address)
      }
    }

    private mutating func call(_ helper: Int, _ exit: Exit, _ address: Int) {
      assembler.address(.rsi, place(exit.index + 1))
      let end = assembler.call()
      assembler.patch(end, to: helper - address)
      let back = assembler.jump()
      assembler.patch(back, to: exit.resume)
    }

    /// Where an instruction lies, for `lea`.
    func place(_ index: Int) -> Address { Address(NativeRegister.code, distance + index * 8) }

    // MARK: For templates

    func slot(_ register: Int) -> Address { Address(NativeRegister.frame, register * 8) }

    /// `target = r[register]`.
    @inline(__always) mutating func get(_ target: Register, _ register: Int) {
      if held == register {
        if target != .rax { assembler.move(target, .rax) }
      } else {
        assembler.load(target, slot(register))
      }
      if target == .rax { held = register }
    }

    /// `r[register] = rax`.
    @inline(__always) mutating func put(_ register: Int) {
      assembler.store(slot(register), .rax)
      if heldDouble == register { heldDouble = -1 }
      held = register
      heldNext = register
    }

    /// `r[register] =` what is in another register than rax.
    mutating func put(_ register: Int, _ source: Register) {
      assembler.store(slot(register), source)
      if held == register { held = -1 }
      if heldNext == register { heldNext = -1 }
      if heldDouble == register { heldDouble = -1 }
    }

    /// rax is what it was at the beginning of the instruction, or what was last got or put.
    mutating func keepHeld() { heldNext = held }

    mutating func getDouble(_ register: Int) {
      if heldDouble != register { assembler.load(.xmm0, slot(register)) }
      heldDouble = register
    }

    mutating func putDouble(_ register: Int) {
      assembler.store(slot(register), .xmm0)
      heldDouble = register
      heldDoubleNext = register
    }

    mutating func keepHeldDouble() { heldDoubleNext = heldDouble }

    mutating func jump(_ condition: Condition, to target: Int) {
      jumps.append((assembler.jump(condition), target))
    }

    mutating func jump(to target: Int) { jumps.append((assembler.jump(), target)) }

    /// The interpreter carries the instruction out, if so.
    mutating func leave(if condition: Condition) {
      exits.append(Exit(kind: .leave, end: assembler.jump(condition), index: index))
    }

    mutating func leave() { exits.append(Exit(kind: .leave, end: assembler.jump(), index: index)) }

    /// The rare case of an instruction: its place, to be given to `resume` where the usual one is over.
    mutating func rarely(_ kind: Exit.Kind, if condition: Condition) -> Int {
      exits.append(Exit(kind: kind, end: assembler.jump(condition), index: index))
      return exits.count - 1
    }

    mutating func rarely(_ kind: Exit.Kind) -> Int {
      exits.append(Exit(kind: kind, end: assembler.jump(), index: index))
      return exits.count - 1
    }

    /// Both ways come together here.
    mutating func resume(_ exit: Int) {
      exits[exit].resume = assembler.count
      heldNext = -1
      heldDoubleNext = -1
    }

    /// A jump within a template.
    mutating func skip(_ condition: Condition) -> Int { assembler.jump(condition) }

    mutating func here(_ skip: Int) { assembler.patch(skip, to: assembler.count) }

    /// A helper that is called where the instruction stands.
    mutating func call(_ helper: Int) {
      assembler.address(.rsi, place(index + 1))
      calls.append((assembler.call(), helper))
    }
  }
#endif
