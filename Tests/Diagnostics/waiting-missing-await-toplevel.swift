func fetch() async -> Int { 1 }
print(await fetch())
let v = fetch()  // error: expression is `async` but is not marked with `await`
print(v)
