actor Person: CustomStringConvertible, Hashable {
    let first: String
    let last: String
    private var age: Int
    init(first: String, last: String, age: Int) {
        self.first = first
        self.last = last
        self.age = age
    }
    nonisolated var fullName: String { "\(first) \(last)" }
    nonisolated var description: String { "Person(\(fullName))" }
    nonisolated func greet(_ other: Person) -> String { "\(first) greets \(other.first)" }
    nonisolated func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
    static func == (l: Person, r: Person) -> Bool { l === r }
    nonisolated func later() async -> Int { await age + 1 }
    func birthday() -> Int { age += 1; return age }
    static let species = "human"
    static func make() -> Person { Person(first: "A", last: "B", age: 0) }
}
let p = Person(first: "Alan", last: "Kay", age: 40)
let q = Person(first: "Dan", last: "Ingalls", age: 35)
print(p)
print(p.fullName, p.greet(q))
print(await p.birthday(), await p.later())
print(p == q, p == p, Set([p, q, p]).count)
print(Person.species, Person.make())
print([p, q].map(\.fullName))
