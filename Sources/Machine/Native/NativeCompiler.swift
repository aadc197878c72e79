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
    private var jumps: [Jump] = []
    /// The loops whose registers are kept, and which of them the instruction at hand lies in.
    private let regions: [LoopRegion]
    private var regionIndex = -1
    private(set) var region: LoopRegion?
    private var exits: [Exit] = []
    /// Where each region is stored and loaded.
    private var spills: [Int] = []
    private var reloads: [Int] = []
    private var entered: [(target: Int, place: Int32)] = []
    private var calls: [(end: Int, helper: Int)] = []
    /// Where each instruction's template begins, if somebody wants to know, and where the last one ends.
    var starts: [Int]?
    private(set) var endOfTemplates = 0
    /// The rare case of an allocation under way.
    var allocation = -1
    /// How many places are being changed just now.
    let accessCount: UnsafeMutablePointer<Int>

    /// A jump to an instruction.
    struct Jump {
      let end: Int
      let target: Int
      /// The region that it comes from, -1 for none.
      let region: Int
    }

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
      let region: Int
      var resume = -1
    }

    init(_ machine: VirtualMachine, _ entrances: NativeCode.Entrances, _ code: CodePointer, count: Int) {
      executable = machine.executable
      heap = machine.heap
      accessCount = machine.accesses.count
      regions = LoopRegion.all(in: code, count: count)
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
      var nextRegion = 0
      for position in 0..<count {
        index = position
        assembler.reserve(2048)
        if nextRegion < regions.count, regions[nextRegion].first == position {
          regionIndex = nextRegion
          region = regions[nextRegion]
          nextRegion += 1
          // Who comes from above comes by here; who jumps, by an entrance of its own.
          loadKept()
        }
        starts?.append(assembler.count)
        let isTarget = offsets[position] != -1
        if isTarget { offsets[position] = Int32(assembler.count) }
        held = isTarget || region?.first == position ? -1 : heldNext
        heldDouble = isTarget || region?.first == position ? -1 : heldDoubleNext
        heldNext = -1
        heldDoubleNext = -1
        template(Operands(code + position))
        if region?.last == position {
          storeKept()
          regionIndex = -1
          region = nil
          heldNext = -1
          heldDoubleNext = -1
        }
      }
      endOfTemplates = assembler.count
      writeSpills()
      for exit in exits {
        assembler.reserve(64)
        write(exit, address)
      }
      for call in calls { assembler.patch(call.end, to: call.helper - address) }
      patchJumps()
      return offsets
    }

    // MARK: Regions

    private mutating func loadKept() {
      for kept in regions[regionIndex].kept {
        let source = Address(NativeRegister.frame, kept.register * 8)
        switch kept.place {
        case .general(let register): assembler.load(register, source)
        case .vector(let register): assembler.load(register, source)
        }
      }
    }

    private mutating func storeKept() {
      for kept in regions[regionIndex].kept where kept.isChanged {
        let target = Address(NativeRegister.frame, kept.register * 8)
        switch kept.place {
        case .general(let register): assembler.store(target, register)
        case .vector(let register): assembler.store(target, register)
        }
      }
      assembler.load(NativeRegister.functions, Address(NativeRegister.context, NativeContext.functions))
      assembler.load(NativeRegister.code, Address(NativeRegister.context, NativeContext.code))
    }

    /// For each region the two ways, to be called from wherever it is left and come back to.
    private mutating func writeSpills() {
      for position in regions.indices {
        assembler.reserve(1024)
        regionIndex = position
        spills.append(assembler.count)
        storeKept()
        assembler.ret()
        reloads.append(assembler.count)
        loadKept()
        assembler.ret()
      }
      regionIndex = -1
    }

    private mutating func call(at offset: Int) {
      let end = assembler.call()
      assembler.patch(end, to: offset)
    }

    /// The region that an instruction lies in, -1 for none.
    private func regionOf(_ index: Int) -> Int {
      var low = 0
      var high = regions.count
      while low < high {
        let middle = (low + high) / 2
        if regions[middle].last < index { low = middle + 1 } else { high = middle }
      }
      return low < regions.count && regions[low].contains(index) ? low : -1
    }

    /// Jumps into a region and out of one come by a place where it is loaded or stored, and so does who enters a loop that is running.
    private mutating func patchJumps() {
      var entrances: [Int: Int] = [:]
      func entrance(_ compiler: inout NativeCompiler, _ target: Int, _ region: Int) -> Int {
        if let known = entrances[target] { return known }
        compiler.assembler.reserve(64)
        let place = compiler.assembler.count
        compiler.call(at: compiler.reloads[region])
        let end = compiler.assembler.jump()
        compiler.assembler.patch(end, to: Int(compiler.offsets[target]))
        entrances[target] = place
        return place
      }
      for jump in jumps {
        let region = regions.isEmpty ? -1 : regionOf(jump.target)
        if region == jump.region {
          assembler.patch(jump.end, to: Int(offsets[jump.target]))
          continue
        }
        let target = region < 0 ? Int(offsets[jump.target]) : entrance(&self, jump.target, region)
        guard jump.region >= 0 else {
          assembler.patch(jump.end, to: target)
          continue
        }
        assembler.reserve(64)
        assembler.patch(jump.end, to: assembler.count)
        call(at: spills[jump.region])
        let end = assembler.jump()
        assembler.patch(end, to: target)
      }
      for (number, region) in regions.enumerated() {
        for target in region.first...region.last where offsets[target] >= 0 {
          let place = entrance(&self, target, number)
          entered.append((target, Int32(place)))
        }
      }
      for (target, place) in entered { offsets[target] = place }
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
      if exit.region >= 0 { call(at: spills[exit.region]) }
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
      if exit.region >= 0 { call(at: reloads[exit.region]) }
      let back = assembler.jump()
      assembler.patch(back, to: exit.resume)
    }

    /// Where an instruction lies, for `lea`.
    func place(_ index: Int) -> Address { Address(NativeRegister.code, distance + index * 8) }

    // MARK: For templates

    /// Where a register of the frame lies in memory. In a region only for such as are not kept.
    func slot(_ register: Int) -> Address {
      assert(place(of: register) == nil)
      return Address(NativeRegister.frame, register * 8)
    }

    @inline(__always) private func place(of register: Int) -> LoopRegion.Place? { region?.place(of: register) }

    /// `target = r[register]`.
    @inline(__always) mutating func get(_ target: Register, _ register: Int) {
      if held == register {
        if target != .rax { assembler.move(target, .rax) }
      } else {
        switch place(of: register) {
        case nil: assembler.load(target, slot(register))
        case .general(let kept): assembler.move(target, kept)
        case .vector(let kept): assembler.move(target, kept)
        }
      }
      if target == .rax { held = register }
    }

    /// `r[register] = rax`.
    @inline(__always) mutating func put(_ register: Int) {
      putWhereKept(register, .rax)
      if heldDouble == register { heldDouble = -1 }
      held = register
      heldNext = register
    }

    /// `r[register] =` what is in another register than rax.
    mutating func put(_ register: Int, _ source: Register) {
      putWhereKept(register, source)
      forget(register)
    }

    private mutating func putWhereKept(_ register: Int, _ source: Register) {
      switch place(of: register) {
      case nil: assembler.store(slot(register), source)
      case .general(let kept): assembler.move(kept, source)
      case .vector(let kept): assembler.move(kept, source)
      }
    }

    /// What is in the processor's scratch registers is not what the register holds any more.
    private mutating func forget(_ register: Int) {
      if held == register { held = -1 }
      if heldNext == register { heldNext = -1 }
      if heldDouble == register { heldDouble = -1 }
      if heldDoubleNext == register { heldDoubleNext = -1 }
    }

    /// A number that fits 32 bits; rax stays what it is.
    mutating func put(_ register: Int, number: Int32) {
      switch place(of: register) {
      case nil: assembler.store(slot(register), number)
      case .general(let kept): assembler.move(kept, Int(number))
      case .vector(let kept):
        if number == 0 {
          assembler.clear(kept)
        } else {
          assembler.move(.rcx, Int(number))
          assembler.move(kept, .rcx)
        }
      }
      forget(register)
    }

    /// `target = target op r[register]`.
    mutating func apply(_ op: Arithmetic, _ target: Register, frame register: Int) {
      switch place(of: register) {
      case nil: assembler.apply(op, target, slot(register))
      case .general(let kept): assembler.apply(op, target, kept)
      case .vector(let kept):
        assembler.move(.rdi, kept)
        assembler.apply(op, target, .rdi)
      }
    }

    mutating func multiply(_ target: Register, frame register: Int) {
      switch place(of: register) {
      case nil: assembler.multiply(target, slot(register))
      case .general(let kept): assembler.multiply(target, kept)
      case .vector(let kept):
        assembler.move(.rdi, kept)
        assembler.multiply(target, .rdi)
      }
    }

    /// Compares with a number.
    mutating func compare(frame register: Int, _ number: Int32) {
      if held == register { return assembler.apply(.compare, .rax, number) }
      switch place(of: register) {
      case nil: assembler.apply(.compare, slot(register), number)
      case .general(let kept): assembler.apply(.compare, kept, number)
      case .vector(let kept):
        assembler.move(.rdi, kept)
        assembler.apply(.compare, .rdi, number)
      }
    }

    /// `r[register] =` a word of memory.
    mutating func load(_ register: Int, from source: Address) {
      if case .vector(let kept) = place(of: register) {
        assembler.load(kept, source)
        forget(register)
      } else {
        assembler.load(.rax, source)
        put(register)
      }
    }

    /// A word of memory `= r[register]`; rsi may be used up.
    mutating func store(_ target: Address, from register: Int) {
      switch place(of: register) {
      case nil where held == register: assembler.store(target, .rax)
      case nil:
        assembler.load(.rsi, slot(register))
        assembler.store(target, .rsi)
      case .general(let kept): assembler.store(target, kept)
      case .vector(let kept): assembler.store(target, kept)
      }
    }

    /// rax is what it was at the beginning of the instruction, or what was last got or put.
    mutating func keepHeld() { heldNext = held }

    mutating func getDouble(_ register: Int) {
      if heldDouble != register { getDouble(.xmm0, register) }
      heldDouble = register
    }

    mutating func getDouble(_ target: VectorRegister, _ register: Int) {
      switch place(of: register) {
      case nil: assembler.load(target, slot(register))
      case .general(let kept): assembler.move(target, kept)
      case .vector(let kept): assembler.move(target, kept)
      }
    }

    mutating func putDouble(_ register: Int) {
      switch place(of: register) {
      case nil: assembler.store(slot(register), .xmm0)
      case .general(let kept): assembler.move(kept, .xmm0)
      case .vector(let kept): assembler.move(kept, .xmm0)
      }
      forget(register)
      heldDouble = register
      heldDoubleNext = register
    }

    mutating func apply(_ op: DoubleArithmetic, _ target: VectorRegister, frame register: Int) {
      switch place(of: register) {
      case nil: assembler.apply(op, target, slot(register))
      case .general(let kept):
        assembler.move(.xmm1, kept)
        assembler.apply(op, target, .xmm1)
      case .vector(let kept): assembler.apply(op, target, kept)
      }
    }

    /// xmm0 with a register of the frame.
    mutating func compareDouble(frame register: Int) {
      switch place(of: register) {
      case nil: assembler.compare(.xmm0, slot(register))
      case .general(let kept):
        assembler.move(.xmm1, kept)
        assembler.compare(.xmm0, .xmm1)
      case .vector(let kept): assembler.compare(.xmm0, kept)
      }
    }

    mutating func keepHeldDouble() { heldDoubleNext = heldDouble }

    mutating func jump(_ condition: Condition, to target: Int) {
      jumps.append(Jump(end: assembler.jump(condition), target: target, region: regionIndex))
    }

    mutating func jump(to target: Int) {
      jumps.append(Jump(end: assembler.jump(), target: target, region: regionIndex))
    }

    /// The interpreter carries the instruction out, if so.
    mutating func leave(if condition: Condition) {
      exits.append(Exit(kind: .leave, end: assembler.jump(condition), index: index, region: regionIndex))
    }

    mutating func leave() { exits.append(Exit(kind: .leave, end: assembler.jump(), index: index, region: regionIndex)) }

    /// The rare case of an instruction: its place, to be given to `resume` where the usual one is over.
    mutating func rarely(_ kind: Exit.Kind, if condition: Condition) -> Int {
      exits.append(Exit(kind: kind, end: assembler.jump(condition), index: index, region: regionIndex))
      return exits.count - 1
    }

    mutating func rarely(_ kind: Exit.Kind) -> Int {
      exits.append(Exit(kind: kind, end: assembler.jump(), index: index, region: regionIndex))
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
