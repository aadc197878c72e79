@MainActor func now() -> Int { 4 }
func show(_ n: Int = now()) { print(n) }  // error: call to main actor-isolated global function `now()` in a synchronous nonisolated context
struct S {
    var n = now()  // error: call to main actor-isolated global function `now()` in a synchronous nonisolated context
}
func make() -> S { S() }
