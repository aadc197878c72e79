// `any P.Type` is the type of some type that conforms, `(any P).Type` that of `any P` itself.
protocol P { static var name: String { get } ; init() }
protocol Q: P {}
struct S: Q { static var name = "S" }
class A { required init() {} }
class B: A {}
func id<X>(_ x: X.Type) -> String { "\(x) \(X.self)" }
func idP<X: P>(_ x: X.Type) -> String { "\(x.name) \(X().self)" }
let a: any P.Type = S.self
let b: any Q.Type = S.self
let c: any P.Type = b
print(a, b, c, a == b, c.name, b.init(), idP(a), idP(b))
let d: (any P).Type = P.self
let e: (any P).Type = (any P).self
print(d, e, d == e, id(P.self), id(S.self))
let all: [Any.Type] = [Int.self, P.self, (any P).self, Any.self, AnyObject.self, A.self, d, a, Any.Type.self]
print(all)
let any: Any = S.self
print(any is any P.Type, any is (any P).Type, any is Any.Type, any is S.Type)
let any2: Any = P.self
print(any2 is (any P).Type, any2 is Any.Type, any2 as? (any P).Type as Any)
print(P.self == (any P).self, ObjectIdentifier(P.self) == ObjectIdentifier((any P).self), d == P.self, a == S.self)
func t<X>(_ x: X) -> String { "\(type(of: x)) \(X.self)" }
print(t(a), t(d), t(P.self), t(S.self), t(b))
print(type(of: a), type(of: d), type(of: P.self), type(of: type(of: a)))
let list: [any P.Type] = [S.self, b]
print(list, list.map { $0.init() }, list.map { $0.name })
let dictionary: [String: (any P).Type] = ["k": P.self]
print(dictionary, dictionary["k"] == d)
func err() -> any Error.Type { (any Error).self }
print(err(), Error.self, (any Error).self == err())
let k: A.Type = B.self
let l: AnyClass = k
print(k, l, k.init(), l == B.self, l as? A.Type as Any, id(k))
func h8(_ x: P.Protocol) -> Any { x }
print(h8(P.self), [P.self], [P.self, Q.self] as [Any.Type])
switch a { case is S.Type: print("S"); default: print("other") }
func gen<T: P>(_ t: T.Type) -> any P.Type { t }
print(gen(S.self), gen(a))
let opt: (any P.Type)? = a
print(opt as Any, opt == nil, opt?.name ?? "none")
