// An existential given to a generic subscript is opened, for reading and for writing; what lies before the index is changed where it is.
protocol P { }
extension Int: P {}
let vp: any P = 3
struct X {
  subscript<T0: P>(_ p0: T0) -> Int { print("#1", T0.self); return 0 }
}
_ = X()[vp]
func f() { _ = X()[vp]; let k = X()[vp] + 1; print(k) }
f()
struct Y {
  var v = [1, 2]
  subscript<T0: P>(_ p0: T0) -> T0 { print("gen", T0.self); return p0 }
  subscript<T0: P>(set p0: T0) -> Int { get { print("get", T0.self); return v[0] } set { print("set", T0.self, newValue); v[0] = newValue } }
  static subscript<T0: P>(st p0: T0) -> Int { print("static", T0.self); return 1 }
}
var y = Y()
let back = y[vp]
print(back, type(of: back))
y[set: vp] = 4
y[set: vp] += 1
print(y.v, Y[st: vp])
func inc(_ x: inout Int) { x += 1 }
inc(&y[set: vp])
print(y.v)
let ys: [any P] = [1, 2]
for k in ys { print(y[set: k]) }
var oy: Y? = y
oy?[set: vp] = 9
print(oy?[set: vp] as Any)
protocol R { var n: Int { get } }
extension Int: R { var n: Int { self } }
let vr: any R = 3
struct Z { var s = 0; var ys: [Z] = []
  mutating func add<T: R>(_ t: T, _ k: Int = 1) { s += t.n + k } }
var z = Z()
func tell(_ x: Int) -> Int { print("tell", x); return x }
z.add(vr, tell(3)); print(z)
z.ys = [Z(), Z()]
z.ys[tell(1)].add(vr, tell(5)); print(z)
func change(_ a: inout Z) { a.add(vr); a.ys[0].add(vr) }
change(&z); print(z)
var oz: Z? = z
oz?.add(vr); oz!.add(vr); print(oz!.s)
class C { var z = Z(); func go(_ p: any R) { z.add(p); z.ys.append(Z()); z.ys[0].add(p, z.s) } }
let c = C(); c.go(vr); c.go(4); print(c.z.s, c.z.ys.map(\.s))
func loc() { var z = Z(); z.add(vr, z.s + 2); z.add(vr, { z.s }()); print(z.s) }
loc()
z.add(vr, z.s); print(z.s)
