@MainActor func globalCount() -> Int { Store.shared.count }
@MainActor final class Store {
    static let shared = Store()
    var count = 0
    func add(_ n: Int) { count += n }
}
@MainActor func bump() -> Int {
    Store.shared.add(1)
    return Store.shared.count
}
func background() async -> String {
    let a = await bump()
    let b = await MainActor.run { () -> Int in
        Store.shared.add(10)
        return Store.shared.count
    }
    let c = await Store.shared.count
    return "\(a) \(b) \(c)"
}
struct Settings {
    @MainActor var theme = "light"
    @MainActor mutating func dark() { theme = "dark" }
    var size = 3
}
let update: @MainActor (Int) -> Void = { n in Store.shared.add(n) }
func callback(_ done: @escaping @MainActor () -> Void) async { await done() }

print(await background())
update(100)
print(globalCount())
await Task.detached { await update(1) }.value
print(globalCount())
var s = Settings()
s.dark()
print(s.theme, s.size)
await callback { print("on main", Store.shared.count) }
do {
    try await MainActor.run { throw CancellationError() }
} catch { print("rethrown", type(of: error)) }
