// Row 18: an existential is opened when it is passed to a generic function.
protocol T { var text: String { get } ; static var kind: String { get } }
struct A: T { let text = "a"; static let kind = "kind A" }
struct B: T { var text = "b"; static let kind = "kind B" }
func f<X: T>(_ x: X) -> String { "\(X.self) \(X.kind) \(x.text)" }
func g<X: T>(_ x: X, _ n: Int) -> String { n == 0 ? f(x) : g(x, n - 1) }
let list: [any T] = [A(), B()]
for t in list { print(f(t)) }
for t in list { print(g(t, 2)) }
func some(_ x: some T) -> String { f(x) }
print(list.map { some($0) })
func change<X: T>(_ x: inout X) -> String { f(x) }
var e: any T = B(text: "changed")
print(change(&e))
func array<X: T>(_ xs: [X]) -> Int { xs.count }
print(array([A(), A()]), array([B()]))
