// rounded() and its six rules, the mutating round(), halves, and rounding to a number of places.

let samples = [-2.5, -1.5, -0.5, -0.2, 0.2, 0.5, 1.5, 2.5, 2.7]

let rules: [(String, FloatingPointRoundingRule)] = [
  ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
  ("toNearestOrEven", .toNearestOrEven),
  ("up", .up),
  ("down", .down),
  ("towardZero", .towardZero),
  ("awayFromZero", .awayFromZero),
]

print("samples:", samples)
for (name, rule) in rules {
  print("\(name):", samples.map { $0.rounded(rule) })
}
print("default:", samples.map { $0.rounded() })

// A rule is an enum value like any other.
print(rules[0].1, FloatingPointRoundingRule.up == .up)

// In place.
var temperature = 21.45
temperature.round()
print(temperature)
temperature = -21.45
temperature.round(.up)
print(temperature)
temperature.round(.awayFromZero)
print(temperature)

// To Int: conversion truncates, so round first.
print(samples.map { Int($0) })
print(samples.map { Int($0.rounded()) })

// To places.
extension Double {
  func rounded(toPlaces places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}
print(3.14159.rounded(toPlaces: 2), 2.0.rounded(toPlaces: 3), (-1.005).rounded(toPlaces: 2),
      1234.5678.rounded(toPlaces: 0))

// To the nearest nickel, and to the nearest quarter of an hour.
func nickel(_ amount: Double) -> Double { (amount * 20).rounded() / 20 }
print([1.02, 1.03, 1.075, 1.12].map(nickel))
func quarters(minutes: Int) -> Int { Int((Double(minutes) / 15).rounded(.up)) }
print([0, 1, 15, 16, 59, 61].map(quarters))

// Special values pass through.
print(Double.infinity.rounded(), Double.nan.rounded(.down), (-0.3).rounded().sign)
