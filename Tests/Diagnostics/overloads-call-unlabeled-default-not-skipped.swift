func g(_ a: Int = 1, _ b: String = "z") { print(a, b) }
g("x")  // error: cannot convert value of type `String` to expected argument type `Int`
