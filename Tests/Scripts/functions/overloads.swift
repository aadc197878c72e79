// Overloading by label, by type and by arity.
func f(_ x: Int) -> String { "int \(x)" }
func f(_ x: Double) -> String { "double \(x)" }
func f(_ x: String) -> String { "string \(x)" }
func f(_ x: Int, _ y: Int) -> String { "two \(x) \(y)" }
func f(label x: Int) -> String { "label \(x)" }
func f(_ x: Bool) -> String { "bool \(x)" }
func f(_ xs: [Int]) -> String { "array \(xs.count)" }
print(f(1))
print(f(1.5))
print(f("a"))
print(f(1, 2))
print(f(label: 3))
print(f(true))
print(f([1, 2, 3]))
func make() -> Int { 1 }
func make() -> String { "one" }
let i: Int = make()
let s: String = make()
print(i, s)
func g(_ x: Int?) -> String { "optional" }
func g(_ x: Int) -> String { "plain" }
print(g(1), g(nil), g(Optional(2)))
func h<T>(_ x: T) -> String { "generic" }
func h(_ x: Int) -> String { "concrete" }
print(h(1), h("x"))
func d(_ x: Int, y: Int = 0) -> String { "default" }
func d(_ x: Int) -> String { "exact" }
print(d(1), d(1, y: 2))
func any(_ x: Any) -> String { "any" }
func any(_ x: String) -> String { "string" }
print(any(1), any("s"))
