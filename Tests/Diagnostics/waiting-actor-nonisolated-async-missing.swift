actor Counter {
    var n = 0
    nonisolated func next() async -> Int {
        n + 1  // error: expression is `async` but is not marked with `await`
    }
}
print(await Counter().next())
