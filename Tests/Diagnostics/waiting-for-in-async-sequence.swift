func run(_ s: AsyncStream<Int>) async {
    for v in s {  // error: for-in loop requires `AsyncStream<Int>` to conform to `Sequence`
        print(v)
    }
}
await run(AsyncStream { $0.finish() })
