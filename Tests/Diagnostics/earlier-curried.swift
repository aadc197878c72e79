func add(a: Int)(b: Int) -> Int { return a + b }  // error: a function has one list of parameters
