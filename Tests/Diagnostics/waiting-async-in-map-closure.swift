func square(_ n: Int) async -> Int { n * n }
func run() async {
    let r = [1, 2, 3].map { n in  // error: invalid conversion from `async` function of type `(Int) async throws(_) -> _` to synchronous function type `(Int) throws(_) -> _`
        await square(n)
    }
    print(r)
}
await run()
