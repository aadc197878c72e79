class C { var n = 0 { didSet { print("set", oldValue, n) } }; var k = 0; var comp: Int { get { n } set { n = newValue } } ; var arr = [3, 1, 2] }
func w(_ a: inout Int, _ f: () -> Void) { a += 1; f() }
let c = C()
w(&c.n) { print(c.n) }
w(&c.comp) { print(c.n); c.comp = 9 }
print(c.n)
c.arr.sort { $0 < $1 }
print(c.arr)
var l = 1
struct T { var a = 0, b = 0; mutating func m(_ f: (T) -> Void) { a = 5; f(self) } }
class D { var t = T() }
let d = D()
d.t.m { print($0.a) }
print("before")
d.t.m { _ in print(d.t.a) } // trap
print("after")
