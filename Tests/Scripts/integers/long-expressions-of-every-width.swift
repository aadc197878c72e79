// Every type of whole numbers has its operators itself, so that a literal beside one of them is of its type and nothing is tried twice.
func mixed8(_ v: UInt8) -> UInt8 { ((5 / (v & 63 | 1)) &+ (v &+ v)) / ((5 &* (v &<< v)) & 63 | 1) }
func mixed16(_ v: Int16) -> Int16 { ((5 / (v & 63 | 1)) &+ (v &+ v)) / ((5 &* (v &<< v)) & 63 | 1) }
func mixed32(_ v: UInt32) -> UInt32 { ((v ^ 61) ^ (v &>> 16)) &* 9 ^ ((v &<< 4) | (v & 15)) &+ 668_265_261 }
func mixed64(_ v: UInt64) -> UInt64 { ((v ^ (v &>> 30)) &* 0xbf58_476d_1ce4_e5b9 ^ (v &>> 27)) &* 0x94d0_49bb_1331_11eb ^ (v &>> 31) }
for v in [1, 7, 63, 120] as [UInt8] { print(mixed8(v), terminator: " ") }
print()
for v in [1, 7, 63, 120] as [Int16] { print(mixed16(v), terminator: " ") }
print()
for v in [1, 7, 63, 1 << 31] as [UInt32] { print(mixed32(v), terminator: " ") }
print()
for v in [1, 7, 63, 1 << 63] as [UInt64] { print(mixed64(v), terminator: " ") }
print()

func all<T: FixedWidthInteger>(_ a: T, _ b: T) -> [T] {
  [a &+ b, a &- b, a &* b, a / b, a % b, a & b, a | b, a ^ b, a &<< b, a &>> b, ~a, a << 1, a >> 1, a &<< 9, a &>> 9]
}
func changed<T: FixedWidthInteger>(_ a: T, _ b: T) -> [T] {
  var all: [T] = []
  var x = a
  x /= b; all.append(x)
  x &+= b; all.append(x)
  x &-= a; all.append(x)
  x &*= b; all.append(x)
  x %= 100; all.append(x)
  x &= 61; all.append(x)
  x |= b; all.append(x)
  x ^= a; all.append(x)
  x &<<= 3; all.append(x)
  x &>>= 2; all.append(x)
  x <<= 1; all.append(x)
  x >>= 2; all.append(x)
  return all
}
func own8() -> [Int8] {
  let a: Int8 = -100, b: Int8 = 7
  var x = a
  x += b; x -= 3; x *= 1; x /= 2; x %= 50; x &= 127; x |= 1; x ^= b; x &<<= 1; x &>>= 1
  return [a + b, b - a - 100, b * 3, a / b, a % b, a & b, a | b, a ^ b, a &<< b, a &>> b, ~a, x]
}
func own16() -> [UInt16] {
  let a: UInt16 = 65000, b: UInt16 = 7
  var x = a
  x += b; x -= 3; x *= 1; x /= 2; x %= 50; x &= 127; x |= 1; x ^= b; x &<<= 1; x &>>= 1
  return [a + b, a - b, b * 3, a / b, a % b, a & b, a | b, a ^ b, a &<< b, a &>> b, ~a, x]
}
func own() -> [UInt] {
  let a: UInt = 1 << 63, b: UInt = 7
  var x = a
  x += b; x -= 3; x *= 1; x /= 2; x %= 50; x &= 127; x |= 1; x ^= b; x &<<= 1; x &>>= 1
  return [a + b, a - b, b * 3, a / b, a % b, a & b, a | b, a ^ b, a &<< b, a &>> b, ~a, x]
}
print(all(Int8(-100), 7), changed(Int8(-100), 7))
print(all(UInt8(200), 7), changed(UInt8(200), 7))
print(all(Int16(-30000), 7), changed(Int16(-30000), 7))
print(all(UInt16(65000), 7), changed(UInt16(65000), 7))
print(all(Int32.min + 5, 7), changed(Int32.min + 5, 7))
print(all(UInt32.max - 5, 7), changed(UInt32.max - 5, 7))
print(all(Int64.min + 5, 7), changed(Int64.min + 5, 7))
print(all(UInt64.max - 5, 7), changed(UInt64.max - 5, 7))
print(all(Int.min + 5, 7), changed(Int.min + 5, 7))
print(all(UInt.max - 5, 7), changed(UInt.max - 5, 7))
print(own8(), own16(), own())
let small: UInt8 = 3, big: UInt64 = 1 << 40
print(small < 4, small >= 4, small != 3, big > 5, big <= 1 << 40, small == 3, UInt64(small) < big, small < big)
