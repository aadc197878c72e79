// Set basics: insert and its result, remove, update, contains, sorted output, duplicates, equality.

var visited: Set<String> = ["Rome", "Oslo", "Rome"]
print(visited.count, visited.sorted(), visited.contains("Oslo"), visited.contains("Lima"))

let again = visited.insert("Rome")
print(again.inserted, again.memberAfterInsert, again)
print(visited.insert("Lima").inserted, visited.count)

print(visited.remove("Oslo") as Any, visited.remove("Oslo") as Any, visited.sorted())
print(visited.update(with: "Lima") as Any, visited.update(with: "Bonn") as Any, visited.count)

// From other sequences; to other sequences.
print(Set([1, 2, 2, 3, 1]).count, Set("hello").sorted(), Set(1...3) == [3, 2, 1], Set<Int>().isEmpty, Set<Int>())
print(Set(["a": 1, "b": 2].keys).sorted(), Array(Set([9])), Set([[1], [1], []]).count,
      [Set([1]), Set([2]), Set([1])].count)
print(Set([5]), Set(["one"]), Set([1.5]), Set([Optional(2)]))

// Querying.
let numbers: Set = [4, 8, 15, 16, 23, 42]
print(numbers.min()!, numbers.max()!, numbers.reduce(0, +), numbers.filter { $0 % 2 == 0 }.sorted(),
      numbers.map { $0 % 2 }.sorted())
print(type(of: numbers.filter { $0 > 9 }), type(of: numbers.map { $0 }), numbers.allSatisfy { $0 > 3 },
      numbers.contains { $0 > 40 })
print(numbers.first { $0 > 40 }!, numbers.firstIndex(of: 15) != nil, numbers.sorted(by: >).prefix(2),
      numbers.count { $0 > 15 })
for number in numbers.sorted() where number > 15 { print(number, terminator: " ") }
print()

// Duplicate detection and order-preserving uniqueness.
func firstRepeat<S: Sequence>(_ items: S) -> S.Element? where S.Element: Hashable {
  var seen = Set<S.Element>()
  return items.first { !seen.insert($0).inserted }
}
print(firstRepeat("abcdbx") as Any, firstRepeat([1, 2, 3]) as Any)
var seen: Set<Int> = []
print([3, 1, 3, 2, 1].filter { seen.insert($0).inserted })
func isPangram(_ text: String) -> Bool { Set(text.lowercased().filter(\.isLetter)).count == 26 }
print(isPangram("The quick brown fox jumps over the lazy dog"), isPangram("Hello"))

// insert and update keep or replace an equal member.
struct Card: Hashable {
  let id: Int
  var note: String
  static func == (a: Card, b: Card) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var deck: Set = [Card(id: 1, note: "old")]
print(deck.insert(Card(id: 1, note: "new")).memberAfterInsert.note, deck.first!.note)
print(deck.update(with: Card(id: 1, note: "newest"))!.note, deck.first!.note)

// A value type; removal of everything; a set of sets.
var copy = visited
copy.removeAll()
print(copy.isEmpty, visited.count, copy == Set<String>())
let families: Set<Set<Int>> = [[1, 2], [2, 1], [3]]
print(families.count, families.contains([2, 1]))

// A happy number loops if and only if a sum repeats.
func isHappy(_ start: Int) -> Bool {
  var number = start, met: Set<Int> = []
  while number != 1, met.insert(number).inserted {
    number = String(number).compactMap(\.wholeNumberValue).reduce(0) { $0 + $1 * $1 }
  }
  return number == 1
}
print((1...30).filter(isHappy))
