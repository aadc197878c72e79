// map, filter, reduce, reduce(into:), flatMap, compactMap, forEach, and their combinations.

struct Order { let customer: String, items: [String], total: Double }
let orders = [
  Order(customer: "Ann", items: ["tea", "jam"], total: 12.5),
  Order(customer: "Bob", items: [], total: 0),
  Order(customer: "Ann", items: ["pie"], total: 7.25),
  Order(customer: "Cid", items: ["tea", "tea"], total: 9),
]

print(orders.map(\.customer), orders.map { $0.items.count }, orders.map(\.items.isEmpty))
print(orders.filter { $0.total > 8 }.map { "\($0.customer):\($0.total)" })
print(orders.flatMap(\.items), orders.compactMap(\.items.first))
print(orders.reduce(0) { $0 + $1.total }, orders.map(\.total).reduce(.infinity, min))

// reduce(into:) builds collections.
let perCustomer = orders.reduce(into: [:]) { $0[$1.customer, default: 0.0] += $1.total }
for (customer, total) in perCustomer.sorted(by: { $0.key < $1.key }) { print(customer, total) }
let lengths = orders.flatMap(\.items).reduce(into: [Int](repeating: 0, count: 4)) { $0[$1.count] += 1 }
print(lengths)

// Operators and functions as arguments.
print([1, 2, 3, 4].reduce(1, *), [[1], [2, 3]].reduce([], +), ["a", "b"].reduce("", +), [3, 9, 4].reduce(Int.min, max))
print(["1", "x", "3"].map { Int($0) } as [Int?], ["1", "x", "3"].compactMap { Int($0) }, [1, 2].map(String.init))
print([4.0, 9.0].map { $0.squareRoot() }, [-1, 2].map(abs), [true, false].map(!), zip([1, 2], [3, 4]).map(+))

// reduce as a scan, as a composition, as a Horner scheme, as a reversal.
let running = [5, -2, 7].reduce(into: [0]) { $0.append($0.last! + $1) }
print(running)
let steps: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 10 }, { $0 - 3 }]
print(steps.reduce(4) { value, step in step(value) })
print([2, 0, 1].reduce(0) { $0 * 3 + $1 }, [1, 2, 3].reduce([]) { [$1] + $0 })

// flatMap flattens one level, also over strings and ranges and optionals.
print((1...3).flatMap { Array(repeating: $0, count: $0) }, ["ab", "c"].flatMap { $0 },
      [[[1]], [[2], [3]]].flatMap { $0 })
print([1, nil, 3].compactMap { $0 }, [1, nil, 3].map { $0 ?? 0 }, [[1, nil], [nil]].flatMap { $0 }.compactMap { $0 })
print((1...3).flatMap { x in (x...3).map { y in (x, y) } })

// map with a throwing closure; forEach with return; chain over indices.
enum Bad: Error { case word(String) }
func number(_ text: String) throws -> Int {
  guard let value = Int(text) else { throw Bad.word(text) }
  return value
}
print(try! ["1", "2"].map(number))
do { print(try ["1", "zwei"].map(number)) } catch { print(error) }
[1, 2, 3].forEach { if $0 == 2 { return }; print("visit", $0) }
print([10, 20, 30].indices.filter { $0 != 1 }.map { $0 * 2 }, [10, 20, 30].enumerated().map { $0 * $1 })
print(["x": 1].map { key, value in key + "\(value)" }, [(1, "one"), (2, "two")].map { $1 })
