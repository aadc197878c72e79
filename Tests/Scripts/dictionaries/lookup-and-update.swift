// Subscript get/set/nil, updateValue and removeValue return the old value, default: subscript mutates in place.

var stock = ["apple": 3, "pear": 5]

print(stock["apple"] as Any, stock["kiwi"] as Any, stock["kiwi"] ?? 0, stock["pear"]! + 1)
stock["kiwi"] = 8
stock["apple"] = 4
stock["apple"]! += 1
stock["pear"]? -= 2
stock["durian"]? += 100
print(stock.count, stock.keys.sorted(), stock["apple"]!, stock["pear"]!, stock["durian"] as Any)

// Setting nil removes.
stock["kiwi"] = nil
stock["unknown"] = nil
print(stock.count, stock["kiwi"] == nil)

// Old values come back.
print(stock.updateValue(9, forKey: "apple") as Any, stock.updateValue(1, forKey: "fig") as Any)
print(stock.removeValue(forKey: "pear") as Any, stock.removeValue(forKey: "pear") as Any)
print(stock.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })

// default: reads without storing, writes with.
print(stock["plum", default: 7], stock.count)
stock["plum", default: 7] += 1
print(stock["plum"]!, stock.count)
var letters: [Character: [Int]] = [:]
for (position, letter) in "banana".enumerated() { letters[letter, default: []].append(position) }
print(letters.keys.sorted().map { "\($0)\(letters[$0]!)" })

// Optional values: nil stored versus nothing stored.
var seats: [String: String?] = ["1A": "Ann", "1B": nil]
print(seats.count, seats["1A"] as Any, seats["1B"] as Any, seats["9Z"] as Any)
seats["1A"] = nil
print(seats.count)
seats["1B"] = .some(nil)
seats.updateValue(nil, forKey: "1C")
print(seats.count, seats.keys.sorted())

// removeAll, isEmpty, and dictionaries as values.
let snapshot = stock
stock.removeAll()
print(stock.isEmpty, stock, snapshot.count)
stock["x"] = 1
print(stock, snapshot["x"] as Any)

// if let, guard let, optional chaining and switch over a lookup.
let phones = ["Ann": ["home": "555-1", "work": "555-2"], "Bob": [:]]
for name in ["Ann", "Bob", "Cid"] {
  switch phones[name]?["work"] {
  case let number?: print(name, number)
  case nil where phones[name] == nil: print(name, "unknown")
  case nil: print(name, "has no work number")
  }
}
print(phones["Ann"]?.count as Any, phones["Zed"]?.isEmpty as Any, phones["Ann"]?["home"]?.suffix(1) as Any)

// Nested writing through optional chaining and default.
var book = phones
book["Bob"]?["cell"] = "555-3"
book["Cid", default: [:]]["home"] = "555-4"
book["Zed"]?["home"] = "never"
print(book.keys.sorted(), book["Bob"]!, book["Cid"]!)
