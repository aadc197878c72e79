class C { var n = 0 }
func two(_ a: inout Int, _ b: inout Int) { a += 1; b += 1 }
let c = C()
let d = c
print("before")
two(&c.n, &d.n) // trap
print("after")
