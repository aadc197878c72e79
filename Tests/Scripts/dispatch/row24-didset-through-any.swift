// Row 24: didSet fires through any; `for var` changes a copy.
protocol P { var on: Bool { get set } }
struct S: P { var on = false { didSet { print("didSet", oldValue, on) } } }
var p: any P = S()
p.on = true
func set<X: P>(_ x: inout X) { x.on = false }
set(&p)
print(p.on)
var list = [S(), S()]
for var s in list { s.on = true }
print(list.map { $0.on })
for i in list.indices { list[i].on = true }
print(list.map { $0.on })
var anys: [any P] = [S()]
for var a in anys { a.on = true }
print(anys[0].on)
anys[0].on = true
print(anys[0].on)
