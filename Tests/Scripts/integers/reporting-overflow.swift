// The ...ReportingOverflow family returns (partialValue, overflow) instead of trapping.

let sum = Int8(100).addingReportingOverflow(27)
print(sum.partialValue, sum.overflow)
let over = Int8(100).addingReportingOverflow(28)
print(over.partialValue, over.overflow)
print(over)

let (difference, borrowed) = UInt8(3).subtractingReportingOverflow(5)
print(difference, borrowed)

let product = Int32(70_000).multipliedReportingOverflow(by: 70_000)
print(product.partialValue, product.overflow)

// Division overflows in just two cases: by zero, and the smallest by minus one.
for (dividend, divisor) in [(7, 2), (7, 0), (-128, -1), (-128, 1)] as [(Int8, Int8)] {
  let quotient = dividend.dividedReportingOverflow(by: divisor)
  let remainder = dividend.remainderReportingOverflow(dividingBy: divisor)
  print(dividend, divisor, quotient, remainder)
}

// A factorial which gives up politely.
func factorial(_ n: Int) -> Int? {
  var result = 1
  for factor in stride(from: 2, through: n, by: 1) {
    let (value, overflow) = result.multipliedReportingOverflow(by: factor)
    if overflow { return nil }
    result = value
  }
  return result
}
for n in [0, 5, 20, 21] {
  if let value = factorial(n) {
    print("\(n)! = \(value)")
  } else {
    print("\(n)! is too big for Int")
  }
}

enum Ledger: Error { case overdrawn(UInt), overfull(by: UInt) }

func apply(_ change: Int, to balance: UInt) throws -> UInt {
  if change < 0 {
    let (rest, overflow) = balance.subtractingReportingOverflow(change.magnitude)
    guard !overflow else { throw Ledger.overdrawn(change.magnitude - balance) }
    return rest
  }
  let (total, overflow) = balance.addingReportingOverflow(change.magnitude)
  guard !overflow else { throw Ledger.overfull(by: total + 1) }
  return total
}

for (balance, change) in [(10, 5), (10, -10), (10, -12), (UInt.max - 1, 4)] as [(UInt, Int)] {
  do {
    print("\(balance) and \(change):", try apply(change, to: balance))
  } catch {
    print("\(balance) and \(change): refused,", error)
  }
}

// Full-width multiplication and division keep the high half.
let wide = UInt8(200).multipliedFullWidth(by: 250)
print(wide.high, wide.low, Int(wide.high) * 256 + Int(wide.low))
let narrowed = UInt8(250).dividingFullWidth(wide)
print(narrowed.quotient, narrowed.remainder)
