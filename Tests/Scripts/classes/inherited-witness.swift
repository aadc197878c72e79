// A class that conforms through its superclass keeps the witnesses that were settled there.
protocol P { func a(); func b() }
extension P {
  func a() { print("P.a") }
  func b() { print("P.b") }
}
protocol Q: P {}
extension Q { func b() { print("Q.b") } }
class X: P {}
class Z: X, Q { func a() { print("Z.a") } }
(Z() as any P).b()
(Z() as any Q).a()
Z().a()
class C { var p = 1 }
class D: C { override init() { super.init(); p = 2 } }
print(D().p, C().p)
class K { class func k() -> String { "K" } }
class L: K { override class func k() -> String { "L" + super.k() } }
print(L.k())
struct S { var v = 1 }
var s = S()
let f = { (s: inout S) in s.v += 1 }
f(&s)
print(s)
