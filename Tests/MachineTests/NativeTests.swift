#if arch(x86_64)
  import Foundation
  import Testing

  @testable import Machine

  /// Whether native code does what the interpreter does.
  struct NativeTests {
    // MARK: Sequences of instructions

    /// Numbers, without which nothing random would be the same twice.
    private struct Random {
      var state: UInt64

      mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
      }

      mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

      mutating func one<T>(of all: [T]) -> T { all[below(all.count)] }

      mutating func value() -> Int {
        switch below(6) {
        case 0:
          return one(of: [0, 1, -1, 2, .max, .min, 63, 64, 65, -64, 255, 256, -129, 1 << 31, 1 << 32, -(1 << 31)])
        case 1: return Int(bitPattern: UInt(Double(below(100_000) - 50_000).bitPattern)) &+ below(3)
        case 2:
          let number = one(of: [0.0, -0.0, 1.5, .infinity, -.infinity, .nan, 1e300, -1e-300, 0x1p63, -0x1p63, 4e9])
          return Int(bitPattern: UInt(number.bitPattern))
        case 3: return Int(bitPattern: UInt(next()))
        default: return below(200) - 100
        }
      }
    }

    private static let threeRegisters: [Opcode] = [
      .addInt, .subInt, .mulInt, .divInt, .remInt, .addWrap, .subWrap, .mulWrap, .addReport, .subReport, .mulReport,
      .andInt, .orInt, .xorInt, .shl, .shr, .shlMask, .shrMask, .addUInt, .subUInt, .mulUInt, .divUInt, .remUInt,
      .shrUInt, .ltUInt, .leUInt, .eqInt, .neInt, .ltInt, .leInt, .addDouble, .subDouble, .mulDouble, .divDouble,
      .eqDouble, .neDouble, .ltDouble, .leDouble, .addInt, .addInt, .mulInt, .andInt, .addDouble, .mulDouble,
    ]
    private static let twoRegisters: [Opcode] = [
      .move, .move, .move, .negInt, .notInt, .not, .negDouble, .sqrtDouble, .intToDouble, .uintToDouble, .doubleToInt,
      .doubleToUInt, .roundToFloat,
    ]
    private static let withNumber: [Opcode] = [
      .addImm, .addImm, .mulImm, .andImm, .eqImm, .neImm, .ltImm, .leImm, .gtImm, .geImm,
    ]

    /// Registers of numbers are 0 to 9; of an array of numbers 10, of one whose elements have two slots 11, of a box 12, of a closure 13.
    /// Windows begin anywhere among the numbers' registers or behind them, so that arguments lie in the window that they go to.
    private struct Writer {
      let builder: CodeBuilder
      let bench: Bench
      var random: Random
      let leaf: Int
      let results: Int
      var depth = 0
      /// Only such as a loop may have whose registers are kept.
      var isPlain = false

      var number: Int { mutating get { random.below(10) } }

      private static let plain = [
        0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22, 25, 26, 27, 28,
      ]

      mutating func instruction() {
        let (a, b, c) = (number, number, number)
        // What was read is now and then not needed any more, so that instructions become one.
        let dying = random.below(3) == 0 ? 0 : Int.max
        switch isPlain ? random.one(of: Writer.plain) : random.below(30) {
        case 0...6:
          builder.emit(random.one(of: threeRegisters), min(a, 8), b, c, dying: dying == 0 ? max(a, b, c) : dying)
        case 7...9: builder.emit(random.one(of: twoRegisters), a, b, dying: dying == 0 ? b : dying)
        case 10...12:
          builder.emit(random.one(of: withNumber), a, b, random.one(of: [1, -1, 7, 127, 128, -128, 300, 3]))
        case 13: builder.emit(.loadInt, a, random.one(of: [0, 5, -5, 1 << 20]))
        case 14: builder.emit(.loadConst, a, bench.executable.constant(int: random.value()))
        case 15: builder.emit(random.one(of: [.narrow, .truncate]), a, b, random.below(IntegerWidth.allCases.count))
        case 16: builder.emit(random.one(of: [.shlImm, .shrImm]), a, b, random.below(64))
        case 17:
          builder.emit(random.one(of: [.divImm, .remImm]), a, b, random.one(of: [1, 2, 3, -2, 7, 10, 16, -7, 1000]))
        case 18: jump()
        case 19: loop()
        case 20: builder.emit(.moveN, random.below(5), random.below(5), 1 + random.below(5))
        case 21: element()
        case 22: field()
        case 23, 24: call()
        case 25:
          builder.emit(.storeGlobal, a, results + random.below(10))
          builder.emit(.loadGlobal, b, results + random.below(10))
        case 26:
          let global = results + random.below(10)
          builder.emit(.loadGlobal, a, global)
          if random.below(2) == 0 { builder.emit(.addInt, a, a, b) } else { builder.emit(.addImm, a, a, 3) }
          builder.emit(.storeGlobal, a, global)
        case 27:
          builder.emit(.mulInt, a, b, c)
          builder.emit(.addInt, a, a, number)
        case 28:
          builder.emit(random.one(of: [.addInt, .mulDouble]), a, b, c)
          builder.emit(random.one(of: [.addInt, .andInt, .addDouble]), a, a, number)
        default: builder.emit(.zeroN, random.below(5), random.below(3))
        }
      }

      private mutating func jump() {
        let over = builder.newLabel()
        let comparison = random.one(of: [
          Comparison.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
        ])
        switch random.below(4) {
        case 0: builder.jump(if: number, comparison, number, to: over)
        case 1: builder.jump(if: number, comparison, immediate: random.below(10), to: over)
        case 2: builder.jump(ifDouble: number, comparison, number, negated: random.below(2) == 0, to: over)
        default: builder.jump(if: number, to: over)
        }
        for _ in 0..<random.below(4) { instruction() }
        builder.bind(over)
      }

      /// Its counter and its end are registers of its own.
      private mutating func loop() {
        guard depth < 2 else { return }
        let (counter, end) = (24 + depth * 2, 25 + depth * 2)
        depth += 1
        let wasPlain = isPlain
        if random.below(2) == 0 { isPlain = true }
        builder.emit(.loadInt, counter, 0)
        builder.emit(.loadInt, end, random.below(5))
        let (again, test) = (builder.newLabel(), builder.newLabel())
        builder.jump(to: test)
        builder.bind(again)
        for _ in 0..<(1 + random.below(5)) { instruction() }
        builder.emit(.addImm, counter, counter, 1)
        builder.bind(test)
        builder.jump(if: counter, .less, end, to: again)
        depth -= 1
        isPlain = wasPlain
      }

      private mutating func element() {
        builder.emit(.andImm, 20, number, 3)
        switch isPlain ? random.one(of: [0, 1, 2, 3, 4, 5, 7, 8]) : random.below(9) {
        case 0: builder.emit(.arrayGet, number, 10, 20)
        case 1: builder.emit(.arraySet, 10, 20, number)
        case 2: builder.emit(.arrayAppend, 10, number)
        case 3: builder.emit(.arrayCount, number, 10)
        case 4: builder.emit(.arrayGetSlot, number, 11, 20, d: 1)
        case 5: builder.emit(.arraySetSlot, 11, 20, number, d: random.below(2))
        case 6: builder.emit(.arrayLoadN, random.below(8), 11, 20)
        case 7: builder.emit(.arrayGet, number, 10, number)
        default:
          // For a while it is somebody else's as well.
          builder.emit(.copy, 21, 10)
          builder.emit(.arraySet, 10, 20, number)
          builder.emit(.release, 21)
        }
      }

      private mutating func field() {
        let slot = random.below(2)
        switch random.below(4) {
        case 0: builder.emit(.loadField, number, 12, slot)
        case 1: builder.emit(.storeField, 12, number, slot)
        default:
          let register = number
          builder.emit(.loadField, register, 12, slot)
          if random.below(2) == 0 {
            builder.emit(.addInt, register, register, number)
          } else {
            builder.emit(.addImm, register, register, -2)
          }
          builder.emit(.storeField, 12, register, slot)
        }
      }

      /// What is called makes a sum of two arguments, and leaves something in its own registers.
      private mutating func call() {
        let base = random.one(of: [2, 4, 6, 16, 16])
        switch random.below(5) {
        case 0:
          builder.emit(.move, base + 1, number)
          builder.emit(.move, base, number)
          builder.emit(.call, base, leaf)
        case 1:
          builder.emit(.addImm, base, number, 1)
          builder.emit(.call, base, leaf)
        case 2:
          builder.emit(.move, base, number)
          builder.emit(.call, base, leaf)
        case 3:
          builder.emit(.move, base, number)
          builder.emit(.callClosure, base, 13, 1)
        default: builder.emit(.callClosure, base, 13, 1)
        }
        builder.emit(.move, number, base)
        // The linkage is made of addresses.
        builder.emit(.zeroN, base - 2, 2)
        builder.emit(.zeroN, base + 1, 3)
      }
    }

    /// What a random function leaves behind.
    private struct Outcome: Equatable {
      var ending: String
      var results: [Int]
      var liveObjects: Int
    }

    private func run(_ seed: UInt64, _ tiers: NativeTiers) -> Outcome {
      let bench = Bench(tiers: tiers)
      let executable = bench.executable
      let results = executable.global(slots: 10)
      let leaf = bench.function("leaf", frame: 8) { b in
        b.emit(.addInt, 2, 0, 1)
        b.emit(.move, 1, 0)
        b.emit(.ret1, 2)
      }
      let closed = bench.function("closed", frame: 8) { b in
        b.emit(.loadField, 3, 1, 1)
        b.emit(.xorInt, 0, 0, 3)
        b.emit(.ret)
      }
      var random = Random(state: seed)
      let main = bench.function("main") { b in
        for register in 0..<10 { b.emit(.loadConst, register, executable.constant(int: random.value())) }
        b.emit(.arrayLiteral, 10, 0, executable.shape(.array(stride: 1, references: [])), d: 4)
        b.emit(.arrayLiteral, 11, 0, executable.shape(.array(stride: 2, references: [])), d: 4)
        b.emit(.newFrom, 12, 0, executable.shape(.box(slotCount: 2, references: [])))
        b.emit(.makeClosure, 13, 3, executable.shape(.closure(function: closed, captures: 1, references: [])))
        var writer = Writer(builder: b, bench: bench, random: random, leaf: leaf, results: results)
        for _ in 0..<(5 + random.below(55)) { writer.instruction() }
        for register in 10...13 { b.emit(.release, register) }
        for register in 0..<10 { b.emit(.storeGlobal, register, results + register) }
        b.emit(.ret)
      }
      let outcome = bench.machine.run(main)
      let live = bench.machine.heap.liveObjects
      let values = (0..<10).map { executable.global(at: results + $0) }
      switch outcome {
      case .finished: return Outcome(ending: "finished", results: values, liveObjects: live)
      case .trapped(let trap): return Outcome(ending: "\(trap.kind) \(trap.depth)", results: values, liveObjects: live)
      case .stopped: return Outcome(ending: "stopped", results: values, liveObjects: live)
      }
    }

    @Test func randomInstructionsDoTheSame() {
      var finished = 0
      for seed in 0..<2000 {
        let wanted = run(UInt64(seed), .never)
        if wanted.ending == "finished" { finished += 1 }
        for tiers in [NativeTiers.always, .hot] {
          let given = run(UInt64(seed), tiers)
          if given != wanted {
            Issue.record("seed \(seed), \(tiers): \(given) in place of \(wanted)")
            return
          }
        }
      }
      // Most of them are to come to their end.
      #expect(finished > 300, "\(finished)")
    }

    // MARK: Tiers

    /// Counts down from its argument, and calls itself as long as that is not 0; gives what stands behind it.
    private func define(_ function: Int, _ bench: Bench, giving number: Int) {
      bench.define(function) { b in
        let done = b.newLabel()
        b.jump(if: 0, .lessOrEqual, immediate: 0, to: done)
        b.emit(.addImm, 4, 0, -1)
        b.emit(.call, 4, function)
        b.bind(done)
        b.emit(.loadInt, 0, number)
        b.emit(.ret)
      }
    }

    @Test func hotFunctionsBecomeNative() {
      let bench = Bench(tiers: .hot)
      let function = bench.executable.declareFunction("f")
      define(function, bench, giving: 1)
      #expect(bench.run(function, [10]) == 1)
      #expect(bench.machine.native == nil)
      #expect(bench.run(function, [1000]) == 1)
      #expect(bench.machine.native?.pieces[function] != nil)
    }

    @Test func aHotLoopIsEnteredInItsMiddle() {
      let bench = Bench(tiers: .hot)
      let main = bench.function { b in
        b.emit(.loadInt, 0, 0)
        let again = b.newLabel()
        b.bind(again)
        b.emit(.addImm, 0, 0, 1)
        b.emit(.loadConst, 1, bench.executable.constant(int: 100_000))
        b.jump(if: 0, .less, 1, to: again)
        b.emit(.ret)
      }
      #expect(bench.run(main) == 100_000)
      #expect(bench.machine.native?.pieces[main] != nil)
    }

    @Test(arguments: [NativeTiers.hot, .always]) func whatIsRedefinedIsCalledAnew(_ tiers: NativeTiers) {
      let bench = Bench(tiers: tiers)
      let function = bench.executable.declareFunction("f")
      define(function, bench, giving: 1)
      let caller = bench.function { b in
        b.emit(.move, 4, 0)
        b.emit(.call, 4, function)
        b.emit(.ret1, 4)
      }
      for _ in 0..<1000 { #expect(bench.run(caller, [3]) == 1) }
      define(function, bench, giving: 2)
      for _ in 0..<1000 { #expect(bench.run(caller, [3]) == 2) }
      bench.executable.forget(function)
      bench.machine.compile = { function in
        self.define(function, bench, giving: 3)
        return true
      }
      #expect(bench.run(caller, [3]) == 3)
    }

    /// Far deeper than native calls may lie in each other.
    @Test func deepRecursionReturns() {
      let bench = Bench(stackSlots: 1 << 22, tiers: .always)
      let function = bench.executable.declareFunction("f")
      define(function, bench, giving: 5)
      #expect(bench.run(function, [500_000]) == 5)
    }

    @Test func aTrapInNativeCodeHasItsPlace() {
      let bench = Bench(tiers: .always)
      let inner = bench.function("inner") { b in
        b.emit(.addInt, 0, 0, 0)
        b.emit(.ret)
      }
      let outer = bench.function("outer") { b in
        b.emit(.move, 4, 0)
        b.emit(.call, 4, inner)
        b.emit(.ret)
      }
      let trap = bench.trap(outer, [.max])
      #expect(trap?.kind == .overflow)
      #expect(trap?.frames.map(\.name) == ["inner", "outer"])
    }

    @Test func noMemoryIsWritableAndExecutable() throws {
      let bench = Bench(tiers: .always)
      let function = bench.executable.declareFunction("f")
      define(function, bench, giving: 1)
      #expect(bench.run(function, [3]) == 1)
      let maps = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      #expect(!maps.split(separator: "\n").contains { $0.contains(" rwx") })
    }

    @Test func memoryIsGivenBack() {
      let bench = Bench(tiers: .always)
      let function = bench.executable.declareFunction("f")
      define(function, bench, giving: 1)
      #expect(bench.run(function, [3]) == 1)
      let native = bench.machine.native
      let bytes = native?.bytes ?? 0
      native?.empty(bench.executable)
      #expect(native?.pieces.isEmpty == true)
      #expect(bench.run(function, [3]) == 1)
      #expect(native?.bytes == bytes)
    }

    @Test func anotherMachineBeginsAnew() {
      let bench = Bench(tiers: .always)
      let function = bench.executable.declareFunction("f")
      define(function, bench, giving: 4)
      #expect(bench.run(function, [3]) == 4)
      var other: VirtualMachine? = VirtualMachine(bench.executable, stackSlots: 1 << 16)
      bench.executable.forgetNative()
      if case .finished? = other?.run(function, arguments: [3]) {} else { Issue.record("not finished") }
      #expect(other?.result(0) == 4)
      other = nil
      #expect(bench.run(function, [3]) == 4)
    }

    @Test func reciprocalsDivide() {
      for divisor in [2, 3, 5, 7, 10, 641, 32767, -2, -3, -7, -32768] {
        let (factor, shift) = NativeCompiler.reciprocal(of: divisor)
        for number in [0, 1, -1, 6, 7, -7, 1000, .max, .min, .max - 1, .min + 1, 1 << 40] {
          var upper = factor.multipliedFullWidth(by: number).high
          if divisor > 0 && factor < 0 { upper &+= number }
          if divisor < 0 && factor > 0 { upper &-= number }
          upper >>= Int(shift)
          upper += Int(UInt(bitPattern: upper) >> 63)
          #expect(upper == number / divisor, "\(number) / \(divisor)")
        }
      }
    }
  }
#endif
