// zip (shortest wins), enumerated, pairing neighbours, unzip, dictionaries from zips, zip of three.

let names = ["Ada", "Alan", "Grace"]
let years = [1815, 1912, 1906, 1930]

for (name, year) in zip(names, years) { print(name, "was born in", year) }
print(Array(zip(names, years)).count, zip(names, []).map { $0 }.isEmpty, Array(zip(1..., names)))

for (index, name) in names.enumerated() { print("\(index + 1). \(name)") }
for pair in names.enumerated() where pair.offset > 0 { print(pair.offset, pair.element, pair) }
print(names.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), names.enumerated().map { "\($0)\($1)" })
print(names.enumerated().reversed().map { $0.offset },
      names.reversed().enumerated().map { "\($0.offset)\($0.element)" })
print(names.enumerated().max { $0.element.count < $1.element.count }!)

// Neighbours.
let heights = [3, 5, 4, 9, 9]
print(zip(heights, heights.dropFirst()).map { $1 - $0 })
print(zip(heights, heights.dropFirst()).allSatisfy(<=), zip(heights, heights.sorted()).filter(!=).count)
print(zip(heights.indices, heights).filter { $1 == 9 }.map { $0.0 })

// A dictionary, and unzipping again.
let born = Dictionary(uniqueKeysWithValues: zip(names, years))
print(born["Grace"]!, born.count)
let pairs = [("a", 1), ("b", 2)]
let (letters, numbers) = (pairs.map(\.0), pairs.map(\.1))
print(letters, numbers)

// Three at once.
let weights = [1.5, 2.5, 3.5]
for ((name, year), weight) in zip(zip(names, years), weights) { print(name, year, weight) }

// Dot product, equality by pairs, interleaving.
print(zip([1, 2, 3], [4, 5, 6]).map(*).reduce(0, +), zip([1, 2, 3], [4, 5, 6]).reduce(0) { $0 + $1.0 * $1.1 })
func interleave<T>(_ a: [T], _ b: [T]) -> [T] {
  let short = min(a.count, b.count)
  return zip(a, b).flatMap { [$0, $1] } + a[short...] + b[short...]
}
print(interleave([1, 3, 5], [2, 4]), interleave([], ["x"]))

// Hamming distance over strings, zip with a closure sequence, with strides and with repeated elements.
print(zip("GAGCCTACTAACGGGAT", "CATCGTAATGACGGCCT").filter { $0 != $1 }.count)
print(zip(stride(from: 10, to: 0, by: -5), "ab").map { "\($1)\($0)" },
      zip(repeatElement("-", count: 2), 1...9).map { "\($0)\($1)" })

// The index of the largest, by zip of values and indices; sorting one array by another.
let marks = [2, 9, 4]
print(zip(marks, marks.indices).max { $0.0 < $1.0 }!.1)
print(zip(names, marks).sorted { $0.1 > $1.1 }.map(\.0), zip(names, marks).min { $0.1 < $1.1 }!)

// Comparing element by element with a position of the first difference.
func firstDifference<T: Equatable>(_ a: [T], _ b: [T]) -> Int? {
  zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? (a.count == b.count ? nil : min(a.count, b.count))
}
print(firstDifference([1, 2, 3], [1, 9, 3]) as Any, firstDifference([1], [1, 2]) as Any,
      firstDifference([1], [1]) as Any)
