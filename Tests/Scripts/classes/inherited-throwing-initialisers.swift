// An inherited initialiser throws what the one above throws.

struct Refused: Error { let number: Int }

class Account {
  let number: Int
  init(_ number: Int) throws {
    if number < 0 { throw Refused(number: number) }
    self.number = number
  }
  convenience init(text: String) throws { try self.init(Int(text) ?? -9) }
  init(asking answer: () throws -> Int) rethrows { number = try answer() }
}
class Savings: Account {}

class Store<Item> {
  let item: Item
  init(_ item: Item?) throws(Refused) {
    guard let item else { throw Refused(number: 0) }
    self.item = item
  }
}
class Shelf: Store<String> {}

do {
  print(try Savings(1).number, try Savings(text: "2").number, Savings { 3 }.number)
  _ = try Savings(-1)
  print("made")
} catch { print(error) }
do { _ = try Savings { throw Refused(number: 4) } } catch { print(error) }
do { _ = try Savings(text: "no") } catch { print(error) }
do {
  print(try Shelf("book").item)
  _ = try Shelf(nil)
} catch { print(error.number) }
print((try? Savings(-1)) == nil, (try? Savings(1)) == nil)
