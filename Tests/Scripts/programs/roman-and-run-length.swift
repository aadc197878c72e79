// Notice: two codings with round trips: Roman numerals as a type, and run lengths for any Equatable elements.
struct Roman: Equatable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let value: Int
  private static let table: [(value: Int, letters: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
    (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  init(integerLiteral value: Int) { self.value = value }
  init?(_ value: Int) {
    guard 1...3999 ~= value else { return nil }
    self.value = value
  }
  init?(_ text: String) {
    var rest = text[...], sum = 0
    for (value, letters) in Self.table {
      while rest.hasPrefix(letters) {
        sum += value
        rest = rest.dropFirst(letters.count)
      }
    }
    // Only the canonical spelling is accepted.
    guard rest.isEmpty, let result = Roman(sum), result.description == text else { return nil }
    self = result
  }
  var description: String {
    var rest = value
    return Self.table.reduce(into: "") { text, entry in
      while rest >= entry.value {
        text += entry.letters
        rest -= entry.value
      }
    }
  }
  static func < (a: Roman, b: Roman) -> Bool { a.value < b.value }
  static func + (a: Roman, b: Roman) -> Roman? { Roman(a.value + b.value) }
}

for year in [1, 4, 9, 14, 40, 90, 444, 1066, 1994, 2026, 3999] { print(year, Roman(year)!, terminator: "; ") }
print()
print((1...3999).allSatisfy { n in Roman(Roman(n)!.description)?.value == n })
print(["XIV", "IIII", "IC", "MCMXCIV", "", "ABC", "VX"].map { Roman($0)?.value ?? 0 })
// A literal in the parentheses means "this literal as a Roman", so the failable init is not even asked.
let zero = 0, tooMuch = 4000
print(Roman(0) == nil, Roman(zero) == nil, Roman(tooMuch) == nil)
print(([9, 4, 5] as [Roman]).sorted(), 1999 as Roman)
print((Roman("XII")! + 30)!, (3000 as Roman) + 1000 as Any)

// Run-length coding of a collection.
struct Run<Element: Equatable>: Equatable {
  var element: Element
  var count = 1
}
extension Sequence where Element: Equatable {
  func runs() -> [Run<Element>] {
    reduce(into: []) { runs, element in
      if runs.last?.element == element { runs[runs.count - 1].count += 1 } else { runs.append(Run(element: element)) }
    }
  }
}
extension Sequence {
  func expanded<E>() -> [E] where Element == Run<E> {
    flatMap { Array(repeating: $0.element, count: $0.count) }
  }
}
extension String {
  var packed: String { runs().map { ($0.count > 1 ? "\($0.count)" : "") + "\($0.element)" }.joined() }
  var unpacked: String {
    var result = "", count = 0
    for character in self {
      if let digit = character.wholeNumberValue {
        count = count * 10 + digit
      } else {
        result += String(repeating: character, count: max(count, 1))
        count = 0
      }
    }
    return result
  }
}
for text in ["WWWWWWWWWWWWBWWW", "abc", "", "aabccc", "zz top"] {
  print("'\(text)' -> '\(text.packed)'", text.packed.unpacked == text)
}
let weather = [true, true, false, true, true, true]
print(weather.runs().map { "\($0.count)\($0.element ? "sun" : "rain")" }, weather.runs().expanded() == weather)
print([3, 3, 1].runs() == [Run(element: 3, count: 2), Run(element: 1)], weather.runs().max { $0.count < $1.count }!)

// Look and say.
print(sequence(first: "1") { $0.runs().map { "\($0.count)\($0.element)" }.joined() }.prefix(6).joined(separator: " "))
