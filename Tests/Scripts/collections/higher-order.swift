// Higher-order members of arrays.
let xs = [5, 3, 8, 1, 9, 2]
print(xs.map { $0 * 2 }, xs.filter { $0 % 2 == 1 }, xs.reduce(0, +), xs.reduce(1) { $0 * $1 })
print(xs.sorted(), xs.sorted(by: >), xs.sorted { $0 % 3 < $1 % 3 })
print(xs.min() ?? 0, xs.max() ?? 0, xs.min { $0 % 5 < $1 % 5 } ?? 0, [Int]().max() as Any)
print(xs.contains { $0 > 8 }, xs.allSatisfy { $0 > 0 }, xs.allSatisfy { $0 > 1 })
print(xs.first { $0 > 5 } ?? 0, xs.firstIndex { $0 > 5 } ?? -1, xs.last { $0 > 5 } ?? 0, xs.lastIndex { $0 < 3 } ?? -1)
xs.forEach { print($0, terminator: " ") }
print()
print(xs.enumerated().map { $0.offset * $0.element }, Array(zip(xs, ["a", "b"])).count)
for (n, s) in zip([1, 2, 3], ["x", "y"]) { print(n, s) }
print(["1", "x", "3"].compactMap { Int($0) }, [[1, 2], [3]].flatMap { $0.map { $0 * 10 } })
print(Array(xs.reversed()), xs.reversed().map { $0 }, ["a", "b"].joined(separator: "-"))
print(xs.prefix { $0 > 2 }, xs.drop { $0 > 2 }, xs.prefix(while: { $0 != 8 }))
print(xs.reduce(into: [Int]()) { $0.append($1 + 1) })
print(xs.reduce(into: [:]) { counts, n in counts[n % 2, default: 0] += 1 }[1] ?? 0)
print(xs.partitionCount { $0 > 4 })
print(xs.split(separator: 8).map { Array($0) }, xs.starts(with: [5, 3]), xs.elementsEqual(xs))
extension Array {
  func partitionCount(_ test: (Element) -> Bool) -> (Int, Int) {
    let yes = filter(test).count
    return (yes, count - yes)
  }
}
struct Person { let name: String; let age: Int }
let people = [Person(name: "Ann", age: 30), Person(name: "Bob", age: 25), Person(name: "Cat", age: 30)]
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map { $0.name })
print(people.max { $0.age < $1.age }!.name, people.filter { $0.age == 30 }.map { $0.name })
let byAge = Dictionary(grouping: people) { $0.age }
print(byAge[30]!.count, byAge.keys.sorted())
print(people.map { $0.age }.reduce(0, +) / people.count, people.contains { $0.name == "Bob" })
print((1...5).map { $0 * $0 }.filter { $0 % 2 == 1 }.reduce("") { $0 + "\($1)" })
print([3, 1, 2].sorted().first ?? 0, ["b", "A", "c"].sorted(), ["bb", "a"].sorted { $0.count < $1.count })
print([1, 2, 3, 4].lazy.map { $0 * 2 }.filter { $0 > 4 }.first ?? 0)
print([[3], [1, 2]].map { $0.count }.max() ?? 0, [true, false].map { !$0 })
