func run(_ s: AsyncStream<Int>) async {
    let sum = s.reduce(0, +)  // error: expression is `async` but is not marked with `await`
    let has = s.contains(3)  // error: expression is `async` but is not marked with `await`
    print(sum, has)
}
await run(AsyncStream { $0.finish() })
