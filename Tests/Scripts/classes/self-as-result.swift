class A { 
  required init() {}
  func me() -> Self { self }
  class func make() -> Self { self.init() }
  static func make2() -> Self { Self() }
  class func make3() -> Self { return Self.init() }
  func clone() -> Self { type(of: self).init() }
  var other: Self { self }
  func opt() -> Self? { self }
  var name: String { "A" }
}
class B: A { var n = 5; override var name: String { "B" } ; func bOnly() { print("b only") } }
let b = B()
b.me().bOnly()
B.make().bOnly()
B.make2().bOnly()
B.make3().bOnly()
b.clone().bOnly()
b.other.bOnly()
b.opt()?.bOnly()
print(B.make().name, A.make().name)
let t: A.Type = B.self
print(t.make().name)
print(t.init().name)
let a: A = b
print(a.me().name, type(of: a.me()))
func g<T: A>(_ x: T) -> T { x.me() }
print(g(b).n)
protocol P { func dup() -> Self; init() }
extension A: P { func dup() -> Self { self } }
func h<T: P>(_ x: T) -> T { x.dup() }
print(h(b).n)
