protocol Fetcher { associatedtype Output; func fetch() async throws -> Output }
struct Const<T>: Fetcher { let v: T; func fetch() async -> T { v } }
struct Mapped<F: Fetcher, U>: Fetcher {
    let base: F
    let f: (F.Output) async throws -> U
    func fetch() async throws -> U { try await f(base.fetch()) }
}
struct Zip<A: Fetcher, B: Fetcher>: Fetcher {
    let a: A, b: B
    func fetch() async throws -> (A.Output, B.Output) {
        (try await a.fetch(), try await b.fetch())
    }
}
extension Fetcher {
    func map<U>(_ f: @escaping (Output) async throws -> U) -> Mapped<Self, U> { Mapped(base: self, f: f) }
    func zip<B: Fetcher>(_ b: B) -> Zip<Self, B> { Zip(a: self, b: b) }
}
func result<F: Fetcher>(of f: F) async -> Result<F.Output, Error> {
    do { return .success(try await f.fetch()) } catch { return .failure(error) }
}
func firstNonNil<T>(_ fs: [() async -> T?]) async -> T? {
    for f in fs { if let v = await f() { return v } }
    return nil
}
func some() -> some Fetcher { Const(v: "opaque") }
struct Neg: Error {}
let f = Const(v: 5).map { $0 * 2 }.zip(Const(v: "x"))
let (n, s) = try await f.fetch()
print(n, s)
print(await result(of: Const(v: -1).map { if $0 < 0 { throw Neg() } }))
print(try await some().fetch())
print(await firstNonNil([{ nil }, { 3 }, { 4 }]) ?? 0)
print(await firstNonNil([() async -> String?]()) as Any)
