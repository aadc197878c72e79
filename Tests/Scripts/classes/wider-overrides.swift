// Overrides that take more than what they override.
class A {}
class B: A {}
class X { func f(_ b: B) -> A { print("X"); return A() }; func g(_ i: Int) { print("X g", i) }; var v: A? { A() }; func h(_ s: String) -> Any { s }; init(b: B) {} ; subscript(b: B) -> A { A() } }
class Y: X { override func f(_ a: A) -> B { print("Y"); return B() }; override var v: A { B() }; 
  override subscript(b: B) -> B { print("sub"); return B() } }
let x: X = Y(b: B())
print(type(of: x.f(B())), type(of: x.v!)); x.g(3); print(x.h("k"), x[B()])
