enum K { case `self`, other; static let x = K.`self` }
print(K.`self`, K.x, K.`self` == .`self`, K.self)
switch K.x { case .`self`: print("s"); case .other: print("o") }
struct A { var `self`: Int = 3; func f() -> Int { self.`self` + 1 }; func g() -> Int { self.self.`self` } }
print(A().`self`, A().f(), A().g(), A().self.f(), [1].map(\.self), \A.`self`)
print([A()].map(\.`self`))
