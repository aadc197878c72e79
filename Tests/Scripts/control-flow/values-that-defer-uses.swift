struct E: Error {}
func ok1(_ b: Bool) throws -> String { let v: String; if b { v = "a" } else { throw E() }; defer { print("d", v) }; return v }
func ok2(_ n: Int) { var v: Int; v = n; defer { v += 1; print(v) }; if n > 0 { return }; v = 10 }
func ok3() { for i in 0..<3 { let s: Int; s = i; defer { print("loop", s) }; if i == 1 { continue }; if i == 2 { break } } }
func ok4(_ n: Int?) -> Int { defer { print("end") }; guard let n else { return -1 }; let r: Int; if n > 1 { r = 1 } else { r = 2 }; defer { print(r) }; return r }
struct P { let a: Int; let b: Int
  init(_ x: Int) { defer { print("made") }; a = x; b = x * 2 }
  init?(m: Int) { if m == 0 { return nil }; a = m; b = m; defer { print(a, b) } } }
class C { var n: Int; init(_ n: Int) { self.n = n; defer { print("init", self.n) }; self.n += 1 } }
class D: C { let k: Int; init(k: Int) { self.k = k; super.init(k); defer { print(n, self.k) } } }
func ok5() throws { var log: [String]; log = []; defer { print(log) }; for i in 0..<2 { defer { log.append("i\(i)") }; if i == 1 { throw E() } } }
func ok6(_ x: Int) -> Int { let y: Int; defer { print("no use") }; switch x { case 0: y = 1; case 1: defer { print("case") }; y = 2; fallthrough; default: return 3 }; return y }
print(try! ok1(true)); try? print(ok1(false)); ok2(1); ok2(0); ok3(); print(ok4(nil), ok4(2)); _ = P(1); _ = P(m: 0); _ = P(m: 3); _ = C(1); _ = D(k: 5); try? ok5(); print(ok6(0), ok6(2))
let top: Int
if ok6(0) == 1 { top = 1 } else { top = 2 }
defer { print("top", top) }
do { let q: Int; do { q = 3; defer { print(q) } }; print("after", q) }
