// Shifts: `<<`/`>>` are smart (overshift and negative counts work); `&<<`/`&>>` mask the count.

print("left:", (0...4).map { 1 << $0 })
print("right:", (0...4).map { 100 >> $0 })

// Arithmetic shift keeps the sign; logical shift of unsigned brings in zeros.
print("-100 >> k:", (0...8).map { -100 >> $0 })
let byte: UInt8 = 0b1001_1000
print("UInt8:", (0...8).map { byte >> $0 })
let signedByte: Int8 = -104
print("Int8:", (0...8).map { signedByte >> $0 })

// Bits pushed out on the left are lost without complaint.
print(byte << 1, byte << 4, signedByte << 1)
print(Int.max << 1, Int.min << 1, 1 << 63)

// Overshift: everything is gone, or only the sign remains.
let far = 64
print(1 << far, 1 >> far, -1 >> far, -1 << far)
print(byte << 8, byte >> 100, signedByte >> 100)

// A negative count turns the shift around.
let back = -2
print(12 << back, 12 >> back)

// The masking variants use only the low bits of the count.
let count: UInt8 = 9
print(byte &<< count, byte << 1)
print(byte &>> count, byte >> 1)
print(1 &<< 64, 1 &<< 65)

// The count may have another integer type.
let steps: Int16 = 3
print(UInt32(7) << steps, Int64(-64) >> steps)

var register: UInt16 = 0xBEEF
register <<= 4
print(String(register, radix: 16))
register >>= 8
print(String(register, radix: 16))
register &<<= 17
print(String(register, radix: 16))

// A rotation built of two shifts.
func rotateLeft(_ value: UInt8, by amount: Int) -> UInt8 {
  let turn = amount & 7
  return value << turn | value >> (8 - turn)
}
for turn in [0, 1, 3, 7, 8] {
  print("rotate by", turn, "->", String(rotateLeft(byte, by: turn), radix: 2))
}

// A shift binds tighter than multiplication.
print(2 * 1 << 3, 1 << 2 + 1, 3 + 1 << 2)
