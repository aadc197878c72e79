// Division truncates towards zero; %, quotientAndRemainder, isMultiple, signum, magnitude, words.

for (dividend, divisor) in [(17, 5), (-17, 5), (17, -5), (-17, -5)] {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  print("\(dividend) / \(divisor) = \(dividend / divisor), remainder \(dividend % divisor)",
        quotient * divisor + remainder == dividend)
}
print(17.quotientAndRemainder(dividingBy: 5))

func floorMod(_ a: Int, _ b: Int) -> Int {
  let rest = a % b
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
}
print("clock:", [-13, -12, -1, 0, 11, 25].map { floorMod($0, 12) })
print("plain:", [-13, -12, -1, 0, 11, 25].map { $0 % 12 })

// isMultiple(of:) also knows about zero.
print(12.isMultiple(of: 4), 13.isMultiple(of: 4), (-12).isMultiple(of: 4), 0.isMultiple(of: 7))
print(0.isMultiple(of: 0), 5.isMultiple(of: 0))
func leap(_ year: Int) -> Bool {
  year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
}
print([1900, 2000, 2023, 2024].map { leap($0) })

print([-30, 0, 99].map { $0.signum() }, Int8.min.signum(), UInt8(5).signum())

// The magnitude of the smallest number fits, because it is unsigned.
print((-5).magnitude, 5.magnitude, Int8.min.magnitude, Int.min.magnitude)
print(type(of: Int8.min.magnitude), type(of: 3.magnitude))
let debt = -7
print(abs(-7), abs(Int16(-300)), -debt, +debt, -(-debt))

// A unary minus on a parenthesised value and on a property.
var balance = 25
balance.negate()
print(balance, -balance)
print(UInt8(9).distance(to: 4), UInt8(9).advanced(by: -9))

// Words, least significant first.
print(Array(5.words), Array((-1).words), (-1).words.count, UInt8(200).words.first!)

// Euclid and a change machine.
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
print(gcd(84, 36), gcd(-84, 36), gcd(0, 9))
var cents = 287
for coin in [100, 50, 20, 10, 5, 2, 1] {
  let (pieces, rest) = cents.quotientAndRemainder(dividingBy: coin)
  cents = rest
  if pieces > 0 { print("\(pieces) x \(coin)") }
}

// Digits from the right, also of a negative number.
func digits(_ n: Int) -> [Int] {
  var rest = n.magnitude, result: [Int] = []
  repeat { result.append(Int(rest % 10)); rest /= 10 } while rest > 0
  return result.reversed()
}
print(digits(0), digits(-9075), digits(.min).count)
