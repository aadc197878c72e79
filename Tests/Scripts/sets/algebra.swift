// union, intersection, subtracting, symmetricDifference and the form... versions; subset tests of all kinds.

let choir: Set = ["Ann", "Bob", "Cid", "Dee"]
let chess: Set = ["Cid", "Dee", "Eve"]

print(choir.union(chess).sorted())
print(choir.intersection(chess).sorted())
print(choir.subtracting(chess).sorted(), chess.subtracting(choir).sorted())
print(choir.symmetricDifference(chess).sorted())

// The arguments may be any sequence.
print(choir.union(["Zoe", "Zoe"]).count, Set(1...10).intersection(stride(from: 0, to: 100, by: 4)).sorted())
print(Set("hello").subtracting("help").sorted(), Set([1, 2]).symmetricDifference([2, 3, 3]).sorted())

// In place.
var members = choir
members.formUnion(["Fay"])
print(members.count)
members.formIntersection(["Ann", "Fay", "Gus"])
print(members.sorted())
members.subtract(["Ann"])
print(members)
members.formSymmetricDifference(["Fay", "Hal"])
print(members)

// Relations.
let duo: Set = ["Cid", "Dee"]
print(duo.isSubset(of: choir), choir.isSuperset(of: duo), duo.isStrictSubset(of: duo), duo.isSubset(of: duo))
print(duo.isStrictSubset(of: chess), chess.isStrictSuperset(of: duo), duo.isSubset(of: ["Dee", "Cid", "Cid"]))
print(duo.isDisjoint(with: ["Ann"]), duo.isDisjoint(with: chess), Set<String>().isDisjoint(with: duo),
      Set<String>().isSubset(of: duo))
print(choir == chess, duo == ["Dee", "Cid"], choir.intersection(chess) == duo)

// Laws, checked over all subsets of a small world.
let world = Array(0..<4)
let subsets = (0..<16).map { mask in Set(world.filter { mask >> $0 & 1 == 1 }) }
var lawful = true
for a in subsets {
  for b in subsets {
    lawful = lawful && a.union(b).count == a.count + b.count - a.intersection(b).count
    lawful = lawful && a.symmetricDifference(b) == a.union(b).subtracting(a.intersection(b))
    lawful = lawful && (a.isSubset(of: b) == (a.union(b) == b)) && (a.isDisjoint(with: b) == a.intersection(b).isEmpty)
  }
}
print("lawful:", lawful)

// Venn regions for three.
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5], c: Set = [4, 5, 6, 1]
let regions: [(String, Set<Int>)] = [
  ("only a", a.subtracting(b.union(c))),
  ("a and b, not c", a.intersection(b).subtracting(c)),
  ("all", a.intersection(b).intersection(c)),
  ("exactly one", a.symmetricDifference(b).symmetricDifference(c).subtracting(a.intersection(b).intersection(c))),
]
for (name, region) in regions { print(name, region.sorted()) }

// Folding a list of sets.
let diets: [Set<String>] = [["rice", "egg", "fish"], ["rice", "egg"], ["egg", "rice", "nuts"]]
print(diets.dropFirst().reduce(diets[0]) { $0.intersection($1) }.sorted(),
      diets.reduce(into: Set()) { $0.formUnion($1) }.sorted())

// Operators of one's own.
infix operator ∪: AdditionPrecedence
infix operator ∩: MultiplicationPrecedence
func ∪ <T>(left: Set<T>, right: Set<T>) -> Set<T> { left.union(right) }
func ∩ <T>(left: Set<T>, right: Set<T>) -> Set<T> { left.intersection(right) }
print((a ∪ b ∩ c).sorted(), ((a ∪ b) ∩ c).sorted())
