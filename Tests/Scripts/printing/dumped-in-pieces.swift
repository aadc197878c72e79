struct L: TextOutputStream { var s = ""; mutating func write(_ x: String) { s += "<\(x)>" } }
var l = L()
class A { var x = 1; init() {} }
class B: A { var y = [1, 2]; var me: A?; }
let b = B(); b.me = b
enum E: Error { case p, q(Int), r(a: Int, b: String) }
struct S { var a = 1, e = E.q(2), t: (Int, String)? = (1, "z"); var d: [String: [Int]] = ["k": [1]] }
dump(b, to: &l); dump(S(), to: &l); dump(E.p, to: &l); dump(E.r(a: 1, b: "u"), to: &l)
dump([1, 2, 3, 4], to: &l, maxItems: 3); dump([[1], [2]], to: &l, maxDepth: 1); dump(S(), to: &l, indent: 3); dump(Set([1]), to: &l); dump("x" as Any, to: &l); dump(Int.self, to: &l); dump({ 1 }, to: &l); dump(nil as Int?, to: &l); dump((), to: &l); dump(1...3, to: &l); dump([S](), to: &l); dump(S(), to: &l, maxItems: 4)
print(l.s)
b.me = nil
