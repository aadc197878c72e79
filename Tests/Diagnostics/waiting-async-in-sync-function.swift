func fetch() async -> Int { 1 }
func run() {
    let x = await fetch()  // error: `async` call in a function that does not support concurrency
    print(x)
}
run()
