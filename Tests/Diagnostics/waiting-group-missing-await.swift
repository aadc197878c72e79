func run() async {
    let n = withTaskGroup(of: Int.self) { group in  // error: expression is `async` but is not marked with `await`
        group.addTask { 1 }
        return group.next() ?? 0  // error: expression is `async` but is not marked with `await`
    }
    print(n)
}
await run()
