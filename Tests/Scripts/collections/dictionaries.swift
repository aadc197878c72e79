// Dictionaries (sorted wherever the order would show).
var ages = ["Ann": 30, "Bob": 25]
print(ages["Ann"] ?? 0, ages["Zed"] as Any, ages.count, ages.isEmpty)
ages["Cat"] = 41
ages["Bob"] = 26
ages["Ann"] = nil
print(ages.keys.sorted(), ages.values.sorted(), ages["Ann"] == nil)
ages["Bob"]! += 1
ages["Dan", default: 100] += 1
print(ages["Bob"]!, ages["Dan"]!, ages["None", default: -1])
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
for name in ages.keys.sorted() { print(name, terminator: ",") }
print()
print(ages.removeValue(forKey: "Cat") as Any, ages.removeValue(forKey: "Nobody") as Any)
print(ages.updateValue(5, forKey: "Bob") as Any, ages.updateValue(6, forKey: "New") as Any)
print(ages.contains { $0.value == 6 }, ages.filter { $0.value > 50 }.keys.sorted())
print(ages.mapValues { $0 * 2 }["Bob"] ?? 0, ages.map { "\($0.key)=\($0.value)" }.sorted())
print(ages.reduce(0) { $0 + $1.value }, ages.max { $0.value < $1.value }?.key ?? "-")
let empty: [Int: String] = [:]
let other = [String: [Int]]()
print(empty, other, empty.count, [1: "one"], ["k": ["a", "b"]], [1: [2: 3]])
var groups: [String: [String]] = [:]
for word in ["apple", "avocado", "banana", "blueberry", "cherry"] {
  groups[String(word.first!), default: []].append(word)
}
for key in groups.keys.sorted() { print(key, groups[key]!) }
var copy = groups
copy["a"]?.removeAll()
print(groups["a"]!.count, copy["a"]!.count)
print(["a": 1, "b": 2] == ["b": 2, "a": 1], ["a": 1] == ["a": 2])
struct Key: Hashable { let x: Int; let y: Int }
var board = [Key(x: 0, y: 0): "origin"]
board[Key(x: 1, y: 2)] = "there"
print(board[Key(x: 1, y: 2)] ?? "-", board[Key(x: 9, y: 9)] ?? "-", board.count)
var counts: [Character: Int] = [:]
for c in "mississippi" { counts[c, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)\($0.value)" })
let pairs = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])
print(pairs["b"] ?? 0, pairs.merging(["b": 20, "c": 30]) { old, new in old + new }["b"] ?? 0)
ages.removeAll()
print(ages, Array(["x": 1]))
for (i, pair) in ["only": 1].enumerated() { print(i, pair, pair.key, pair.value) }
var big: [Int: Int] = [:]
for i in 0..<1000 { big[i * 7] = i }
for i in stride(from: 0, to: 1000, by: 2) { big[i * 7] = nil }
print(big.count, big[7] ?? -1, big[14] as Any, big[6993] ?? -1)
