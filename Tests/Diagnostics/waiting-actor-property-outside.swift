actor Counter { var value = 0 }
let c = Counter()
func show() async {
    print(c.value)  // error: expression is `async` but is not marked with `await`
    let v = c.value + 1  // error: expression is `async` but is not marked with `await`
    print(v)
}
await show()
