// OptionSet: a set in the bits of an integer, with the same algebra, static members and combinations.

struct Toppings: OptionSet, CustomStringConvertible {
  let rawValue: Int

  static let cheese = Toppings(rawValue: 1 << 0)
  static let olives = Toppings(rawValue: 1 << 1)
  static let ham = Toppings(rawValue: 1 << 2)
  static let chilli = Toppings(rawValue: 1 << 3)

  static let none: Toppings = []
  static let vegetarian: Toppings = [.cheese, .olives, .chilli]
  static let everything: Toppings = [.vegetarian, .ham]

  private static let names: [(Toppings, String)] = [
    (.cheese, "cheese"), (.olives, "olives"), (.ham, "ham"), (.chilli, "chilli"),
  ]
  var description: String {
    let parts = Toppings.names.filter { contains($0.0) }.map { $0.1 }
    return parts.isEmpty ? "plain" : parts.joined(separator: "+")
  }
}

var pizza: Toppings = [.cheese, .ham]
print(pizza, pizza.rawValue, Toppings.none, Toppings.everything.rawValue)

print(pizza.insert(.olives).inserted, pizza.insert(.olives).inserted, pizza)
print(pizza.remove(.ham) as Any, pizza.remove(.ham) as Any, pizza)
print(pizza.contains(.cheese), pizza.contains([.cheese, .chilli]), pizza.contains([]), pizza.isEmpty,
      Toppings().isEmpty)

print(pizza.union(.chilli), pizza.intersection([.cheese, .ham]), pizza.symmetricDifference(.everything))
print(Toppings.everything.subtracting(.vegetarian), pizza.isSubset(of: .vegetarian), pizza.isSuperset(of: .cheese))
print(pizza.isDisjoint(with: [.ham, .chilli]), pizza.isStrictSubset(of: pizza), pizza == [.olives, .cheese])

pizza.formUnion([.ham, .chilli])
pizza.formIntersection([.ham, .olives])
print(pizza)
pizza.formSymmetricDifference(.ham)
pizza.subtract(.cheese)
print(pizza, pizza.update(with: .cheese) as Any, pizza)

// Functions with an option set as parameter.
func price(of toppings: Toppings = []) -> Int {
  var total = 800
  if toppings.contains(.ham) { total += 150 }
  if !toppings.isDisjoint(with: [.olives, .chilli]) { total += 70 }
  if toppings == .everything { total -= 50 }
  return total
}
print(price(), price(of: .ham), price(of: [.olives, .ham]), price(of: .everything))

// switch over one, and over the members found.
for order in [[], .cheese, [.cheese, .ham], .vegetarian] as [Toppings] {
  switch order {
  case .none: print("just bread")
  case .cheese: print("classic")
  case _ where order.isSubset(of: .vegetarian): print("green")
  default: print("other:", order)
  }
}

// Unknown bits are kept; without a description the raw value shows.
struct Access: OptionSet, Hashable {
  var rawValue: UInt8
  static let read = Access(rawValue: 4), write = Access(rawValue: 2), run = Access(rawValue: 1)
}
print(Access(rawValue: 0b1100_0000).rawValue, Access.read.union(.run).rawValue, Access.read)
let file: [Access] = [[.read, .write], .read, []]
print(file.map { access in
  [(Access.read, "r"), (.write, "w"), (.run, "x")].map { access.contains($0.0) ? $0.1 : "-" }.joined()
})
print(Set([Access.read, [.read], [.read, .write]]).count, [Access.run: "x"][.run]!)
