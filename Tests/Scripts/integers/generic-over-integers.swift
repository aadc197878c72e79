// Generic code over BinaryInteger, FixedWidthInteger and SignedInteger; literals adopt the context's type.

func collatzLength<T: BinaryInteger>(from start: T) -> Int {
  var n = start, steps = 0
  while n != 1 {
    n = n % 2 == 0 ? n / 2 : 3 * n + 1
    steps += 1
  }
  return steps
}
print(collatzLength(from: 27), collatzLength(from: UInt16(27)), collatzLength(from: Int32(6)))

func power<T: FixedWidthInteger>(_ base: T, _ exponent: Int) -> T? {
  var result: T = 1
  for _ in 0..<exponent {
    let step = result.multipliedReportingOverflow(by: base)
    if step.overflow { return nil }
    result = step.partialValue
  }
  return result
}
print(power(2 as Int8, 6) as Any, power(2 as Int8, 7) as Any, power(2 as UInt8, 7) as Any, power(10, 18)!)

extension BinaryInteger {
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Self) -> Void) {
    var i: Self = 0
    while i < self { body(i); i += 1 }
  }
}
UInt8(3).times { print("knock", $0, type(of: $0)) }
print((-4).isEven, Int64(7).isEven)

extension FixedWidthInteger {
  var binary: String {
    var text = ""
    for shift in stride(from: Self.bitWidth - 1, through: 0, by: -1) {
      text += (self >> Self(shift)) & 1 == 0 ? "0" : "1"
      if shift > 0 && shift % 4 == 0 { text += "_" }
    }
    return text
  }
}
print(UInt8(77).binary, Int8(-1).binary, Int16(-300).binary)

func describe<T: FixedWidthInteger>(_ type: T.Type) {
  print("\(type): \(T.bitWidth) bits, signed \(T.isSigned), \(T.min)...\(T.max)")
}
describe(Int8.self)
describe(UInt16.self)
describe(Int.self)

func absoluteDifference<T: SignedInteger>(_ a: T, _ b: T) -> T { a > b ? a - b : b - a }
print(absoluteDifference(-3, 9), absoluteDifference(Int16(40), 2))

// The same literal, many types.
let mixed: [Any] = [1, 1 as Int8, 1 as UInt64, 1 as Double, 1.0 as Float, Int32(1)]
print(mixed.map { "\(type(of: $0))" }.joined(separator: " "))
print(mixed.filter { $0 is Int }.count, mixed.compactMap { $0 as? Int8 })

// Summing in a wider type avoids overflow.
func wideSum<S: Sequence>(_ values: S) -> Int where S.Element: BinaryInteger {
  values.reduce(0) { $0 + Int($1) }
}
print(wideSum([200, 100, 56] as [UInt8]), wideSum([] as [Int16]), Int.zero, UInt8())
