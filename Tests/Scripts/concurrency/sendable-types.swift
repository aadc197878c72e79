struct Point: Sendable, Equatable { var x: Int; var y: Int }
enum Command: Sendable { case move(Point), say(String), stop }
final class Name: Sendable {
    let text: String
    init(_ t: String) { text = t }
}
final class LockedBox<T>: @unchecked Sendable {
    private var value: T
    init(_ v: T) { value = v }
    func get() -> T { value }
    func set(_ v: T) { value = v }
}
struct Wrapper<T: Sendable>: Sendable { let inner: T }
func runLater(_ body: @escaping @Sendable () -> String) async -> String {
    await Task.detached { body() }.value
}
func describe(_ c: Command) -> String {
    switch c {
    case .move(let p): return "move to \(p.x),\(p.y)"
    case .say(let s): return "say \(s)"
    case .stop: return "stop"
    }
}
func send<T: Sendable>(_ t: T) async -> T { await Task.detached { t }.value }

let origin = Point(x: 0, y: 0)
var moved = origin
moved.x = 4
let copy = moved
print(await runLater { "captured \(copy.x)" })
for c in [Command.move(moved), .say("hi"), .stop] {
    print(await runLater { describe(c) })
}
print(await send(Wrapper(inner: origin)).inner == origin)
print(await send(Name("nm")).text)
let box = LockedBox([1])
await Task.detached { box.set(box.get() + [2]) }.value
print(box.get())
let f: @Sendable (Int) -> Int = { $0 * 3 }
print(await Task.detached { f(14) }.value)
