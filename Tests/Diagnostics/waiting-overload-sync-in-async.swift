func value() -> Int { 1 }
func value() async -> Int { 2 }
func run() async {
    let x = value()  // error: expression is `async` but is not marked with `await`
    print(x)
}
