#if arch(x86_64)
  /// A loop, with all loops in it, that calls nothing: while it runs, those registers of the frame that it uses most are kept in the
  /// processor's.
  ///
  /// It is entered by loading them and left by storing those that it changes. Whatever else is done outside of it (the interpreter's
  /// part of an instruction, a helper) finds the frame stored, and what it has changed there is loaded again.
  struct LoopRegion {
    /// Where a register of the frame is kept.
    enum Place: Equatable {
      case general(Register)
      case vector(VectorRegister)
    }

    struct Kept {
      let register: Int
      let place: Place
      let isChanged: Bool
    }

    let first: Int
    let last: Int
    private(set) var kept: [Kept] = []
    /// By the frame's register, up to the highest that is kept.
    private var places: [Place?] = []

    func contains(_ index: Int) -> Bool { index >= first && index <= last }

    @inline(__always) func place(of register: Int) -> Place? { register < places.count ? places[register] : nil }

    // The helpers and what the interpreter does come back by ways that load these anew.
    private static let general: [Register] = [.r9, .r10, .r11, .r8, .r13, .r15]
    private static let vector: [VectorRegister] = (2...15).map { VectorRegister(rawValue: $0).unsafelyUnwrapped }

    /// How an instruction uses a register of the frame.
    private enum Role { case number, floating, either }

    private struct Use {
      var weight = 0
      var isNumber = false
      var isFloating = false
      var isChanged = false
    }

    // MARK: Finding

    /// The outermost loops of a piece of code that can be kept; they do not overlap.
    static func all(in code: CodePointer, count: Int) -> [LoopRegion] {
      // Of the loops that begin at one instruction the longest.
      var ends: [Int: Int] = [:]
      for index in 0..<count {
        guard let target = Operands(code + index).backwardTarget(from: index), target <= index else { continue }
        ends[target] = max(ends[target] ?? 0, index)
      }
      if ends.isEmpty { return [] }
      // An outer loop comes before those in it.
      let loops = ends.map { (first: $0.key, last: $0.value) }.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
      var regions: [LoopRegion] = []
      for (position, loop) in loops.enumerated() {
        if let region = regions.last, loop.first <= region.last { continue }
        guard loop.last - loop.first < longest else { continue }
        let inner = loops[position...].prefix { $0.first <= loop.last }
        if let region = LoopRegion(code, loop.first, loop.last, inner) { regions.append(region) }
      }
      return regions
    }

    /// A loop of more instructions has more registers than there are to keep.
    private static let longest = 1000

    private init?(_ code: CodePointer, _ first: Int, _ last: Int, _ loops: ArraySlice<(first: Int, last: Int)>) {
      self.first = first
      self.last = last
      var uses: [Int: Use] = [:]
      for index in first...last {
        // What is done in an inner loop is done more often.
        let depth = loops.reduce(0) { $0 + ($1.first <= index && index <= $1.last ? 1 : 0) }
        let weight = 1 << (3 * min(depth, 5))
        let isSimple = Self.visit(Operands(code + index)) { register, role, isChanged in
          var use = uses[register] ?? Use()
          use.weight += weight
          if role == .number { use.isNumber = true }
          if role == .floating { use.isFloating = true }
          if isChanged { use.isChanged = true }
          uses[register] = use
        }
        if !isSimple { return nil }
      }
      var general = Self.general[...]
      var vector = Self.vector[...]
      for (register, use) in uses.sorted(by: { ($0.value.weight, $1.key) > ($1.value.weight, $0.key) }) {
        if use.isNumber && use.isFloating { continue }
        let place = use.isFloating ? vector.popFirst().map(Place.vector) : general.popFirst().map(Place.general)
        guard let place else { continue }
        kept.append(Kept(register: register, place: place, isChanged: use.isChanged))
      }
      places = Array(repeating: nil, count: (kept.map(\.register).max() ?? -1) + 1)
      for one in kept { places[one.register] = one.place }
    }

    // MARK: Uses

    /// What an instruction does to the frame's registers; false where it is none that a region can have.
    private static func visit(_ i: Operands, _ use: (_ register: Int, _ role: Role, _ isChanged: Bool) -> Void) -> Bool
    {
      func reads(_ registers: Int..., as role: Role = .number) {
        for register in registers { use(register, role, false) }
      }
      func writes(_ register: Int, as role: Role = .number) { use(register, role, true) }
      switch i.op {
      case .move:
        reads(i.b, as: .either)
        writes(i.a, as: .either)
      case .loadInt: writes(i.a, as: i.w == 0 ? .either : .number)
      case .loadConst, .loadGlobal: writes(i.a, as: .either)
      case .storeGlobal: reads(i.a, as: .either)
      case .globalAdd:
        reads(i.a)
        writes(i.d)
      case .globalAddImm: writes(i.d)
      case .addInt, .subInt, .mulInt, .divInt, .remInt, .addWrap, .subWrap, .mulWrap, .andInt, .orInt, .xorInt,
        .shlMask,
        .shrMask, .shl, .shr, .shrUInt, .addUInt, .subUInt, .mulUInt, .divUInt, .remUInt, .eqInt, .neInt, .ltInt,
        .leInt,
        .ltUInt, .leUInt:
        reads(i.b, i.c)
        writes(i.a)
      case .addImm, .mulImm, .divImm, .remImm, .andImm, .negInt, .notInt, .not, .mulAddImm, .shlImm, .shrImm, .narrow,
        .truncate, .eqImm, .neImm, .ltImm, .leImm, .gtImm, .geImm:
        reads(i.b)
        writes(i.a)
      case .mulAdd, .addAdd, .addAnd:
        reads(i.b, i.c, i.d)
        writes(i.a)
      case .addAndImm:
        reads(i.b, i.c)
        writes(i.a)
      case .addReport, .subReport, .mulReport:
        reads(i.b, i.c)
        writes(i.a)
        writes(i.a + 1)
      case .copy:
        reads(i.b)
        writes(i.a)
      case .retain, .release: reads(i.a)
      case .clear: writes(i.a)
      case .replace:
        reads(i.b)
        writes(i.a)
      case .addDouble, .subDouble, .mulDouble, .divDouble:
        reads(i.b, i.c, as: .floating)
        writes(i.a, as: .floating)
      case .sqrtDouble, .negDouble, .roundToFloat:
        reads(i.b, as: .floating)
        writes(i.a, as: .floating)
      case .eqDouble, .neDouble, .ltDouble, .leDouble:
        reads(i.b, i.c, as: .floating)
        writes(i.a)
      case .intToDouble:
        reads(i.b)
        writes(i.a, as: .floating)
      case .doubleToInt:
        reads(i.b, as: .floating)
        writes(i.a)
      case .jump, .loop: break
      case .jumpIf, .jumpIfNot, .loopIf, .loopIfNot, .unwrap: reads(i.a)
      case .jumpEq, .jumpNe, .jumpLt, .jumpLe, .loopEq, .loopNe, .loopLt, .loopLe: reads(i.a, i.b)
      case .jumpEqImm, .jumpNeImm, .jumpLtImm, .jumpLeImm, .jumpGtImm, .jumpGeImm, .loopEqImm, .loopNeImm, .loopLtImm,
        .loopLeImm, .loopGtImm, .loopGeImm:
        reads(i.a)
      case .jumpLtDouble, .jumpLeDouble, .jumpEqDouble, .jumpNotLtDouble, .jumpNotLeDouble, .jumpNeDouble:
        reads(i.a, i.b, as: .floating)
      case .forRange, .forClosed, .forArray:
        reads(i.b)
        writes(i.a)
      case .loadField:
        reads(i.b)
        writes(i.a, as: .either)
      case .copyField:
        reads(i.b)
        writes(i.a)
      case .storeFieldRef: reads(i.a, i.b)
      case .storeField:
        reads(i.a)
        reads(i.b, as: .either)
      case .fieldAdd:
        reads(i.a, i.b)
        writes(i.d)
      case .fieldAddImm:
        reads(i.a)
        writes(i.d)
      case .arrayCount, .stringUTF8Count:
        reads(i.b)
        writes(i.a)
      case .arrayCheck: reads(i.a, i.b)
      case .stringByte:
        reads(i.b, i.c)
        writes(i.a)
      case .arrayCopy, .arrayCopySlot:
        reads(i.b, i.c)
        writes(i.a)
      case .arrayGet, .arrayGetSlot:
        reads(i.b, i.c)
        writes(i.a, as: .either)
      case .arraySet, .arraySetSlot:
        // The array may be copied.
        writes(i.a)
        reads(i.b)
        reads(i.c, as: .either)
      case .arrayAppend:
        writes(i.a)
        reads(i.b, as: .either)
      default: return false
      }
      return true
    }
  }

  extension Operands {
    /// Where a jump backward goes.
    func backwardTarget(from index: Int) -> Int? {
      switch op {
      case .loop, .loopIf, .loopIfNot: index + 1 + w
      case .loopEq, .loopNe, .loopLt, .loopLe, .loopEqImm, .loopNeImm, .loopLtImm, .loopLeImm, .loopGtImm, .loopGeImm,
        .forRange, .forClosed, .forArray:
        index + 1 + signedC
      default: nil
      }
    }
  }
#endif
