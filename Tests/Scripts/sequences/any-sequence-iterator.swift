// AnySequence, AnyIterator, AnyCollection and opaque/primary-associated types hide which sequence it is.

func evens(upTo limit: Int) -> AnySequence<Int> { AnySequence(stride(from: 0, through: limit, by: 2)) }
print(Array(evens(upTo: 8)), evens(upTo: 8).reduce(0, +), Array(evens(upTo: -1)))

// Different sequences in one array.
let sources: [AnySequence<Int>] = [
  AnySequence([3, 1, 2]), AnySequence(10...12), AnySequence(Set([7])), AnySequence([100, 200].lazy.map { $0 + 1 }),
]
for source in sources { print(Array(source), source.max()!, source.contains(2)) }
print(sources.flatMap { $0 }.count)

// From a closure which makes an iterator.
let powers = AnySequence { () -> AnyIterator<Int> in
  var value = 1
  return AnyIterator {
    defer { value *= 3 }
    return value < 1000 ? value : nil
  }
}
print(Array(powers), Array(powers.dropFirst(4)), powers.map { $0 % 10 })

// AnyIterator by itself: next, and use in a for loop, since it is a Sequence too.
var lines = ["first", "second", "", "third"].makeIterator()
let untilBlank = AnyIterator { lines.next().flatMap { $0.isEmpty ? nil : $0 } }
print(untilBlank.next()!)
for line in untilBlank { print("line", line) }
print(lines.next() as Any)

// Peeking, hidden behind AnyIterator's cousin of our own.
struct Peekable<Base: IteratorProtocol>: IteratorProtocol {
  private var base: Base
  private(set) var peek: Base.Element?
  init(_ base: Base) {
    self.base = base
    peek = self.base.next()
  }
  mutating func next() -> Base.Element? {
    defer { peek = base.next() }
    return peek
  }
}
func grouped<S: Sequence>(_ values: S) -> [[S.Element]] where S.Element: Equatable {
  var iterator = Peekable(values.makeIterator())
  var result: [[S.Element]] = []
  while let value = iterator.next() {
    var group = [value]
    while iterator.peek == value, let same = iterator.next() { group.append(same) }
    result.append(group)
  }
  return result
}
print(grouped([1, 1, 2, 3, 3, 3]), grouped("aabccc").map { String($0) }, grouped([Int]()))

// some and any with a primary associated type.
func odds(_ limit: Int) -> some Sequence<Int> { (0..<limit).lazy.filter { $0 % 2 == 1 } }
func total(_ numbers: some Sequence<Int>) -> Int { numbers.reduce(0, +) }
func join(_ words: any Collection<String>) -> String { words.joined(separator: "+") + " (\(words.count))" }
print(total(odds(10)), total([1, 2]), total(evens(upTo: 4)), join(["a", "b"]), join(["x", "y", "z"].dropFirst()))
let boxes: [any Sequence<Int>] = [[1, 2], 5...6, evens(upTo: 2)]
for box in boxes { print(total(box), terminator: " ") }
print()

// AnyCollection keeps count and indices.
let pages = AnyCollection(["cover", "intro", "end"])
print(pages.count, pages.first!, pages[pages.index(after: pages.startIndex)], Array(pages.dropFirst()),
      pages.map(\.count))
let both = AnyBidirectionalCollection("abc")
print(String(both.reversed()), both.last!, AnyRandomAccessCollection(1...9).count, type(of: both))
let mixed = [AnyCollection([1, 2, 3]), AnyCollection(Set([9])), AnyCollection(EmptyCollection()),
  AnyCollection(repeatElement(0, count: 2))]
print(mixed.map(\.count), mixed.map(\.isEmpty), mixed.map { $0.first ?? -1 })
