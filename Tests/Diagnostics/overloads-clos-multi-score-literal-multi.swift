func f(_ g: () -> Double) { print("Double") }
func f(_ g: () -> Int) { print("Int") }
f { print("x"); return 1 }  // error: ambiguous use of `f`
