// Variadic parameters: empty calls, labels after them, several of them, mixed with closures, passing arrays on.
func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
print(sum(), sum(5), sum(1, 2, 3))

func join(_ parts: String..., separator: String = ", ", last: String? = nil) -> String {
  guard let last, parts.count > 1 else { return parts.joined(separator: separator) }
  return parts.dropLast().joined(separator: separator) + last + parts[parts.count - 1]
}
print(join("a", "b", "c"))
print(join("a", "b", "c", last: " and "), join("x", last: " and "), join(separator: "-").isEmpty)
print(join("2024", "05", "01", separator: "-"))

// Two variadic parameters are told apart by the label of the second.
func team(_ players: String..., coaches: String..., size: Int = 0) -> String {
  "\(players.count) players, coaches \(coaches), size \(size)"
}
print(team("A", "B", coaches: "Z", "Y", size: 3))
print(team(coaches: "solo"))
print(team("C", size: 1))

// A variadic of closures with a trailing closure, of tuples, of optionals, of Any.
func run(_ steps: (Int) -> Int..., from start: Int = 1, finally: (Int) -> String) -> String {
  finally(steps.reduce(start) { $1($0) })
}
print(run({ $0 + 1 }, { $0 * 10 }) { "result \($0)" })
print(run(from: 9) { "untouched \($0)" })
func table(_ rows: (name: String, value: Int)...) -> String {
  rows.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
}
print(table(("a", 1), (name: "b", value: 2)), table())
func firstKnown<T>(_ values: T?...) -> T? { values.compactMap { $0 }.first }
print(firstKnown(nil, 3, 4) ?? 0, firstKnown(nil, "s") ?? "-", firstKnown(Int?.none) as Any)
func kinds(_ values: Any...) -> [String] { values.map { "\(type(of: $0))" } }
print(kinds(1, "a", 2.5, [1], true, (1, 2)))

// An overload for arrays, because a variadic does not take one; inits, subscripts and generics with variadics.
func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }
print(sum([4, 5]), sum(Array(1...4)))

struct Bag<T: Hashable> {
  private var counts: [T: Int] = [:]
  init(_ items: T...) { for item in items { counts[item, default: 0] += 1 } }
  subscript(items: T...) -> [Int] { items.map { counts[$0] ?? 0 } }
  mutating func add(_ items: T..., times: Int) { for item in items { counts[item, default: 0] += times } }
}
var bag = Bag("apple", "pear", "apple")
bag.add("fig", "pear", times: 4)
print(bag["apple", "pear", "fig", "plum"], bag[])

func largest<T: Comparable>(_ first: T, _ rest: T...) -> T { rest.reduce(first) { $0 > $1 ? $0 : $1 } }
print(largest(3), largest(1, 8, 5), largest("b", "c", "a"), max(1, 9, 4), min(3, 2, 1, 5))
let asFunction: (Int...) -> Int = sum
print(asFunction(1, 1, 1))
