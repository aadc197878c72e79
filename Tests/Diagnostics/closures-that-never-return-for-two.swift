func n2(_ f: () -> Void) { print("void") }
func n2(_ f: () -> Int) { print("int") }
n2 { fatalError() }  // error: ambiguous use of `n2`
