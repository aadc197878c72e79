// Conditional conformance and constrained extensions: available only where the elements allow it, also nested.
struct Pair<First, Second> {
  var first: First
  var second: Second
}

extension Pair: Equatable where First: Equatable, Second: Equatable {}
extension Pair: Hashable where First: Hashable, Second: Hashable {}

extension Pair: Comparable where First: Comparable, Second: Comparable {
  static func < (a: Pair, b: Pair) -> Bool {
    a.first != b.first ? a.first < b.first : a.second < b.second
  }
}

extension Pair: CustomStringConvertible where First: CustomStringConvertible, Second: CustomStringConvertible {
  var description: String { "<\(first.description) & \(second.description)>" }
}

extension Pair where First == Second {
  var array: [First] { [first, second] }
  mutating func swap() { (first, second) = (second, first) }
}

extension Pair where First == Int, Second: StringProtocol {
  var repeated: String { String(repeating: String(second), count: first) }
}

struct Opaque { let id: Int }

let pairs = [Pair(first: 2, second: "b"), Pair(first: 1, second: "z"), Pair(first: 2, second: "a")]
print(pairs.sorted())
print(pairs.min()!, pairs[0] == Pair(first: 2, second: "b"), Set(pairs + pairs).count)
print(pairs.map(\.repeated))
var twins = Pair(first: "x", second: "y")
twins.swap()
print(twins.array, twins)
print(Pair(first: Pair(first: 1, second: 2), second: 3.5))
print(Pair(first: Opaque(id: 1), second: 2))

// A conformance may depend on another one, through several levels.
protocol Weighable { var weight: Int { get } }
extension Int: Weighable { var weight: Int { self } }
extension Array: Weighable where Element: Weighable { var weight: Int { reduce(0) { $0 + $1.weight } } }
extension Optional: Weighable where Wrapped: Weighable { var weight: Int { self?.weight ?? 0 } }
extension Pair: Weighable where First: Weighable, Second: Weighable { var weight: Int { first.weight + second.weight } }
extension Dictionary: Weighable where Value: Weighable { var weight: Int { values.reduce(0) { $0 + $1.weight } } }

func weigh(_ thing: some Weighable) -> Int { thing.weight }
print(weigh([[1, 2], [3]]), weigh([1, nil, 5]), weigh(Pair(first: 4, second: [5, nil])), weigh(["a": [1], "b": [2]]))

// At run time, casts ask for the same conditions.
let things: [Any] = [[1, 2], ["a"], Pair(first: 1, second: 2), Pair(first: 1, second: "x"), Optional(3) as Any]
print(things.map { ($0 as? any Weighable)?.weight ?? -1 })
print(things.map { $0 is any Hashable })
