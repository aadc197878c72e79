func twice(_ n: Int) async -> Int { n * 2 }
let f: (Int) -> Int = { n in await twice(n) }  // error: invalid conversion from `async` function of type `(Int) async -> Int` to synchronous function type `(Int) -> Int`
let g = { (n: Int) async -> Int in await twice(n) }
let h: (Int) -> Int = g  // error: invalid conversion from `async` function of type `(Int) async -> Int` to synchronous function type `(Int) -> Int`
print(f(2), h(3))
