/// What is known of the nodes of one expression, in the order in which it came to be known.
///
/// Most expressions have a handful of nodes, and a look over a handful of keys is over before a dictionary has hashed one.
struct NodeMap<Value>: Sequence, ExpressibleByDictionaryLiteral {
  private var entries: [(key: ObjectIdentifier, value: Value)] = []
  /// Where in `entries` each key is, by its hash, or -1: of larger maps only.
  private var places: [Int32] = []

  /// Up to so many keys are looked over one by one.
  private static var few: Int { 12 }

  init() {}

  init(dictionaryLiteral elements: (ObjectIdentifier, Value)...) {
    for (key, value) in elements { self[key] = value }
  }

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }
  var values: [Value] { entries.map(\.value) }

  subscript(key: ObjectIdentifier) -> Value? {
    get { index(of: key).map { entries[$0].value } }
    set {
      switch (index(of: key), newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil):
        entries.remove(at: index)
        if !places.isEmpty { placeAll(places.count) }
      case (nil, let value?): append(key, value)
      case (nil, nil): break
      }
    }
  }

  func makeIterator() -> Array<(key: ObjectIdentifier, value: Value)>.Iterator { entries.makeIterator() }

  private func index(of key: ObjectIdentifier) -> Int? {
    if places.isEmpty {
      // The latest first: that is the one most often asked for.
      var index = entries.count
      while index > 0 {
        index -= 1
        if entries[index].key == key { return index }
      }
      return nil
    }
    var place = hash(key)
    while places[place] >= 0 {
      let index = Int(places[place])
      if entries[index].key == key { return index }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  private mutating func append(_ key: ObjectIdentifier, _ value: Value) {
    // As many as most expressions have, so that there is no growing from one to two to four.
    if entries.isEmpty { entries.reserveCapacity(6) }
    entries.append((key, value))
    if entries.count <= Self.few { return }
    // At most half full, so that what is not there is soon not found.
    if entries.count * 2 > places.count { placeAll(Swift.max(64, places.count * 2)) } else { place(entries.count - 1) }
  }

  private mutating func placeAll(_ room: Int) {
    places = [Int32](repeating: -1, count: room)
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    var place = hash(entries[index].key)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(index)
  }

  /// Objects lie at multiples of 16.
  private func hash(_ key: ObjectIdentifier) -> Int {
    let number = UInt(bitPattern: key) >> 4 &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: number >> 32) & (places.count - 1)
  }
}
