func perform(_ body: (Int) -> Int) -> Int { body(2) }
func twice(_ n: Int) async -> Int { n * 2 }
print(perform(twice))  // error: invalid conversion from `async` function of type `(Int) async -> Int` to synchronous function type `(Int) -> Int`
print([1, 2].map(twice))  // error: invalid conversion from `async` function of type `(Int) async -> Int` to synchronous function type `(Int) throws(_) -> _`
