func area(_ side: Int) -> Int { side * side }
func area(_ side: Double) -> Double { side * side }
func load() -> Int { 1 }
func load() -> String { "1" }
print(area(2), area(2.5))
let a = load() // error: ambiguous use of
let b: Int = load()
let f = area // error: ambiguous use of
let g: (Double) -> Double = area
print(load() as String)
print(a, b, g(2))
