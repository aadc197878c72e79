func f(_ g: () -> Int?) { print("Int?") }
func f(_ g: () -> Int) { print("Int") }
f { let x = 1; return x }  // error: ambiguous use of `f`
