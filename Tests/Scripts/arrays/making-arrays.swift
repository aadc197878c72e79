// All the ways to make an array: literals, repeating, ranges, init from sequences, unsafe-free initialisers, types.

let empty: [Int] = []
let also = [String]()
let third = Array<Double>()
print(empty, also, third, empty.isEmpty, type(of: third))

print(Array(repeating: "ho", count: 3), [Bool](repeating: false, count: 2), Array(repeating: 0, count: 0))
print(Array(1...5), Array(0..<0), Array(stride(from: 1, to: 10, by: 4)), Array("swift"), [Character]("hi"))
print(Array(zip(1...2, "ab")), Array([3, 1, 2].reversed()), Array(Set([7])), [Int](5...6))
print(Array(["a": 1]), Array(["a": 1].keys), (1...3).map { $0 * $0 }, [1, 2] + [3], [[]] as [[Int]])

// Mixed literals need a type.
let mixed: [Any] = [1, "two", 3.0, [4], ("five", 5), true, Optional(6) as Any]
for item in mixed {
  switch item {
  case let number as Int: print("Int", number)
  case let text as String: print("String", text)
  case let list as [Int]: print("list", list)
  case let (name, value) as (String, Int): print("pair", name, value)
  case is Double, is Bool: print("Double or Bool", item)
  default: print("other", item)
  }
}
let doubles: [Double] = [1, 2.5, 3]
let optionals: [Int?] = [1, nil, 3]
let shapes: [any Equatable] = [1, "one"]
print(doubles, optionals, shapes.count)

// A trailing comma; nested; of functions; of tuples.
let grid = [
  [1, 2],
  [3, 4],
]
let operations: [(Int, Int) -> Int] = [(+), (-), { $0 * $1 }, max]
let pairs = [(name: "a", value: 1), (name: "b", value: 2)]
print(grid, operations.map { $0(7, 5) }, pairs[1].name, pairs.map(\.value))

// Capacity is a hint; count is the truth.
var buffer: [Int] = []
buffer.reserveCapacity(100)
print(buffer.count, buffer.capacity >= 100)
for i in 0..<5 { buffer.append(i * i) }
print(buffer, buffer.capacity >= 100)
buffer.removeAll(keepingCapacity: true)
print(buffer.isEmpty, buffer.capacity >= 100)

// Copies are values, even of arrays holding objects (which are shared).
final class Cup { var level = 1 }
let cups = [Cup(), Cup()]
var more = cups
more.append(Cup())
more[0].level = 5
print(cups.count, more.count, cups[0].level, cups[0] === more[0])
let shared = Array(repeating: Cup(), count: 3)
shared[0].level = 9
print(shared.map(\.level), (0..<3).map { _ in Cup() }.map(\.level))

// Array as a generic parameter and with a conditional conformance.
func describe<T>(_ values: [T]) -> String { "\(values.count) of \(T.self)" }
print(describe([1, 2]), describe(["x"]), describe([Int?]()), describe([[1.5]]))
print([[1, 2], [3]] == [[1, 2], [3]], Set([[1], [2], [1]]).count,
      [[2], [1, 9]].sorted { $0.lexicographicallyPrecedes($1) })
