// map, mapValues, compactMapValues, filter (gives a dictionary), reduce, flatMap, allSatisfy, min/max by value.

let ages = ["Ann": 31, "Bob": 17, "Cid": 64, "Dee": 12]

func show<K: Comparable, V>(_ dictionary: [K: V]) {
  print("{" + dictionary.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}")
}

show(ages.mapValues { $0 + 1 })
show(ages.mapValues { $0 >= 18 })
show(ages.filter { $0.value < 18 })
show(ages.filter { key, value in key > "B" && value > 15 })
print(type(of: ages.filter { _ in true }), type(of: ages.mapValues(String.init)), type(of: ages.map { $0 }))

let raw = ["a": "1", "b": "two", "c": "3"]
show(raw.compactMapValues { Int($0) })
show(raw.mapValues { Int($0) }.filter { $0.value == nil }.mapValues { _ in "bad" })
show(raw.compactMapValues(Int.init).mapValues { $0 * 100 })

// map gives an array, in no particular order.
print(ages.map { "\($0.key.first!)\($0.value)" }.sorted(), ages.map(\.value).sorted(), ages.map { $1 }.reduce(0, +))
print(ages.compactMap { $0.value > 30 ? $0.key : nil }.sorted(), ages.flatMap { [$0.key, "\($0.value)"] }.sorted())

// Aggregation.
print(ages.reduce(0) { $0 + $1.value }, ages.values.reduce(0, +), ages.values.max()!, ages.keys.min()!)
print(ages.max { $0.value < $1.value }!, ages.min { $0.value < $1.value }!.key)
print(ages.allSatisfy { $0.value > 10 }, ages.contains { $0.key == "Bob" }, ages.contains { $0 == "Bob" && $1 == 99 })
print(ages.first { $0.value > 60 }!, ages.first { $0.value > 99 } as Any, ages.count { $0.value > 16 })

// New keys: by way of pairs.
let shouting = Dictionary(uniqueKeysWithValues: ages.map { ($0.key.uppercased(), $0.value) })
show(shouting)
let decades = Dictionary(grouping: ages.keys) { ages[$0]! / 10 * 10 }
show(decades.mapValues { $0.sorted() })
let inverted = ages.reduce(into: [Int: [String]]()) { $0[$1.value % 2, default: []].append($1.key) }
show(inverted.mapValues { $0.sorted() })

// Mutating each value in place.
var prices = ["ink": 4.0, "pen": 2.5]
for key in prices.keys { prices[key]! *= 2 }
show(prices)
for (key, value) in prices where value > 5 { prices[key] = value - 0.5 }
show(prices)
prices.keys.sorted().forEach { prices[$0, default: 0] += 1 }
show(prices)

// values is mutable in place by index too.
for index in prices.values.indices { prices.values[index] += 0.25 }
show(prices)

// Throwing closures rethrow.
enum Problem: Error { case negative(String) }
do {
  show(try ["x": 4, "y": -9].mapValues { value -> Double in
    guard value >= 0 else { throw Problem.negative("\(value)") }
    return Double(value).squareRoot()
  })
} catch {
  print("stopped:", error)
}

// filter chained with sorting and slicing: the top two.
print(ages.sorted { $0.value > $1.value }.prefix(2).map(\.key),
      ages.sorted { ($0.key.count, $0.value) < ($1.key.count, $1.value) }.first!)
