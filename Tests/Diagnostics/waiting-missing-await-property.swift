struct S {
    var value: Int { get async { 5 } }
    subscript(i: Int) -> Int { get async { i } }
}
func run() async {
    let s = S()
    print(s.value)  // error: expression is `async` but is not marked with `await`
    print(s[3])  // error: expression is `async` but is not marked with `await`
}
await run()
