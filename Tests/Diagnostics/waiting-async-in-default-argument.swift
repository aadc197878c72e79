func base() async -> Int { 10 }
func add(_ a: Int, _ b: Int = await base()) -> Int {  // error: `async` call in an initial value that does not support concurrency
    a + b
}
print(add(1))
