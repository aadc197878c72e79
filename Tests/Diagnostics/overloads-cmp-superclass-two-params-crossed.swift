class A {}; class B: A {}
func f(_ x: A, _ y: B) { print("A B") }
func f(_ x: B, _ y: A) { print("B A") }
f(B(), B())  // error: ambiguous use of `f`
