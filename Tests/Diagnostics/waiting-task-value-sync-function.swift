func run() -> Int {
    let t = Task { 5 }
    return await t.value  // error: `async` property access in a function that does not support concurrency
}
print(run())
