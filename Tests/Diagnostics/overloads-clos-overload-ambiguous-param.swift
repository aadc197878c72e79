func f(_ g: (Int) -> Void) { print("Int") }
func f(_ g: (String) -> Void) { print("String") }
f { x in }  // error: ambiguous use of `f`
