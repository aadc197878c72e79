func f(_ n: Int = "x") {} // error: Int
func g(_ n: Int = missing) {} // error: missing
