// A conformance that the script adds to one of the library's own types makes its values, not the machine.
extension Int: @retroactive ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = text.count }
}
extension Int: @retroactive ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = Int(value) }
}
extension Int: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? 10 : 20 }
}
extension Double: @retroactive ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = Double(text) ?? 0 }
}
extension String: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = "#\(value)" }
}
extension String: @retroactive ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = value ? "yes" : "no" }
}
extension Character: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = Character(Unicode.Scalar(UInt8(value))) }
}
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self = UInt8(value.value) }
}
extension Bool: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = value != 0 }
}
extension Array: @retroactive ExpressibleByUnicodeScalarLiteral where Element == Character {
  public init(unicodeScalarLiteral value: Character) { self = [value] }
}
extension Array: @retroactive ExpressibleByExtendedGraphemeClusterLiteral where Element == Character {
  public init(extendedGraphemeClusterLiteral value: Character) { self = [value] }
}
extension Array: @retroactive ExpressibleByStringLiteral where Element == Character {
  public init(stringLiteral value: String) { self = Array(value) }
}
let fromText: Int = "hello"
let fromFraction: Int = 2.7
let fromTruth: Int = true
print(fromText, fromFraction, fromTruth, fromTruth + false, [true, 1, 2.5] as [Int])
let fraction: Double = "2.5"
let text: String = 5
let answer: String = false
let letter: Character = 65
let byte: UInt8 = "a"
let truth: Bool = 2
print(fraction, text, answer, letter, byte, truth)
let letters: [Character] = "abc"
print(letters, letters + "d", letters == "abc")
func bytes(_ all: UInt8...) { print(all) }
bytes("x", 7, "y")
switch byte {
case "a": print("an a")
default: print("none")
}
