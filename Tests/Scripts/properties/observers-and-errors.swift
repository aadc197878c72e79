struct Bad: Error {}
func f(_ x: inout Int) throws { x += 1; throw Bad() }
func fine(_ x: inout Int) throws { x += 1 }
struct S {
  var v = 0 { didSet { print("v") } }
  var w = 0 { willSet { print("willSet w") } }
  var both = 0 { willSet { print("willSet both") } didSet { print("didSet both") } }
  var old = 0 { didSet { print("old", oldValue) } }
  var list = [1, 2] { didSet { print("list") } }
  static var st = 0 { didSet { print("st") } }
  mutating func go() throws { v += 1; throw Bad() }
}
struct T { var s = S() { didSet { print("s") } } ; var items = [S(), S()] { didSet { print("items") } } }
class C { var v = 0 { didSet { print("C.v") } }; var s = S() { didSet { print("C.s") } }; var a = [3, 1] { didSet { print("C.a") } }; static var st = 0 { didSet { print("C.st") } } }
var s = S()
try? f(&s.v); try? f(&s.w); try? f(&s.both); try? f(&s.old); try? f(&s.list[0])
print(s.v, s.w, s.both, s.old, s.list)
try? fine(&s.v); try? fine(&s.list[1])
try? f(&S.st); print(S.st)
var t = T()
try? f(&t.s.v); try? fine(&t.s.v); try? t.s.go(); try? f(&t.items[1].v); try? fine(&t.items[1].v)
print(t.s.v, t.items[1].v)
let c = C()
try? f(&c.v); try? fine(&c.v); try? f(&c.s.v); try? c.s.go(); try? c.a.sort { _, _ in throw Bad() }; try? f(&C.st)
print(c.v, c.s.v, C.st)
var global = 0 { didSet { print("global") } }
try? f(&global)
func local() { var l = 0 { didSet { print("local") } }; try? f(&l); print(l) }
local()
var o: T? = T()
try? f(&o!.s.v); try? o?.s.go()
print(o!.s.v)
func inner(_ x: inout S) throws { try f(&x.v) }
try? inner(&s); try? inner(&c.s)
do { try f(&s.v); print("no") } catch { print("caught", s.v) }
