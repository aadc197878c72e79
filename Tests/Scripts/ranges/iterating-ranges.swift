// Countable ranges as collections: loops, map, reversed, indices, one-sided ranges as endless sequences, subscripts.

for hour in 9..<12 { print(hour, terminator: " ") }
for floor in (0...3).reversed() { print(floor, terminator: " ") }
for _ in 0..<2 { print("tick", terminator: " ") }
for nothing in 5..<5 { print("never", nothing) }
print()

print((1...5).map { $0 * $0 }, (1...5).filter { $0 % 2 == 1 }, (1...5).reduce(1, *), (1...100).reduce(0, +))
print(Array(-2...2), Array((0..<3).reversed()), (1...3).flatMap { [$0, -$0] },
      (1...6).split { $0 == 3 }.map(Array.init))

// A range is a random-access collection whose index of n is n.
let page = 10..<20
print(page[12], page.first!, page.last!, page.startIndex, page.endIndex, page.index(after: 10),
      page.firstIndex(of: 15)!)
print(page.prefix(3), page.suffix(2), page.dropFirst(4), page.dropLast(8), page[13..<15], page.prefix { $0 < 12 })
print((1...5)[(1...5).startIndex], (1...5).min()!, (1...5).max()!, (1...5).randomElement()! > 0,
      (1...5).dropFirst(2).count)
print(page.contains { $0 % 7 == 0 }, page.first { $0 % 7 == 0 }!, page.allSatisfy { $0 > 9 },
      page.last { $0 % 5 == 0 }!)

// One-sided: endless until somebody stops.
for number in 7... {
  if number * number > 100 { print("first square above 100:", number); break }
}
print(Array((1...).prefix(4)), (1...).first { $0 % 9 == 5 && $0 % 7 == 3 }!, zip(1..., "abc").map { "\($0)\($1)" })
let endlessSquares = (1...).lazy.map { $0 * $0 }.filter { $0 % 3 == 1 }
print(Array(endlessSquares.prefix(4)))

// Other integer types; negative; big without being built.
for byte in UInt8(253)...255 { print(byte, terminator: " ") }
for small in Int8(-2)..<1 { print(small, terminator: " ") }
print()
print((0..<1_000_000_000).count, (0..<1_000_000_000).contains(999_999_999), (1...Int.max).count == Int.max,
      (0..<9).lazy.map { $0 + 1 }.last!)

// Nested loops with dependent ranges; a triangle; Pythagorean triples.
for row in 1...3 { print((1...row).map { "\($0)" }.joined(separator: " ")) }
var triples: [(Int, Int, Int)] = []
for a in 1...20 {
  for b in a...20 where a * a + b * b <= 400 {
    for c in b...20 where a * a + b * b == c * c { triples.append((a, b, c)) }
  }
}
print(triples)

// Bounds computed at run time: an empty half-open range is fine.
func countdown(from n: Int) -> [Int] { n < 0 ? [] : (0...n).reversed() }
print(countdown(from: 3), countdown(from: 0), countdown(from: -1))
let list: [Int] = []
for index in 0..<list.count { print("never", index) }
for index in list.indices { print("never", index) }
print(list.indices, (0..<0).map { $0 }, (3..<3).reversed().isEmpty, (1..<1).first as Any)

// A user type which is Strideable makes countable ranges.
struct Floor: Strideable, CustomStringConvertible {
  var level: Int
  func distance(to other: Floor) -> Int { other.level - level }
  func advanced(by n: Int) -> Floor { Floor(level: level + n) }
  var description: String { level == 0 ? "G" : level < 0 ? "B\(-level)" : "\(level)" }
}
let tower = Floor(level: -2)...Floor(level: 3)
print(tower.map(\.description), tower.count, tower.contains(Floor(level: 1)), tower.reversed().first!, tower)
print(Array(stride(from: tower.lowerBound, through: tower.upperBound, by: 2)))
