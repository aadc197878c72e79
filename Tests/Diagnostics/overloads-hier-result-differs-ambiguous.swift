class A { func f() -> Int { 1 } }
class B: A { func f() -> String { "s" } }
let c = B().f()  // error: ambiguous use of `f`
print(c)
