struct S {
  func m(_ x: Int) -> String { "inst" }
  static func m(_ x: Int) -> String { "static" }
  func only() -> Int { 3 }
  static func other(_ s: S) -> Int { 4 }
  func other() -> Int { 5 }
}
let g: (S) -> (Int) -> String = S.m
print(g(S())(1), S.m(2))
let h = S.m
print(h(3))
let k: (Int) -> String = S.m
print(k(3), [1, 2].map(S.m))
print([S()].map(S.only).map { $0() }, [S()].map(S.other))
