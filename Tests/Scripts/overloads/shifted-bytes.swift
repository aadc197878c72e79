let bytes: [UInt8] = [0xde, 0xad, 0xbe, 0xef, 1, 2, 3, 4]
let b = bytes[1]
let low = UInt32(b) << 1 | UInt32(b) << 2 | UInt32(b) << 3 | UInt32(b) << 4
let word = UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3]) << 0
let whole =
  UInt64(bytes[0]) << 56 | UInt64(bytes[1]) << 48 | UInt64(bytes[2]) << 40 | UInt64(bytes[3]) << 32
  | UInt64(bytes[4]) << 24 | UInt64(bytes[5]) << 16 | UInt64(bytes[6]) << 8 | UInt64(bytes[7]) << 0
print(low, String(word, radix: 16), String(whole, radix: 16))
let x: UInt32 = 3
print(x << 1 | x << 2 | x << 3 | x << 4 | x << 5, x >> 1 & x << 4 ^ x << 6)
let i: Int8 = -5
print(Int(i) >> 1 | Int(i) << 3, Int32(i) & 0xff | Int32(i) << 8 | Int32(i) >> 2)
