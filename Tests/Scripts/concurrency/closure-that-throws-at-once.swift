final class I { deinit { print("bye") } }
struct X: Error {}
func s(_ c: I) throws { try { _ = c; throw X() }() }
try? s(I())
func t(_ c: I) async throws { async let a: Int = { _ = c; throw X() }(); _ = try await a }
try? await t(I())
print("end")
