func modern() async throws -> Int {
    await withCheckedThrowingContinuation { c in  // error: call can throw but is not marked with `try`
        c.resume(returning: 1)
    }
}
print(try await modern())
