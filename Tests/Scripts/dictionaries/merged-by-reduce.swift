let d: [Substring: Int] = ["a": 1]
func f<K: Hashable>(_ e: [[K: Int]]) -> [K: Int] { e.reduce([:]) { $0.merging($1, uniquingKeysWith: +) } }
print(f([d]).count)
let b = [[1: 1], [2: 3]]
print(b.reduce([:]) { $0.merging($1, uniquingKeysWith: +) }.sorted { $0.key < $1.key })
print(b.map { $0 }.reduce([:]) { $0.merging($1, uniquingKeysWith: +) }.count)
print("b a".split(separator: " ").map { [$0: 1] }.reduce([:]) { $0.merging($1, uniquingKeysWith: +) }.count)
print("a b".split(separator: " ").map { [$0] }.reduce(into: [String]()) { $0.append(String($1[0])) })
print("k=v".split(separator: ",").map { part -> (String, String) in
  let sides = part.split(separator: "=")
  return (String(sides[0]), String(sides[1]))
}.reduce(into: [String: String]()) { $0[$1.0] = $1.1 })
