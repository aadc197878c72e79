func legacyAdd(_ a: Int, _ b: Int, completion: @escaping (Int) -> Void) { completion(a + b) }
func legacyLoad(_ id: Int, completion: @escaping (Result<String, Error>) -> Void) {
    if id < 0 { completion(.failure(LoadError.negative(id))) } else { completion(.success("item \(id)")) }
}
enum LoadError: Error { case negative(Int), missing }

func add(_ a: Int, _ b: Int) async -> Int {
    await withCheckedContinuation { continuation in
        legacyAdd(a, b) { continuation.resume(returning: $0) }
    }
}
func load(_ id: Int) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        legacyLoad(id) { continuation.resume(with: $0) }
    }
}
func find(_ key: String?) async throws -> String {
    try await withCheckedThrowingContinuation { (c: CheckedContinuation<String, Error>) in
        guard let key else {
            c.resume(throwing: LoadError.missing)
            return
        }
        c.resume(returning: key.uppercased())
    }
}
func pause() async { await withUnsafeContinuation { c in c.resume() } }

print(await add(2, 3))
print(try await load(5))
do { print(try await load(-5)) } catch { print("error:", error) }
print(try await find("key"))
do { print(try await find(nil)) } catch LoadError.missing { print("missing") }
await pause()
let r: Int = await withUnsafeContinuation { $0.resume(returning: 11) }
print(r)
let u = try? await withUnsafeThrowingContinuation { (c: UnsafeContinuation<Int, Error>) in
    c.resume(throwing: CancellationError())
}
print(u as Any)
