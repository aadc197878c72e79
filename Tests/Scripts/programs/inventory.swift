// A little of everything.
protocol Item: CustomStringConvertible { var name: String { get } ; var price: Int { get } ; var weight: Double { get } }
extension Item {
  var weight: Double { 1 }
  var description: String { "\(name) for \(price)" }
}
struct Sword: Item { let name = "sword"; let price = 100; let weight = 7.5 }
struct Potion: Item { var strength: Int; var name: String { "potion +\(strength)" } ; var price: Int { strength * 10 } }
enum Outcome: Equatable { case bought(String), tooPoor(missing: Int), tooHeavy }
struct Bag {
  private var items: [any Item] = []
  let limit: Double
  var coins: Int { didSet { if coins < 10 { print("nearly broke: \(coins)") } } }
  init(limit: Double, coins: Int) { self.limit = limit; self.coins = coins }
  var load: Double { items.reduce(0) { $0 + $1.weight } }
  mutating func buy(_ item: any Item) -> Outcome {
    guard item.price <= coins else { return .tooPoor(missing: item.price - coins) }
    guard load + item.weight <= limit else { return .tooHeavy }
    coins -= item.price
    items.append(item)
    return .bought(item.name)
  }
  func grouped() -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for item in items { counts[item.name, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { (name: $0.key, count: $0.value) }
  }
  var heaviest: (any Item)? { items.max { $0.weight < $1.weight } }
}
var bag = Bag(limit: 10, coins: 200)
let wishes: [any Item] = [Sword(), Potion(strength: 3), Sword(), Potion(strength: 3), Potion(strength: 2), Potion(strength: 1)]
for wish in wishes {
  switch bag.buy(wish) {
  case .bought(let name): print("bought", name, "left", bag.coins)
  case .tooPoor(missing: let n) where n < 10: print("almost", wish, n)
  case .tooPoor(let n): print("cannot afford", wish, "missing", n)
  case .tooHeavy: print("too heavy:", wish)
  }
}
for (name, count) in bag.grouped() { print("\(count) x \(name)") }
print(bag.heaviest.map { "\($0)" } ?? "nothing", bag.load)
