func f() async -> Int { 3 }
print(await(f()))
print(await (f()) + 1)
func g() async throws -> Int { 3 }
print(try(await g()))
print(try await(g()))
let t = await(f(), f())
print(t)
