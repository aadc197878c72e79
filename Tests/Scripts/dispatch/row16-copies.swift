// Row 16: toggling a copy.
protocol S { var on: Bool { get set } ; mutating func toggle() }
extension S { mutating func toggle() { on = !on } }
struct Value: S { var on = false }
final class Reference: S { var on = false }
let v = Value()
var w = v
w.toggle()
print(v.on, w.on)
let e: any S = Value()
var f = e
f.toggle()
print(e.on, f.on)
var r = Reference()
var q = r
q.toggle()
print(r.on, q.on, r === q)
let er: any S = r
var fr = er
fr.toggle()
print(er.on, fr.on, r.on)
var list: [any S] = [v, r]
for i in list.indices { list[i].toggle() }
print(v.on, r.on, list.map { $0.on })
func toggled<X: S>(_ x: X) -> X { var x = x; x.toggle(); return x }
print(toggled(v).on, v.on, toggled(r).on, r.on)
