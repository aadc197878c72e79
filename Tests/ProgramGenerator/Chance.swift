/// Where every choice comes from: SplitMix64, so that a seed says the whole program, on any machine.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    // Seeds that follow one another begin alike otherwise.
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in so many of a hundred cases.
  mutating func percent(_ chance: Int) -> Bool { number(1...100) <= chance }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  mutating func some<Element>(_ elements: [Element], _ count: Int) -> [Element] {
    var rest = elements
    var chosen: [Element] = []
    while chosen.count < count, !rest.isEmpty { chosen.append(rest.remove(at: number(0...rest.count - 1))) }
    return chosen
  }
}
