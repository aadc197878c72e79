import Testing

@testable import Machine

@Suite struct HeapTests {
  @Test func longChainsAreReleasedWithoutRecursion() {
    let bench = Bench()
    let node = bench.executable.shape(.instance(typeID: 1, slotCount: 2, references: [0, 1]))
    let main = bench.function { b in
      let again = b.newLabel()
      b.emit(.loadInt, 1, 0)
      b.emit(.loadInt, 2, 0)
      b.bind(again)
      b.emit(.new, 3, node)
      b.emit(.storeField, 3, 1, 1)
      b.emit(.move, 1, 3)
      b.loop(.forRange, 2, 0, to: again)
      b.emit(.release, 1)
      b.emit(.ret)
    }
    _ = bench.run(main, [200_000])
    bench.expectEmptyHeap()
  }

  @Test func deinitRunsBeforeTheFieldsGo() {
    let bench = Bench()
    let executable = bench.executable
    let print = bench.native("output.printInt")
    let goodbye = bench.function("deinit") { b in
      b.emit(.retain, 0)
      b.emit(.loadField, 1, 0, 0)
      b.emit(.release, 0)
      b.emit(.native, 1, print)
      b.emit(.ret)
    }
    let shape = executable.shape(
      .instance(typeID: 1, slotCount: 3, references: [1, 2], deinitFunction: goodbye))
    // A tree: 1 has 2 and 4, 2 has 3.
    let main = bench.function { b in
      for number in 1...4 {
        b.emit(.new, number, shape)
        b.emit(.loadInt, 10, number)
        b.emit(.storeField, number, 10, 0)
      }
      b.emit(.storeField, 1, 2, 1)
      b.emit(.storeField, 1, 4, 2)
      b.emit(.storeField, 2, 3, 1)
      b.emit(.release, 1)
      b.emit(.ret)
    }
    _ = bench.run(main)
    #expect(bench.printed == "1\n2\n3\n4\n")
    bench.expectEmptyHeap()
  }

  @Test func aTrapInADeinitEndsTheRun() {
    let bench = Bench()
    let bad = bench.function("deinit") { b in
      b.emit(.trap, Int(TrapKind.fatalError.rawValue), bench.executable.constant(string: "in deinit"))
    }
    let shape = bench.executable.shape(.instance(typeID: 1, slotCount: 0, references: [], deinitFunction: bad))
    let main = bench.function("main") { b in
      b.emit(.new, 0, shape)
      b.emit(.release, 0)
      b.emit(.ret)
    }
    let trap = bench.trap(main)
    #expect(trap?.message == "in deinit")
    #expect(trap?.frames.map(\.name) == ["deinit", "main"])
  }

  @Test func weakReferencesForget() {
    let bench = Bench()
    let shape = bench.executable.shape(.instance(typeID: 1, slotCount: 0, references: []))
    let main = bench.function { b in
      b.emit(.new, 0, shape)
      b.emit(.makeWeak, 1, 0)
      b.emit(.makeWeak, 5, 0)
      b.emit(.eqInt, 6, 1, 5)
      b.emit(.release, 5)
      b.emit(.loadWeak, 2, 1)
      b.emit(.eqInt, 3, 2, 0)
      b.emit(.release, 2)
      b.emit(.release, 0)
      b.emit(.loadWeak, 2, 1)
      b.emit(.eqImm, 4, 2, 0)
      b.emit(.release, 1)
      b.emit(.addInt, 0, 3, 4)
      b.emit(.addInt, 0, 0, 6)
      b.emit(.ret)
    }
    #expect(bench.run(main) == 3)
    let boxFirst = bench.function { b in
      b.emit(.new, 0, shape)
      b.emit(.makeWeak, 1, 0)
      b.emit(.release, 1)
      b.emit(.release, 0)
      b.emit(.ret)
    }
    _ = bench.run(boxFirst)
    bench.expectEmptyHeap()
  }

  @Test func boxesAreCopiedWhenShared() {
    let bench = Bench()
    let shape = bench.executable.shape(.box(slotCount: 2, references: [1]))
    let main = bench.function { b in
      b.emit(.loadInt, 2, 1)
      b.emit(.loadInt, 3, 12345)
      b.emit(.native, 3, bench.native("int.description"))
      b.emit(.newFrom, 0, 2, shape)
      b.emit(.copy, 1, 0)
      b.emit(.makeUnique, 1)
      b.emit(.loadInt, 4, 2)
      b.emit(.storeField, 1, 4, 0)
      b.emit(.loadField, 5, 0, 0)
      b.emit(.loadField, 6, 1, 0)
      b.emit(.isUnique, 7, 0)
      b.emit(.mulImm, 5, 5, 100)
      b.emit(.mulImm, 6, 6, 10)
      b.emit(.addInt, 5, 5, 6)
      b.emit(.addInt, 5, 5, 7)
      b.emit(.release, 0)
      b.emit(.release, 1)
      b.emit(.ret1, 5)
    }
    #expect(bench.run(main) == 121)
    bench.expectEmptyHeap()
  }

  @Test func globalsKeepTheirs() {
    let bench = Bench()
    let global = bench.executable.global(slots: 1)
    let main = bench.function { b in
      b.emit(.loadInt, 1, 42)
      b.emit(.native, 1, bench.native("int.description"))
      b.emit(.storeGlobalRef, 1, global)
      b.emit(.takeGlobal, 2, global)
      b.loadString(3, "!")
      b.emit(.stringAppend, 2, 3)
      b.emit(.storeGlobalRef, 2, global)
      b.emit(.copyGlobal, 0, global)
      b.emit(.ret)
    }
    #expect(bench.text(bench.run(main)) == "42!")
    #expect(bench.text(bench.run(main)) == "42!")
    #expect(bench.machine.heap.liveObjects == 1)
    #expect(bench.machine.heap.census() == "1 string")
    bench.machine.heap.release(bench.executable.globals.base[global])
  }

  @Test func anInterruptEndsALoop() {
    let bench = Bench()
    // A flag of its own: the real one is the process's, and other tests run at the same time.
    let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    defer { flag.deallocate() }
    flag.initialize(repeating: 0, count: 2)
    bench.machine.interruptFlag = flag
    let forever = bench.function { b in
      let again = b.newLabel()
      b.bind(again)
      b.emit(.native, 0, bench.executable.registerNative("test.interrupt") { _ in flag.pointee = 1 })
      b.jump(to: again)
    }
    #expect(bench.trap(forever)?.kind == .interrupted)
    #expect(flag.pointee == 0)
  }
}
