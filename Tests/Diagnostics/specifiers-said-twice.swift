// A parameter is handed over in one way.
func add(_ a: inout inout Int) { a += 1 }  // error: `inout` on a parameter that is `inout` is not allowed
