// What `SetAlgebra` asks for, sets and option sets both have.
func all<S: SetAlgebra>(_ one: S, _ other: S) -> [S] {
  [one.union(other), one.intersection(other), one.symmetricDifference(other), one.subtracting(other)]
}
func changed<S: SetAlgebra>(_ one: S, by other: S) -> [S] {
  var union = one
  union.formUnion(other)
  var intersection = one
  intersection.formIntersection(other)
  var difference = one
  difference.formSymmetricDifference(other)
  return [union, intersection, difference]
}
print(all([1, 2], Set([2, 3])).map { $0.sorted() })
print(changed([1, 2], by: Set([2, 3])).map { $0.sorted() })

struct Sides: OptionSet {
  let rawValue: Int
  static let left = Sides(rawValue: 1)
  static let right = Sides(rawValue: 2)
  static let top = Sides(rawValue: 4)
}
print(all([.left, .right], [.right, .top] as Sides).map(\.rawValue))
print(changed([.left, .right], by: [.right, .top] as Sides).map(\.rawValue))

var numbers: Set = [1]
numbers.formUnion([2])
numbers.formUnion(3...4)
print(numbers.union(Set([5])).sorted(), numbers.union([6]).sorted(), numbers.symmetricDifference([1]).sorted())
print([Set([1]), [2]].reduce(Set()) { $0.union($1) }.sorted())
