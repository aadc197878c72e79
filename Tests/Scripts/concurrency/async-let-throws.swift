struct NetworkError: Error, CustomStringConvertible {
    let code: Int
    var description: String { "NetworkError(\(code))" }
}
func download(_ id: Int) async throws -> String {
    if id < 0 { throw NetworkError(code: 400 - id) }
    return "file\(id)"
}
func size(_ s: String) async -> Int { s.count }

func both(_ a: Int, _ b: Int) async throws -> [String] {
    async let x = download(a)
    async let y = download(b)
    return try await [x, y]
}
func partial() async -> String {
    async let good = download(1)
    async let bad = download(-1)
    async let len = size("hello")
    let g = (try? await good) ?? "none"
    let b = (try? await bad) ?? "none"
    return "\(g) \(b) \(await len)"
}
do { print(try await both(1, 2)) } catch { print(error) }
do { print(try await both(1, -4)) } catch { print(error) }
do { print(try await both(-3, 2)) } catch { print(error) }
print(await partial())
