protocol P {}
protocol Q {}
struct A: P, Q {}
func f<T: P>(_ x: T) { print("P") }
func f<T: Q>(_ x: T) { print("Q") }
f(A())  // error: ambiguous use of `f`
