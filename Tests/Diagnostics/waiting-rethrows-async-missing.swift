func twice(_ f: () async throws -> Int) async rethrows -> Int {
    await f() + f()  // error: call can throw but is not marked with `try`
}
func g() async throws -> Int { 2 }
func run() async {
    print(await twice(g))  // error: call can throw, but it is not marked with `try` and the error is not handled
}
