// Double("...") and Float("..."): what they accept; conversions among Double, Float and the integers.

let inputs = ["3.14", "-2", "+7.5", "1e3", "1E-2", ".5", "5.", "0x1.8p3", "inf", "-Infinity", "NaN", "",
              " 1", "1 ", "1,5", "1_000", "12abc", "1e400", "--1", "e5", "0x10"]
for input in inputs {
  if let value = Double(input) {
    print("'\(input)' -> \(value)")
  } else {
    print("'\(input)' -> refused")
  }
}
print(Float("0.1")!, Float("1e39") as Any, Double("0.1")! == 0.1, Float("x") as Any)

// A substring parses too, and a round trip through description is exact.
let line = "width=12.5;height=8"
let numbers = line.split(separator: ";").compactMap { Double($0.split(separator: "=")[1]) }
print(numbers)
print([0.1, 1e-7, 123456.789, .pi, 5e-324].allSatisfy { Double($0.description) == $0 })

// Int and Double never mix by themselves; literals do.
let guests = 7
let bill = 123.5
print(bill / Double(guests), Double(guests) * 1.5, Int(bill) / guests, bill + 1)
let share: Double = 10 / 4
let halves = Double(10 / 4)
print(share, halves, Double(guests / 2), Double(guests) / 2)

// Out of a Double into an integer, with and without loss.
print(Int(9.99), Int(-9.99), Int(1e15), UInt8(255.9))
for value in [4.0, 4.5, -1, 256, 1e19] {
  print(value, Int(exactly: value) as Any, UInt8(exactly: value) as Any, UInt64(exactly: value) as Any)
}

// Large integers are rounded on their way into a Double; exactly: reports it.
let big = 9_007_199_254_740_993
print(Double(big), Double(exactly: big) as Any, Double(exactly: big - 1) as Any, Int(Double(big)) == big)
print(Float(big), Float(exactly: 16_777_217) as Any, Double(Int.max), Double(UInt8.max))

// Double to Float and back.
print(Float(0.1), Double(Float(0.1)), Float(1e300), Float(exactly: 0.1) as Any, Float(exactly: 0.5) as Any)

// Bit patterns.
print(String(1.0.bitPattern, radix: 16), String(Float(-2).bitPattern, radix: 16))
print(Double(bitPattern: 0x4009_21FB_5444_2D18) == .pi, Double(bitPattern: 1) == .leastNonzeroMagnitude)

// Sum of a column of words, faulty ones skipped.
let column = "4.5 oops 3 -1.25 n/a 0x10"
print(column.split(separator: " ").compactMap { Double($0) }.reduce(0, +))
