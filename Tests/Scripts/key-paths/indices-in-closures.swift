// Indices that are texts with values in them, made in closures, generic ones and those of reference-writable paths.
struct P { var d = ["a1": 1, "b2": 2]; var list = [[1, 2], [3, 4]] }
var n = 0
func next() -> Int { n += 1; return n }
let k = \P.d["a\(next())"]
var p = P()
p[keyPath: k] = 7
print(p[keyPath: k] ?? 0, n)
func paths(_ rows: [Int]) -> [WritableKeyPath<P, Int>] { rows.map { row in \.list[row][next() % 2] } }
n = 0
for path in paths([0, 1]) { p[keyPath: path] += 10 }
print(p.list, n)
class Box { var items = [1, 2, 3] }
let box = Box()
let all: [ReferenceWritableKeyPath<Box, Int>] = (0..<3).map { i in \Box.items[i] }
for (i, path) in all.enumerated() { box[keyPath: path] = i * i }
print(box.items, all[0] == \Box.items[0], Set(all).count)
extension Dictionary { subscript(orZero key: Key) -> Value? { self[key] } }
print([["a": 1], ["b": 2]].map(\.[orZero: "a\("")"]))
struct G<T: Hashable> { var m: [T: Int]; func path(_ t: T) -> KeyPath<G, Int?> { \.m[t] } }
let g = G(m: ["x": 5])
print(g[keyPath: g.path("x")] ?? 0)
