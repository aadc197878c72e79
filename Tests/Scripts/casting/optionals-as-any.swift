// An optional that is cast to Any stays one, also within arrays and dictionaries.
let o: Int? = 1
let n: Int? = nil
let s: Any? = o as? Any
print(s as Any, (n as? Any) as Any)
let a: [Int?] = [1, nil]
print(a as? [Any] as Any, (a as Any) as? [Any] as Any)
let d: [String: Int?] = ["k": 1]
print(d as? [String: Any] as Any, (d as Any) as? [String: Any] as Any)
print((o as Any) as? Any as Any)
func g<T>(_ x: T) -> Any? { x as? Any }
print(g(o) as Any, g(n) as Any)
func h<T, U>(_ x: T, _ u: U.Type) -> U? { x as? U }
print(h(o, Any.self) as Any, h(n, Any.self) as Any, h(o, Int.self) as Any, h(a, [Any].self) as Any)
print(o is Any, n is Any)
if case let x as Any = o { print(x) }
