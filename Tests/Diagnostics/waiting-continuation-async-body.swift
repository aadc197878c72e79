func load() async -> Int { 1 }
func modern() async -> Int {
    await withCheckedContinuation { c in  // error: invalid conversion from `async` function of type `(CheckedContinuation<Int, Never>) async -> Void` to synchronous function type `(CheckedContinuation<Int, Never>) -> Void`
        let v = await load()
        c.resume(returning: v)
    }
}
print(await modern())
