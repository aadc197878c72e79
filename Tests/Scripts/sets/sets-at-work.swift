// Sets in little programs: cells of a flood fill, unions of friends, scheduling conflicts, generic SetAlgebra.

struct Cell: Hashable, Comparable, CustomStringConvertible {
  let x: Int, y: Int
  var neighbours: Set<Cell> { [Cell(x: x + 1, y: y), Cell(x: x - 1, y: y), Cell(x: x, y: y + 1), Cell(x: x, y: y - 1)] }
  var description: String { "\(x),\(y)" }
  static func < (a: Cell, b: Cell) -> Bool { (a.y, a.x) < (b.y, b.x) }
}

let map = [
  "##..#",
  "#...#",
  "..##.",
  "#...#",
]
var land: Set<Cell> = []
for (y, line) in map.enumerated() {
  for (x, mark) in line.enumerated() where mark == "#" { land.insert(Cell(x: x, y: y)) }
}
print("land:", land.count)

// Islands by flood filling.
var unexplored = land, islands: [Set<Cell>] = []
while let start = unexplored.min() {
  var island: Set<Cell> = [], frontier: Set = [start]
  while !frontier.isEmpty {
    island.formUnion(frontier)
    frontier = Set(frontier.flatMap(\.neighbours)).intersection(land).subtracting(island)
  }
  unexplored.subtract(island)
  islands.append(island)
}
for island in islands { print(island.count, island.sorted()) }
print("coast:", islands.map { $0.reduce(0) { $0 + $1.neighbours.subtracting(land).count } })

// The game of life on an infinite board.
func step(_ alive: Set<Cell>) -> Set<Cell> {
  var counts: [Cell: Int] = [:]
  for cell in alive {
    for dy in -1...1 {
      for dx in -1...1 where dx != 0 || dy != 0 { counts[Cell(x: cell.x + dx, y: cell.y + dy), default: 0] += 1 }
    }
  }
  return Set(counts.filter { $0.value == 3 || ($0.value == 2 && alive.contains($0.key)) }.keys)
}
let glider: Set = [Cell(x: 1, y: 0), Cell(x: 2, y: 1), Cell(x: 0, y: 2), Cell(x: 1, y: 2), Cell(x: 2, y: 2)]
var alive = glider
for _ in 1...4 { alive = step(alive) }
print(alive.sorted(), alive == Set(glider.map { Cell(x: $0.x + 1, y: $0.y + 1) }))

// Friends of friends.
let friends: [String: Set<String>] = ["Ann": ["Bob", "Cid"], "Bob": ["Ann", "Dee"], "Cid": ["Ann"], "Dee": ["Bob"]]
for name in friends.keys.sorted() {
  let direct = friends[name]!
  let second = direct.reduce(into: Set<String>()) { $0.formUnion(friends[$1, default: []]) }
    .subtracting(direct).subtracting([name])
  print(name, direct.sorted(), second.sorted())
}

// Conflicts between courses by shared students.
let courses: [String: Set<Int>] = ["art": [1, 2], "maths": [2, 3], "music": [4], "latin": [3, 4]]
let names = courses.keys.sorted()
for (i, first) in names.enumerated() {
  for second in names[(i + 1)...] where !courses[first]!.isDisjoint(with: courses[second]!) {
    print(first, "clashes with", second, "for", courses[first]!.intersection(courses[second]!))
  }
}

// One function for every kind of set.
func toggled<S: SetAlgebra>(_ set: S, _ element: S.Element) -> S {
  var result = set
  if result.remove(element) == nil { result.insert(element) }
  return result
}
struct Days: OptionSet { let rawValue: Int; static let sat = Days(rawValue: 1), sun = Days(rawValue: 2) }
print(toggled(Set([1, 2]), 2), toggled(Set([1]), 5).sorted(), toggled(Days.sat, .sun).rawValue,
      toggled(Days.sat, .sat).rawValue)

// A sudoku row and its missing digits.
let row = [5, 0, 4, 6, 0, 8, 9, 1, 2]
let placed = row.filter { $0 != 0 }
print(Set(placed).count == placed.count, Set(1...9).subtracting(row).sorted())
