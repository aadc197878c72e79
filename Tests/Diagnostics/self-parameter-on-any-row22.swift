protocol T { func same(_ other: Self) -> Bool }
struct A: T { func same(_ other: A) -> Bool { true } }
let a: any T = A()
print(a.same(a)) // error: same
