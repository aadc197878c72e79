// Of which class an instance is, is known before its properties have values.

class Item {
  static var next = 1
  class var kind: String { "item" }
  let number: Int
  let name: String
  init() {
    number = Self.next
    Self.next += 1
    name = "\(type(of: self).kind) \(number)"
  }
  init(number: Int) {
    self.number = number
    name = "given \(Self.self)"
  }
  convenience init(of other: Item) { self.init(number: Self.twice(other.number)) }
  class func twice(_ number: Int) -> Int { number * 2 }
}
class Tool: Item {
  override class var kind: String { "tool" }
  override class func twice(_ number: Int) -> Int { number * 20 }
  static let start = 7
  init(_ extra: Int) { super.init(number: Self.start + extra) }
  override init() { super.init() }
  override init(number: Int) { super.init(number: number) }
}
print(Item().name, Item().name, Tool().name, Tool(1).name)
print(Item(of: Item(number: 4)).number, Tool(of: Item(number: 4)).number)
