func f(_ x: Int, a: Int = 1) { print("a") }
func f(_ x: Int, b: Int = 1) { print("b") }
f(1)  // error: ambiguous use of `f`
