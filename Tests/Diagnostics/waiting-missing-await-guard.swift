func user(_ id: Int) async -> String? { id == 1 ? "Ann" : nil }
func run() async {
    guard let u = user(1) else { return }  // error: expression is `async` but is not marked with `await`
    print(u)
}
await run()
