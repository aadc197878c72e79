// Which elements a filtered lazy collection looks at, and in which order.
let l = (1...6).lazy.map { (x: Int) -> Int in print("m\(x)", terminator: " "); return x * x }.filter { $0 % 2 == 0 }
for x in l.prefix(1) { print("=", x) }
print("|")
for x in l.dropFirst() { print("=", x) }
print("|")
for x in l.dropLast() { print("=", x) }
print("|")
for x in l.suffix(1) { print("=", x) }
print("|")
for x in l.prefix(while: { $0 < 20 }) { print("=", x) }
print("|")
for x in l.drop(while: { $0 < 5 }) { print("=", x) }
print("|", l.first ?? 0, l.isEmpty, l.count, Array(l), l.contains(16), l.reversed().first ?? 0, l.last ?? 0)
print(l[l.index(after: l.startIndex)], l.min() ?? 0, l.distance(from: l.startIndex, to: l.endIndex))
