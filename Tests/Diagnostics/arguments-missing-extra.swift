func f(_ a: Int, b: Int) {}
f(1) // error: b
f(1, b: 2, c: 3) // error: extra
f(1, b: 2, 3) // error: extra
f() // error: missing
struct P { var x: Int; var y: Int = 0 }
print(P()) // error: x
print(P(y: 1)) // error: x
print(P(x: 1, y: 2, 3)) // error: extra
class C { init(n: Int) {} }
_ = C() // error: n
let closure = { (n: Int) in n }
_ = closure() // error: missing
_ = closure(1, 2) // error: extra
enum E { case a(Int), b }
let e = E.a() // error: missing
let g = E.b(1) // error: b
