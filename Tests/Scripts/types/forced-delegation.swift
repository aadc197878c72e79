// An initialiser that hands over to one that may fail: forced with `!` and `try!`, or made nil with `try?`.
class P { let n: String
 init?(n: String) { guard !n.isEmpty else { return nil }; self.n = n }
 init(throwing n: String) throws { if n.isEmpty { throw E.e }; self.n = n }
 deinit { print("deinit P") } }
enum E: Error { case e }
class Q: P {
 init(x: String) { super.init(n: x)! }
 init(y: String) { try! super.init(throwing: y) }
 init?(z: String) { try? super.init(throwing: z) }
 convenience init(w: String) { self.init(z: w)! }
}
func f() {
print(Q(x: "a").n, Q(y: "b").n, Q(z: "")?.n ?? "nil", Q(z: "c")?.n ?? "nil", Q(w: "d").n)

}
f()
struct S { let v: Int
 init?(v: Int) { if v < 0 { return nil }; self.v = v }
 init(t v: Int) throws { if v < 0 { throw E.e }; self.v = v }
 init(forced v: Int) { self.init(v: v)! }
 init?(tried v: Int) { try? self.init(t: v) }
 init(sure v: Int) { try! self.init(t: v) }
 init(orElse v: Int) { do { try self.init(t: v) } catch { self.init(forced: 0) } }
}
print(S(forced: 1), S(tried: -1) as Any, S(tried: 1) as Any, S(sure: 2), S(orElse: -4))
