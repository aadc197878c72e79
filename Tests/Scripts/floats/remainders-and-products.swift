// truncatingRemainder, remainder, formTruncatingRemainder, squareRoot, addingProduct, negate, magnitude.

print(7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2))
print(7.5.remainder(dividingBy: 2), (-7.5).remainder(dividingBy: 2))

// The two differ: one truncates the quotient, the other rounds it.
for value in stride(from: -4.0, through: 4.0, by: 1.0) {
  print(value, value.truncatingRemainder(dividingBy: 3), value.remainder(dividingBy: 3))
}

// Angles back into 0..<360.
func normalised(_ degrees: Double) -> Double {
  let rest = degrees.truncatingRemainder(dividingBy: 360)
  return rest < 0 ? rest + 360 : rest
}
print([0, 90, 360, 450, -90, -720.5].map(normalised))

// The fraction and the whole part.
for amount in [12.75, -12.75, 3.0] {
  let fraction = amount.truncatingRemainder(dividingBy: 1)
  print("\(amount): whole \(amount - fraction), fraction \(fraction)")
}

var dial = 27.5
dial.formTruncatingRemainder(dividingBy: 12)
print(dial)
dial.formRemainder(dividingBy: 2)
print(dial)

print(2.0.squareRoot(), 81.0.squareRoot(), (-1.0).squareRoot().isNaN, 0.0.squareRoot())
var area = 144.0
area.formSquareRoot()
print(area)

print(10.0.addingProduct(2, 3.5))
var balance = 100.0
balance.addProduct(12, -2.5)
print(balance)
balance.negate()
print(balance, balance.magnitude, abs(balance), -balance)

// Division by zero gives infinity or nan rather than a trap.
let nothing = 0.0
print(1 / nothing, -1 / nothing, (nothing / nothing).isNaN, 5.0.truncatingRemainder(dividingBy: nothing).isNaN)

print(Double.minimum(3, .nan), Double.maximum(-1, 4), Double.maximumMagnitude(-9, 4), Double.minimumMagnitude(-9, 4))

// Compound assignment over a list, and an average.
var lengths = [1.5, 2.25, 4.0]
for i in lengths.indices { lengths[i] *= 2 }
lengths[0] -= 0.5
lengths[2] /= 3.2
print(lengths, lengths.reduce(0, +) / Double(lengths.count))
