// Sets.
var s: Set<Int> = [3, 1, 2, 3]
print(s.count, s.contains(2), s.contains(9), s.sorted())
print(s.insert(4).inserted, s.insert(4).inserted, s.remove(1) as Any, s.remove(77) as Any, s.sorted())
let t: Set = [3, 4, 5]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [2, 3, 4, 9]), s.isDisjoint(with: [8]), s == [2, 3, 4], s.isSuperset(of: [2]))
print(Set("hello").count, Set(["a", "b", "a"]).sorted(), Set<String>().isEmpty, Set([7]))
var seen = Set<String>()
print(["x", "y", "x", "z", "y"].filter { seen.insert($0).inserted })
s.formUnion([10])
print(s.map { $0 * 2 }.sorted(), s.filter { $0 > 3 }.sorted(), s.reduce(0, +))
for x in s.sorted() { print(x, terminator: " ") }
print()
s.removeAll()
print(s.isEmpty, s.first as Any)
