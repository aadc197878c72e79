import Testing

@testable import Machine

@Suite struct StringTests {
  static let samples = [
    "", "a", "Hello", "cafe\u{301}", "café", "e\u{301}clair", "👨‍👩‍👧‍👦🇨🇭x", "a\r\nb", "\r", "日本語テキスト", "K", "\u{212A}",
    "Straße", "The quick brown fox", "zzz", "Z",
  ]

  @Test func comparisonAndHashFollowSwift() {
    let bench = Bench()
    let heap = bench.machine.heap
    for left in Self.samples {
      for right in Self.samples {
        let (a, b) = (heap.makeString(left), heap.makeString(right))
        #expect(heap.stringsAreEqual(a, b) == (left == right), "\(left) \(right)")
        #expect(heap.stringIsLess(a, b) == (left < right), "\(left) \(right)")
        if left == right { #expect(heap.hash(string: a) == heap.hash(string: b), "\(left)") }
        heap.release(a)
        heap.release(b)
      }
    }
    bench.expectEmptyHeap()
  }

  @Test func charactersAreGraphemes() {
    let bench = Bench()
    let heap = bench.machine.heap
    for sample in Self.samples + [String(repeating: "👨‍👩‍👧‍👦", count: 9), "x" + String(repeating: "\u{301}", count: 200)] {
      let ref = heap.makeString(sample)
      #expect(heap.characterCount(ref) == sample.count)
      var offset = 0
      var found: [String] = []
      while offset < sample.utf8.count {
        let end = heap.characterEnd(ref, offset)
        found.append(bench.text(heap.substring(ref, offset, end)))
        offset = end
      }
      #expect(found == sample.map { String($0) })
      heap.release(ref)
    }
    bench.expectEmptyHeap()
  }

  @Test func loopsOverCharactersGiveThem() {
    let bench = Bench()
    let main = bench.function { b in
      let end = b.newLabel()
      let again = b.newLabel()
      b.emit(.loadInt, 2, 0)
      b.loadString(3, "")
      b.loadString(4, "|")
      b.bind(again)
      b.loop(.forCharacter, 1, 0, to: end)
      b.emit(.stringAppend, 3, 1)
      b.emit(.stringAppend, 3, 4)
      b.emit(.release, 1)
      b.jump(to: again)
      b.bind(end)
      b.emit(.release, 0)
      b.emit(.ret1, 3)
    }
    let argument = bench.machine.heap.makeString("né👍🏽\r\n!")
    #expect(bench.text(bench.run(main, [argument])) == "n|é|👍🏽|\r\n|!|")
    bench.expectEmptyHeap()
  }

  @Test func appendChangesOnlyOnesOwn() {
    let bench = Bench()
    let main = bench.function { b in
      b.loadString(0, "a")
      b.emit(.move, 1, 0)
      b.loadString(2, "é")
      for _ in 0..<50 { b.emit(.stringAppend, 1, 2) }
      b.emit(.copy, 3, 1)
      b.emit(.stringAppend, 3, 0)
      b.emit(.stringAppend, 3, 3)
      b.emit(.stringConcatN, 4, 0, 2)
      b.emit(.release, 1)
      b.emit(.release, 3)
      b.emit(.ret1, 4)
    }
    #expect(bench.text(bench.run(main)) == "aa" + String(repeating: "é", count: 50))
    bench.expectEmptyHeap()
  }

  @Test(arguments: samples) func nativesFollowSwift(sample: String) {
    let bench = Bench()
    let heap = bench.machine.heap
    func call(_ name: String, _ extra: [Int] = []) -> Int {
      let function = bench.function { b in
        b.emit(.native, 0, bench.native(name))
        b.emit(.ret)
      }
      let ref = heap.makeString(sample)
      let result = bench.run(function, [ref] + extra)
      heap.release(ref)
      return result
    }
    #expect(bench.text(call("string.uppercased")) == sample.uppercased())
    #expect(bench.text(call("string.lowercased")) == sample.lowercased())
    #expect(bench.text(call("string.debugDescription")) == sample.debugDescription)
    #expect(bench.text(call("string.repeated", [3])) == String(repeating: sample, count: 3))
    #expect(bench.text(call("string.reversed")) == String(sample.reversed()))
    let part = heap.makeString("e")
    #expect((call("string.contains", [part]) != 0) == sample.contains("e"))
    #expect((call("string.hasPrefix", [part]) != 0) == sample.hasPrefix("e"))
    #expect((call("string.hasSuffix", [part]) != 0) == sample.hasSuffix("e"))
    heap.release(part)
    bench.expectEmptyHeap()
  }

  @Test func numbersAreReadAsSwiftReadsThem() {
    let bench = Bench()
    let parse = bench.function { b in
      b.emit(.native, 0, bench.native("int.parse"))
      b.emit(.ret)
    }
    for text in ["12", "-5", "+7", "", "1 ", "x", "9223372036854775808"] {
      let ref = bench.machine.heap.makeString(text)
      let value = bench.run(parse, [ref])
      #expect((bench.machine.result(1) != 0 ? value : nil) == Int(text))
      bench.machine.heap.release(ref)
    }
    bench.expectEmptyHeap()
  }
}
