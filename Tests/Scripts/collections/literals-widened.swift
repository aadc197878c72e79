for x in stride(from: 0, to: 1, by: 0.25) { print(x) }
for x in stride(from: 0, through: 1, by: 0.5) { print(x) }
print(Array(stride(from: 1.0, to: 0, by: -0.5)))
let st: Double = 3
for x in stride(from: 0, to: st, by: 1) { print(x) }
struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1); static let b = O(rawValue: 2); static let ab: O = [.a, .b] }
let o: O = [.a, .b]
print(o.rawValue, o.contains(.a), O.ab == o, ([] as O).rawValue)
func f(_ o: O) { print(o.rawValue) }
f([.a]); f(.b); f([])
var v: O = []
v.insert(.b)
print(v.isEmpty, v.union([.a]).rawValue, v.isSubset(of: .ab))
let d: [Double: String] = [1: "a", 2.5: "b"]
print(d[1]!, d.count)
let e: [Int?: String] = [1: "x", nil: "n"]
print(e[1]!, e.count)
let l = [1: 2.5, 2: 3]
print(l[2]!)
let m: [String: Any] = ["a": 1, "b": "x"]
print(m.count)
let n: [String: Double?] = ["a": 1, "b": nil]
print(n.count)
let big = ["a": [1, 2], "b": []]
print(big["b"]!)
enum K: Hashable { case x, y }
let en: [K: Int] = [.x: 1, .y: 2]
print(en[.x]!)
