// Notice: a least-recently-used cache from a dictionary and a doubly linked list whose back links are weak.
final class LRUCache<Key: Hashable, Value> {
  private final class Entry {
    let key: Key
    var value: Value
    var newer: Entry?
    weak var older: Entry?
    init(_ key: Key, _ value: Value) { (self.key, self.value) = (key, value) }
  }
  let capacity: Int
  var onEvict: ((Key, Value) -> Void)?
  private(set) var hits = 0, misses = 0
  private var entries: [Key: Entry] = [:]
  private var oldest: Entry?
  private weak var newest: Entry?

  init(capacity: Int) {
    precondition(capacity > 0)
    self.capacity = capacity
  }
  var count: Int { entries.count }
  var keysFromOldest: [Key] { Array(sequence(first: oldest) { $0?.newer }.prefix { $0 != nil }.compactMap { $0?.key }) }

  subscript(key: Key) -> Value? {
    get {
      guard let entry = entries[key] else {
        misses += 1
        return nil
      }
      hits += 1
      unlink(entry)
      append(entry)
      return entry.value
    }
    set {
      if let old = entries.removeValue(forKey: key) { unlink(old) }
      guard let newValue else { return }
      let entry = Entry(key, newValue)
      entries[key] = entry
      append(entry)
      if entries.count > capacity, let victim = oldest {
        unlink(victim)
        entries[victim.key] = nil
        onEvict?(victim.key, victim.value)
      }
    }
  }
  func value(for key: Key, orMake make: (Key) throws -> Value) rethrows -> Value {
    if let value = self[key] { return value }
    let value = try make(key)
    self[key] = value
    return value
  }
  private func unlink(_ entry: Entry) {
    let older = entry.older, newer = entry.newer
    if let older { older.newer = newer } else { oldest = newer }
    if let newer { newer.older = older } else { newest = older }
    (entry.older, entry.newer) = (nil, nil)
  }
  private func append(_ entry: Entry) {
    entry.older = newest
    if let newest { newest.newer = entry } else { oldest = entry }
    newest = entry
  }
}

let cache = LRUCache<String, Int>(capacity: 3)
var evicted: [String] = []
cache.onEvict = { key, value in evicted.append("\(key)=\(value)") }
cache["a"] = 1
cache["b"] = 2
cache["c"] = 3
print(cache.keysFromOldest, cache["a"] ?? 0, cache.keysFromOldest)
cache["d"] = 4
print(cache.keysFromOldest, evicted, cache["b"] as Any)
cache["c"] = 30
cache["a"] = nil
cache["nobody"] = nil
print(cache.keysFromOldest, cache.count, cache.hits, cache.misses)
cache["d"]? += 100
print(cache["d"]!, cache.keysFromOldest)

// The cache in front of slow work.
struct NoPrice: Error { let item: String }
var questions = 0
func price(_ item: String) throws -> Int {
  questions += 1
  if item.isEmpty { throw NoPrice(item: item) }
  return item.count * 10
}
let prices = LRUCache<String, Int>(capacity: 2)
for item in ["tea", "milk", "tea", "", "coffee", "tea", "milk"] {
  do {
    print(item, try prices.value(for: item, orMake: price), "asked", questions)
  } catch {
    print("failed:", error)
  }
}
print(prices.value(for: "free") { _ in 0 }, prices.keysFromOldest)
