func old(_ done: @escaping (Int) -> Void) { done(1) }
func save(_ n: Int) async {}
func run() async {
    old { n in  // error: invalid conversion from `async` function of type `(Int) async -> Void` to synchronous function type `(Int) -> Void`
        await save(n)
    }
    let n = await old()  // error: missing argument of type `(Int) -> Void` in call
    print(n)
}
await run()
