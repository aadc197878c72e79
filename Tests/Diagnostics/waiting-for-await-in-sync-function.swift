func run(_ s: AsyncStream<Int>) {
    for await v in s {  // error: `async` iteration in a function that does not support concurrency
        print(v)
    }
}
run(AsyncStream { $0.finish() })
