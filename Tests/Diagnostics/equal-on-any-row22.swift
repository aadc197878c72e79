protocol T: Equatable { var n: Int { get } }
struct A: T { var n = 1 }
let a: any T = A()
let b: any T = A()
print(a == b) // error: any T
