// Asking an array: contains, firstIndex, lastIndex, first(where:), allSatisfy, min, max, count(where:)-like counting.

struct Planet: Equatable {
  let name: String, moons: Int, rings: Bool
}
let planets = [
  Planet(name: "Mercury", moons: 0, rings: false),
  Planet(name: "Earth", moons: 1, rings: false),
  Planet(name: "Mars", moons: 2, rings: false),
  Planet(name: "Jupiter", moons: 95, rings: true),
  Planet(name: "Saturn", moons: 146, rings: true),
  Planet(name: "Venus", moons: 0, rings: false),
]

print(planets.contains { $0.rings }, planets.contains(Planet(name: "Mars", moons: 2, rings: false)))
print(planets.first { $0.moons > 1 }!.name, planets.last { $0.moons == 0 }!.name,
      planets.first { $0.moons > 999 } as Any)
print(planets.firstIndex { $0.rings }!, planets.lastIndex { $0.rings }!,
      planets.firstIndex { $0.name == "Pluto" } as Any)
print(planets.firstIndex(of: planets[2])!, planets.allSatisfy { $0.moons >= 0 }, planets.allSatisfy(\.rings))

// min and max, by default and by a comparison.
print(planets.max { $0.moons < $1.moons }!.name, planets.min { $0.name < $1.name }!.name)
print(planets.map(\.moons).max()!, planets.map(\.name).min()!, [Int]().max() as Any)
// Among equals, min gives the first and max the last.
print(planets.min { $0.moons < $1.moons }!.name)
let ties = [("a", 3), ("b", 9), ("c", 9), ("d", 3)]
print(ties.min { $0.1 < $1.1 }!, ties.max { $0.1 < $1.1 }!)

// Counting and summing.
print(planets.filter(\.rings).count, planets.reduce(0) { $0 + $1.moons }, planets.count { $0.moons == 0 })
print(planets.indices, planets.startIndex, planets.endIndex, planets.isEmpty)

// first, last, safe access.
extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
print(planets.first!.name, planets.last!.name, planets[safe: 2]?.name ?? "-", planets[safe: 6]?.name ?? "-",
      planets[safe: -1] == nil)

// Comparing whole arrays.
let scores = [3, 1, 2]
print(scores == [3, 1, 2], scores != scores.sorted(), scores.elementsEqual([3, 1, 2]), scores.elementsEqual(1...3))
print([6, 2, 4].elementsEqual(scores) { $0 == $1 * 2 })
print([1, 2, 3].lexicographicallyPrecedes([1, 3]), [1, 2].lexicographicallyPrecedes([1, 2, 0]),
      [2].lexicographicallyPrecedes([1, 9]))
print(scores.starts(with: [3, 1]), scores.starts(with: []), scores.starts(with: [1]), scores.starts(with: 3...3))
print(["Kim", "Lee"].starts(with: ["KIM"]) { $0.lowercased() == $1.lowercased() })

// Binary search over a sorted array.
func lowerBound(_ numbers: [Int], _ wanted: Int) -> Int {
  var low = 0, high = numbers.count
  while low < high {
    let middle = (low + high) / 2
    if numbers[middle] < wanted { low = middle + 1 } else { high = middle }
  }
  return low
}
let sorted = [1, 3, 3, 5, 8]
print([0, 1, 3, 4, 8, 9].map { lowerBound(sorted, $0) })
