func a() async {}
func t() {
    let c = { await a() }
    c()  // error: `async` call in a function that does not support concurrency
}
t()
