func fi() -> Int { 1 }
func a(_ x: () -> Any) -> String { "() -> Any" }
func a(_ x: () async -> Int) -> String { "async" }
print(a(fi))
func b(_ x: (() -> Int)?) -> String { "optional" }
func b(_ x: () async -> Int) -> String { "async" }
print(b(fi))
func c(_ x: () throws -> Int) -> String { "throws" }
func c(_ x: () async -> Int) -> String { "async" }
print(c(fi))
