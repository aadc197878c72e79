// Ranges as values: stored, passed to generic functions over RangeExpression, used as patterns of one's own, merged.

struct Grade {
  let name: String, points: ClosedRange<Int>
}
let grades = [
  Grade(name: "A", points: 90...100), Grade(name: "B", points: 75...89),
  Grade(name: "C", points: 50...74), Grade(name: "F", points: 0...49),
]
func grade(_ points: Int) -> String { grades.first { $0.points ~= points }?.name ?? "?" }
print([100, 90, 89, 50, 49, 0, 101].map(grade))
print(grades.sorted { $0.points.lowerBound < $1.points.lowerBound }.map { "\($0.name) \($0.points)" })
print(grades.map(\.points.count).reduce(0, +),
      zip(grades, grades.dropFirst()).contains { $0.points.overlaps($1.points) })

// Any kind of range through one door.
func count<R: RangeExpression>(of values: [Int], in range: R) -> Int where R.Bound == Int {
  values.filter { range.contains($0) }.count
}
let data = [1, 5, 5, 9, 12]
print(count(of: data, in: 5..<9), count(of: data, in: 5...9), count(of: data, in: 9...), count(of: data, in: ..<5),
      count(of: data, in: ...5))

func cut<C: Collection, R: RangeExpression>(_ items: C, _ range: R) -> [C.Element] where R.Bound == C.Index {
  Array(items[range])
}
print(cut(data, 1...2), cut(data, 3...), cut(data, ..<1), cut(data, ...1))

// A text cut by character offsets with one-sided ranges.
extension String {
  subscript<R: RangeExpression>(offsets range: R) -> Substring where R.Bound == Int {
    let concrete = range.relative(to: 0..<count)
    let start = index(startIndex, offsetBy: concrete.lowerBound)
    return self[start..<index(start, offsetBy: concrete.count)]
  }
}
let motto = "festina lente"
print(motto[offsets: 0..<7], motto[offsets: 8...], motto[offsets: ..<3], motto[offsets: ...3],
      motto[offsets: 2..<2].isEmpty)

// Merging overlapping intervals; the gaps between; total length.
func merged(_ intervals: [Range<Int>]) -> [Range<Int>] {
  intervals.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, next in
    if let last = result.last, last.upperBound >= next.lowerBound {
      result[result.count - 1] = last.lowerBound..<max(last.upperBound, next.upperBound)
    } else {
      result.append(next)
    }
  }
}
let busy = merged([9..<10, 13..<15, 14..<16, 10..<11, 20..<20])
print(busy, busy.reduce(0) { $0 + $1.count })
print(zip(busy, busy.dropFirst()).map { $0.upperBound..<$1.lowerBound })

// Own pattern operators built with ranges.
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
func size(_ text: String) -> String {
  switch text.count {
  case 0: return "empty"
  case 1..<4: return "short"
  case isEven: return "long and even"
  case let n: return "long: \(n)"
  }
}
print(["", "abc", "four", "seven"].map(size))

// Optional binding with ranges, if case, guard case, where.
let celsius = 37.2
if case 36.5...37.5 = celsius { print("healthy") }
if case 0..<10 = 12 { print("never") } else { print("not a digit") }
func level(_ percent: Int?) -> String {
  guard case let value? = percent, case 0...100 = value else { return "invalid" }
  return String(repeating: "#", count: value / 20)
}
print([0, 50, 100, 101, nil].map(level))

// Ranges as dictionary keys and in sets; printing in containers.
let table: [ClosedRange<Int>: String] = [1...5: "weekday"]
print(table, table[1...5]!, [0..<1, 2..<3], (1...2, 3..<4), Optional(1...2) as Any, [1..., 2...])
print(String(describing: 1..<3), String(reflecting: 1..<3), "\(("a"..."c"))")
debugPrint(1...3, "a"..<"b", 5..., ..<5, ...5)
