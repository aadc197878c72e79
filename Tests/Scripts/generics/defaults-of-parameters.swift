// A default says what a generic parameter is where nobody else does.
func same<T>(_ value: T = 3) -> T { value }
print(same(), same("a"), same(2.5))

struct Box<Value> {
  var value: Value
  init(_ value: Value = "empty") { self.value = value }
  func other<Other>(_ other: Other = 1.5) -> Other { other }
}
print(Box().value, Box(4).value, type(of: Box()), Box(4).other(), Box().other(true))

func count<S: Sequence>(of sequence: S = [1, 2]) -> Int { sequence.underestimatedCount }
print(count(), count(of: "abc".utf8))
func list<T>(_ list: [T] = [1, 2]) -> Int { list.count }
print(list(), list(["a"]))
func maybe<T>(_ value: T? = 3) -> String { "\(value as Any)" }
print(maybe(), maybe("a"))
func nothing<T>(_ value: T? = nil, _ list: [T] = []) -> Int { list.count }
print(nothing(3, []), nothing(nil, ["a"]))
func make<T>(_ body: () -> T = { 3 }) -> T { body() }
print(make(), make { "a" })
func two<T, U>(_ first: T = 3, _ second: U = "x") { print(first, second, T.self, U.self) }
two()
two(1.5)
two("q", 2)

protocol Plan { var name: String { get } }
struct Usual: Plan { var name: String { "usual" } }
struct Other: Plan { var name: String { "other" } }
func follow<P: Plan>(_ plan: P = Usual()) { print(plan.name, P.self) }
follow()
follow(Other())
func show(_ value: some Equatable = 3) { print(value) }
show()
show("a")
