class A { required init() {}
  class func hello() { print(self, name()); other() }
  class func name() -> String { "A" }
  static func other() { print(self); let t: A.Type = self; print(t); let x = self; print(x); f(self) }
  class var p: String { name() }
  func inst() { print(type(of: self), Self.self, Self.name(), Self.p) }
}
func f(_ t: A.Type) { print(t, t.init()) }
class B: A { override class func name() -> String { "B" } }
A.hello()
B.hello()
B.other()
print(B.p)
B().inst()
let t: A.Type = B.self
t.hello()
t.other()
