func f(_ x: (a: Int, b: Int)) { print("labeled") }
func f(_ x: (Int, Int)) { print("unlabeled") }
f((1, 2))  // error: ambiguous use of `f`
f((a: 1, b: 2))  // error: ambiguous use of `f`
let t = (a: 1, b: 2)
f(t)  // error: ambiguous use of `f`
let u = (1, 2)
f(u)  // error: ambiguous use of `f`
