infix operator <+>: Tight
infix operator **: Power
func <+> (a: Int, b: Int) -> Int { a * 10 + b }
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
