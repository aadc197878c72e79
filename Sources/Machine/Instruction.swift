/// One instruction: `op | d << 8 | a << 16 | b << 32 | c << 48`, or `w << 32` in place of `b` and `c`.
struct Instruction {
  let bits: UInt64

  @inline(__always) init(bits: UInt64) { self.bits = bits }

  @inline(__always) init(_ op: Opcode, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0) {
    bits =
      UInt64(op.rawValue) | UInt64(UInt8(truncatingIfNeeded: d)) << 8 | UInt64(UInt16(truncatingIfNeeded: a)) << 16
      | UInt64(UInt16(truncatingIfNeeded: b)) << 32 | UInt64(UInt16(truncatingIfNeeded: c)) << 48
  }

  @inline(__always) init(_ op: Opcode, a: Int = 0, w: Int, d: Int = 0) {
    bits =
      UInt64(op.rawValue) | UInt64(UInt8(truncatingIfNeeded: d)) << 8 | UInt64(UInt16(truncatingIfNeeded: a)) << 16
      | UInt64(UInt32(truncatingIfNeeded: w)) << 32
  }

  /// Every byte that the builder writes is a valid opcode; the verifier checks it in debug builds.
  @inline(__always) var op: Opcode { unsafeBitCast(UInt8(truncatingIfNeeded: bits), to: Opcode.self) }

  @inline(__always) var a: Int { Int(truncatingIfNeeded: (bits >> 16) & 0xFFFF) }
  @inline(__always) var b: Int { Int(truncatingIfNeeded: (bits >> 32) & 0xFFFF) }
  @inline(__always) var c: Int { Int(truncatingIfNeeded: bits >> 48) }
  @inline(__always) var d: Int { Int(truncatingIfNeeded: (bits >> 8) & 0xFF) }
  /// The wide operand, signed.
  @inline(__always) var w: Int { Int(truncatingIfNeeded: Int64(bitPattern: bits) >> 32) }
  /// `a`, `b`, `c` and `d` as signed numbers.
  @inline(__always) var signedA: Int { Int(Int16(truncatingIfNeeded: bits >> 16)) }
  @inline(__always) var signedD: Int { Int(Int8(truncatingIfNeeded: bits >> 8)) }
  @inline(__always) var signedB: Int { Int(Int16(truncatingIfNeeded: bits >> 32)) }
  @inline(__always) var signedC: Int { Int(truncatingIfNeeded: Int64(bitPattern: bits) >> 48) }
}

/// Where an instruction lies.
typealias CodePointer = UnsafePointer<Instruction>

/// An instruction as the loop reads it: each operand straight from memory, which is cheaper than shifting and masking.
struct Operands {
  let place: UnsafeRawPointer

  @inline(__always) init(_ pc: CodePointer) { place = UnsafeRawPointer(pc) }

  @inline(__always) var op: Opcode { unsafeBitCast(place.load(as: UInt8.self), to: Opcode.self) }
  @inline(__always) var a: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 2, as: UInt16.self)) }
  @inline(__always) var b: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 4, as: UInt16.self)) }
  @inline(__always) var c: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 6, as: UInt16.self)) }
  @inline(__always) var d: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 1, as: UInt8.self)) }
  @inline(__always) var signedD: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 1, as: Int8.self)) }
  @inline(__always) var w: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 4, as: Int32.self)) }
  @inline(__always) var signedA: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 2, as: Int16.self)) }
  @inline(__always) var signedB: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 4, as: Int16.self)) }
  @inline(__always) var signedC: Int { Int(truncatingIfNeeded: place.load(fromByteOffset: 6, as: Int16.self)) }
}
