// Notice: an inventory in a dictionary: subscript with default, grouping, sorting by several keys, a table by padding.
struct Item: Hashable {
  enum Kind: String, CaseIterable, Comparable {
    case tool, food, toy
    static func < (a: Kind, b: Kind) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
  }
  let name: String
  let kind: Kind
  let cents: Int
}

extension String {
  func padded(_ width: Int, right: Bool = false) -> String {
    let gap = String(repeating: " ", count: max(0, width - count))
    return right ? gap + self : self + gap
  }
}
func euros(_ cents: Int) -> String {
  let rest = abs(cents) % 100
  return "\(cents < 0 ? "-" : "")\(abs(cents) / 100).\(rest < 10 ? "0" : "")\(rest)"
}

struct Inventory {
  private var stock: [Item: Int] = [:]
  private(set) var history: [String] = []
  enum Problem: Error { case notEnough(Item, have: Int, need: Int) }

  mutating func add(_ item: Item, _ count: Int = 1) {
    stock[item, default: 0] += count
    history.append("+\(count) \(item.name)")
  }
  mutating func remove(_ item: Item, _ count: Int = 1) throws {
    let have = stock[item] ?? 0
    guard have >= count else { throw Problem.notEnough(item, have: have, need: count) }
    stock[item] = have == count ? nil : have - count
    history.append("-\(count) \(item.name)")
  }
  subscript(name: String) -> (item: Item, count: Int)? {
    stock.first { $0.key.name == name }.map { ($0.key, $0.value) }
  }
  var worth: Int { stock.reduce(0) { $0 + $1.key.cents * $1.value } }
  var byKind: [(kind: Item.Kind, names: [String])] {
    Dictionary(grouping: stock.keys, by: \.kind)
      .map { ($0.key, $0.value.map(\.name).sorted()) }
      .sorted { $0.kind < $1.kind }
  }
  func table(where include: (Item) -> Bool = { _ in true }) -> String {
    let lines = stock.filter { include($0.key) }
      .sorted { ($0.key.kind, -$0.value, $0.key.name) < ($1.key.kind, -$1.value, $1.key.name) }
      .map { item, count in
        item.name.padded(8) + item.kind.rawValue.padded(6) + "\(count)".padded(4, right: true)
          + euros(item.cents * count).padded(9, right: true)
      }
    return lines.isEmpty ? "(nothing)" : lines.joined(separator: "\n")
  }
}

let hammer = Item(name: "hammer", kind: .tool, cents: 1250)
let apple = Item(name: "apple", kind: .food, cents: 40)
let bread = Item(name: "bread", kind: .food, cents: 305)
let robot = Item(name: "robot", kind: .toy, cents: 2999)

var shop = Inventory()
shop.add(apple, 50)
shop.add(robot, 2)
shop.add(hammer)
shop.add(bread, 50)
shop.add(apple, 10)
print(shop.table())
print("worth", euros(shop.worth))
for (kind, names) in shop.byKind { print(kind, names) }

do {
  try shop.remove(robot, 2)
  try shop.remove(apple, 5)
  try shop.remove(hammer, 3)
  print("never printed")
} catch Inventory.Problem.notEnough(let item, let have, let need) {
  print("only \(have) \(item.name), not \(need)")
}
print(shop["robot"] == nil, shop["apple"]?.count ?? 0, shop["apple"]?.item.kind ?? .toy)
print(shop.table { $0.kind == .food })
print(shop.table { $0.kind == .toy })
print(shop.history.suffix(3), euros(-5), euros(shop.worth))
