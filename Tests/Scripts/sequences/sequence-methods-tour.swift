// The Sequence protocol's own methods on single-pass and multi-pass sequences: a tour with everyday questions.

let temperatures = ["Mon": 3, "Tue": 7, "Wed": 7, "Thu": -1, "Fri": 4]
let week = ["Mon", "Tue", "Wed", "Thu", "Fri"].map { (day: $0, degrees: temperatures[$0]!) }

print(week.first { $0.degrees > 5 }!.day, week.last { $0.degrees > 5 }!.day, week.contains { $0.degrees < 0 },
      week.allSatisfy { $0.degrees < 10 })
print(week.min { $0.degrees < $1.degrees }!, week.max { $0.degrees < $1.degrees }!.day,
      week.reduce(0) { $0 + $1.degrees })
print(week.sorted { $0.degrees < $1.degrees }.map(\.day), week.map(\.degrees).reversed() as [Int],
      week.enumerated().map { "\($0)\($1.day)" })
print(zip(week, week.dropFirst()).map { $1.degrees - $0.degrees }, week.prefix { $0.degrees > 0 }.count,
      week.drop { $0.degrees > 0 }.first!.day)
print(week.split { $0.degrees < 0 }.map { $0.map(\.day) },
      week.flatMap { repeatElement($0.day.first!, count: max($0.degrees, 0)) }.count)
week.forEach { if $0.degrees == 7 { print("warm", $0.day) } }

// repeatElement, joined, zip and stride fit together.
print(repeatElement("la", count: 3).joined(separator: "-"), Array(repeatElement([0, 1], count: 2).joined()),
      Array(zip(repeatElement("x", count: 9), 1...2)))
print(zip("abc", zip(1..., stride(from: 0.5, to: 9, by: 0.5))).map { "\($0)\($1.0)\($1.1)" })

// reduce variants and order of evaluation.
print(["b", "a"].reduce("") { $1 + $0 }, [1, 2, 3].reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) },
      [3, 1].reduce(into: Set<Int>()) { $0.insert($1) }.sorted())
print((1...4).reduce("") { "(\($0)\($1))" }, [[1], [2, 3]].reduce(0) { $0 + $1.count },
      (1...3).map(String.init).reduce("0", +))

// Comparisons of whole sequences of different kinds.
print((1...3).elementsEqual([1, 2, 3]), "abc".elementsEqual(["a", "b", "c"]),
      stride(from: 1, to: 4, by: 1).starts(with: 1...2))
print([1, 2].lexicographicallyPrecedes([1, 2, 3]), "Zoo".lexicographicallyPrecedes("apple"),
      [3, 1].lexicographicallyPrecedes([3, 0], by: >))
print([1, 5].elementsEqual(["a", "bbbbb"]) { $0 == $1.count }, (1...9).starts(with: [2, 4]) { $0 * 2 == $1 })

// Iterating by hand over several at once (merge join).
let left = [(1, "Ann"), (2, "Bob"), (4, "Dee")], right = [(1, 10.0), (3, 30.0), (4, 40.0)]
var a = left.makeIterator(), b = right.makeIterator()
var x = a.next(), y = b.next()
while let l = x, let r = y {
  if l.0 == r.0 { print(l.1, r.1); x = a.next(); y = b.next() } else if l.0 < r.0 { x = a.next() } else { y = b.next() }
}

// Sequences which can be walked only once: a shared iterator takes what is left.
var shared = (1...6).makeIterator()
let head = [shared.next()!, shared.next()!]
let tail = Array(IteratorSequence(shared))
print(head, tail, IteratorSequence("xyz".makeIterator()).map { $0 })

// Underestimated counts, dropFirst on sequences, suffix of a stride, sorted of a set, shuffled only counted.
print((1...5).underestimatedCount, stride(from: 0, to: 9, by: 2).suffix(2),
      sequence(first: 1) { $0 < 4 ? $0 + 1 : nil }.dropLast(2), (1...9).shuffled().count)
print(sequence(first: 1) { $0 < 5 ? $0 + 1 : nil }.dropFirst(2).map { $0 }, (1...3).reversed().sorted(),
      [2, 1].lazy.sorted())
let pairs = [("a", 1), ("b", 2)]
for case let (name, 2) in pairs { print("two is", name) }
for (name, number) in pairs.lazy.reversed() where number < 9 { print(name, number, terminator: " ") }
print(pairs.first { $0.0 == "b" }?.1 as Any, pairs.map { $0 }.last!.0)

// withContiguousStorage aside: flatten a tree by recursion over a sequence of children.
struct Node { var value: Int; var children: [Node] = [] }
let tree = Node(value: 1, children: [Node(value: 2, children: [Node(value: 3)]), Node(value: 4)])
func flatten(_ node: Node) -> [Int] { [node.value] + node.children.flatMap(flatten) }
func depth(_ node: Node) -> Int { 1 + (node.children.map(depth).max() ?? 0) }
print(flatten(tree), depth(tree), sequence(first: [tree]) { level in
  let next = level.flatMap(\.children)
  return next.isEmpty ? nil : next
}.map { $0.map(\.value) })
