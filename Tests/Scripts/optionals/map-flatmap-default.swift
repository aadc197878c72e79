// map, flatMap, ?? (chained, lazy), ?. chains, unwrapping forms, and optional as a collection of at most one.

struct Address { var street: String?; var zip: String }
struct Person {
  var name: String
  var address: Address?
  var boss: () -> Person?
}

let chief = Person(name: "Ada", address: Address(street: "Main St", zip: "1010"), boss: { nil })
let clerk = Person(name: "Bob", address: Address(street: nil, zip: "x20"), boss: { chief })
let ghost = Person(name: "Cyn", address: nil, boss: { clerk })

for person in [chief, clerk, ghost] {
  print(person.name, person.address?.street ?? "no street", person.address?.zip.count ?? -1,
        person.boss()?.name ?? "nobody", person.boss()?.boss()?.address?.street?.uppercased() ?? "-")
}

// map wraps the result, flatMap does not wrap twice.
print(clerk.address.map { $0.zip.uppercased() } as Any, ghost.address.map(\.zip) as Any)
print(chief.address.flatMap { Int($0.zip) } as Any, clerk.address.flatMap { Int($0.zip) } as Any)
print(chief.address.map { Int($0.zip) } as Any, clerk.address.map { Int($0.zip) } as Any,
      type(of: chief.address.map { Int($0.zip) }))
print(Optional(3).map { $0 * 2 }!, (nil as Int?).map { $0 * 2 } as Any,
      Optional(4).flatMap { $0 > 5 ? $0 : nil } as Any)

// ?? is lazy and chains from left to right.
func fallback(_ name: String) -> Int? { print("asked", name); return name == "third" ? 3 : nil }
print(fallback("first") ?? fallback("second") ?? fallback("third") ?? 0)
print(Optional(1) ?? { print("never"); return 2 }())
let maybe: Int? = nil
let still: Int? = maybe ?? maybe
print(still as Any, maybe ?? 7, (maybe ?? 5) + 1)

// if let, guard let, several at once, shorthand, where-like conditions, var.
func greet(_ first: String?, _ last: String?) -> String {
  guard let first, !first.isEmpty else { return "hello stranger" }
  if let last { return "hello \(first) \(last)" }
  return "hi \(first)"
}
print(greet("Ann", "Lee"), greet("Ann", nil), greet("", "Lee"), greet(nil, nil), separator: ", ")
if let a = Int("4"), let b = Int("5"), a < b, case let sum = a + b { print("sum", sum) }
if var number = Int("10") { number += 1; print(number) }
var queue: [Int] = [1, 2, 3]
while let next = queue.popLast() { print("took", next, terminator: " ") }
print(queue.first as Any)

// Assignment through optional chaining tells whether it happened.
var office: Person? = ghost
print((office?.name = "Dan") as Any, office!.name, (office?.address?.zip = "1") as Any)
office?.address = Address(street: "Side St", zip: "2")
office?.address?.street?.append(" 5")
office?.address?.street! += "b"
print(office?.address?.street as Any)
office = nil
print(office?.name as Any, (office?.name = "Zed") == nil)

// Collecting optionals.
let inputs = ["3", "x", "5"]
print(inputs.map { Int($0) }, inputs.compactMap { Int($0) }, inputs.lazy.compactMap { Int($0) }.first!)
func all<T>(_ values: [T?]) -> [T]? {
  values.reduce([]) { result, value in result.flatMap { r in value.map { r + [$0] } } }
}
print(all(["1", "2"].map { Int($0) }) as Any, all(inputs.map { Int($0) }) as Any)

// take(), and an optional function.
var token: String? = "secret"
let used = token.take()
print(used as Any, token as Any)
let handler: ((Int) -> Int)? = { $0 + 1 }
let missing: ((Int) -> Int)? = nil
print(handler?(1) as Any, missing?(1) as Any, handler.map { $0(10) } ?? 0)
