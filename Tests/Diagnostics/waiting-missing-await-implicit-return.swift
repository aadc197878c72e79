func inner() async -> Int { 7 }
func outer() async -> Int { inner() }  // error: expression is `async` but is not marked with `await`
let twice: () async -> Int = { inner() * 2 }  // error: expression is `async` but is not marked with `await`
print(await outer(), await twice())
