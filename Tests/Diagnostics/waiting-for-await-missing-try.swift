func run(_ s: AsyncThrowingStream<Int, Error>) async throws {
    for await v in s {  // error: call can throw but is not marked with `try`
        print(v)
    }
}
try await run(AsyncThrowingStream { $0.finish() })
