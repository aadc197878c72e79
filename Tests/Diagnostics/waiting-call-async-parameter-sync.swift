func run(_ body: () async -> Int) -> Int {
    return body() + 1  // error: `async` call in a function that does not support concurrency
}
print(run { 4 })
