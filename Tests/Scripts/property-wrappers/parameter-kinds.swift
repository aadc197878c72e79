// Wrapped parameters of functions, initializers and methods; what the call gives may be the projection.
@propertyWrapper struct W<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
 var projectedValue: W<T> { self }
 init(projectedValue: W<T>) { self = projectedValue } }
@propertyWrapper struct N { var wrappedValue: Int; init(wrappedValue: Int, by n: Int) { self.wrappedValue = wrappedValue * n; print("N", wrappedValue, n) } }
@propertyWrapper struct L { var wrappedValue: Int;  }
func f(@W a: Int, @N(by: 3) b: Int, @W _ c: String) -> String { "\(a) \(b) \(c) \($a)" }
print(f(a: 1, b: 2, "x"), f($a: W(wrappedValue: 4), b: 3, "y"))
func f2(@W a: Int) -> Int { a }
let g = f2
print(g(1))
struct S { init(@W k: Int) { print(k) }; func m<T>(@W t: T) -> T { $t.wrappedValue }
 static func s(@N(by: 2) t: Int) { print(t, _t) } }
let s = S(k: 1); print(s.m(t: 3), s.m($t: W(wrappedValue: "q"))); S.s(t: 8)
func outer() { func inner(@W q: Int) -> Int { q * 2 }; print(inner(q: 4), inner($q: W(wrappedValue: 9))) }
outer()
func many(@W @L x: Int) -> Int { x }
print(many(x: 5))
func dflt(@W x: Int = 5) -> Int { x }
func say(_ s: String) -> Int { print(s); return 1 }
func two(@N(by: 2) a: Int, b: Int) { print(a, b) }
two(a: say("a"), b: say("b"))
