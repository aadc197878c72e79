func inner() async -> Int { 7 }
func outer() async -> Int {
    return inner()  // error: expression is `async` but is not marked with `await`
}
print(await outer())
