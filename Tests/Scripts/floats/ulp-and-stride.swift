// ulp, nextUp/nextDown, equality with tolerance, and stride over doubles (no accumulated error).

print(1.0.ulp, 1000.0.ulp, 1e16.ulp, Float(1).ulp, 0.0.ulp == .leastNonzeroMagnitude)
print(Double.ulpOfOne, Float.ulpOfOne, Double.ulpOfOne == 1.0.ulp)
print(1.0.nextUp, 1.0.nextDown, 0.1.nextUp, (-1.0).nextUp, 1.0.nextUp.nextDown == 1)
print(1e16 + 1 == 1e16, 1e16 + 2 == 1e16, Float(16_777_216) + 1 == 16_777_216)

// Adding a tenth ten times.
var sum = 0.0
for _ in 1...10 { sum += 0.1 }
print(sum, sum == 1, 0.1 * 10 == 1)

extension FloatingPoint {
  func isClose(to other: Self, within ulps: Self = 8) -> Bool {
    abs(self - other) <= ulps * max(abs(self), abs(other)).ulp
  }
}
print(sum.isClose(to: 1), 1.0.isClose(to: 1.0001), Float(0.1 + 0.2).isClose(to: 0.3), 0.0.isClose(to: 0))

// stride multiplies rather than accumulating.
print(Array(stride(from: 0.0, to: 1.0, by: 0.1)))
print(Array(stride(from: 0.0, through: 1.0, by: 0.1)).count, Array(stride(from: 0.0, through: 1.0, by: 0.1)).last!)
print(Array(stride(from: 1.0, through: 0, by: -0.25)))
print(Array(stride(from: 1.0, to: 2.0, by: -0.25)), stride(from: 0.0, to: 0.0, by: 1).map { $0 })
print(stride(from: Float(0), to: 1, by: 0.3).map { $0 })

// A table of a function.
for celsius in stride(from: -10.0, through: 30.0, by: 20.0) {
  print("\(celsius) C is \(celsius * 9 / 5 + 32) F")
}

// The trapezoidal rule over a strided grid.
func integrate(_ f: (Double) -> Double, from a: Double, to b: Double, steps: Int) -> Double {
  let h = (b - a) / Double(steps)
  return stride(from: a, to: b - h / 2, by: h).reduce(0) { $0 + h * (f($1) + f($1 + h)) / 2 }
}
print(integrate({ $0 * $0 }, from: 0, to: 4, steps: 8), integrate({ 2 * $0 }, from: 0, to: 3, steps: 6))

// Kahan summation keeps the pennies.
func kahan(_ values: [Double]) -> Double {
  var total = 0.0, lost = 0.0
  for value in values {
    let corrected = value - lost
    let next = total + corrected
    lost = (next - total) - corrected
    total = next
  }
  return total
}
let pennies = Array(repeating: 0.01, count: 100)
print(pennies.reduce(0, +), kahan(pennies))

// Distances between doubles, and ranges which contain fractions.
print(2.5.distance(to: 4), 2.5.advanced(by: -3), (0.0..<1.0).contains(1.0.nextDown), (0.0...1.0).contains(1))
