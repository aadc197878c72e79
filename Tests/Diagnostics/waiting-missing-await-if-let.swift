func user(_ id: Int) async -> String? { id == 1 ? "Ann" : nil }
func run() async {
    if let u = user(1), u.count > 2 {  // error: expression is `async` but is not marked with `await`
        print(u)
    }
}
await run()
