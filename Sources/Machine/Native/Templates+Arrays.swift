#if arch(x86_64)
  /// Arrays and strings.
  extension NativeCompiler {
    mutating func arrayTemplate(_ i: Operands) {
      switch i.op {
      case .emptyArray: putNumber(i.a, executable.shapes.base[i.w].emptyArray)
      case .arrayCount, .stringUTF8Count:
        get(.rcx, i.b)
        assembler.load(.rax, Address(.rcx, 8))
        put(i.a)
      case .arrayCheck:
        get(.rcx, i.a)
        get(.rax, i.b)
        checkBounds()
        keepHeld()
      case .arrayGet:
        element(i.b, i.c)
        load(i.a, from: elementAddress)
      case .arrayCopy:
        element(i.b, i.c)
        assembler.load(.rax, elementAddress)
        retain(.rax)
        put(i.a)
      case .arrayLoadN:
        element(i.b, i.c)
        stride()
        assembler.multiply(.rax, .rsi)
        assembler.address(.rcx, elementAddress)
        // From the last slot to the first.
        let again = assembler.count
        assembler.load(.rax, Address(.rcx, -8, index: .rsi, scale: 8))
        var target = slot(i.a - 1)
        (target.index, target.scale) = (.rsi, 8)
        assembler.store(target, .rax)
        assembler.apply(.subtract, .rsi, 1)
        let end = assembler.jump(.notEqual)
        assembler.patch(end, to: again)
      case .arrayGetSlot:
        elementSlot(i.b, i.c, i.d)
        load(i.a, from: slotAddress(i.d))
      case .arrayCopySlot:
        elementSlot(i.b, i.c, i.d)
        assembler.load(.rax, slotAddress(i.d))
        retain(.rax)
        put(i.a)
      case .arraySet:
        element(i.a, i.b)
        let shared = rarelyShared()
        store(elementAddress, from: i.c)
        resume(shared)
      case .arraySetRef:
        element(i.a, i.b)
        let shared = rarelyShared()
        assembler.load(.rsi, slot(i.c))
        assembler.address(.rcx, elementAddress)
        assembler.load(.rax, Address(.rcx, 0))
        assembler.store(Address(.rcx, 0), .rsi)
        drop()
        resume(shared)
      case .arraySetSlot:
        elementSlot(i.a, i.b, i.d)
        let shared = rarelyShared()
        store(slotAddress(i.d), from: i.c)
        resume(shared)
      case .arraySetSlotRef:
        elementSlot(i.a, i.b, i.d)
        let shared = rarelyShared()
        assembler.load(.rsi, slot(i.c))
        assembler.address(.rcx, slotAddress(i.d))
        assembler.load(.rax, Address(.rcx, 0))
        assembler.store(Address(.rcx, 0), .rsi)
        drop()
        resume(shared)
      case .arrayAppend:
        get(.rcx, i.a)
        held = -1
        let shared = rarelyShared()
        assembler.load(.rax, Address(.rcx, 8))
        assembler.apply(.compare, .rax, Address(.rcx, 16))
        let full = rarely(.perform, if: .equal)
        store(elementAddress, from: i.b)
        assembler.apply(.add, Address(.rcx, 8), 1)
        resume(shared)
        resume(full)
      case .stringByte:
        get(.rcx, i.b)
        get(.rax, i.c)
        checkBounds()
        assembler.load8(.rax, Address(.rcx, StringLayout.header, index: .rax))
        put(i.a)
      case .forCharacter:
        call(entrances.nextCharacter)
        jump(.equal, to: index + 1 + i.signedC)
      default: leave()
      }
    }

    private var elementAddress: Address { Address(.rcx, ArrayLayout.header, index: .rax, scale: 8) }

    private func slotAddress(_ slot: Int) -> Address {
      Address(.rcx, ArrayLayout.header + slot * 8, index: .rax, scale: 8)
    }

    /// The count stands at the same place in an array and in a string: rcx and the index in rax.
    private mutating func checkBounds() {
      assembler.apply(.compare, .rax, Address(.rcx, 8))
      leave(if: .aboveOrEqual)
    }

    /// rcx = the array, rax = the index, which is within it.
    private mutating func element(_ array: Int, _ index: Int) {
      get(.rcx, array)
      get(.rax, index)
      checkBounds()
      held = -1
    }

    /// rcx = the array, rax = the number of the element's first slot.
    private mutating func elementSlot(_ array: Int, _ index: Int, _ slot: Int) {
      element(array, index)
      stride()
      assembler.multiply(.rax, .rsi)
    }

    /// rsi = how many slots an element of the array in rcx has.
    private mutating func stride() {
      shapeRecord(of: .rcx)
      assembler.loadSigned32(.rsi, Address(.rsi, MemoryLayout<ShapeRecord>.offset(of: \.slotCount)!))
    }

    /// An array that is somebody else's, too, is copied first.
    private mutating func rarelyShared() -> Int {
      assembler.apply(.compare, Address(.rcx, 0), 1, wide: false)
      return rarely(.perform, if: .notEqual)
    }
  }
#endif
