func fetch() async -> Int { 1 }
func run() -> Int {
    return fetch()  // error: `async` call in a function that does not support concurrency
}
print(run())
