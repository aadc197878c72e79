func f<T>(_ x: T, _ y: T) { print("T T") }
func f<T, U>(_ x: T, _ y: U) { print("T U") }
func f<T>(_ x: T, _ y: Int) { print("T Int") }
f(1, 2)  // error: ambiguous use of `f`
