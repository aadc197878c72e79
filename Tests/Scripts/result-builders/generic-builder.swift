// A generic builder, a method and a subscript taking builder closures, autoclosures of state, builder on init.
@resultBuilder
struct ListOf<Element> {
  static func buildExpression(_ element: Element) -> [Element] { [element] }
  static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  static func buildExpression(_ nothing: Void) -> [Element] { [] }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildEither(first: [Element]) -> [Element] { first }
  static func buildEither(second: [Element]) -> [Element] { second }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension Array {
  init(@ListOf<Element> _ make: () -> [Element]) { self = make() }

  func adding(@ListOf<Element> _ make: () throws -> [Element]) rethrows -> [Element] {
    try self + make()
  }
}

let numbers = Array<Int> {
  1
  2 + 3
  [10, 20]
  for n in 1...3 {
    n * n
    if n == 2 { 222 }
  }
}
print(numbers)

let words = ["one"].adding {
  "two"
  print("a print statement is a Void expression")
  if numbers.count > 5 { "many" } else { "few" }
}
print(words)

// Types come from the element type: literals become Doubles, enum cases need only a dot.
enum Suit { case clubs, hearts, spades }
let hand = Array<Suit> {
  .hearts
  [.spades, .clubs]
  if numbers.isEmpty { .clubs } else { .hearts }
}
print(hand)
print(Array<Double> { 1; 2.5; -3 })

struct NoJoker: Error {}
func joker(_ present: Bool) throws -> String {
  guard present else { throw NoJoker() }
  return "joker"
}
do {
  print(try ["ace"].adding { try joker(true) })
  print(try ["ace"].adding { "king"; try joker(false) })
} catch {
  print("caught", error)
}

// Nothing runs until the closure is called.
struct Deferred {
  let make: () -> [String]
  init(@ListOf<String> _ make: @escaping () -> [String]) { self.make = make }
}
var visits = 0
let later = Deferred {
  visits += 1
  "visit \(visits)"
}
print(visits, later.make(), later.make())
