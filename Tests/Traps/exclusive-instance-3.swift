class C { var n = 0; func f(_ x: inout Int) { x += 1; n += 1 } }
func rd(_ a: inout Int, _ f: () -> Int) { a += f() }
let c = C()
print("before")
rd(&c.n) { c.n } // trap
print("after")
