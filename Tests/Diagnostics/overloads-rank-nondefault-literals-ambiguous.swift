func f(_ x: Float) { print("Float") }
func f(_ x: Int8) { print("Int8") }
f(1)  // error: ambiguous use of `f`
