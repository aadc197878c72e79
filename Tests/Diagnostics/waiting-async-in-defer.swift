func cleanup() async { print("cleanup") }
func run() {
    defer { await cleanup() }  // error: `async` call in a `defer` body that does not support concurrency
    print("work")
}
run()
