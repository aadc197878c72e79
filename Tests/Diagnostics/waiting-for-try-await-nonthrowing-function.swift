func run(_ s: AsyncThrowingStream<Int, Error>) async {
    for try await v in s {  // error: errors thrown from here are not handled
        print(v)
    }
}
await run(AsyncThrowingStream { $0.finish() })
