// Struct and enum initializers: memberwise, delegation, failable, init!, init? in classes, throwing against failable.
struct Point { var x = 0; var y = 0 }
extension Point {
  init(diagonal n: Int) { self.init(x: n, y: n) }
  init?(_ text: String) {
    let parts = text.split(separator: ",").map { Int($0) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
    self.init(x: x, y: y)
  }
}
print(Point(), Point(x: 1), Point(y: 2), Point(x: 3, y: 4), Point(diagonal: 5))
print(Point("6,7") as Any, Point("6") as Any, Point("6,b") == nil)
extension Point: Equatable {}

struct Percent {
  let value: Int
  init?(_ value: Int) {
    if value < 0 || value > 100 { return nil }
    self.value = value
  }
  init(clamping value: Int) { self = Percent(value) ?? Percent(value < 0 ? 0 : 100)! }
  init!(text: String) {
    guard let number = Int(text) else { return nil }
    self.init(number)
  }
}
print([-1, 0, 55, 101].map { Percent($0)?.value ?? -1 }, Percent(clamping: 400).value, Percent(text: "42").value)
let implicit: Percent? = Percent(text: "none")
print(implicit == nil, [3, 300].compactMap(Percent.init(_:)).count)

enum Suit: Character {
  case clubs = "c", hearts = "h"
  init?(name: String) {
    guard let first = name.lowercased().first, let suit = Suit(rawValue: first) else { return nil }
    self = suit
  }
  init() { self = .hearts }
}
print(Suit(name: "Clubs") as Any, Suit(name: "") as Any, Suit())

// A failing initializer of a class: at once, after a super call, and in an override.
class Product {
  let name: String
  init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }
  deinit { print("deinit \(name)") }
}
final class CartItem: Product {
  let quantity: Int
  init?(name: String, quantity: Int) {
    self.quantity = quantity
    super.init(name: name)
    if quantity < 1 { print("too few"); return nil }
  }
  override convenience init(name: String) { self.init(name: name.isEmpty ? "unnamed" : name, quantity: 1)! }
}
func tryOut() {
  if let item = CartItem(name: "sock", quantity: 2) { print(item.name, item.quantity) }
  print(CartItem(name: "", quantity: 2) == nil)
  print(CartItem(name: "shoe", quantity: 0) == nil)
  print(CartItem(name: "").name)
}
tryOut()
struct Temperature {
  enum Failure: Error { case belowZero(Int) }
  let kelvin: Int
  init(kelvin: Int) throws { guard kelvin >= 0 else { throw Failure.belowZero(kelvin) }; self.kelvin = kelvin }
  init?(text: String) throws { guard let n = Int(text) else { return nil }; try self.init(kelvin: n) }
}
for text in ["300", "warm", "-5"] {
  do { print(try Temperature(text: text)?.kelvin ?? 0) } catch { print(error) }
}
