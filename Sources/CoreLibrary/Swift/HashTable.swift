/// Whether the machine knows how such keys are hashed and compared.
@_intrinsic("table.isKnown") func _isKnown<Key: Hashable>(_ keys: [Key]) -> Bool

/// `_HashTable.find`, for such keys.
@_intrinsic("table.locate") func _locate<Key: Hashable>(_ keys: [Key], _ slots: [Int], _ key: Key) -> Int

/// Where each key stands: keys lie densely in an array, and open addressing finds their places.
/// Taking one out moves the last key to its place.
struct _HashTable<Key: Hashable> {
  var keys: [Key]
  /// Places in `keys` plus one; 0 is free. The size is a power of two, at most half are in use.
  var slots: [Int]

  init() {
    keys = []
    slots = []
  }

  /// The place of the key, or -1 less the slot that is free for it.
  func find(_ key: Key) -> Int { _isKnown(keys) ? _locate(keys, slots, key) : search(key) }

  func search(_ key: Key) -> Int {
    let size = slots.count
    if size == 0 { return -1 }
    let mask = size - 1
    var slot = key._rawHashValue(seed: 0) & mask
    while true {
      let place = slots._get(slot) - 1
      if place < 0 { return -1 - slot }
      if keys._get(place) == key { return place }
      slot = (slot + 1) & mask
    }
  }

  /// The place of the key, which is appended where it is new: the place is then the number of keys before.
  mutating func insert(_ key: Key) -> Int {
    if keys.count * 2 >= slots.count { grow() }
    let found = find(key)
    if found >= 0 { return found }
    keys.append(key)
    slots._set(-1 - found, keys.count)
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
    slots = Array(repeating: 0, count: size)
    let mask = size - 1
    var place = 0
    while place < keys.count {
      var slot = keys._get(place)._rawHashValue(seed: 0) & mask
      while slots._get(slot) != 0 { slot = (slot + 1) & mask }
      place += 1
      slots._set(slot, place)
    }
  }

  mutating func remove(_ place: Int) {
    let mask = slots.count - 1
    var hole = slot(of: place)
    // Those behind that could not have the slot they wanted move up, so that no search stops at the hole.
    var next = (hole + 1) & mask
    while slots._get(next) != 0 {
      let wanted = keys._get(slots._get(next) - 1)._rawHashValue(seed: 0) & mask
      if (next - wanted) & mask >= (next - hole) & mask {
        slots._set(hole, slots._get(next))
        hole = next
      }
      next = (next + 1) & mask
    }
    slots._set(hole, 0)
    let last = keys.count - 1
    if place != last {
      slots._set(slot(of: last), place + 1)
      keys.swapAt(place, last)
    }
    keys.removeLast()
  }

  /// The slot that refers to a place.
  func slot(of place: Int) -> Int {
    let mask = slots.count - 1
    var slot = keys._get(place)._rawHashValue(seed: 0) & mask
    while slots._get(slot) != place + 1 { slot = (slot + 1) & mask }
    return slot
  }
}
