// ContiguousArray, CollectionOfOne, EmptyCollection, repeatElement: the array's relatives behave like it.

var fleet: ContiguousArray = ["Pinta", "Niña"]
fleet.append("Santa María")
fleet.insert("Raft", at: 0)
print(fleet, fleet.count, type(of: fleet))
fleet.sort()
fleet.removeAll { $0 == "Raft" }
print(fleet, fleet == ["Niña", "Pinta", "Santa María"], fleet[1...], type(of: fleet[1...]))
print(Array(fleet) == fleet.map { $0 }, fleet.firstIndex(of: "Pinta")!, ContiguousArray(1...3).reduce(0, +))
print(ContiguousArray(repeating: 0.5, count: 2), fleet.reversed().joined(separator: "<"))

// A single element as a collection.
let one = CollectionOfOne("boss")
print(one.count, one.first!, one.map { $0.uppercased() }, one.startIndex, one.endIndex, Array(one))
var staff = ["Kim", "Lee"]
staff.insert(contentsOf: CollectionOfOne("Max"), at: 1)
print(staff, staff + CollectionOfOne("Zed"), one.isEmpty)

// None at all.
let nobody = EmptyCollection<String>()
print(nobody.count, nobody.isEmpty, nobody.first as Any, Array(nobody), nobody == EmptyCollection())
staff.replaceSubrange(0..<2, with: nobody)
print(staff)
for person in nobody { print("never", person) }

// Many of the same, without storing them.
let cheers = repeatElement("hip", count: 3)
print(cheers.count, cheers[2], cheers.joined(separator: " "), Array(cheers), type(of: cheers))
let zeros = repeatElement(0, count: 4)
print(zeros.reduce(10, +), zeros.allSatisfy { $0 == 0 }, Array(zip(zeros, 1...2)))

// One generic function over all of them.
func report<C: Collection>(_ label: String, _ items: C) where C.Element: CustomStringConvertible {
  let text = items.map(\.description).joined(separator: ",")
  print("\(label): \(items.count) [\(text)] \(items.isEmpty ? "empty" : "first \(items.first!)")")
}
report("array", [1, 2])
report("slice", [1, 2, 3].dropFirst())
report("contiguous", fleet)
report("one", CollectionOfOne(7))
report("none", EmptyCollection<Int>())
report("repeated", repeatElement("x", count: 2))
report("range", 3..<6)
report("reversed", [1, 2].reversed())
report("string", "hey")
report("keys", ["only": 1].keys)

// An array builder over various pieces with the RangeReplaceableCollection protocol.
func glue<R: RangeReplaceableCollection>(_ parts: R...) -> R { parts.reduce(R(), +) }
print(glue([1], [2, 3]), glue("ab", "c"), glue(ContiguousArray([1]), [2]), glue([1, 2, 3][1...], [9]))

// ArraySlice by literal and the swap of two collections.
var left: ArraySlice = [1, 2], right: ArraySlice = [3]
swap(&left, &right)
left += right
print(left, right, left.startIndex, type(of: left))
