import Testing

@testable import Machine

@Suite struct CallTests {
  @Test func functionsRecur() {
    let bench = Bench()
    let fib = bench.executable.declareFunction("fib")
    bench.define(fib) { b in
      let again = b.newLabel()
      b.jump(if: 0, .greaterOrEqual, immediate: 2, to: again)
      b.emit(.ret)
      b.bind(again)
      b.emit(.addImm, 3, 0, -1)
      b.emit(.call, 3, fib)
      b.emit(.addImm, 6, 0, -2)
      b.emit(.call, 6, fib)
      b.emit(.addInt, 0, 3, 6)
      b.emit(.ret)
    }
    #expect(bench.run(fib, [15]) == 610)
  }

  @Test func endlessRecursionTraps() {
    let bench = Bench(stackSlots: 1 << 12)
    let function = bench.executable.declareFunction("endless")
    bench.define(function) { b in
      b.emit(.call, 4, function)
      b.emit(.ret)
    }
    let trap = bench.trap(function)
    #expect(trap?.kind == .stackOverflow)
    #expect((trap?.depth ?? 0) > 1000)
    #expect((trap?.frames.count ?? 0) == 64)
  }

  /// Counted exactly, whichever way a call comes about, and after calls that lay deep and have returned.
  @Test(arguments: [(most: 10, isAllowed: false), (11, true)]) func callsLieAsDeepAsTheyMay(most: Int, isAllowed: Bool)
  {
    let bench = Bench(deepest: most)
    let down = bench.executable.declareFunction("down")
    bench.define(down) { b in
      let again = b.newLabel()
      b.jump(if: 0, .greaterOrEqual, immediate: 1, to: again)
      b.emit(.ret)
      b.bind(again)
      b.emit(.addImm, 20, 0, -1)
      b.emit(.call, 20, down)
      b.emit(.ret)
    }
    let main = bench.function { b in
      for count in [5, 9, 3, 10] {
        b.emit(.loadInt, 8, count)
        b.emit(.call, 8, down)
      }
      b.emit(.loadInt, 4, 7)
      b.emit(.ret1, 4)
    }
    if isAllowed {
      #expect(bench.run(main) == 7)
    } else {
      #expect(bench.trap(main)?.kind == .depthLimit)
    }
  }

  @Test func codeIsAskedForOnce() {
    let bench = Bench()
    let lazy = bench.executable.declareFunction("lazy")
    var asked = 0
    bench.machine.compile = { [unowned bench] function in
      asked += 1
      bench.define(function) { b in
        b.emit(.addImm, 0, 0, 1)
        b.emit(.ret)
      }
      return true
    }
    let main = bench.function { b in
      b.emit(.loadInt, 4, 1)
      b.emit(.call, 4, lazy)
      b.emit(.call, 4, lazy)
      b.emit(.ret1, 4)
    }
    #expect(bench.run(main) == 3)
    #expect(asked == 1)
    #expect(bench.run(lazy, [9]) == 10)
  }

  @Test func codeThatCannotBeMadeTraps() {
    let bench = Bench()
    let missing = bench.executable.declareFunction("missing")
    let main = bench.function { b in
      b.emit(.call, 4, missing)
      b.emit(.ret)
    }
    let trap = bench.trap(main)
    #expect(trap?.kind == .unsupported)
    #expect(trap?.frames.first?.function == main)
  }

  @Test func closuresCapture() {
    let bench = Bench()
    let add = bench.function("add") { b in
      b.emit(.loadField, 2, 1, 1)
      b.emit(.addInt, 0, 0, 2)
      b.emit(.ret)
    }
    let shape = bench.executable.shape(.closure(function: add, captures: 1, references: []))
    let double = bench.function("double") { b in
      b.emit(.mulImm, 0, 0, 2)
      b.emit(.ret)
    }
    let main = bench.function { b in
      b.emit(.loadInt, 1, 5)
      b.emit(.makeClosure, 0, 1, shape)
      b.emit(.loadInt, 4, 10)
      b.emit(.callClosure, 4, 0, 1)
      b.emit(.release, 0)
      b.emit(.loadConst, 1, bench.executable.constant(closureOf: double))
      b.emit(.callClosure, 4, 1, 1)
      b.emit(.ret1, 4)
    }
    #expect(bench.run(main) == 30)
    bench.expectEmptyHeap()
  }

  @Test func dispatchUnfoldsPayloads() {
    let bench = Bench()
    let executable = bench.executable
    let area = executable.selector("area")
    let rectangle = bench.function("Rectangle.area") { b in
      b.emit(.mulInt, 0, 1, 2)  // argument, width, height
      b.emit(.ret)
    }
    let unit = bench.function("Unit.area") { b in
      b.emit(.addImm, 0, 0, 100)
      b.emit(.ret)
    }
    var asked: [Int] = []
    bench.machine.resolve = { selector, typeID in
      asked.append(typeID)
      switch typeID {
      case 1: return .function(rectangle, payload: .box(2))
      case 2: return .function(unit, payload: .none)
      case 3: return .stored(slot: 1, isReference: false)
      default: return nil
      }
    }
    let box = executable.shape(.box(slotCount: 2, references: []))
    let main = bench.function { b in  // type id in 0
      b.emit(.move, 2, 0)
      b.emit(.loadInt, 4, 6)
      b.emit(.loadInt, 5, 7)
      b.emit(.newFrom, 1, 4, box)
      b.emit(.loadInt, 10, 5)
      b.emit(.callWitness, 10, area, 1, d: 1)
      b.emit(.release, 1)
      b.emit(.ret1, 10)
    }
    #expect(bench.run(main, [1]) == 42)
    #expect(bench.run(main, [1]) == 42)
    #expect(bench.run(main, [2]) == 105)
    #expect(bench.run(main, [3]) == 7)
    #expect(asked == [1, 2, 3])
    bench.expectEmptyHeap()
    #expect(bench.trap(main, [9])?.kind == .unreachable)
  }

