func twice(_ n: Int) async -> Int { n * 2 }
let f: (Int) -> Int = twice  // error: invalid conversion from `async` function of type `(Int) async -> Int` to synchronous function type `(Int) -> Int`
print(f(2))
