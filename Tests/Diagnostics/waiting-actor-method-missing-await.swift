actor Counter {
    var value = 0
    func inc() -> Int { value += 1; return value }
}
func run(_ c: Counter) async {
    c.inc()  // error: expression is `async` but is not marked with `await`
    let n = c.inc()  // error: expression is `async` but is not marked with `await`
    print(n)
}
await run(Counter())
