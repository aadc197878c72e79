struct P: TextOutputStreamable { func write<T: TextOutputStream>(to o: inout T) { o.write("P!") } }
struct Q { let p = P() }
enum E { case a(P), b(x: P, Int) }
class C: TextOutputStreamable { func write<T: TextOutputStream>(to o: inout T) { o.write("C!") } }
print([P()], ["k": P()], (1, P()), Optional(P()) as Any)
debugPrint(P()); print(String(reflecting: P())); print(Q())
print(E.a(P()), E.b(x: P(), 3), C(), [C()], String(describing: P()), "\(P())", "\([P()])")
struct L: TextOutputStream { var s = ""; mutating func write(_ x: String) { s += "<\(x)>" } }
var l = L(); struct S { var a = 1; var b = "x" }
struct D: CustomStringConvertible { var description: String { "desc" } }
struct N { }
struct W { var s = S(); var d = D(); var n: Int? = 3; var m: S? = S(); var arr = [S()] }
class K { var x = 1; init() {} }
print(S(), to: &l); print((1, "a"), to: &l); print(E.a(P()), to: &l); print(E.b(x: P(), 3), to: &l); print(D(), N(), to: &l); print(W(), to: &l); print(K(), to: &l); print(Optional(S()) as Any, to: &l); print([S()], to: &l); print(1, 2.5, true, "s", to: &l); print(Int.self, S.self, to: &l); print((a: 1, b: (2, 3)), to: &l); print(1...3, to: &l); print([1: S()], to: &l); print(Set([1]), to: &l)
debugPrint(S(), "q", E.a(P()), W(), (1, "a"), to: &l)
print(l.s)
l.s = ""
dump(5, to: &l); dump(S(), to: &l); dump([1, 2], to: &l); dump(("a", S()), to: &l, name: "n"); dump(E.b(x: P(), 3), to: &l); dump(K(), to: &l); dump(["k": 1], to: &l); dump(Optional(3), to: &l)
print(l.s)
