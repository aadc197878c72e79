class C { var n = 0; deinit { print("gone", n) } }
struct P { var a: [Int] = []; var c = C(); mutating func clear() { a = [] } }
protocol Q { var n: Int { get set } }
struct R: Q { var n = 1 }
var d: [String: [Int]] = ["a": [1]]
d["a"]!.append(2)
d["a"]?.append(3)
d["b"]?.append(3)
let copy = d
d["a"]?.removeFirst()
print(d, copy)
var e: [String: P] = ["x": P()]
e["x"]!.a.append(4)
e["x"]?.c.n = 8
e["x"]?.c = C()
e["x"]!.clear()
print(e["x"]!.a)
var q: [Int: any Q] = [1: R()]
q[1]!.n += 1
q[1]?.n += 5
print(q[1]!.n)
var n: [String: [String: [Int]]] = ["o": ["i": []]]
n["o"]!["i"]!.append(1)
n["o"]?["i"]?.append(2)
n["o"]?["j", default: []].append(2)
n["o"]!["i"] = nil
print(n)
var o: [String: Int?] = ["k": 1, "z": nil]
o["k"]??+=1
print(o["k"]!!)
func clear(_ x: inout [Int]?) { x = nil }
clear(&d["a"])
print(d)
func fill(_ x: inout [Int]?) { x = [7] }
fill(&d["new"])
print(d["new"]!)
enum Tree { indirect case node([String: Tree]); case leaf([Int]) }
var t: [String: (Int, [Int])] = ["a": (1, [1])]
t["a"]!.1.append(5); t["a"]?.0 += 1
print(t)
class Box { var d: [Int: [String]] = [:] }
let b = Box(); b.d[1] = []; b.d[1]!.append("u"); b.d[1]?.append("v"); print(b.d)
func thrower(_ x: inout [Int]) throws { x.append(1); struct E: Error {}; throw E() }
do { d["m"] = []; try thrower(&d["m"]!) } catch { print(d["m"]!) }
// In place: no copy is made for each.
var long: [Int: [Int]] = [0: []]
for number in 0..<5_000 { long[0]!.append(number) }
for number in 0..<5_000 { long[0]?.append(number) }
print(long[0]!.count)
// Keys that come and go.
struct Point: Hashable { var x, y: Int }
var points: [Point: Int] = [:]
var letters: [Character: Int] = [:]
for n in 0..<2000 { points[Point(x: n % 37, y: n % 41), default: 0] += n; letters[Character(UnicodeScalar(UInt8(97 + n % 26))), default: 0] += 1 }
for n in 0..<700 { points[Point(x: n % 37, y: n % 41)] = nil }
print(points.count, points.values.reduce(0, +), letters.sorted { $0.key < $1.key }.prefix(3))
var seen = Set<Int>()
for n in 0..<5000 { seen.insert(n &* 7919 % 4001); if n % 3 == 0 { seen.remove(n) } }
print(seen.count, seen.reduce(0, +))
