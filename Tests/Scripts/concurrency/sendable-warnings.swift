// Sendable mistakes are warnings at most in Swift 5 mode
class Plain { var x = 0 }
class Open: Sendable { var n = 1 }
struct Holder: Sendable { let c: Plain }
enum Msg: Sendable { case plain(Plain), text(String) }
func take<T: Sendable>(_ t: T) -> String { "\(type(of: t))" }
actor A {
    var p = Plain()
    func get() -> Plain { p }
    func set(_ q: Plain) { p = q }
}
func run() async {
    print(take(Plain()), take(Holder(c: Plain())), take(Open()))
    let p = Plain()
    let a = A()
    await a.set(p)
    p.x = 5
    print(await a.get().x)
    let t = Task.detached { p.x + 1 }
    print(await t.value)
    let f: () -> Int = { p.x }
    print(await Task { f() }.value)
    if case .plain(let q) = Msg.plain(p) { print(q.x) }
}
await run()
