// Reading by KeyPath, writing by WritableKeyPath: nested properties, subscripts, optional chains, copies.
struct Address {
  var street: String
  var number: Int
  let country = "NL"
}

struct Person {
  var name: String
  var home: Address
  var nicknames: [String] = []
  var work: Address?
  var label: String { "\(name) @ \(home.street)" }
}

var ada = Person(name: "Ada", home: Address(street: "Canal", number: 7), nicknames: ["A", "Countess"])

let namePath = \Person.name
let numberPath: WritableKeyPath<Person, Int> = \.home.number
print(ada[keyPath: namePath], ada[keyPath: numberPath])

ada[keyPath: namePath] = "Ada L."
ada[keyPath: numberPath] += 5
ada[keyPath: \.home.street].append(" St")
print(ada.name, ada.home)
print(ada[keyPath: \.label], ada[keyPath: \Person.home.country.count])

// Subscripts and force unwraps take part in key paths; indices are captured when the path is made.
var index = 1
let nick = \Person.nicknames[index]
index = 0
print(ada[keyPath: nick])
ada[keyPath: nick] = "Lady"
print(ada.nicknames)

// An optional chain gives an optional, read-only result.
let workStreet = \Person.work?.street
print(ada[keyPath: workStreet] ?? "no work")
ada.work = Address(street: "Mill", number: 1)
print(ada[keyPath: workStreet] ?? "no work")
ada[keyPath: \.work!.number] = 99
print(ada.work!.number)

func reset<Root, Value>(_ path: WritableKeyPath<Root, Value>, of root: inout Root, to value: Value) -> Value {
  defer { root[keyPath: path] = value }
  return root[keyPath: path]
}
print(reset(\.home.number, of: &ada, to: 0), ada.home.number)
print(reset(\.work, of: &ada, to: nil)?.street ?? "none", ada.work == nil)

var scores = ["x": 1]
let entry = \[String: Int]["y"]
scores[keyPath: entry] = 11
print(scores[keyPath: \.["x"]] ?? 0, scores[keyPath: entry] ?? 0, scores.count)
var pair = (left: 1, right: "r")
pair[keyPath: \.left] = 2
pair[keyPath: \.1] += "!"
print(pair)
