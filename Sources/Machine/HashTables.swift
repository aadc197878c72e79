/// The library's `_HashTable`, where the machine knows how its keys are hashed and compared.
extension Heap {
  /// The place of a number, or -1 less what its slot has to hold. A table is its keys and its slots.
  @inline(never) func locate(number key: Int, in table: UnsafePointer<Int>) -> Int {
    locate(table, hash: mix(key)) { $0 == key }
  }

  /// The same for a string or a character.
  @inline(never) func locate(string key: Int, in table: UnsafePointer<Int>) -> Int {
    locate(table, hash: hash(string: key)) { stringsAreEqual($0, key) }
  }

  /// Goes through the slots from the one that the hash says, as `_HashTable.search` does.
  @inline(__always)
  private func locate(_ table: UnsafePointer<Int>, hash: Int, _ isKey: (Int) -> Bool) -> Int {
    let keys = ArrayLayout.elements(table[0])
    let slots = ArrayLayout.elements(table[1])
    let mask = ArrayLayout.count(table[1]) &- 1
    if mask < 0 { return -1 }
    let hash = hash & 0x7fff_ffff
    var slot = hash & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return -1 &- (hash &<< 32 | slot) }
      if entry &>> 32 == hash {
        let place = entry & 0xffff_ffff &- 1
        if isKey(keys[place]) { return place }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Spreads every bit over the whole number: the library's `_mix` too.
  @inline(__always) func mix(_ bits: Int) -> Int {
    Int(truncatingIfNeeded: state.pointee.hashSeed.mix(UInt64(bitPattern: Int64(bits))))
  }
}

/// By what keys are hashed. It is drawn by lot for every run, so that nobody can choose keys beforehand that get into each other's
/// way. What a script prints of dictionaries and sets does not depend on it: their order is that in which the keys came.
struct HashSeed {
  private let offset: UInt64
  /// Odd: then each bit of a number has its say.
  private let factor: UInt64

  init(_ next: () -> UInt64) { (offset, factor) = (next(), next() | 1) }

  /// Takes in a word of several.
  @inline(__always) func step(_ value: UInt64) -> UInt64 { HashSeed.fold(value ^ offset, factor) }

  /// Takes in the last word. A factor that was drawn may be a poor one, which leaves some bits as they are: the one behind it is not.
  @inline(__always) func mix(_ value: UInt64) -> UInt64 { HashSeed.fold(step(value), 0xA076_1D64_78BD_642F) }

  @inline(__always) private static func fold(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
