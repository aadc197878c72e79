import Testing

@testable import Machine

/// Keys are hashed in another way in each run, and spread whatever they have in common.
@Suite struct HashTests {
  private func places(_ keys: [Int], bits: Int) -> Int {
    let bench = Bench()
    return Set(keys.map { bench.machine.heap.mix($0) & (1 << bits - 1) }).count
  }

  @Test func eachRunHashesInItsOwnWay() {
    let benches = (0..<8).map { _ in Bench() }
    #expect(Set(benches.map { $0.machine.heap.mix(1) }).count == 8)
    let texts = benches.map { bench in
      let text = bench.machine.heap.makeString("a key of several words")
      defer { bench.machine.heap.release(text) }
      return bench.machine.heap.hash(string: text)
    }
    #expect(Set(texts).count == 8)
  }

  @Test func theSameChanceHashesAlike() {
    func hash() -> Int {
      let bench = Bench()
      var chance: UInt64 = 7
      bench.machine.nextRandom = {
        chance &+= 0x9E37_79B9_7F4A_7C15
        return chance
      }
      bench.machine.drawHashSeed()
      return bench.machine.heap.mix(42)
    }
    #expect(hash() == hash())
  }

  /// Of 4,096 keys in 8,192 places about 3,220 have one of their own or the first.
  @Test(arguments: [0, 12, 28, 32, 47, 51]) func keysSpread(shift: Int) {
    #expect(places((0..<4096).map { $0 << shift }, bits: 13) > 2800)
  }
}
