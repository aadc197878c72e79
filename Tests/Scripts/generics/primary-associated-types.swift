// Primary associated types: constrained `some` and `any`, own protocols with them, inheritance of the constraint.
protocol Store<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  func value(for key: Key) -> Value?
  mutating func set(_ value: Value?, for key: Key)
  var count: Int { get }
}

struct Memory<Key: Hashable, Value>: Store {
  private var values: [Key: Value] = [:]
  func value(for key: Key) -> Value? { values[key] }
  mutating func set(_ value: Value?, for key: Key) { values[key] = value }
  var count: Int { values.count }
}

struct Padded: Store {
  private var items: [String] = []
  func value(for key: Int) -> String? { items.indices.contains(key) ? items[key] : nil }
  mutating func set(_ value: String?, for key: Int) {
    while items.count <= key { items.append("-") }
    items[key] = value ?? "-"
  }
  var count: Int { items.count }
}

func fill(_ store: inout some Store<Int, String>) {
  store.set("one", for: 1)
  store.set("three", for: 3)
}

var memory = Memory<Int, String>()
var padded = Padded()
fill(&memory)
fill(&padded)
print(memory.count, padded.count, padded.value(for: 0) ?? "nil", memory.value(for: 0) ?? "nil")

// Existentials that know their associated types can be asked without casts.
var stores: [any Store<Int, String>] = [memory, padded]
print(stores.map { $0.value(for: 3)?.count ?? 0 })
stores[0].set("zero", for: 0)
for index in stores.indices { stores[index].set(nil, for: 1) }
print(stores.map(\.count), stores[1].value(for: 1) ?? "nil", memory.count)

// Only one of two constrained.
func size<V>(_ store: some Store<String, V>) -> Int { store.count }
var ages = Memory<String, Double>()
ages.set(3.5, for: "cat")
print(size(ages))

// Collections of the standard library.
func evens(in numbers: any Collection<Int>) -> [Int] { numbers.filter { $0 % 2 == 0 } }
print(evens(in: [1, 2, 4]), evens(in: 1..<5), evens(in: Set([8])), evens(in: [3, 6].lazy.map { $0 * 2 }))
let sequences: [any Sequence<Character>] = ["abc", ["x", "y"], "Q" as Substring]
print(sequences.map { String($0) }.joined(separator: "+"))

protocol Counter<Unit>: CustomStringConvertible {
  associatedtype Unit: Numeric = Int
  var unit: Unit { get }
}
struct Clicks: Counter {
  let unit = 3
  var description: String { "\(unit) clicks" }
}
struct Litres: Counter {
  let unit = 1.5
  var description: String { "\(unit) l" }
}
let counters: [any Counter] = [Clicks(), Litres()]
let whole = counters.compactMap { $0 as? any Counter<Int> }
print(counters, whole.map { $0.unit + 1 })
