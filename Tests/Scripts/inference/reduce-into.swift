// Notice: reduce(into:) hands the closure an inout accumulator, whose type comes from the seed or from the result.
let words = ["tea", "oat", "tin", "egg", "oil", "elm"]

let counts: [Character: Int] = words.reduce(into: [:]) { $0[$1.first!, default: 0] += 1 }
print(counts.keys.sorted().map { "\($0)\(counts[$0]!)" })

let index = words.reduce(into: [Character: [String]]()) { $0[$1.last!, default: []].append($1) }
for key in index.keys.sorted() { print(key, index[key]!) }

// The accumulator may be any value: a string, a tuple, a set, an array.
print(words.reduce(into: "") { $0 += $1.prefix(1) })
let (shortest, longest) = [5, 2, 9, 4].reduce(into: (Int.max, Int.min)) { range, n in
  range.0 = min(range.0, n)
  range.1 = max(range.1, n)
}
print(shortest, longest)
print(words.reduce(into: Set<Int>()) { $0.insert($1.count) }.count)

let runs = [1, 1, 2, 2, 2, 1].reduce(into: [(value: Int, length: Int)]()) { runs, n in
  if let last = runs.last, last.value == n {
    runs[runs.count - 1].length += 1
  } else {
    runs.append((n, 1))
  }
}
print(runs.map { "\($0.value)x\($0.length)" })

// Named tuple as the accumulator.
let stats = [2.0, 4.0, 6.0].reduce(into: (sum: 0.0, count: 0)) {
  $0.sum += $1
  $0.count += 1
}
print(stats.sum / Double(stats.count), stats)

// A struct with a mutating method.
struct Basket {
  var total = 0
  var lines: [String] = []
  mutating func add(_ item: String, _ price: Int) {
    total += price
    lines.append("\(item) \(price)")
  }
}
let basket = [("pen", 3), ("ink", 8)].reduce(into: Basket()) { $0.add($1.0, $1.1) }
print(basket.total, basket.lines)

// Plain reduce returns a new accumulator instead; both can build the same thing.
let reversed = words.reduce([]) { [$1] + $0 }
print(reversed)
let nestedSum = [[1, 2], [3]].reduce(0) { $0 + $1.reduce(0, +) }
print(nestedSum)

// The seed is only copied; the original stays as it was.
let seed = [0]
print([1, 2].reduce(into: seed) { $0.append($1) }, seed)
