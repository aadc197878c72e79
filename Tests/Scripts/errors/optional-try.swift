// `try?` turns an error into nil and flattens optionals; `try!` just unwraps when success is certain.
enum DigitError: Error { case notADigit(Character) }

func digits(of text: String) throws -> [Int] {
  try text.map { character in
    guard let value = character.wholeNumberValue else { throw DigitError.notADigit(character) }
    return value
  }
}

func firstEven(in text: String) throws -> Int? {
  try digits(of: text).first { $0.isMultiple(of: 2) }
}

print(try! digits(of: "2024"))
print((try? digits(of: "1x3")) as Any)
print((try? digits(of: "123")) ?? [])

if let values = try? digits(of: "987") {
  print("sum", values.reduce(0, +))
} else {
  print("no digits")
}

// In Swift 5 mode `try?` over an optional result is only one optional deep.
let found: Int? = try? firstEven(in: "1345")
let none: Int? = try? firstEven(in: "1357")
let failed: Int? = try? firstEven(in: "1a57")
print(found as Any, none as Any, failed as Any)

func check(_ text: String) -> String {
  guard let even = try? firstEven(in: text) else { return "\(text): nothing" }
  return "\(text): \(even)"
}
for text in ["13", "14", "1?", "886"] { print(check(text)) }

// `try?` covers everything to its right, including `??` unless parenthesised.
let fallback = (try? digits(of: "oops").count) ?? -1
print(fallback)

func note() throws { print("noted"); throw DigitError.notADigit("n") }
let outcome: Void? = try? note()
print(outcome == nil)
try? note()

// `while let` ends when the source throws.
var queue = ["11", "22", "three", "44"]
while let row = try? digits(of: queue.removeFirst()) { print(row) }
print(queue)
let sums = ["12", "b", "34"].compactMap { try? digits(of: $0).reduce(0, +) }
print(sums)
