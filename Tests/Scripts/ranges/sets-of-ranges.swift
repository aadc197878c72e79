// Several ranges together.
var s = RangeSet<Int>()
s.insert(contentsOf: 3..<6); s.insert(contentsOf: 8..<10); s.insert(contentsOf: 5..<8)
print(s, s.isEmpty, s.contains(7), s.contains(10), Array(s.ranges), s.ranges.count)
s.remove(contentsOf: 4..<5)
print(s, s == RangeSet([3..<4, 5..<10]))
let t = RangeSet([0..<2, 5..<7])
print(
  s.union(t), s.intersection(t), s.symmetricDifference(t), s.subtracting(t), t.isSubset(of: s),
  RangeSet(5..<6).isStrictSubset(of: s), s.isDisjoint(t), s.isSuperset(of: RangeSet(5..<7)))
let xs = [5, 2, 8, 1, 9, 4]
let even = xs.indices(where: { $0 % 2 == 0 })
print(even, Array(xs[even]), xs[even].count, xs[even].map { $0 * 2 })
var ys = xs
ys.removeSubranges(even)
print(ys, xs.removingSubranges(even).map { $0 })
var zs = Array(1...8)
let r = zs.moveSubranges(zs.indices(where: { $0 % 3 == 0 }), to: 4)
print(zs, r)
let str = "Hello World Again"
let caps = str.indices(where: { $0.isUppercase })
print(String(str[caps]), String(str.removingSubranges(caps)))
print([1, 2, 1].indices(of: 1))
var q = RangeSet<Int>()
q.insert(2, within: xs); q.insert(3, within: xs); q.insert(0, within: xs)
print(q, q.ranges.map { $0.count })
q.remove(3, within: xs); print(q)

for x in xs[even].reversed() { print(x, terminator: " ") }
print()
debugPrint(s); print([s])
print(xs[even].first!, xs[even].last!, xs[even].dropFirst().count, xs[even])
