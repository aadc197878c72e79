// Numbers by chance, of which the same seed gives the same: as the GNU C library makes them.

public var RAND_MAX: Int32 { Int32.max }

/// Each number is the sum of those three and 31 places before.
private struct Additive {
  private var states: [UInt32] = []
  private var next = 3

  init(seed: UInt32) {
    var value = Int(Int32(bitPattern: seed == 0 ? 1 : seed))
    states = [UInt32(truncatingIfNeeded: value)]
    for _ in 1..<31 {
      value = value * 16807 % 2_147_483_647
      if value < 0 { value += 2_147_483_647 }
      states.append(UInt32(value))
    }
    // So that the seed is nowhere to be seen.
    for _ in 0..<310 { _ = advance() }
  }

  private mutating func advance() -> UInt32 {
    let index = next % 31
    let sum = states[index] &+ states[(index + 28) % 31]
    states[index] = sum
    next += 1
    return sum
  }

  mutating func draw() -> Int32 { Int32(advance() >> 1) }
}

private var additive = Additive(seed: 1)

public func srand(_ seed: UInt32) { additive = Additive(seed: seed) }
public func srandom(_ seed: UInt32) { additive = Additive(seed: seed) }
public func rand() -> Int32 { additive.draw() }
public func random() -> Int { Int(additive.draw()) }

/// 48 bits, each from the ones before by a product and a sum.
private var congruential = 0

private func draw() -> Int {
  congruential = (congruential &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
  return congruential
}

public func srand48(_ seed: Int) { congruential = Int(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E }
public func drand48() -> Double { Double(draw()) / 281_474_976_710_656 }
public func lrand48() -> Int { draw() >> 17 }
public func mrand48() -> Int { Int(Int32(truncatingIfNeeded: draw() >> 16)) }

public func arc4random() -> UInt32 { UInt32.random(in: UInt32.min...UInt32.max) }

/// A number below the limit.
public func arc4random_uniform(_ limit: UInt32) -> UInt32 {
  limit == 0 ? 0 : UInt32.random(in: 0..<limit)
}
