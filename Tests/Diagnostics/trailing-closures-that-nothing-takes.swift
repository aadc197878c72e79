func a(_ x: Any = 1) -> String { "a" }
print(a { 1 })  // error: extra trailing closure passed in call
func b(_ x: Any? = nil) -> String { "b" }
print(b { 1 })  // error: extra trailing closure passed in call
func c<T>(_ x: T? = nil) -> String { "c" }
print(c { 1 })  // error: extra trailing closure passed in call
func d(_ x: Any = 0, _ y: Int = 1) -> String { "d" }
print(d { 1 })  // error: extra trailing closure passed in call
