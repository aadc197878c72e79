// Optional chaining on properties, methods, subscripts and assignments.
struct Address { var street: String; var number: Int? }
class Person {
  var name: String
  var address: Address?
  var friend: Person?
  var tags: [String] = []
  var onCall: ((String) -> String)?
  init(_ name: String) { self.name = name }
  func greet() -> String { "hi \(name)" }
  func shout() { print("HEY") }
  subscript(i: Int) -> String { tags[i] }
}
let bob = Person("Bob")
var nobody: Person? = nil
var somebody: Person? = bob
print(nobody?.name as Any, somebody?.name as Any)
print(somebody?.greet() ?? "-", nobody?.greet() ?? "-")
print(somebody?.address?.street as Any)
bob.address = Address(street: "Main", number: nil)
print(somebody?.address?.street as Any, somebody?.address?.number as Any)
somebody?.address?.number = 7
nobody?.address?.number = 9
print(bob.address!.number!)
somebody?.address?.number? += 1
print(bob.address?.number ?? 0)
bob.friend = Person("Eve")
bob.friend?.friend = Person("Mallory")
print(bob.friend?.friend?.name.count as Any, bob.friend?.friend?.friend?.name.count as Any)
bob.tags = ["x", "y"]
print(somebody?.tags[1] ?? "-", somebody?[0] ?? "-", nobody?[0] ?? "-")
print(bob.onCall?("a") ?? "no handler")
bob.onCall = { $0 + "!" }
print(bob.onCall?("a") ?? "no handler")
if nobody?.shout() == nil { print("did not shout") }
if somebody?.shout() != nil { print("did shout") }
if (somebody?.name = "Robert") != nil { print("assigned", bob.name) }
if (nobody?.name = "X") == nil { print("not assigned") }
func sideEffect() -> String { print("evaluated"); return "s" }
nobody?.name = sideEffect()
somebody?.name = sideEffect()
let list: [Int]? = [1, 2, 3]
print(list?.count ?? 0, list?.first ?? 0, list?.map { $0 * 2 } ?? [], list?[2] ?? 0)
var counts: [String: [Int]] = ["a": [1]]
counts["a"]?.append(2)
counts["b"]?.append(3)
print(counts["a"] ?? [], counts["b"] as Any)
let text: String? = "abc"
print(text?.uppercased().lowercased().count ?? -1, text?.isEmpty == false)
