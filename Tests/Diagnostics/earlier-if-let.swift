if let a = Optional(1), b = Optional(2) { print(a, b) }  // error: each part of a condition has its own `let`
