func load(_ n: Int) async -> Int { n }
func run(_ x: Int?) async {
    let y = x.map { await load($0) }  // error: invalid conversion from `async` function of type `(Int) async throws(_) -> _` to synchronous function type `(Int) throws(_) -> _`
    let z = await x.flatMap { await load($0) }  // error: invalid conversion from `async` function of type `(Int) async throws(_) -> _?` to synchronous function type `(Int) throws(_) -> _?`
    print(y ?? 0, z ?? 0)
}
