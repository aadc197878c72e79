struct V: Equatable { var x: Int, y: Int }
func + (l: V, r: V) async -> V { V(x: l.x + r.x, y: l.y + r.y) }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) async throws -> B) async rethrows -> B { try await f(a) }
prefix operator ~~
prefix func ~~ (v: V) async -> V { V(x: -v.x, y: -v.y) }
struct Neg: Error {}

func inc(_ n: Int) async -> Int { n + 1 }
func show(_ n: Int) -> String { "<\(n)>" }
func pos(_ n: Int) async throws -> Int {
    if n < 0 { throw Neg() }
    return n
}
print(await V(x: 1, y: 2) + V(x: 3, y: 4))
print(await ~~V(x: 1, y: 2))
print(await 4 |> inc |> inc |> show)
do { print(try await -9 |> inc |> pos) } catch { print("error", error) }
let v = await V(x: 0, y: 1) + V(x: 1, y: 0) + V(x: 5, y: 5)
print(v == V(x: 6, y: 6))
