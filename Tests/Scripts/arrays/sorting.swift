// sort, sorted, by several keys, by key path, descending, stable for equals, sorting of optionals and enums.

struct Runner: CustomStringConvertible {
  let name: String, club: String, seconds: Int
  var description: String { "\(name)/\(club)/\(seconds)" }
}
let race = [
  Runner(name: "Ida", club: "Red", seconds: 61),
  Runner(name: "Bo", club: "Blue", seconds: 58),
  Runner(name: "Cy", club: "Red", seconds: 58),
  Runner(name: "Al", club: "Blue", seconds: 61),
  Runner(name: "Di", club: "Green", seconds: 55),
]

print([3, 1, 2].sorted(), [3, 1, 2].sorted(by: >), ["b", "C", "a"].sorted(), [2.5, -1, 0].sorted())
print(race.sorted { $0.name < $1.name })
print(race.sorted { ($0.seconds, $0.name) < ($1.seconds, $1.name) })

// Several keys, one of them descending.
print(race.sorted {
  if $0.club != $1.club { return $0.club > $1.club }
  return $0.seconds < $1.seconds
})

// Equal elements keep their order.
print(race.sorted { $0.seconds < $1.seconds })
print(race.sorted { $0.club.count < $1.club.count })
let letters = (0..<30).map { (key: $0 % 3, order: $0) }.sorted { $0.key < $1.key }
print(letters.map(\.order), zip(letters, letters.dropFirst()).allSatisfy { $0.key < $1.key || $0.order < $1.order })

// By a key path.
extension Sequence {
  func sorted<Key: Comparable>(by path: KeyPath<Element, Key>, descending: Bool = false) -> [Element] {
    sorted { descending ? $1[keyPath: path] < $0[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
  }
}
print(race.sorted(by: \.club).map(\.name), race.sorted(by: \.seconds, descending: true).map(\.name))
print(race.sorted(by: \.name.count).map(\.name))

// In place.
var words = ["delta", "Alpha", "charlie", "Bravo"]
words.sort()
print(words)
words.sort { $0.lowercased() < $1.lowercased() }
print(words)
words.sort(by: >)
print(words)
words[1...].sort()
print(words)

// Comparable by own definition.
enum Size: Int, Comparable {
  case small, medium, large
  static func < (a: Size, b: Size) -> Bool { a.rawValue < b.rawValue }
}
print([Size.large, .small, .medium, .small].sorted(), [Size.large, .small].max()!)
enum Level: Comparable { case low, mid(Int), high }
print([Level.high, .mid(9), .low, .mid(2)].sorted())

// Nils last.
let ages: [Int?] = [30, nil, 7, nil, 12]
print(ages.sorted { a, b in
  switch (a, b) {
  case let (a?, b?): return a < b
  case (_?, nil): return true
  default: return false
  }
}.map { $0.map(String.init) ?? "-" })

// Ranks via sorted indices; sorted() of other sequences; a comparator which throws.
let points = [50, 80, 65]
print(points.indices.sorted { points[$0] > points[$1] }, "sorting".sorted(), (1...4).sorted(by: >))
struct Incomparable: Error {}
do {
  print(try [1, 2, 3].sorted { if $0 == 3 || $1 == 3 { throw Incomparable() }; return $0 < $1 })
} catch {
  print("gave up:", error)
}
