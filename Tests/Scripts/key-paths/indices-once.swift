// An index is evaluated once, when the key path is made, however often the path is used.
struct P { var names = ["a", "b", "c"]; var grid = [[1, 2], [3, 4]] }
var calls = 0
func next() -> Int { calls += 1; return 1 }
var p = P()
let k = \P.names[next()]
print(calls)
p[keyPath: k] = "Z"
print(p[keyPath: k], calls, k == \P.names[1])
let i = 1
print([P(), P()].map(\.names[i]), [p].map(\.grid[i][i - 1]))
func at(_ n: Int) -> WritableKeyPath<P, Int> { \.grid[n][n] }
print(p[keyPath: at(0)], at(0) == at(1))
var j = 0
let lazy: (P) -> String = \.names[j]
j = 2
print(lazy(p))
let parts: [PartialKeyPath<P>] = [\.names[i], \.grid[i]]
print(parts.map { "\(p[keyPath: $0])" })
