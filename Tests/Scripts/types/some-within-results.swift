// `some` within the type of a result.
func f(_ xs: [some Equatable & CustomStringConvertible], _ o: (some Comparable)?) -> Int { print(xs.map { $0.description }, o as Any); return xs.count }
print(f([1, 2], 3), f(["a"], 4.5))
func g() -> [some Equatable & CustomStringConvertible] { [1, 2] }
print(g() == g(), g(), g()[0].description, g().map { $0 == g()[0] })
func h() -> (some CustomStringConvertible, Int) { (1.5, 2) }
print(h().0.description, h().1, h())
func k() -> (some Equatable)? { 3 }
print(k() == k(), k() as Any)
func l() -> [String: some Comparable] { var d: [String: Int] = [:]; d["a"] = 4; return d }
print(l()["a"]! < l()["a"]!, l())
struct S<T: Comparable> { var t: T; func all() -> [some Comparable] { [t, t] } }
print(S(t: 4).all().max()! == S(t: 4).all()[0], S(t: "x").all())
