// Bitwise and overflow operators.
print(12 & 10, 12 | 10, 12 ^ 10, ~12)
print(1 << 4, 256 >> 3, -16 >> 2)
print(1 << 62)
var bits = 0b1100
bits &= 0b0110
print(bits)
bits |= 0b0001
print(bits)
bits ^= 0b1111
print(bits)
bits <<= 3
print(bits)
bits >>= 1
print(bits)
print(Int.max &+ 1)
print(Int.min &- 1)
print(Int.max &* 2)
print(1 &+ 2, 5 &- 7, 6 &* 7)
let mask = (1 << 8) - 1
print(0x1234 & mask)
print(1 | 2 ^ 3 & 4)
