class A {}; class B: A {}
func a(_ x: (B) -> Int) -> String { "(B) -> Int" }
func a<T>(_ x: T) -> String { "T" }
print(a { (x: A) in 1 })
func b(_ x: (B) -> Int) -> String { "(B) -> Int" }
func b(_ x: Any) -> String { "Any" }
print(b { (x: A) in 1 })
