// Notice: `??` is right associative and lazy; the type of the last operand decides whether the chain ends optional.
var asked: [String] = []
func look(_ place: String, _ found: String?) -> String? {
  asked.append(place)
  return found
}

let key = look("pocket", nil) ?? look("bag", "silver key") ?? look("car", "spare key") ?? "no key"
print(key, asked)
print(type(of: key))

let still = look("roof", nil) ?? look("cellar", nil)
print(still as Any, type(of: still))

// With arithmetic: `??` binds tighter than comparison, looser than `+`.
let bonus: Int? = nil
let base: Int? = 40
print((base ?? 0) + (bonus ?? 2))
print(base ?? 0 + 1)
print(bonus ?? 0 + 1)
print(bonus ?? 5 > 3)

// Optional chaining feeds it.
struct Address { var street: String?; var city: String }
struct Person { var name: String; var address: Address?; var friend: [Person] = [] }
let anna = Person(name: "Anna", address: Address(street: nil, city: "Graz"))
let ben = Person(name: "Ben", address: nil, friend: [anna])
for person in [anna, ben] {
  print(person.name, person.address?.street ?? person.address?.city ?? "on the road")
}
print(ben.friend.first?.address?.city ?? "?", anna.friend.first?.name ?? "alone")
print(ben.address?.city.count ?? 0, anna.address?.city.uppercased().first ?? "-")

// Dictionaries: look up, then fall back.
let settings = ["theme": "dark"]
let defaults = ["theme": "light", "font": "serif"]
for name in ["theme", "font", "size"] {
  print(name, settings[name] ?? defaults[name] ?? "unset")
}

// Literals after `??` take the type of the left.
let weight: Double? = nil
let tag: Character? = nil
print(weight ?? 3, tag ?? "#", type(of: weight ?? 3))

// Two layers of optional: one `??` peels one layer.
let rooms: [String: Int?] = ["attic": nil]
print(rooms["attic"] ?? 1 as Any)
print((rooms["attic"] ?? 1) ?? 2)
print((rooms["garage"] ?? 1) ?? 2)

// Closures and functions may stand in a chain as well.
let custom: ((Int) -> Int)? = nil
print((custom ?? { $0 * 10 })(4))
let list: [Int]? = nil
print((list ?? []).isEmpty, list?.count ?? -1)
do {
  struct Missing: Error {}
  func fail() throws -> Int { throw Missing() }
  let value = try bonus ?? fail()
  print(value)
} catch {
  print("caught", error)
}
