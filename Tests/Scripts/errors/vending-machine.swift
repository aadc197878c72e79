// An error enum with payloads; do-catch picks the first clause whose pattern matches the thrown value.
enum VendingError: Error {
  case unknownItem(String)
  case outOfStock
  case insufficientFunds(missing: Int)
}

struct Slot {
  var price: Int
  var count: Int
}

struct VendingMachine {
  var slots = ["chips": Slot(price: 10, count: 2), "cola": Slot(price: 15, count: 0), "mints": Slot(price: 3, count: 9)]
  private(set) var coins = 0

  mutating func insert(_ amount: Int) { coins += amount }

  mutating func vend(_ name: String) throws -> Int {
    guard var slot = slots[name] else { throw VendingError.unknownItem(name) }
    guard slot.count > 0 else { throw VendingError.outOfStock }
    guard slot.price <= coins else { throw VendingError.insufficientFunds(missing: slot.price - coins) }
    slot.count -= 1
    slots[name] = slot
    coins -= slot.price
    return slot.price
  }
}

var machine = VendingMachine()

func attempt(_ name: String) {
  do {
    let paid = try machine.vend(name)
    print("\(name): paid \(paid), \(machine.coins) left")
  } catch VendingError.unknownItem(let wanted) where wanted.isEmpty {
    print("you asked for nothing")
  } catch VendingError.unknownItem(let wanted) {
    print("no slot called \(wanted)")
  } catch VendingError.insufficientFunds(missing: 1) {
    print("one single coin is missing")
  } catch VendingError.insufficientFunds(let missing) {
    print("\(missing) coins are missing")
  } catch {
    print("other trouble: \(error)")
  }
}

attempt("chips")
machine.insert(9)
attempt("chips")
machine.insert(8)
attempt("chips")
attempt("cola")
attempt("")
attempt("gum")
attempt("mints")
attempt("mints")
attempt("chips")
print("chips left:", machine.slots["chips"]?.count ?? -1)
print(VendingError.insufficientFunds(missing: 4))
print(VendingError.unknownItem("gum"))
