import Testing

@testable import Machine

@Suite struct ArrayTests {
  /// Elements of the array of numbers in a register; the array is released.
  private func numbers(_ bench: Bench, _ ref: Int) -> [Int] {
    let heap = bench.machine.heap
    let result = (0..<heap.arrayCount(ref)).map { heap.arrayElements(ref)[$0] }
    heap.release(ref)
    return result
  }

  private func make(_ bench: Bench, _ body: (CodeBuilder, Int) -> Void) -> Int {
    let shape = bench.executable.shape(.array(stride: 1, references: []))
    return bench.function { b in
      for index in 0..<4 { b.emit(.loadInt, 10 + index, (index + 1) * 10) }
      b.emit(.arrayLiteral, 0, 10, shape, d: 4)
      body(b, shape)
      b.emit(.ret)
    }
  }

  @Test func numbersGoInAndOut() {
    let bench = Bench()
    let main = make(bench) { b, _ in
      b.emit(.loadInt, 1, 1)
      b.emit(.loadInt, 2, 99)
      b.emit(.arraySet, 0, 1, 2)
      b.emit(.arrayAppend, 0, 2)
      b.emit(.loadInt, 1, 0)
      b.emit(.arrayInsert, 0, 1, 2)
      b.emit(.loadInt, 1, 2)
      b.emit(.arrayRemoveAt, 0, 1, 3)
      b.emit(.arrayRemoveLast, 0, 4)
      b.emit(.loadInt, 1, 0)
      b.emit(.loadInt, 2, 2)
      b.emit(.arraySwap, 0, 1, 2)
    }
    #expect(numbers(bench, bench.run(main)) == [30, 10, 99, 40])
    bench.expectEmptyHeap()
  }

  @Test func sharedArraysAreCopied() {
    let bench = Bench()
    let main = make(bench) { b, _ in
      b.emit(.copy, 1, 0)
      b.emit(.loadInt, 2, 0)
      b.emit(.loadInt, 3, -1)
      b.emit(.arraySet, 1, 2, 3)
      b.emit(.arrayAppendAll, 1, 0)
      b.emit(.arrayAppendAll, 1, 1)
      b.emit(.release, 0)
      b.emit(.move, 0, 1)
    }
    let half = [-1, 20, 30, 40, 10, 20, 30, 40]
    #expect(numbers(bench, bench.run(main)) == half + half)
    bench.expectEmptyHeap()
  }

  @Test func growthSurvivesAllSizes() {
    let bench = Bench()
    let shape = bench.executable.shape(.array(stride: 1, references: []))
    let main = bench.function { b in
      let again = b.newLabel()
      b.emit(.emptyArray, 1, shape)
      b.emit(.loadInt, 2, 0)
      b.bind(again)
      b.emit(.arrayAppend, 1, 2)
      b.loop(.forRange, 2, 0, to: again)
      b.emit(.ret1, 1)
    }
    #expect(numbers(bench, bench.run(main, [5000])) == Array(0..<5000))
    bench.expectEmptyHeap()
  }

  @Test func rangesAreReplaced() {
    let bench = Bench()
    let main = make(bench) { b, shape in
      b.emit(.loadInt, 1, 1)
      b.emit(.loadInt, 2, 3)
      b.emit(.arraySlice, 3, 0, 1)  // 20, 30
      b.emit(.arrayReplace, 0, 1, 0)  // by the whole of itself
      b.emit(.arrayAppendAll, 0, 3)
      b.emit(.release, 3)
      b.emit(.emptyArray, 3, shape)
      b.emit(.loadInt, 1, 0)
      b.emit(.loadInt, 2, 1)
      b.emit(.arrayReplace, 0, 1, 3)
      b.emit(.loadInt, 2, 6)
      b.emit(.arrayTruncate, 0, 2)
    }
    #expect(numbers(bench, bench.run(main)) == [10, 20, 30, 40, 40, 20])
    bench.expectEmptyHeap()
  }

