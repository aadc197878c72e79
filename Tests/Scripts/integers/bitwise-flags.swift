// Bitwise operators on Int and UInt8: masks, toggles, complement of signed versus unsigned.

struct Door {
  static let open: UInt8 = 0b0000_0001
  static let locked: UInt8 = 0b0000_0010
  static let alarmed: UInt8 = 0b0000_0100
  static let painted: UInt8 = 0b1000_0000
}

func bits(_ value: UInt8) -> String {
  let raw = String(value, radix: 2)
  return String(repeating: "0", count: 8 - raw.count) + raw
}

var state: UInt8 = 0
state |= Door.open
print("opened  ", bits(state))
state |= Door.alarmed | Door.painted
print("alarmed ", bits(state), state)
state ^= Door.open
print("closed  ", bits(state))
state ^= Door.open
print("reopened", bits(state))
state &= ~Door.alarmed
print("quiet   ", bits(state))
print("is locked?", state & Door.locked != 0, "is open?", state & Door.open != 0)

// The complement depends on signedness.
let five = 5
print(~five, ~0, ~(-1))
let small: UInt8 = 5
print(~small, bits(~small))
let signed: Int8 = 5
print(~signed)

// Negative numbers are two's complement.
print(-1 & 0xFF, -1 | 0, -8 & 7, -8 | 7, -8 ^ 7)
print(Int8(bitPattern: 0b1000_0001), UInt8(bitPattern: -2))

// Precedence: & binds like *, | and ^ like +.
print(1 | 2 & 3, 1 + 2 & 3, 6 & 3 + 1, 2 * 3 | 1)

// Swap without a temporary.
var (left, right) = (42, 17)
left ^= right
right ^= left
left ^= right
print("left", left, "right", right)

// Visit every set bit from the lowest up.
var remaining: UInt16 = 0b1010_0100_0000_1001
var positions: [Int] = []
while remaining != 0 {
  positions.append(remaining.trailingZeroBitCount)
  remaining &= remaining - 1
}
print("set bits at", positions)

// A packed colour.
let colour: UInt32 = 0xFF8C00
let parts = [16, 8, 0].map { Int((colour >> UInt32($0)) & 0xFF) }
print(parts, parts.reduce(0) { $0 << 8 | $1 } == Int(colour))
