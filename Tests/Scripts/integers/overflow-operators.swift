// Wrapping operators &+ &- &* and their assignment forms, on narrow and wide types.

let odometer: UInt8 = 250
print("odometer:", (0...8).map { odometer &+ UInt8($0) })

var dive: Int8 = -126
for _ in 1...4 {
  dive &-= 1
  print("dive", dive)
}

print(UInt8.max &+ 1, UInt8.min &- 1, UInt8(16) &* 17)
print(Int8.max &+ 1, Int8.min &- 1, Int8(100) &* 2)
print(Int16.max &+ 1 == Int16.min, UInt16(0) &- 1)
print(Int32.max &+ Int32.max, Int32.min &+ Int32.min)
print(Int.max &+ 1, Int.min &- 1, Int.max &* 2)
print(UInt.max, UInt.max &+ 2, UInt.max &* UInt.max)
print("negating the smallest:", 0 &- Int8.min, 0 &- Int.min)

// A well-known hash needs wrapping multiplication.
func fnv1a(_ text: String) -> UInt32 {
  var hash: UInt32 = 2_166_136_261
  for byte in text.utf8 {
    hash ^= UInt32(byte)
    hash &*= 16_777_619
  }
  return hash
}
for word in ["", "a", "hello", "Hello"] {
  print("fnv1a(\(word)) = \(String(fnv1a(word), radix: 16))")
}

func djb2(_ text: String) -> UInt64 {
  text.utf8.reduce(5381) { ($0 &<< 5) &+ $0 &+ UInt64($1) }
}
print(djb2("a rather long sentence that certainly overflows"))

// A linear congruential generator.
struct Dice {
  var seed: UInt64
  mutating func roll() -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % 6 + 1
  }
}
var dice = Dice(seed: 2024)
print((1...12).map { _ in dice.roll() })

// An additive checksum wraps at its width.
let packet: [UInt8] = [200, 100, 57, 3]
let checksum = packet.reduce(0, &+)
print("checksum", checksum, "complement", 0 &- checksum, "verified", checksum &+ (0 &- checksum) == 0)