  @Test func elementsWithReferencesAreCounted() {
    let bench = Bench()
    let shape = bench.executable.shape(.array(stride: 2, references: [1]))
    let box = bench.executable.shape(.box(slotCount: 0, references: []))
    let layout = bench.executable.shape(.layout(slotCount: 2, references: [1]))
    let main = bench.function { b in
      b.emit(.loadInt, 2, 3)
      b.emit(.loadInt, 4, 7)
      b.emit(.new, 5, box)
      b.emit(.arrayRepeat, 2, 4, shape)  // three times the same box
      b.emit(.releaseShape, 4, layout)
      b.emit(.copy, 3, 2)
      b.emit(.loadInt, 6, 1)
      b.emit(.loadInt, 4, 8)
      b.emit(.new, 5, box)
      b.emit(.arraySetN, 2, 6, 4)
      b.emit(.arrayGetN, 8, 2, 6)
      b.emit(.releaseShape, 8, layout)
      b.emit(.arrayGetSlot, 0, 2, 6, d: 0)
      b.emit(.arrayCopySlot, 9, 2, 6, d: 1)
      b.emit(.arrayTakeSlot, 10, 2, 6, d: 1)
      b.emit(.arraySetSlot, 2, 6, 10, d: 1)
      b.emit(.arraySetSlotRef, 2, 6, 9, d: 1)
      b.emit(.arrayRemoveAt, 2, 6, 8)
      b.emit(.arrayAppendN, 2, 8)
      b.emit(.loadInt, 6, 1)
      b.emit(.arrayTruncate, 2, 6)
      b.emit(.arrayCount, 1, 2)
      b.emit(.release, 2)
      b.emit(.release, 3)
      b.emit(.addInt, 0, 0, 1)
      b.emit(.ret)
    }
    #expect(bench.run(main) == 9)
    bench.expectEmptyHeap()
  }

  @Test func innerArraysChangeInPlace() {
    let bench = Bench()
    let inner = bench.executable.shape(.array(stride: 1, references: []))
    let outer = bench.executable.shape(.array(stride: 1, references: [0]))
    let main = bench.function { b in
      b.emit(.loadInt, 1, 3)
      b.emit(.loadInt, 2, 0)
      b.emit(.arrayRepeat, 1, 2, inner)
      b.emit(.loadInt, 0, 2)
      b.emit(.arrayRepeat, 0, 1, outer)
      b.emit(.release, 1)
      b.emit(.loadInt, 4, 1)
      b.emit(.loadInt, 5, 9)
      b.emit(.arrayTake, 6, 0, 4)
      b.emit(.arraySet, 6, 4, 5)
      b.emit(.arraySet, 0, 4, 6)
      b.emit(.arrayCopy, 7, 0, 4)
      b.emit(.arrayGet, 8, 7, 4)
      b.emit(.loadInt, 4, 0)
      b.emit(.arrayGet, 9, 0, 4)
      b.emit(.loadInt, 4, 1)
      b.emit(.arrayGet, 10, 9, 4)
      b.emit(.release, 7)
      b.emit(.release, 0)
      b.emit(.mulImm, 8, 8, 10)
      b.emit(.addInt, 0, 8, 10)
      b.emit(.ret)
    }
    #expect(bench.run(main) == 90)
    bench.expectEmptyHeap()
  }

  @Test(arguments: [-1, 4, Int.max]) func indexesOutOfRangeTrap(index: Int) {
    let bench = Bench()
    let shape = bench.executable.shape(.array(stride: 1, references: []))
    for op in [Opcode.arrayGet, .arraySet, .arrayRemoveAt, .arrayTake] {
      let main = bench.function { b in
        b.emit(.loadInt, 1, 4)
        b.emit(.loadInt, 2, 0)
        b.emit(.arrayRepeat, 1, 2, shape)
        if op == .arrayGet || op == .arrayTake { b.emit(op, 3, 1, 0) } else { b.emit(op, 1, 0, 3) }
        b.emit(.ret)
      }
      #expect(bench.trap(main, [index])?.kind == .indexOutOfRange, "\(op)")
    }
  }

  @Test func elementsWithoutSlotsAreCounted() {
    let bench = Bench()
    let shape = bench.executable.shape(.array(stride: 0, references: []))
    let main = bench.function { b in
      b.emit(.emptyArray, 0, shape)
      for _ in 0..<3 { b.emit(.arrayAppendN, 0, 1) }
      b.emit(.arrayRemoveLast, 0, 1)
      b.emit(.arrayCount, 1, 0)
      b.emit(.release, 0)
      b.emit(.ret1, 1)
    }
    #expect(bench.run(main) == 2)
    bench.expectEmptyHeap()
  }
}
