// leadingZeroBitCount, trailingZeroBitCount, nonzeroBitCount, byteSwapped and what is built on them.

for value in [0, 1, 2, 40, 255] as [UInt8] {
  print(value, "leading", value.leadingZeroBitCount, "trailing", value.trailingZeroBitCount,
        "ones", value.nonzeroBitCount)
}
for value in [0, 1, -1, Int.max, Int.min] {
  print(value, value.leadingZeroBitCount, value.trailingZeroBitCount, value.nonzeroBitCount)
}
print(Int8(-1).nonzeroBitCount, Int16(-1).nonzeroBitCount, Int32(-1).nonzeroBitCount)

// The same number looks different in another width.
print(UInt8(1).leadingZeroBitCount, UInt16(1).leadingZeroBitCount, UInt64(1).leadingZeroBitCount)

func isPowerOfTwo(_ n: Int) -> Bool { n > 0 && n.nonzeroBitCount == 1 }
print("powers of two:", (0...70).filter(isPowerOfTwo))

func floorLog2(_ n: Int) -> Int { Int.bitWidth - 1 - n.leadingZeroBitCount }
print("logs:", [1, 2, 3, 4, 7, 8, 1000, 1024].map(floorLog2))

func nextPowerOfTwo(_ n: Int) -> Int {
  n <= 1 ? 1 : 1 << (Int.bitWidth - (n - 1).leadingZeroBitCount)
}
print("rounded up:", [0, 1, 2, 3, 5, 64, 65].map(nextPowerOfTwo))

// Parity of a message, and the distance between two.
let message: [UInt8] = [0x48, 0x69, 0x21]
print("parity:", message.map { $0.nonzeroBitCount % 2 })
func hamming(_ a: UInt16, _ b: UInt16) -> Int { (a ^ b).nonzeroBitCount }
print("distance:", hamming(0xFFFF, 0), hamming(0b1011, 0b1101), hamming(7, 7))

// Byte order.
let word: UInt32 = 0x0102_0304
print(String(word.byteSwapped, radix: 16), word.byteSwapped.byteSwapped == word)
print(UInt16(0x00FF).byteSwapped, Int16(1).byteSwapped)
print(UInt32(bigEndian: word.bigEndian) == word, UInt32(littleEndian: word) == word)

// All subsets of a small set, by counting.
let dishes = ["soup", "fish", "cake"]
for mask in 0..<(1 << dishes.count) {
  let chosen = dishes.indices.filter { mask >> $0 & 1 == 1 }.map { dishes[$0] }
  print(mask, mask.nonzeroBitCount, chosen)
}

// The binary-reflected Gray code differs in a single bit from step to step.
let gray = (0..<8).map { $0 ^ ($0 >> 1) }
print(gray, zip(gray, gray.dropFirst()).allSatisfy { ($0 ^ $1).nonzeroBitCount == 1 })
