func check(_ c: @autoclosure () -> Bool) { if c() { print("ok") } }
func isOn() async -> Bool { true }
func run() async {
    check(await isOn())  // error: `async` call in an autoclosure that does not support concurrency
    assert(await isOn())  // error: `async` call in an autoclosure that does not support concurrency
}
await run()
