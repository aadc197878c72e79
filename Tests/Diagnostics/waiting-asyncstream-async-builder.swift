func load() async -> Int { 1 }
let s = AsyncStream<Int> { c in  // error: invalid conversion from `async` function of type `(AsyncStream<Int>.Continuation) async -> Void` to synchronous function type `(AsyncStream<Int>.Continuation) -> Void`
    c.yield(await load())
    c.finish()
}
for await v in s { print(v) }
