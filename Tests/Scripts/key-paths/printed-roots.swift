enum O { struct I { var x = 1; var t: (Int, b: String) = (1, "z") } }
struct G<T> { var v: T }
print(\[Int].self, \Int?.self, \[Int: String].self, \O.I.x, \O.I.self, \G<Int>.v, \G<[String]>.v)
func printed<T>(_ type: T.Type) { print(\G<T>.v, \T.self) }
printed(Int.self)
printed([Double].self)
print(\O.I.t)
debugPrint(\O.I.x)
func variadic(_ numbers: Int..., text: String) {}
print(type(of: variadic))
