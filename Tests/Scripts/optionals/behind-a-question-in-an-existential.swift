// Behind a `?` that finds nothing, nothing is evaluated, also where what is asked lies within an existential.
protocol P: AnyObject { var a: [Int]? { get set }; var n: Int? { get set }; var q: (any P)? { get set } }
final class C: P { var a: [Int]? = [1, 2]; var n: Int? = 3; var q: (any P)? }
struct Holder { var p: (any P)? }
let p: any P = C()
p.a?.append(5)
p.a?[0] = 7
p.a?[1] += 7
p.n? += 1
p.n? = 9
print(p.a!, p.n!)
print(p.a?.popLast() as Any, p.a?.removeAll() as Any, p.a as Any)
p.q = C()
p.q?.a?.append(4)
p.q?.n? += 4
print(p.q!.a!, p.q!.n!)
let h = Holder(p: C())
h.p?.a?.append(8)
print(h.p?.a ?? [], h.p?.a?.last ?? 0)
let none = Holder(p: nil)
none.p?.a?.append(8)
p.a = nil
print(p.a?.append(1) as Any, (p.n? = 4) as Any, none.p?.a?.append(1) as Any)
p.a?.append({ print("never"); return 1 }())
protocol V { var a: [Int]? { get set } }
struct S: V { var a: [Int]? = [1] }
var v: any V = S()
v.a?.append(2)
v.a?[0] += 1
print(v.a!)
var vs: [any V] = [S(), S(a: nil)]
for i in vs.indices { vs[i].a?.append(i); vs[i].a?.sort(by: >) }
print(vs.map { $0.a ?? [] })
var ov: (any V)? = S()
ov?.a?.append(6)
print(ov?.a as Any, (ov?.a?.append(7)) as Any)
func g<T: P>(_ t: T) { t.a?.append(1); t.n? += 1 }
g(C())
