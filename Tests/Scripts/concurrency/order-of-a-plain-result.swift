@MainActor final class A { nonisolated func fetch() async -> Int { 7 } }
@MainActor func go() async { let t = Task { print("task") }; print(await A().fetch()); await t.value }
await go()
