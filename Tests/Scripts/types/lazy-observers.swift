// Lazy properties with observers: what is computed for the old value, and what is not.
struct S {
  var log: [String] = []
  lazy var a: [Int] = { print("make a"); return [1] }() { didSet { print("a", oldValue, a) } }
  lazy var b: Int = { print("make b"); return 1 }() { willSet { print("b will", newValue) } }
  lazy var c: String = { print("make c"); return "c" }() { willSet(n) { print("c", n) } didSet { print("c did", c) } }
  lazy var d = 1 { didSet { log.append("d\(oldValue)->\(d)"); if d > 5 { d = 5 } } }
}
var s = S()
s.a = [2]; s.a.append(3); print(s.a)
s.b = 5; print(s.b)
s.c = "x"; s.c += "y"; print(s.c)
s.d = 3; s.d += 10; print(s.d, s.log)
class K {
  lazy var v: K2 = K2() { didSet { print("v", oldValue.n, v.n) } }
  lazy var w = 1 { willSet { print("will", newValue, w) } didSet { print("did", oldValue) } }
}
class K2 { var n = 0; deinit { print("gone", n) } }
class L: K { override var w: Int { didSet { print("L did", oldValue, w) } } }
func f() {
  let k = K(); k.v.n = 4; let new = K2(); new.n = 9; k.v = new
  let l = L(); l.w = 7; l.w += 1; print(l.w, (l as K).w)
  (l as K).w = 3
}
f()
func g() { var h = H(); h.p = [1]; h.p.append(2); print(h.p) }
struct H { var p = [0] { didSet { let f = { oldValue.count }; print(f(), p.count) } } }
g()
