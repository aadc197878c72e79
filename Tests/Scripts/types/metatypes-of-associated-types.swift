// `T.X.Type`, and the metatype of a metatype.
protocol P { associatedtype X }
extension P { static func y() -> X.Type.Type { X.Type.self } }
struct S: P {
  struct X { static let n = 3 }
}
struct I: P { typealias X = Int }
print(I.y(), S.X.Type.self, Int.Type.Type.self)
func f<T: P>(_ t: T.Type) -> Any { T.X.Type.self }
func g<T: P>(_ t: T.Type, _ x: T.X.Type) { print(x) }
func h<T: P>(_ t: T) -> T.X.Type { T.X.self }
print(f(I.self))
g(I.self, Int.self)
print(h(S()).n)
let m: Int.Type.Type = Int.Type.self
print(m)
