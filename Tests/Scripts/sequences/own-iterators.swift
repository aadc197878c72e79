// Conforming to IteratorProtocol and Sequence: countdowns, Fibonacci, one-type iterators, what one gets for free.

struct Countdown: Sequence, IteratorProtocol {
  var current: Int
  mutating func next() -> Int? {
    guard current >= 0 else { return nil }
    defer { current -= 1 }
    return current
  }
}

for number in Countdown(current: 3) { print(number, terminator: " ") }
print("liftoff")

let countdown = Countdown(current: 5)
print(Array(countdown), countdown.map { $0 * 10 }, countdown.filter { $0 % 2 == 1 }, countdown.reduce(0, +))
print(countdown.contains(4), countdown.min()!, countdown.max()!, countdown.sorted(), countdown.reversed(),
      countdown.first { $0 < 4 }!)
print(Array(countdown.prefix(2)), Array(countdown.dropFirst(4)), countdown.suffix(2), countdown.dropLast(5),
      countdown.enumerated().map { $0.offset })
print(countdown.starts(with: [5, 4]), countdown.elementsEqual(stride(from: 5, through: 0, by: -1)),
      countdown.allSatisfy { $0 < 6 })
print(Array(countdown.prefix { $0 > 3 }), Array(countdown.drop { $0 > 1 }), countdown.split { $0 == 3 }.map(Array.init))
print(zip(countdown, "abc").map { "\($1)\($0)" }, countdown.flatMap { [$0, $0] }.count,
      countdown.compactMap { $0 == 0 ? nil : 60 / $0 })

// A sequence of value type may be walked again and again; its iterator is a copy.
var iterator = countdown.makeIterator()
print(iterator.next()!, iterator.next()!)
var fork = iterator
print(iterator.next()!, fork.next()!, fork.next()!, iterator.next()!, Array(countdown).count)

// An iterator of its own type, infinite.
struct Fibonacci: Sequence {
  struct Iterator: IteratorProtocol {
    private var pair = (0, 1)
    mutating func next() -> Int? {
      defer { pair = (pair.1, pair.0 + pair.1) }
      return pair.0
    }
  }
  func makeIterator() -> Iterator { Iterator() }
}
print(Array(Fibonacci().prefix(10)), Fibonacci().first { $0 > 500 }!,
      Array(Fibonacci().lazy.filter { $0 % 2 == 0 }.prefix(5)))
for (index, value) in Fibonacci().enumerated() {
  if value > 10 { print("stopped at", index); break }
}
for value in Fibonacci() where value % 3 == 0 {
  if value > 100 { break }
  print(value, terminator: ";")
}
print()

// After the end an iterator keeps saying nil.
var short = Countdown(current: 0)
print(short.next() as Any, short.next() as Any, short.next() as Any)

// A class iterator is shared between the loops that use it.
final class Tickets: Sequence, IteratorProtocol {
  private var number = 0
  func next() -> String? {
    number += 1
    return number > 5 ? nil : "T\(number)"
  }
}
let tickets = Tickets()
for ticket in tickets { print(ticket, terminator: " "); if ticket == "T2" { break } }
print("| then", tickets.map { $0 }, tickets.next() as Any)

// A linked list by an indirect enum.
indirect enum List<Element>: Sequence {
  case end, node(Element, List)
  func makeIterator() -> AnyIterator<Element> {
    var rest = self
    return AnyIterator {
      guard case .node(let head, let tail) = rest else { return nil }
      rest = tail
      return head
    }
  }
}
let list = List.node("a", .node("b", .node("c", .end)))
print(list.joined(separator: ">"), list.map { $0.uppercased() }, List<Int>.end.reduce(0, +), list.underestimatedCount)
