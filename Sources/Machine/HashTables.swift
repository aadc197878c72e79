/// The library's `_HashTable`, where the machine knows how its keys are hashed and compared.
extension Heap {
  /// The place of a number, or -1 less what its slot has to hold. A table is its keys and its slots.
  @inline(never) func locate(number key: Int, in table: UnsafePointer<Int>) -> Int {
    locate(table, hash: mixed(key)) { $0 == key }
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

  /// The library's `_mix`: both must give the same.
  private func mixed(_ bits: Int) -> Int {
    let product = (bits &+ 2_654_435_769) &* -7_046_029_254_386_353_131
    return product ^ (product &>> 32)
  }
}
