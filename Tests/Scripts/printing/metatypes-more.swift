// Metatypes of protocols, compositions and classes: how they print, and what their own types are.
protocol S {}; protocol O: AnyObject {}; class K: S, O {}; class L: K {}; struct V: S {}
print((S & AnyObject).self, (O & AnyObject).self, (O & S).self, (S & O & AnyObject).self, (K & S).self, (AnyObject & S).self)
print(type(of: S.self), type(of: (S & O).self), type(of: K.self), type(of: L.self as K.Type), type(of: V.self as any S.Type))
print((any S.Type).self, [any S.Type].self, Any.Type.self, type(of: Any.self))
let a: Any = L.self as K.Type
print(a, type(of: a), a is L.Type, a is K.Type, a as? any S.Type as Any, a is Any.Type)
let b: Any = V.self as any S.Type
print(b, type(of: b), b is V.Type, (b as? any S.Type) == V.self)
let c: [Any] = [S.self, V.self, Int.self, K.Type.self, [Int.self, V.self] as [Any.Type]]
for x in c { print(x, type(of: x), terminator: "; ") }
print()
func m<T>(_ x: T) -> String { "\(T.self) \(type(of: x))" }
print(m(L.self as K.Type), m(V.self as any S.Type), m(V.self))
print(Optional<any S>.self, (any S)?.self, [String: any S & O].self, (() -> any S).self, ((any S) -> Void).self)
debugPrint((S & AnyObject).self, (any S.Type).self, type(of: S.self), ((Int) throws -> S).self)
