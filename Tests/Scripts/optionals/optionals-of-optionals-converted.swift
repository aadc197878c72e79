func f() -> Int? { nil }
let i: Any? = f() ?? "x"
print(i as Any)
func gg(_ x: Any?) { print(x as Any) }
gg(f() ?? "x")
let j: Any = f() ?? "x"
print(j)
let k: Any? = f() ?? 3
print(k as Any)
let l = (f() ?? "y") as Any?
print(l as Any)

func g<T>(_ a: T?, _ b: T) -> String { "\(T.self) \(a as Any)" }
let xx: Int? = nil
print(g(f(), xx), g(xx, xx), g(xx, 3), g(xx, "a" as Any), g(xx, xx as Any?))
let xs: [Int?] = [nil, 1]
print(g(xs[0], xs[1]), g(xs.first, xs[0]))
func h<T>(_ a: T??) -> String { "\(T.self) \(a as Any)" }
print(h(xx), h(xs.first), h(3))
let dd: [String: Any?] = ["a": f() ?? "xx", "b": xx]
print(dd["a"]! as Any, dd["b"]! as Any)
