// What a subscript gives that names Self or an associated type is known by the type that is in the existential.
protocol C { associatedtype I; subscript(i: Int) -> I { get set }; subscript(all i: Int) -> [I] { get } }
struct S<T>: C { var v: T; subscript(i: Int) -> T { get { v } set { v = newValue } }; subscript(all i: Int) -> [T] { [v, v] } }
let m: any C = S(v: "x")
let k: Any? = m[0]
print(k as Any, m[all: 0], type(of: m[0]))
struct B: Equatable { var a = 1, b = "q", c = 2.0 }
let n: any C = S(v: B())
print(n[1], n[all: 1])
if let b = n[1] as? B { print(b.b) }
func g(_ c: any C) -> Any { c[0] }
print(g(n))
protocol Seq { associatedtype E: CustomStringConvertible; subscript(i: Int) -> E? { get } }
struct Q: Seq { subscript(i: Int) -> Int? { i > 0 ? i : nil } }
let q: any Seq = Q()
print(q[0] as Any, q[4]?.description as Any)
