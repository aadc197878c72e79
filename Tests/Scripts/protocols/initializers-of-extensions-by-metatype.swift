// What an extension of a protocol makes is of the type that the metatype is of.
protocol S { init(d: Int); var d: Int { get } }
extension S {
  init(s: String) { self.init(d: s.count) }
  init?(even n: Int) { if n % 2 == 1 { return nil }; self.init(d: n) }
  init(all: [Int]) throws { if all.isEmpty { throw E.none }; self.init(d: all.count) }
}
enum E: Error { case none }
struct A: S { let d: Int; init(d: Int) { self.d = d } }
class B: S { let d: Int; required init(d: Int) { self.d = d * 10 } }
final class C: B { required init(d: Int) { super.init(d: d + 1) } }
for k in [A.self, B.self, C.self] as [any S.Type] {
  print(k.init(s: "abc").d, k.init(even: 3)?.d as Any, k.init(even: 4)?.d as Any, type(of: k.init(s: "")))
  print((try? k.init(all: []))?.d as Any, (try? k.init(all: [1, 2]))?.d as Any)
}
let b: B.Type = C.self
print(b.init(s: "xyz").d, type(of: b.init(s: "q")))
