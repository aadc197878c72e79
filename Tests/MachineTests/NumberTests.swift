import Testing

@testable import Machine

@Suite struct NumberTests {
  @Test func arithmeticTrapsWhenItOverflows() {
    let bench = Bench()
    #expect(bench.binary(.addInt, 40, 2) == 42)
    #expect(bench.binary(.addInt, .max, 1) == nil)
    #expect(bench.binary(.subInt, .min, 1) == nil)
    #expect(bench.binary(.mulInt, 1 << 40, 1 << 40) == nil)
    #expect(bench.binary(.addWrap, .max, 1) == .min)
    #expect(bench.binary(.addUInt, -1, 1) == nil)
    #expect(bench.binary(.subUInt, 0, 1) == nil)
  }

  @Test func divisionFollowsSwift() {
    let bench = Bench()
    #expect(bench.binary(.divInt, -7, 2) == -3)
    #expect(bench.binary(.remInt, -7, 2) == -1)
    #expect(bench.binary(.divInt, 1, 0) == nil)
    #expect(bench.binary(.divInt, .min, -1) == nil)
    #expect(bench.binary(.remInt, .min, -1) == nil)
    #expect(bench.binary(.divUInt, -1, 2) == Int.max)
  }

  @Test func shiftsAreSmart() {
    let bench = Bench()
    #expect(bench.binary(.shl, 1, 64) == 0)
    #expect(bench.binary(.shl, 8, -2) == 2)
    #expect(bench.binary(.shr, -8, 100) == -1)
    #expect(bench.binary(.shrUInt, -1, 63) == 1)
    #expect(bench.binary(.shlMask, 1, 65) == 2)
  }

  @Test(arguments: [
    (IntegerWidth.int8, 127, 128), (.int16, -32768, -32769), (.int32, 1 << 30, 1 << 31), (.uint8, 255, 256),
    (.uint16, 0, -1), (.uint32, Int(UInt32.max), 1 << 32), (.uint64, 5, -5),
  ]) func narrowChecksTheRange(width: IntegerWidth, fits: Int, doesNot: Int) {
    let bench = Bench()
    let function = bench.function { b in
      b.emit(.narrow, 0, 0, Int(width.rawValue))
      b.emit(.ret)
    }
    #expect(bench.run(function, [fits]) == fits)
    #expect(bench.trap(function, [doesNot])?.kind == .overflow)
  }

  @Test func truncateExtendsTheSign() {
    let bench = Bench()
    let function = bench.function { b in
      b.emit(.truncate, 0, 0, Int(IntegerWidth.int8.rawValue))
      b.emit(.ret)
    }
    #expect(bench.run(function, [200]) == -56)
  }

  @Test func doublesConvertOrTrap() {
    let bench = Bench()
    let function = bench.function { b in
      b.emit(.doubleToInt, 0, 0)
      b.emit(.ret)
    }
    let slot = { (value: Double) in Int(bitPattern: UInt(value.bitPattern)) }
    #expect(bench.run(function, [slot(-3.9)]) == -3)
    #expect(bench.trap(function, [slot(.nan)])?.kind == .notRepresentable)
    #expect(bench.trap(function, [slot(1e19)])?.kind == .notRepresentable)
  }

  @Test func notANumberIsNeverLess() {
    let bench = Bench()
    let nan = Int(bitPattern: UInt(Double.nan.bitPattern))
    for (comparison, negated, expected) in [
      (Comparison.less, false, 0), (.less, true, 1), (.greaterOrEqual, false, 0), (.equal, true, 1),
      (.notEqual, false, 1),
    ] {
      let function = bench.function { b in
        let yes = b.newLabel()
        b.jump(ifDouble: 0, comparison, 1, negated: negated, to: yes)
        b.emit(.loadInt, 0, 0)
        b.emit(.ret)
        b.bind(yes)
        b.emit(.loadInt, 0, 1)
        b.emit(.ret)
      }
      #expect(bench.run(function, [nan, nan]) == expected, "\(comparison) \(negated)")
    }
  }

  @Test func numbersReadAsSwiftWritesThem() {
    let bench = Bench()
    let describe = bench.function { b in
      b.emit(.native, 0, bench.native("double.description"))
      b.emit(.ret)
    }
    for value in [0.1, 1e16, -0.0, 100, .infinity, 1e-300] {
      #expect(bench.text(bench.run(describe, [Int(bitPattern: UInt(value.bitPattern))])) == value.description)
    }
    let whole = bench.function { b in
      b.emit(.native, 0, bench.native("int.description"))
      b.emit(.ret)
    }
    for value in [0, -1, .max, .min] { #expect(bench.text(bench.run(whole, [value])) == value.description) }
    bench.expectEmptyHeap()
  }
}
