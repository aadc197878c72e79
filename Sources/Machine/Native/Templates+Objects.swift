#if arch(x86_64)
  /// Counts, objects, globals.
  extension NativeCompiler {
    mutating func objectTemplate(_ i: Operands) {
      switch i.op {
      case .new:
        let slots = Int(executable.shapes.base[i.w].slotCount)
        allocate(shape: i.w, slots) { compiler in
          if slots == 0 { return }
          compiler.assembler.move(.rcx, 0)
          for slot in 0..<slots { compiler.assembler.store(compiler.field(.rax, slot), .rcx) }
        }
        finishAllocation(i.a)
      case .newFrom:
        let slots = Int(executable.shapes.base[i.c].slotCount)
        allocate(shape: i.c, slots) { compiler in
          for slot in 0..<slots {
            compiler.assembler.load(.rcx, compiler.slot(i.b + slot))
            compiler.assembler.store(compiler.field(.rax, slot), .rcx)
          }
        }
        finishAllocation(i.a)
      case .loadField:
        get(.rcx, i.b)
        load(i.a, from: field(.rcx, i.c))
      case .copyField:
        get(.rcx, i.b)
        assembler.load(.rax, field(.rcx, i.c))
        retain(.rax)
        put(i.a)
      case .loadFieldN:
        get(.rcx, i.b)
        copy(slot(i.a), field(.rcx, i.c), i.d)
      case .takeField:
        get(.rcx, i.b)
        assembler.load(.rax, field(.rcx, i.c))
        assembler.store(field(.rcx, i.c), 0)
        put(i.a)
      case .storeField:
        get(.rcx, i.a)
        store(field(.rcx, i.c), from: i.b)
        keepHeld()
      case .storeFieldRef:
        get(.rcx, i.a)
        get(.rsi, i.b)
        assembler.load(.rax, field(.rcx, i.c))
        assembler.store(field(.rcx, i.c), .rsi)
        drop()
      case .storeFieldN:
        get(.rcx, i.a)
        copy(field(.rcx, i.c), slot(i.b), i.d)
      case .fieldAdd:
        get(.rcx, i.a)
        held = -1
        assembler.load(.rax, field(.rcx, i.c))
        apply(.add, .rax, frame: i.b)
        addedField(i)
      case .fieldAddImm:
        get(.rcx, i.a)
        assembler.load(.rax, field(.rcx, i.c))
        assembler.apply(.add, .rax, Int32(i.signedB))
        addedField(i)
      case .makeUnique:
        get(.rax, i.a)
        assembler.apply(.compare, Address(.rax, 0), 1, wide: false)
        let shared = rarely(.perform, if: .notEqual)
        resume(shared)
      case .isUnique:
        get(.rcx, i.b)
        assembler.apply(.compare, Address(.rcx, 0), 1, wide: false)
        putCondition(i.a, .equal)
      case .typeOf:
        get(.rcx, i.b)
        typeID(.rax, of: .rcx)
        put(i.a)
      case .castTest:
        get(.rax, i.b)
        assembler.move(.rsi, Int(bitPattern: executable.castRows.base + i.c))
        assembler.apply(.compare, .rax, Address(.rsi, MemoryLayout<CastRow>.offset(of: \.count)!))
        leave(if: .aboveOrEqual)
        assembler.load(.rsi, Address(.rsi, 0))
        assembler.load8(.rax, Address(.rsi, 0, index: .rax))
        assembler.apply(.subtract, .rax, 1)
        leave(if: .below)
        put(i.a)
      case .loadUnowned, .copyUnowned:
        get(.rcx, i.b)
        assembler.load(.rax, Address(.rcx, 8))
        assembler.test(.rax, .rax)
        leave(if: .equal)
        if i.op == .copyUnowned {
          assembler.apply(.add, Address(.rax, 0), 1, wide: false)
          put(i.a)
          put(i.c)
        } else {
          put(i.a)
        }

      case .loadGlobal: load(i.a, from: global(i.w))
      case .copyGlobal:
        assembler.load(.rax, global(i.w))
        retain(.rax)
        put(i.a)
      case .loadGlobalN: copy(slot(i.a), global(i.w), i.d)
      case .takeGlobal:
        assembler.load(.rax, global(i.w))
        assembler.store(global(i.w), 0)
        put(i.a)
      case .storeGlobal:
        store(global(i.w), from: i.a)
        keepHeld()
      case .globalAdd:
        assembler.load(.rax, global(i.w))
        apply(.add, .rax, frame: i.a)
        addedGlobal(i)
      case .globalAddImm:
        assembler.load(.rax, global(i.w))
        assembler.apply(.add, .rax, Int32(i.signedA))
        addedGlobal(i)
      case .storeGlobalRef:
        assembler.load(.rcx, slot(i.a))
        assembler.load(.rax, global(i.w))
        assembler.store(global(i.w), .rcx)
        drop()
      case .storeGlobalN: copy(global(i.w), slot(i.a), i.d)

      case .checkAccess:
        assembler.move(.rcx, Int(bitPattern: accessCount))
        assembler.apply(.compare, Address(.rcx, 0), 0)
        leave(if: .notEqual)
      case .throwError:
        assembler.move(.rcx, thrown)
        assembler.load(.rax, slot(i.a))
        assembler.load(.rsi, slot(i.a + 1))
        assembler.store(Address(.rcx, 0), .rax)
        assembler.store(Address(.rcx, 8), .rsi)
      case .takeThrown:
        assembler.move(.rcx, thrown)
        assembler.load(.rax, Address(.rcx, 0))
        assembler.load(.rsi, Address(.rcx, 8))
        assembler.store(Address(.rcx, 0), 0)
        assembler.store(Address(.rcx, 8), 0)
        assembler.store(slot(i.a), .rax)
        assembler.store(slot(i.a + 1), .rsi)
      default: leave()
      }
    }

    func field(_ object: Register, _ slot: Int) -> Address { Address(object, slot * 8 + 8) }

    private func global(_ slot: Int) -> Address { Address(NativeRegister.globals, slot * 8) }

    /// Where the error lies that is on its way.
    private var thrown: Int {
      Int(bitPattern: heap.state) + MemoryLayout<HeapState>.offset(of: \.thrown)!
    }

    private mutating func addedField(_ i: Operands) {
      leave(if: .overflow)
      assembler.store(field(.rcx, i.c), .rax)
      put(i.d)
    }

    private mutating func addedGlobal(_ i: Operands) {
      leave(if: .overflow)
      assembler.store(global(i.w), .rax)
      put(i.d)
    }

    // MARK: Counts

    /// Of what the register holds, which may be 0.
    mutating func retain(_ object: Register) {
      assembler.test(object, object)
      let none = skip(.equal)
      assembler.apply(.add, Address(object, 0), 1, wide: false)
      here(none)
    }

    /// Releases what is in rax, which may be 0.
    mutating func drop() {
      held = -1
      assembler.test(.rax, .rax)
      let none = skip(.equal)
      assembler.apply(.subtract, Address(.rax, 0), 1, wide: false)
      let last = rarely(.destroy, if: .equal)
      here(none)
      resume(last)
    }

    func references(_ shape: Int) -> [Int] {
      let record = executable.shapes.base[shape]
      return (0..<Int(record.referenceCount)).map { Int(record.references[$0]) }
    }

    // MARK: Shapes

    /// rsi = the record of the object's shape; the header's flag is no part of its number.
    mutating func shapeRecord(of object: Register) {
      assembler.load32(.rsi, Address(object, 4))
      assembler.and32(.rsi, Int32.max)
      // A record's size is a multiple of 8 and too odd for an address.
      assembler.multiply(.rsi, .rsi, Int32(MemoryLayout<ShapeRecord>.stride))
      assembler.move(.rdi, Int(bitPattern: executable.shapes.base))
      assembler.apply(.add, .rsi, .rdi)
    }

    mutating func typeID(_ target: Register, of object: Register) {
      shapeRecord(of: object)
      assembler.loadSigned32(target, Address(.rsi, MemoryLayout<ShapeRecord>.offset(of: \.typeID)!))
    }

    // MARK: Allocation

    /// rax = a new object from the free list of its size, filled by `fill`; where that is empty, or the object large, the heap's way.
    private mutating func allocate(shape: Int, _ slots: Int, _ fill: (inout NativeCompiler) -> Void) {
      let index = ((slots + 1) * 8 + 15) >> 4
      guard index < Heap.classCount, slots <= 32 else {
        allocation = rarely(.perform)
        return
      }
      let state = Int(bitPattern: heap.state)
      assembler.move(.rsi, Int(bitPattern: heap.state.pointee.cells + index))
      assembler.load(.rax, Address(.rsi, MemoryLayout<CellClass>.offset(of: \.free)!))
      assembler.test(.rax, .rax)
      allocation = rarely(.perform, if: .equal)
      assembler.load(.rcx, Address(.rax, 8))
      assembler.store(Address(.rsi, MemoryLayout<CellClass>.offset(of: \.free)!), .rcx)
      assembler.move(.rcx, 1 | shape << 32)
      assembler.store(Address(.rax, 0), .rcx)
      assembler.move(.rcx, state + MemoryLayout<HeapState>.offset(of: \.liveObjects)!)
      assembler.apply(.add, Address(.rcx, 0), 1)
      fill(&self)
    }

    private mutating func finishAllocation(_ register: Int) {
      put(register)
      resume(allocation)
    }
  }
#endif
