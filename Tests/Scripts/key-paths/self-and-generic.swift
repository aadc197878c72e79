// \.self as the identity path, key paths as generic constraints (an own Identifiable), builders by `with`.
func unique<Element, Key: Hashable>(_ items: [Element], by key: KeyPath<Element, Key>) -> [Element] {
  var seen: Set<Key> = []
  return items.filter { seen.insert($0[keyPath: key]).inserted }
}

print(unique([3, 1, 3, 2, 1], by: \.self))
print(unique(["ant", "bee", "crab", "dove", "eel"], by: \.count))

var number = 5
number[keyPath: \.self] += 1
print(number, number[keyPath: \Int.self])
var city = "Rome"
let whole: WritableKeyPath<String, String> = \.self
city[keyPath: whole] = "Oslo"
print(city, kindName(whole.appending(path: \.count)))

func kindName(_ path: AnyKeyPath) -> String { "path to \(type(of: path).valueType)" }

protocol Keyed {
  associatedtype Key: Hashable
  static var keyPath: KeyPath<Self, Key> { get }
}

struct Country: Keyed {
  let code: String
  var people: Int
  static let keyPath = \Country.code as KeyPath<Country, String>
}

struct Seat: Keyed {
  let row: Int
  let free: Bool
  static var keyPath: KeyPath<Seat, Int> { \.row }
}

struct Registry<Item: Keyed> {
  private var items: [Item.Key: Item] = [:]
  init(_ list: [Item]) { for item in list { items[item[keyPath: Item.keyPath]] = item } }
  subscript(key: Item.Key) -> Item? { items[key] }
  func read<Value>(_ key: Item.Key, _ path: KeyPath<Item, Value>) -> Value? { items[key]?[keyPath: path] }
}

let countries = Registry([Country(code: "IS", people: 380), Country(code: "MT", people: 530)])
print(countries["MT"]?.people ?? 0, countries["XX"] == nil, countries.read("IS", \.people) ?? 0)
let seats = Registry([Seat(row: 4, free: true)])
print(seats.read(4, \.free) as Any, seats.read(5, \.free) as Any)

// Copies with one thing changed.
protocol Changing {}
extension Changing {
  func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}
struct Style: Changing {
  var size = 12
  var bold = false
  var margins = (top: 0, left: 0)
}
let style = Style().with(\.size, 20).with(\.margins.left, 3)
print(style, Style().size)
