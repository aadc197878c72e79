// A literal whose member is asked for is an `Int`, or a `Double` where only that has the member.
extension Double {
  var km: Double { self * 1000 }
  func half() -> Double { self / 2 }
}
extension Int {
  var seconds: String { "\(self) s" }
}
print(3.km, 2.5.km, 3.half(), 4.seconds)
let way = 3.km + 2.km * 2
print(way)

// The library's names of what literals are, in the very line that says it.
struct Name: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: StringLiteralType) { text = value }
}
struct Number: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let value: Double
  init(integerLiteral value: IntegerLiteralType) { self.value = Double(value) }
  init(floatLiteral value: FloatLiteralType) { self.value = value }
}
enum Answer: ExpressibleByBooleanLiteral {
  case yes, no
  init(booleanLiteral value: BooleanLiteralType) { self = value ? .yes : .no }
}
let name: Name = "Zoe"
let numbers: [Number] = [1, 2.5]
let answer: Answer = true
print(name, numbers, answer)

// What is shifted need not be of the type of how far.
extension FixedWidthInteger {
  mutating func set(_ bit: Int) { self |= 1 << bit }
  mutating func clear(_ bit: Int) { self &= ~(1 << bit) }
  func has(_ bit: Int) -> Bool { self & (1 << bit) != 0 }
}
extension BinaryInteger {
  func lowest(_ count: Int) -> Self { self & ((1 << count) - 1) }
}
var flags: UInt8 = 0
flags.set(3)
flags.set(1)
flags.clear(1)
print(flags, flags.has(3), flags.has(1), 255.lowest(4), UInt16(300).lowest(5))
let places = 3
let byte: UInt8 = 1 << places
let wide: Int64 = (1 << places) - 1
print(byte, wide, 1 << places + 1, (1 << places) | 2, type(of: 1 << byte))
