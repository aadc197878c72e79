let work: () async -> Int = { 5 }
func run() -> Int {
    work()  // error: `async` call in a function that does not support concurrency
}
print(run())
