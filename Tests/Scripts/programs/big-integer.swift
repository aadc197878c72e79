// Notice: unsigned integers of any length: literals, comparing, adding with carry, multiplying, and printing.
struct BigInt: Equatable {
  // Least significant first, four decimal digits per limb, no trailing zeros.
  private(set) var limbs: [Int]
  private static let base = 10_000

  private init(limbs: [Int]) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
  }
  init(_ value: Int) {
    precondition(value >= 0)
    self.init(limbs: sequence(state: value) { rest -> Int? in
      guard rest > 0 else { return nil }
      defer { rest /= Self.base }
      return rest % Self.base
    }.map { $0 })
  }
  init?(_ text: String) {
    let digits = text.filter { $0 != "_" }
    guard !digits.isEmpty, digits.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    var rest = digits[...], limbs: [Int] = []
    while !rest.isEmpty {
      limbs.append(Int(rest.suffix(4))!)
      rest = rest.dropLast(4)
    }
    self.init(limbs: limbs)
  }
}
extension BigInt: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) { self.init(value) } }
extension BigInt: CustomStringConvertible {
  var description: String {
    guard let top = limbs.last else { return "0" }
    return "\(top)" + limbs.dropLast().reversed().map { limb in
      let digits = "\(limb)"
      return String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
extension BigInt: Comparable {
  static func < (a: BigInt, b: BigInt) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    return a.limbs.reversed().lexicographicallyPrecedes(b.limbs.reversed())
  }
}
extension BigInt {
  static func + (a: BigInt, b: BigInt) -> BigInt {
    var result: [Int] = [], carry = 0
    for i in 0..<max(a.limbs.count, b.limbs.count) {
      let sum = (i < a.limbs.count ? a.limbs[i] : 0) + (i < b.limbs.count ? b.limbs[i] : 0) + carry
      result.append(sum % base)
      carry = sum / base
    }
    return BigInt(limbs: result + [carry])
  }
  static func - (a: BigInt, b: BigInt) -> BigInt? {
    guard a >= b else { return nil }
    var result = a.limbs, borrow = 0
    for i in result.indices {
      result[i] -= (i < b.limbs.count ? b.limbs[i] : 0) + borrow
      borrow = result[i] < 0 ? 1 : 0
      result[i] += borrow * base
    }
    return BigInt(limbs: result)
  }
  static func * (a: BigInt, b: BigInt) -> BigInt {
    var result = [Int](repeating: 0, count: a.limbs.count + b.limbs.count + 1)
    for (i, x) in a.limbs.enumerated() {
      var carry = 0
      for (j, y) in b.limbs.enumerated() {
        let product = result[i + j] + x * y + carry
        (carry, result[i + j]) = product.quotientAndRemainder(dividingBy: base)
      }
      result[i + b.limbs.count] += carry
    }
    return BigInt(limbs: result)
  }
  static func += (a: inout BigInt, b: BigInt) { a = a + b }
  func power(_ n: Int) -> BigInt {
    if n == 0 { return 1 }
    let half = power(n / 2)
    return n.isMultiple(of: 2) ? half * half : half * half * self
  }
  func dividedBy(_ small: Int) -> (quotient: BigInt, remainder: Int) {
    var rest = 0
    let quotient = limbs.reversed().map { limb -> Int in
      rest = rest * Self.base + limb
      defer { rest %= small }
      return rest / small
    }
    return (BigInt(limbs: quotient.reversed()), rest)
  }
}

let a = BigInt("99_999_999_999_999_999_999")!
print(a, a + 1, a * a, BigInt("0001000")!, 0 as BigInt, BigInt("12x") as Any)
print((1...25).reduce(1 as BigInt) { $0 * BigInt($1) })
print((2 as BigInt).power(128), (7 as BigInt).power(0), (10 as BigInt).power(9))
print((a - 1)!, (1 as BigInt) - 2 as Any, (a - a)!, BigInt("100000000")! - 1 ?? 0)
print(a > 5, a < a + 1, [30000, 4, 100001, 0].map { BigInt($0) }.sorted(), max(a, 7) == a)
var (x, y) = (0 as BigInt, 1 as BigInt)
for _ in 1...150 { (x, y) = (y, x + y) }
print("fib 150 =", x)
var sum: BigInt = 0
for n in 1...1000 { sum += BigInt(n) }
print(sum, sum.dividedBy(7), (2 as BigInt).power(100).description.compactMap(\.wholeNumberValue).reduce(0, +))
