func run(_ s: AsyncStream<Int>) async {
    let all = Array(s)  // error: generic type `Array` requires that `AsyncStream<Int>` conform to `Sequence`
    print(s.count, all)  // error: value of type `AsyncStream<Int>` has no member `count`
    print(await s.sorted())  // error: value of type `AsyncStream<Int>` has no member `sorted`
}
await run(AsyncStream { $0.finish() })
