func isEven(_ n: Int) async -> Bool { n % 2 == 0 }
func score(_ n: Int) async -> Int { -n }
func run() async {
    let evens = [1, 2, 3].filter { await isEven($0) }  // error: invalid conversion from `async` function of type `(Int) async throws -> Bool` to synchronous function type `(Int) throws -> Bool`
    let sorted = [3, 1, 2].sorted { (await score($0)) < (await score($1)) }  // error: invalid conversion from `async` function of type `(Int, Int) async throws -> Bool` to synchronous function type `(Int, Int) throws -> Bool`
    print(evens, sorted)
}
await run()
