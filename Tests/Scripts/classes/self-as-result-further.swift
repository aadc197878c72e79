class A {
  var k = 1
  required init() {}
  func chain() -> Self { k += 1; return self }
  static var shared: Self { Self() }
  class func each() { let f = { print(self, Self.self) }; f(); [1].forEach { _ in print(self.init().name) } }
  var name: String { "A" }
  func make() -> Self { let x = Self(); x.k = 7; return x }
  func viaClosure() -> Self { let f = { self }; return f() }
}
class B: A { override var name: String { "B" }; var z = 9 
  override func chain() -> Self { z += 1; return super.chain() } }
print(B().chain().chain().z)
B.each()
print(B.shared.z, B().make().z, B().make().k)
print(B().viaClosure().z)
let a: A = B()
print(a.chain().name)
print(type(of: a).shared.name)
class G<T> { let t: T; required init(_ t: T) { self.t = t }; class func of(_ t: T) -> Self { self.init(t) }; func again() -> Self { Self(t) } }
class H: G<Int> { func sum() -> Int { t + 1 } }
print(H.of(3).again().sum())
print(G.of("x").again().t)
