// A subscript may be overridden by one whose parameter is labelled otherwise, or may be nil.
class U { subscript(i: (x: Int, y: Int)) -> Int { 1 } }
class V: U { override subscript(i: (Int, Int)) -> Int { i.0 } }
print(V()[(4, 5)], (V() as U)[(x: 4, y: 5)])
class W: U { override subscript(i: (x: Int, y: Int)?) -> Int { i?.0 ?? 9 } }
print(W()[(4, 5)])
