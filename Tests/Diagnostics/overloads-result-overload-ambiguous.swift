func f() -> Int { 1 }
func f() -> String { "s" }
let a = f()  // error: ambiguous use of `f`
print(a)
