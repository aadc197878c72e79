func a(_ x: Int) async -> String { "async Int" }
func a(_ x: Any) -> String { "sync Any" }
func f() -> String { a(1) }
print(f())
print(a(1))
print(await a(1))
