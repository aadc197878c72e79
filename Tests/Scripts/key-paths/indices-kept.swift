// What stands in brackets is evaluated when the key path is made, and tells it from others.
struct P { var names = ["a", "b", "c"]; var d = ["k": 1] }
var p = P()
var i = 1
let k = \P.names[i]
i = 2
print(p[keyPath: k])
p[keyPath: k] = "Z"
print(p.names, k == \P.names[i], k == \P.names[1])
i = 1
print(k == \P.names[i], Set([k, \P.names[0], \P.names[i]]).count)
func at(_ n: Int) -> WritableKeyPath<P, String> { \.names[n] }
print(at(0) == at(1), at(1) == k, p[keyPath: at(2)])
let any: AnyKeyPath = k
print(p[keyPath: any] as? String ?? "-", 5[keyPath: any] == nil)
print(type(of: any).rootType, type(of: any).valueType)
print(any.appending(path: \String.count).flatMap { p[keyPath: $0] as? Int } ?? -1)
print(any.appending(path: \Int.self) == nil)
let e = \[String: Int]["y"]
var sc = ["x": 1]
sc[keyPath: e] = 11
print(sc.count, sc[keyPath: e] ?? 0)
