let n = 1
n() // error: call
let s = "x"
print(s(1)) // error: call
struct S {}
let v = S()
v[0] = 1 // error: subscript
print(v[1]) // error: subscript
