func inc(_ n: inout Int) { n += 1 }
var a = 1
inc(a) // error: &
var s = "x"
inc(&s) // error: Int
func f(_ n: Int) {}
f(&a) // error: &
struct S { var n: Int { 1 } }
var v = S()
inc(&v.n) // error: n
