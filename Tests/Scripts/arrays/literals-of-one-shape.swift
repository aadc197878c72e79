// Tables of literals: rows of one shape become the same types, whatever is asked of them.

let a: [[String: Any]] = [["id": 1, "name": "n", "tags": ["a", "b"], "v": 1.5], ["id": 2, "name": "m", "tags": ["a"], "v": 2.5], ["x": [1, 2.5]], ["y": [[1], [2, 3]]], ["z": -1]]
for row in a { for k in row.keys.sorted() { print(k, row[k]!, type(of: row[k]!)) } }
let t = [(1, "a", 1.5), (2, "b", 2.5), (-3, "cc", 3)]
print(t)
let u: [(Double, Character)] = [(1, "a"), (2.5, "b"), (3, "c")]
print(u)
let n: [[Int?]] = [[1, nil], [nil, 2], [3], []]
print(n)
let d = ["a": [1: "x"], "b": [2: "y"], "c": [:]]
print(d.keys.sorted(), d["b"]![2]!)
let m: [Any] = [(1, 2), (3, 4), ["a": (1, 2)], [1, nil] as [Int?]]
print(m)
let l = [(x: 1, y: 2), (x: 3, y: 4)]
print(l[1].y)
let s: [Set<Int>] = [[1, 1], [2], [3]]
print(s.map { $0.count })
let nested = [[[1, 2], [3]], [[4.5]]]
print(nested)
struct E: ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral { var n: Int; init(arrayLiteral e: Int...) { n = e.count }; init(integerLiteral v: Int) { n = v } }
let es: [E] = [[1, 2], [3], 7, [], 8]
print(es.map(\.n))
let mixed: [[Any]] = [[1, "a"], ["b", 2], [true, 1.5]]
print(mixed)
let opt: [(Int, String?)?] = [(1, nil), nil, (2, "b"), (3, "ccc")]
print(opt)
