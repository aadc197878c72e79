let g: (Int) -> String = { _ in "let" }
func g(_ x: Int) -> String { "func" }
print(g(1))
