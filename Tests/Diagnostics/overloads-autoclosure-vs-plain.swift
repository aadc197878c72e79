func f(_ x: Int) { print("plain") }
func f(_ x: @autoclosure () -> Int) { print("auto") }
f(1)  // error: ambiguous use of `f`
