func modern() async -> Int {
    withCheckedContinuation { c in  // error: expression is `async` but is not marked with `await`
        c.resume(returning: 1)
    }
}
print(await modern())
