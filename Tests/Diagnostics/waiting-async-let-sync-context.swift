func load() async -> Int { 1 }
func run() {
    async let x = load()  // error: `async` property access in a function that does not support concurrency
    print(x)  // error: `async` call in a function that does not support concurrency
}
run()
