struct V: Equatable { var a = 1; static func == (a: V, b: V) -> Int { 1 } }
let r: Bool = V() == V()
print(r)
struct W: Equatable { var a = 1; static func == (a: W, b: W) -> Bool? { nil } }
print([W()].contains(W()))
struct X: Hashable { var a = 1; static func == (l: X, r: X) -> Bool { l.a % 2 == r.a % 2 } }
print(X(a: 1) == X(a: 3), [X(a: 1)].contains(X(a: 5)))
