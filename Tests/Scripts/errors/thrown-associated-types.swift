// A protocol may leave open what is thrown: it is found by what the witness throws.
protocol P { associatedtype F: Error; associatedtype R; func p(_ n: Int) throws(F) -> R }
enum E: Error { case a(Int) }
struct S: P { func p(_ n: Int) throws(E) -> Int { if n > 2 { throw .a(n) }; return n } }
struct N: P { func p(_ n: Int) -> String { "\(n)" } }
struct Y: P { func p(_ n: Int) throws -> Bool { if n == 0 { throw E.a(0) }; return true } }
struct W<B: P>: P { let b: B; func p(_ n: Int) throws(B.F) -> B.R { try b.p(n + 1) } }
func run<T: P>(_ t: T, _ n: Int) throws(T.F) -> T.R { try t.p(n) }
func quiet<T: P>(_ t: T) -> T.R where T.F == Never { t.p(1) }
func told<T: P>(_ t: T, _ n: Int) -> String {
  do { return "\(try run(t, n))" } catch { return "failed \(error) \(type(of: error))" }
}
print(told(S(), 1), told(S(), 3), told(N(), 9), told(Y(), 0), told(Y(), 1))
print(told(W(b: S()), 1), told(W(b: S()), 2), quiet(N()), quiet(W(b: N())))
do { _ = try run(S(), 5) } catch { switch error { case .a(let n): print("a", n) } }
do { _ = try run(W(b: S()), 5) } catch .a(let n) { print("b", n) }
print(run(N(), 3))
print(S.F.self, N.F.self, Y.F.self, W<S>.F.self)
extension P { func twice(_ n: Int) throws(F) -> [R] { [try p(n), try p(n + 1)] } }
do { print(try S().twice(1)); print(try S().twice(2)) } catch { print(error) }
print(N().twice(3))
let q: any P = S()
do { print(try q.p(1)); print(try q.p(4)) } catch { print("any", error) }
