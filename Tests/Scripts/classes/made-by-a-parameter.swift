// What a generic parameter stands for is made as the class that it is, with all that a class below adds.
class Account {
  let id: String
  required init(id: String) { self.id = id }
}
class Savings: Account { var rate = 0.05 }
class Named: Account {
  let name: String
  required init(id: String) {
    name = "account " + id
    super.init(id: id)
  }
}
func open<A: Account>(_ type: A.Type, _ id: String) -> A { A(id: id) }
func opened<A: Account>(_ id: String) -> A { .init(id: id) }
print(open(Savings.self, "x").rate, open(Named.self, "y").name, open(Account.self, "z").id)
let savings: Savings = opened("w")
print(savings.rate, savings.id)

struct Factory<A: Account> {
  var first = A(id: "first")
  func make(_ ids: [String]) -> [A] { ids.map { A(id: $0) } }
}
print(Factory<Savings>().first.rate, Factory<Named>().make(["a", "b"]).map(\.name))

protocol Tagged {}
class Checked: Tagged {
  let value: Int
  required init?(value: Int) {
    if value < 0 { return nil }
    self.value = value
  }
}
class Doubled: Checked { lazy var twice = value * 2 }
func check<C: Checked & Tagged>(_ type: C.Type, _ value: Int) -> C? { C(value: value) }
print(check(Doubled.self, 4)?.twice ?? "none", check(Doubled.self, -4)?.twice ?? "none")
