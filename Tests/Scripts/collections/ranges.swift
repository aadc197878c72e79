// Ranges and strides.
let half = 1..<5
let closed = 1...5
print(half, closed, half.count, closed.count, half.contains(5), closed.contains(5), half.isEmpty, (3..<3).isEmpty)
print(half.lowerBound, half.upperBound, closed.lowerBound, closed.upperBound)
print(Array(half), Array(closed), half.map { $0 * $0 }, closed.reduce(0, +), closed.reversed().map { $0 })
print((1...3).contains(2), 1..<3 ~= 2, (0...).contains(7), (..<5).contains(5), (...5).contains(5))
print(half == 1..<5, half.first ?? 0, closed.last ?? 0, closed.min() ?? 0, (0..<0).first as Any)
print(Array(stride(from: 1, to: 10, by: 3)), Array(stride(from: 10, through: 1, by: -3)))
print(Array(stride(from: 0.0, through: 1.0, by: 0.5)))
print((0..<10).filter { $0 % 3 == 0 }, (1...3).flatMap { Array(repeating: $0, count: $0) })
for i in half.reversed() { print(i, terminator: " ") }
print()
for (i, x) in (5...7).enumerated() { print(i, x, terminator: ";") }
print()
let bounds = 0.5...1.5
print(bounds.contains(1), bounds.contains(2), bounds)
print(("a"..."f").contains("c"), ("a"..<"f").contains("f"))
let xs = [10, 20, 30, 40]
print(xs[1...], xs[...1], xs[..<1], xs[1..<3], xs[1...2].map { $0 })
print((1...10).prefix(3).map { $0 }, (1...10).suffix(2).map { $0 }, (1...10).dropFirst(7).map { $0 })
print(closed.clamped(to: 3...9), half.overlaps(4..<9), (1...4).contains { $0 > 3 }, (1...4).allSatisfy { $0 > 3 })
for i in 1... {
  if i > 3 { break }
  print(i)
}
print((1...3).sorted(by: >), zip(1..., ["a", "b"]).map { "\($0)\($1)" })
