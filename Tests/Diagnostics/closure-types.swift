let g: (Int) -> Int = { a, b in a + b } // error: argument
let h: (Int, Int) -> Int = { $0 } // error: argument
func run(_ body: () -> Int) {}
run { n in n } // error: argument
