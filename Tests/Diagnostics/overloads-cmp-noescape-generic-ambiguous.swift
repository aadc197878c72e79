func f<T>(_ x: T) { print("T") }
func f<T>(_ x: () -> T) { print("() -> T") }
f { 1 }  // error: ambiguous use of `f`
