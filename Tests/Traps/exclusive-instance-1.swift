class C { var n = 0; var arr = [1, 2, 3]; var s = S() }
struct S { var a = 1; var b = 2 }
func two(_ a: inout Int, _ b: inout Int) { a += 1; b += 1 }
func with(_ a: inout Int, _ f: () -> Void) { a += 1; f() }
let c = C()
two(&c.s.a, &c.arr[0])
print(c.s.a, c.arr)
with(&c.n) { print("in") }
print("before")
with(&c.n) { c.n += 1 } // trap
print("after")
