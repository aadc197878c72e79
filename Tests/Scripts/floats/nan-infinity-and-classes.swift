// nan is unequal to itself; infinity swallows; isFinite, isNormal, floatingPointClass, isTotallyOrdered, sign.

let missing = Double.nan
print(missing == missing, missing != missing, missing < 1, missing > 1, missing.isNaN)
print([missing].contains(missing), [1, missing, 3].firstIndex { $0.isNaN } as Any)
print([1.0, missing] == [1.0, missing])

let endless = Double.infinity
print(endless == endless, endless + 1 == endless, (endless - endless).isNaN, endless > .greatestFiniteMagnitude)
print(-endless < -1e308, 1e308 * 10, -1e308 * 10, 1 / endless)

func classify(_ x: Double) -> String {
  switch x.floatingPointClass {
  case .signalingNaN, .quietNaN: return "not a number"
  case .negativeInfinity, .positiveInfinity: return "infinite"
  case .negativeZero: return "negative zero"
  case .positiveZero: return "zero"
  case .negativeSubnormal, .positiveSubnormal: return "subnormal"
  case .negativeNormal: return "below zero"
  case .positiveNormal: return "above zero"
  }
}
for x in [missing, endless, -endless, 0, -0.0, 1, -1, .leastNonzeroMagnitude] {
  print(x, classify(x), x.isFinite, x.isInfinite, x.isNormal, x.isZero, x.isSubnormal, x.sign, separator: ", ")
}
print(1.5.floatingPointClass, (-0.0).floatingPointClass)

// Signs.
print((-3.5).sign == .minus, FloatingPointSign.plus, Double(sign: .minus, exponent: 3, significand: 1.5))
print(Double(signOf: -1, magnitudeOf: 42), 12.0.exponent, 12.0.significand, 12.0.binade)

// A mean which ignores the gaps, and a maximum poisoned by one.
let readings = [20.5, .nan, 22.5, .nan, 23.0]
let valid = readings.filter { !$0.isNaN }
print(valid, valid.reduce(0, +) / Double(valid.count), readings.reduce(0, +).isNaN)

// Total order puts everything in its place.
let disorder = [2, -0.0, 0, -endless, 1, endless, -7.5]
print(disorder.sorted(), disorder.sorted { !$0.isTotallyOrdered(belowOrEqualTo: $1) })
print((-0.0).isTotallyOrdered(belowOrEqualTo: 0.0), (0.0).isTotallyOrdered(belowOrEqualTo: -0.0))

// Switching over patterns with floating-point ranges.
for grade in [0.0, 49.9, 50, 89.95, 100, .infinity, .nan] {
  switch grade {
  case ..<50: print(grade, "failed")
  case 50..<90: print(grade, "passed")
  case 90...100: print(grade, "shone")
  case let x where x.isNaN: print(grade, "absent")
  default: print(grade, "off the scale")
  }
}
