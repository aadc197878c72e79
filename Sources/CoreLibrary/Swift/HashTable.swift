/// Whether the machine knows how such keys are hashed and compared.
@_intrinsic("table.isKnown") func _isKnown<Key: Hashable>(_ keys: [Key]) -> Bool

/// `_HashTable.search`, for such keys.
@_intrinsic("table.locate") func _locate<Key: Hashable>(_ table: _HashTable<Key>, _ key: Key) -> Int

/// Where each key stands: keys lie densely in an array, and open addressing finds their places.
/// Taking one out moves the last key to its place.
///
/// The machine reads these two fields as well.
struct _HashTable<Key: Hashable> {
  var keys: [Key]
  /// The lower half of each is a place in `keys` plus one, the upper half the lower 31 bits of the key's hash, so that few keys need
  /// be compared, and none hashed again; 0 is free. The size is a power of two, at most half are in use.
  var slots: [Int]

  init() {
    keys = []
    slots = []
  }

  /// The place of the key; or -1 less what its slot has to hold, where the lower half says which slot that is.
  func find(_ key: Key) -> Int { _isKnown(keys) ? _locate(self, key) : search(key) }

  func search(_ key: Key) -> Int {
    let size = slots.count
    if size == 0 { return -1 }
    let mask = size - 1
    let hash = key._rawHashValue(seed: 0) & 0x7fff_ffff
    var slot = hash & mask
    while true {
      let entry = slots._get(slot)
      if entry == 0 { return -1 - (hash &<< 32 | slot) }
      if entry &>> 32 == hash {
        let place = entry & 0xffff_ffff - 1
        if keys._get(place) == key { return place }
      }
      slot = (slot + 1) & mask
    }
  }

  /// The place of the key, which is appended where it is new: the place is then the number of keys before.
  mutating func insert(_ key: Key) -> Int {
    if keys.count * 2 >= slots.count { grow() }
    let found = find(key)
    if found >= 0 { return found }
    let free = -1 - found
    keys.append(key)
    slots._set(free & 0xffff_ffff, free &>> 32 &<< 32 | keys.count)
    return keys.count - 1
  }

  /// For how many keys there is room.
  var capacity: Int { slots.count * 3 / 4 }

  mutating func reserve(_ count: Int) {
    if count <= capacity { return }
    var size = 2
    while size * 3 / 4 < count { size *= 2 }
    keys.reserveCapacity(count)
    resize(to: size)
  }

  mutating func grow() { resize(to: slots.isEmpty ? 2 : slots.count * 2) }

  mutating func removeAll(keepingCapacity: Bool) {
    let size = keepingCapacity ? slots.count : 0
    keys = []
    slots = Array(repeating: 0, count: size)
  }

  mutating func resize(to size: Int) {
    let before = slots
    slots = Array(repeating: 0, count: size)
    let mask = size - 1
    for entry in before {
      if entry == 0 { continue }
      var slot = entry &>> 32 & mask
      while slots._get(slot) != 0 { slot = (slot + 1) & mask }
      slots._set(slot, entry)
    }
  }

  mutating func remove(_ place: Int) {
    let mask = slots.count - 1
    var hole = slot(of: place)
    // Those behind that could not have the slot they wanted move up, so that no search stops at the hole.
    var next = (hole + 1) & mask
    while slots._get(next) != 0 {
      let wanted = slots._get(next) &>> 32 & mask
      if (next - wanted) & mask >= (next - hole) & mask {
        slots._set(hole, slots._get(next))
        hole = next
      }
      next = (next + 1) & mask
    }
    slots._set(hole, 0)
    let last = keys.count - 1
    if place != last {
      let moved = slot(of: last)
      slots._set(moved, slots._get(moved) &>> 32 &<< 32 | place + 1)
      keys.swapAt(place, last)
    }
    keys.removeLast()
  }

  /// The slot that refers to a place.
  func slot(of place: Int) -> Int {
    let mask = slots.count - 1
    var slot = keys._get(place)._rawHashValue(seed: 0) & mask
    while slots._get(slot) & 0xffff_ffff != place + 1 { slot = (slot + 1) & mask }
    return slot
  }
}
