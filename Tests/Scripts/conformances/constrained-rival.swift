protocol P { func f() -> String }
struct Box<T> { let t: T }
extension Box { func f() -> String { "plain" } }
extension Box where T == Int { func f() -> String { "int" } }
extension Box: P {}
print(Box(t: 1).f(), Box(t: "a").f(), (Box(t: 1) as any P).f())
protocol Q { var name: String { get } }
struct W<T>: Q { let t: T; var name: String { "w" } }
extension W where T: Comparable { var name: String { "cmp" } }
print(W(t: 1).name, (W(t: 1) as any Q).name)
extension Array: P where Element: P { func f() -> String { "[" + map { $0.f() }.joined() + "]" } }
extension Array where Element == Int { func f() -> String { "ints" } }
print([Box(t: 1)].f(), [1].f())