  @Test func methodsDispatchOnTheInstance() {
    let bench = Bench()
    let executable = bench.executable
    let name = executable.selector("name")
    let first = executable.shape(.instance(typeID: 1, slotCount: 0, references: []))
    let second = executable.shape(.instance(typeID: 2, slotCount: 1, references: [0]))
    let base = bench.function("Base.name") { b in
      b.loadString(0, "base")
      b.emit(.ret)
    }
    executable.setDispatch(name, typeID: 1, .function(base, payload: .reference))
    executable.setDispatch(name, typeID: 2, .stored(slot: 0, isReference: true))
    let main = bench.function { b in
      b.emit(.new, 0, first)
      b.emit(.move, 6, 0)
      b.emit(.callMethod, 6, name, 6)
      b.emit(.move, 1, 6)
      b.emit(.release, 0)
      b.emit(.new, 0, second)
      b.emit(.loadInt, 2, 77)
      b.emit(.native, 2, bench.native("int.description"))
      b.emit(.storeFieldRef, 0, 2, 0)
      b.emit(.move, 6, 0)
      b.emit(.callMethod, 6, name, 6)
      b.emit(.stringConcat, 3, 1, 6)
      b.emit(.release, 6)
      b.emit(.release, 0)
      b.emit(.ret1, 3)
    }
    #expect(bench.text(bench.run(main)) == "base77")
    bench.expectEmptyHeap()
  }

  @Test func castsAreRemembered() {
    let bench = Bench()
    var asked = 0
    bench.machine.testCast = { _, typeID in
      asked += 1
      return typeID == 7
    }
    let cast = bench.executable.cast("as? P")
    let main = bench.function { b in
      b.emit(.castTest, 0, 0, cast)
      b.emit(.ret)
    }
    #expect(bench.run(main, [7]) == 1)
    #expect(bench.run(main, [8]) == 0)
    #expect(bench.run(main, [7]) == 1)
    #expect(bench.run(main, [0]) == 0)
    #expect(asked == 2)
  }

  @Test func jumpsReachFarAndBack() {
    let bench = Bench()
    let main = bench.function { b in
      let end = b.newLabel()
      let again = b.newLabel()
      b.emit(.loadInt, 1, 0)
      b.bind(again)
      b.jump(if: 1, .greaterOrEqual, immediate: 3, to: end)
      for _ in 0..<40_000 { b.emit(.addImm, 2, 2, 0) }
      b.emit(.addImm, 1, 1, 1)
      b.jump(if: 1, .notEqual, immediate: 1000, to: again)
      b.bind(end)
      b.emit(.ret1, 1)
    }
    #expect(bench.run(main) == 3)
  }

  @Test func jumpTablesChoose() {
    let bench = Bench()
    let main = bench.function { b in
      let labels = (0..<3).map { _ in b.newLabel() }
      b.jumpTable(0, labels)
      b.emit(.loadInt, 0, -1)
      b.emit(.ret)
      for (index, label) in labels.enumerated() {
        b.bind(label)
        b.emit(.loadInt, 0, index * 10)
        b.emit(.ret)
      }
    }
    #expect([0, 1, 2, 3, -1].map { bench.run(main, [$0]) } == [0, 10, 20, -1, -1])
  }

  @Test func nativesMayCallBack() {
    let bench = Bench()
    let triple = bench.function("triple") { b in
      b.emit(.mulImm, 0, 0, 3)
      b.emit(.ret)
    }
    let native = bench.executable.registerNative("test.twice") { call in
      guard let once = call.machine.call(triple, [call.int(0)]) else { return }
      guard let twice = call.machine.call(triple, [once[0]]) else { return }
      call.give(twice[0])
    }
    let main = bench.function { b in
      b.emit(.native, 0, native)
      b.emit(.ret)
    }
    #expect(bench.run(main, [2]) == 18)
  }

  @Test func exitStops() {
    let bench = Bench()
    let main = bench.function { b in
      b.loadString(0, "bye")
      b.emit(.native, 0, bench.native("output.print"))
      b.emit(.loadInt, 0, 3)
      b.emit(.native, 0, bench.native("process.exit"))
      b.emit(.ret)
    }
    guard case .stopped(.exit(3)) = bench.machine.run(main) else {
      Issue.record("did not stop")
      return
    }
    #expect(bench.printed == "bye\n")
  }

  @Test func disassemblyNamesWhatItMeans() {
    let bench = Bench()
    let main = bench.function("main") { b in
      b.loadString(0, "hi")
      b.emit(.native, 0, bench.native("output.print"))
      b.emit(.ret)
    }
    let text = bench.executable.disassemble(main)
    #expect(text.contains("loadConst r0, \"hi\""))
    #expect(text.contains("native r0, output.print"))
  }
}
