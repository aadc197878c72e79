protocol Sh { var shown: String { get } }
extension Sh { func twice() -> String { shown + shown } }
struct Both<A, B>: Sh { var a: A, b: B; var shown: String { "\(a)" } }
struct One: Sh { var shown: String { "one" } }
func open<T: Sh>(_ x: T, _ more: some Sh) -> String { x.shown + more.twice() }
let values: [any Sh] = [One(), One()]
let numbers = [1]
print(open(Both(a: numbers.map { $0 + 1 }, b: 2), values[1]))
print(open(values[0], Both(a: numbers.map { $0 + 1 }, b: 2)))
print(open(Both(a: "é\((["k0": ""] as [String: String]).sorted { $0.key < $1.key })", b: 2 as Int?), values[1]))
