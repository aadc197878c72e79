#if arch(x86_64)
  /// A general register of x86-64, by its number in instructions.
  enum Register: UInt8 {
    case rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15
  }

  /// A register for floating point.
  enum VectorRegister: UInt8 {
    case xmm0, xmm1, xmm2, xmm3, xmm4, xmm5, xmm6, xmm7, xmm8, xmm9, xmm10, xmm11, xmm12, xmm13, xmm14, xmm15
  }

  /// A place in memory: `displacement(base, index, scale)`.
  struct Address {
    var base: Register
    var displacement: Int32
    var index: Register?
    /// 1, 2, 4 or 8.
    var scale: UInt8 = 1

    init(_ base: Register, _ displacement: Int, index: Register? = nil, scale: UInt8 = 1) {
      self.base = base
      self.displacement = Int32(truncatingIfNeeded: displacement)
      self.index = index
      self.scale = scale
    }
  }

  /// What flags may say, by its number in instructions.
  enum Condition: UInt8 {
    case overflow, noOverflow, below, aboveOrEqual, equal, notEqual, belowOrEqual, above, sign, noSign, parity, noParity
    case less, greaterOrEqual, lessOrEqual, greater
  }

  /// Operations of two operands that have the same forms.
  enum Arithmetic: UInt8 {
    case add = 0, or = 1, and = 4, subtract = 5, xor = 6, compare = 7
  }

  /// Operations of one operand that have the same form.
  enum Unary: UInt8 {
    case not = 2, negate, multiply, multiplySigned, divide, divideSigned
  }

  enum Shift: UInt8 {
    case left = 4, right = 5, rightSigned = 7
  }

  /// Scalar double operations, by their second opcode byte.
  enum DoubleArithmetic: UInt8 {
    case squareRoot = 0x51, add = 0x58, multiply = 0x59, subtract = 0x5C, divide = 0x5E
  }

  /// Writes those forms of x86-64 instructions that native code is made of, one behind the other. Operands are 64 bits wide where the
  /// name says nothing else, and the target stands first.
  struct Assembler {
    private(set) var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// How many bytes there are.
    private(set) var count = 0

    init(capacity: Int) {
      self.capacity = capacity
      start = .allocate(capacity: capacity)
    }

    func deallocate() { start.deallocate() }

    /// Makes room: no instruction looks for it.
    @inline(__always) mutating func reserve(_ bytes: Int) {
      if _slowPath(capacity - count < bytes) { grow(bytes) }
    }

    @inline(never) private mutating func grow(_ bytes: Int) {
      capacity = (capacity + bytes) * 2
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.update(from: start, count: count)
      start.deallocate()
      start = larger
    }

    // MARK: Bytes

    @inline(__always) private mutating func byte(_ value: UInt8) {
      start[count] = value
      count &+= 1
    }

    @inline(__always) private mutating func word32(_ value: Int32) {
      UnsafeMutableRawPointer(start + count).storeBytes(of: value, as: Int32.self)
      count &+= 4
    }

    @inline(__always) private mutating func word64(_ value: Int) {
      UnsafeMutableRawPointer(start + count).storeBytes(of: value, as: Int.self)
      count &+= 8
    }

    /// The prefix that says which operands are of the upper eight registers, and how wide they are.
    @inline(__always) private mutating func rex(_ wide: Bool, _ field: UInt8, _ index: UInt8, _ base: UInt8) {
      let bits = (wide ? 8 : 0) | (field >> 3) << 2 | (index >> 3) << 1 | base >> 3
      if bits != 0 { byte(0x40 | bits) }
    }

    /// One or two bytes of opcode; the first of two is 0x0F.
    @inline(__always) private mutating func opcode(_ value: UInt16) {
      if value > 0xFF { byte(UInt8(value >> 8)) }
      byte(UInt8(truncatingIfNeeded: value))
    }

    @inline(__always) private mutating func encode(
      _ op: UInt16, _ field: UInt8, _ address: Address, wide: Bool = true, prefix: UInt8 = 0
    ) {
      if prefix != 0 { byte(prefix) }
      rex(wide, field, address.index?.rawValue ?? 0, address.base.rawValue)
      opcode(op)
      let base = address.base.rawValue & 7
      let field = (field & 7) << 3
      let isShort = Int8(exactly: address.displacement) != nil
      let mode: UInt8 = address.displacement == 0 && base != 5 ? 0 : isShort ? 0x40 : 0x80
      if let index = address.index {
        let scale = UInt8(address.scale.trailingZeroBitCount)
        byte(mode | field | 4)
        byte(scale << 6 | (index.rawValue & 7) << 3 | base)
      } else if base == 4 {
        byte(mode | field | 4)
        byte(0x24)
      } else {
        byte(mode | field | base)
      }
      if mode == 0x40 { byte(UInt8(truncatingIfNeeded: address.displacement)) }
      if mode == 0x80 { word32(address.displacement) }
    }

    @inline(__always) private mutating func encode(
      _ op: UInt16, _ field: UInt8, _ operand: UInt8, wide: Bool = true, prefix: UInt8 = 0
    ) {
      if prefix != 0 { byte(prefix) }
      rex(wide, field, 0, operand)
      opcode(op)
      byte(0xC0 | (field & 7) << 3 | operand & 7)
    }

    // MARK: Moves

    mutating func move(_ target: Register, _ source: Register) { encode(0x8B, target.rawValue, source.rawValue) }
    @inline(__always) mutating func load(_ target: Register, _ source: Address) {
      encode(0x8B, target.rawValue, source)
    }
    @inline(__always) mutating func store(_ target: Address, _ source: Register) {
      encode(0x89, source.rawValue, target)
    }
    mutating func load32(_ target: Register, _ source: Address) { encode(0x8B, target.rawValue, source, wide: false) }
    mutating func load16(_ target: Register, _ source: Address) { encode(0x0FB7, target.rawValue, source, wide: false) }
    mutating func load8(_ target: Register, _ source: Address) { encode(0x0FB6, target.rawValue, source, wide: false) }
    mutating func loadSigned32(_ target: Register, _ source: Address) { encode(0x63, target.rawValue, source) }
    mutating func address(_ target: Register, _ source: Address) { encode(0x8D, target.rawValue, source) }

    mutating func store(_ target: Address, _ number: Int32) {
      encode(0xC7, 0, target)
      word32(number)
    }

    /// By the shortest form.
    mutating func move(_ target: Register, _ number: Int) {
      if number == 0 {
        encode(0x33, target.rawValue, target.rawValue, wide: false)
      } else if let small = UInt32(exactly: number) {
        rex(false, 0, 0, target.rawValue)
        byte(0xB8 | target.rawValue & 7)
        word32(Int32(bitPattern: small))
      } else if let small = Int32(exactly: number) {
        encode(0xC7, 0, target.rawValue)
        word32(small)
      } else {
        rex(true, 0, 0, target.rawValue)
        byte(0xB8 | target.rawValue & 7)
        word64(number)
      }
    }

    mutating func push(_ source: Register) {
      rex(false, 0, 0, source.rawValue)
      byte(0x50 | source.rawValue & 7)
    }
    mutating func pop(_ target: Register) {
      rex(false, 0, 0, target.rawValue)
      byte(0x58 | target.rawValue & 7)
    }
    mutating func push(_ source: Address) { encode(0xFF, 6, source, wide: false) }
    mutating func pop(_ target: Address) { encode(0x8F, 0, target, wide: false) }

    // MARK: Whole numbers

    mutating func apply(_ op: Arithmetic, _ target: Register, _ source: Register) {
      encode(UInt16(op.rawValue << 3 | 3), target.rawValue, source.rawValue)
    }
    @inline(__always) mutating func apply(_ op: Arithmetic, _ target: Register, _ source: Address) {
      encode(UInt16(op.rawValue << 3 | 3), target.rawValue, source)
    }
    mutating func apply(_ op: Arithmetic, _ target: Register, _ number: Int32) {
      let small = Int8(exactly: number)
      encode(small == nil ? 0x81 : 0x83, op.rawValue, target.rawValue)
      if let small { byte(UInt8(bitPattern: small)) } else { word32(number) }
    }
    mutating func apply(_ op: Arithmetic, _ target: Address, _ number: Int32, wide: Bool = true) {
      let small = Int8(exactly: number)
      encode(small == nil ? 0x81 : 0x83, op.rawValue, target, wide: wide)
      if let small { byte(UInt8(bitPattern: small)) } else { word32(number) }
    }
    mutating func apply(_ op: Unary, _ target: Register) { encode(0xF7, op.rawValue, target.rawValue) }
    mutating func multiply(_ target: Register, _ source: Address) { encode(0x0FAF, target.rawValue, source) }
    mutating func multiply(_ target: Register, _ source: Register) { encode(0x0FAF, target.rawValue, source.rawValue) }
    mutating func multiply(_ target: Register, _ source: Register, _ number: Int32) {
      let small = Int8(exactly: number)
      encode(small == nil ? 0x69 : 0x6B, target.rawValue, source.rawValue)
      if let small { byte(UInt8(bitPattern: small)) } else { word32(number) }
    }
    mutating func shift(_ op: Shift, _ target: Register, by count: UInt8) {
      encode(0xC1, op.rawValue, target.rawValue)
      byte(count)
    }
    /// By what is in cl.
    mutating func shift(_ op: Shift, _ target: Register) { encode(0xD3, op.rawValue, target.rawValue) }
    /// The upper half of rax into rdx.
    mutating func extendSign() {
      byte(0x48)
      byte(0x99)
    }
    /// The other way round: one bit.
    mutating func complementBit(_ target: Register, _ bit: UInt8) {
      encode(0x0FBA, 7, target.rawValue)
      byte(bit)
    }
    /// From the lowest bits; for bytes, of rax, rcx, rdx or rbx.
    mutating func extend8(_ target: Register, _ source: Register) {
      encode(0x0FB6, target.rawValue, source.rawValue, wide: false)
    }
    mutating func extend16(_ target: Register, _ source: Register) {
      encode(0x0FB7, target.rawValue, source.rawValue, wide: false)
    }
    mutating func extendSigned8(_ target: Register, _ source: Register) {
      encode(0x0FBE, target.rawValue, source.rawValue)
    }
    mutating func extendSigned16(_ target: Register, _ source: Register) {
      encode(0x0FBF, target.rawValue, source.rawValue)
    }
    mutating func extendSigned32(_ target: Register, _ source: Register) {
      encode(0x63, target.rawValue, source.rawValue)
    }
    mutating func move32(_ target: Register, _ source: Register) {
      encode(0x8B, target.rawValue, source.rawValue, wide: false)
    }
    mutating func and32(_ target: Register, _ number: Int32) {
      encode(0x81, 4, target.rawValue, wide: false)
      word32(number)
    }

    // MARK: Flags

    mutating func test(_ left: Register, _ right: Register) { encode(0x85, right.rawValue, left.rawValue) }
    /// 1 or 0 into the lowest byte of rax, rcx, rdx or rbx.
    mutating func set(_ condition: Condition, _ target: Register) {
      encode(0x0F90 | UInt16(condition.rawValue), 0, target.rawValue, wide: false)
    }
    mutating func and8(_ target: Register, _ source: Register) {
      encode(0x22, target.rawValue, source.rawValue, wide: false)
    }
    mutating func or8(_ target: Register, _ source: Register) {
      encode(0x0A, target.rawValue, source.rawValue, wide: false)
    }

    // MARK: Jumps

    /// A jump whose distance is not known yet; what is given says where it is to be written.
    mutating func jump(_ condition: Condition) -> Int {
      byte(0x0F)
      byte(0x80 | condition.rawValue)
      word32(0)
      return count
    }
    mutating func jump() -> Int {
      byte(0xE9)
      word32(0)
      return count
    }
    mutating func jump(_ target: Register) { encode(0xFF, 4, target.rawValue, wide: false) }
    mutating func call(_ target: Register) { encode(0xFF, 2, target.rawValue, wide: false) }
    mutating func call(_ target: Address) { encode(0xFF, 2, target, wide: false) }
    mutating func ret() { byte(0xC3) }
    mutating func call() -> Int {
      byte(0xE8)
      word32(0)
      return count
    }
    /// The place of the instruction behind it, and so many bytes.
    mutating func addressOfNext(_ target: Register, _ distance: Int32) {
      rex(true, target.rawValue, 0, 0)
      byte(0x8D)
      byte((target.rawValue & 7) << 3 | 5)
      word32(distance)
    }

    /// Lets the jump that ends at `end` go to `target`.
    @inline(__always) func patch(_ end: Int, to target: Int) {
      UnsafeMutableRawPointer(start + end - 4).storeBytes(of: Int32(truncatingIfNeeded: target - end), as: Int32.self)
    }

    // MARK: Floating point

    mutating func load(_ target: VectorRegister, _ source: Address) {
      encode(0x0F10, target.rawValue, source, wide: false, prefix: 0xF2)
    }
    mutating func store(_ target: Address, _ source: VectorRegister) {
      encode(0x0F11, source.rawValue, target, wide: false, prefix: 0xF2)
    }
    mutating func apply(_ op: DoubleArithmetic, _ target: VectorRegister, _ source: Address) {
      encode(0x0F00 | UInt16(op.rawValue), target.rawValue, source, wide: false, prefix: 0xF2)
    }
    mutating func apply(_ op: DoubleArithmetic, _ target: VectorRegister, _ source: VectorRegister) {
      encode(0x0F00 | UInt16(op.rawValue), target.rawValue, source.rawValue, wide: false, prefix: 0xF2)
    }
    mutating func compare(_ left: VectorRegister, _ right: Address) {
      encode(0x0F2E, left.rawValue, right, wide: false, prefix: 0x66)
    }
    mutating func compare(_ left: VectorRegister, _ right: VectorRegister) {
      encode(0x0F2E, left.rawValue, right.rawValue, wide: false, prefix: 0x66)
    }
    /// The bits as they are.
    mutating func move(_ target: VectorRegister, _ source: Register) {
      encode(0x0F6E, target.rawValue, source.rawValue, prefix: 0x66)
    }
    mutating func move(_ target: Register, _ source: VectorRegister) {
      encode(0x0F7E, source.rawValue, target.rawValue, prefix: 0x66)
    }
    mutating func move(_ target: VectorRegister, _ source: VectorRegister) {
      encode(0x0F28, target.rawValue, source.rawValue, wide: false)
    }
    mutating func clear(_ target: VectorRegister) { encode(0x0F57, target.rawValue, target.rawValue, wide: false) }
    mutating func convert(_ target: VectorRegister, fromInt source: Register) {
      encode(0x0F2A, target.rawValue, source.rawValue, prefix: 0xF2)
    }
    mutating func convert(_ target: Register, fromDouble source: VectorRegister) {
      encode(0x0F2C, target.rawValue, source.rawValue, prefix: 0xF2)
    }
    mutating func toFloat(_ target: VectorRegister, _ source: VectorRegister) {
      encode(0x0F5A, target.rawValue, source.rawValue, wide: false, prefix: 0xF2)
    }
    mutating func toDouble(_ target: VectorRegister, _ source: VectorRegister) {
      encode(0x0F5A, target.rawValue, source.rawValue, wide: false, prefix: 0xF3)
    }
  }
#endif
