// lazy: nothing happens until asked for; order of side effects; early exit; LazyFilter, LazyMap and their collections.

let numbers = [1, 2, 3, 4, 5, 6]

print("eager:")
let eager = numbers.map { n -> Int in print("m\(n)", terminator: " "); return n * n }
  .filter { n in print("f\(n)", terminator: " "); return n % 2 == 0 }
print("\n", eager.first!)

print("lazy:")
let lazily = numbers.lazy.map { n -> Int in print("m\(n)", terminator: " "); return n * n }
  .filter { n in print("f\(n)", terminator: " "); return n % 2 == 0 }
print("nothing yet")
print("\n", lazily.first!)

// Each access computes afresh; Array(...) keeps the results.
var calls = 0
let counted = (1..<4).lazy.map { n -> Int in calls += 1; return n + 1 }
_ = Array(counted)
_ = Array(counted)
print(calls, counted[2], calls, counted.last!, calls, counted.count, calls)
let stored = Array(counted)
print(stored[0] + stored[0], calls)

// Endless sequences are fine as long as somebody stops.
let squares = (1...).lazy.map { $0 * $0 }
print(Array(squares.prefix(5)), squares.first { $0 > 150 }!, Array(squares.filter { $0 % 5 == 4 }.prefix(3)))
print(squares.prefix { $0 < 50 }.reduce(0, +), Array(squares.drop { $0 < 50 }.prefix(2)))
if let found = (2...).lazy.filter({ n in (2..<n).allSatisfy { n % $0 != 0 } }).first(where: { $0 > 90 }) {
  print("prime", found)
}

// The other lazy operations.
let words = ["tea", "", "cake", "7", "jam"]
print(Array(words.lazy.compactMap { Int($0) }), Array(words.lazy.flatMap { $0.prefix(2) }),
      words.lazy.compactMap(\.first).count)
print(Array(words.lazy.reversed().map(\.count)), Array(words.lazy.drop { !$0.isEmpty }.dropFirst()),
      Array(words.lazy.prefix { $0 != "7" }))
print(Array([[1, 2], [], [3]].lazy.joined().map { $0 * -1 }), Array(zip(words.lazy.map(\.count), 1...)).count)
print(words.lazy.filter { $0.count > 2 }.map { $0.uppercased() }.joined(separator: "|"))
print(words.lazy.contains("cake"), words.lazy.map(\.count).max()!, words.lazy.filter(\.isEmpty).isEmpty,
      words.lazy.map(\.count).reduce(0, +))

// A lazily filtered array is a collection whose indices skip.
let long = words.lazy.filter { $0.count > 2 }
print(long.startIndex, long.index(after: long.startIndex), long[2], long.first!, long.last!, Array(long.indices),
      long.count)

// Types of what we built, and eager again.
let odd: LazyFilterSequence<[Int]> = numbers.lazy.filter { $0 % 2 == 1 }
let doubled: LazyMapSequence<[Int], Int> = numbers.lazy.map { $0 * 2 }
print(Array(odd), Array(doubled), type(of: numbers.lazy), doubled[1...2].map { $0 } as [Int])
print(type(of: (1...3).lazy.map { "\($0)" }), type(of: numbers.lazy.elements))

// Captured variables are read when the elements are.
var factor = 2
let scaled = numbers.lazy.map { $0 * factor }
print(scaled.first!)
factor = 10
print(scaled.first!, Array(scaled.prefix(2)))

// A lazy pipeline stopped by a search prints only what it touched.
let hit = ["a.txt", "b.swift", "c.swift"].lazy
  .filter { name in print("check", name); return name.hasSuffix("swift") }
  .map { name in print("open", name); return name.count }
  .first { $0 > 5 }
print(hit!)
