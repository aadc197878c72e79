// Notice: in a chain each step's element type follows from the one before; no type is written anywhere.
let report = """
  2 apples
  x pears
  10 plums
  7 apples
  """

let lines = report.split(separator: "\n").map { $0.split(separator: " ") }
print(lines.count, lines[0].map(String.init))

let orders = lines.compactMap { parts in Int(parts[0]).map { (count: $0, fruit: String(parts[1])) } }
for order in orders { print(order.fruit, order.count) }

print(orders.filter { $0.fruit == "apples" }.map { $0.count }.reduce(0, +))
print(orders.sorted { $0.count > $1.count }.map { $0.fruit })
print(orders.sorted { ($0.fruit, $0.count) < ($1.fruit, $1.count) }.map { "\($0.fruit)\($0.count)" })

let totals = orders.reduce(into: [:]) { sums, order in sums[order.fruit, default: 0] += order.count }
print(totals.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
print(totals.max { $0.value < $1.value }!.key)

// Ranges, strides and enumerations join the game.
print((1...5).map { $0 * $0 }.filter { $0 % 2 == 1 })
print(stride(from: 10, to: 0, by: -3).map { "\($0)" }.joined(separator: ">"))
print("banana".enumerated().filter { $0.offset % 2 == 1 }.map { $0.element })
print(Dictionary(grouping: ["ant", "bee", "ape", "bat"]) { $0.first! }.mapValues { $0.count }.sorted { $0.key < $1.key }
  .map { "\($0.key):\($0.value)" })

// flatMap joins lists, compactMap drops nils, and on an optional flatMap chains.
print([[3, 1], [], [2]].flatMap { $0 }.sorted())
print(["a", "bc"].flatMap { Array($0) })
print(["4", "x"].compactMap { Int($0) }.map { $0 + 1 })
print("12".first.flatMap { $0.wholeNumberValue }.map { $0 * 100 } ?? -1)

// Lazy chains do only the work that is asked for.
var looked = 0
let firstBig = (1...1000).lazy.map { n -> Int in looked += 1; return n * n }.first { $0 > 50 }
print(firstBig ?? 0, "after", looked, "steps")

// prefix, drop, and the other slicing words.
let week = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
print(week.prefix(2) + week.suffix(1), week.dropFirst(5).joined())
print(week.prefix { $0 != "We" }, week.drop { $0 != "Sa" })
print(Array(week.reversed().prefix(while: { $0.hasPrefix("S") })))
print(week.allSatisfy { $0.count == 2 }, week.contains { $0 == "Xy" }, week.firstIndex { $0 > "Th" } ?? -1)
