// Operators as protocol requirements, generic operators with constraints, and overload choice by specificity.
infix operator <+>: AdditionPrecedence
infix operator ≈: ComparisonPrecedence
infix operator ???: NilCoalescingPrecedence

protocol Joinable {
  static var empty: Self { get }
  static func <+> (left: Self, right: Self) -> Self
}

extension Joinable {
  static func joined(_ parts: [Self]) -> Self { parts.reduce(.empty, <+>) }
}

extension Int: Joinable {
  static let empty = 0
  static func <+> (left: Int, right: Int) -> Int { left + right }
}

extension String: Joinable {
  static var empty: String { "" }
  static func <+> (left: String, right: String) -> String { left.isEmpty ? right : left + "," + right }
}

extension Optional: Joinable where Wrapped: Joinable {
  static var empty: Wrapped? { nil }
  static func <+> (left: Wrapped?, right: Wrapped?) -> Wrapped? {
    switch (left, right) {
    case let (l?, r?): l <+> r
    case let (l, nil): l
    case let (nil, r): r
    }
  }
}

extension Array: Joinable {
  static var empty: [Element] { [] }
  static func <+> (left: [Element], right: [Element]) -> [Element] { left + right }
}

print(Int.joined([1, 2, 3]), String.joined(["a", "b", "c"]))
print(Optional.joined([1, nil, 5]) as Any, Optional<Int>.joined([nil, nil]) as Any)
print([[1], [2, 3]].reduce([], <+>), "x" <+> "y" <+> "z")

// Generic versus specific: the more specific overload wins.
func ≈ <T: Equatable>(a: T, b: T) -> Bool { a == b }
func ≈ <T: FloatingPoint>(a: T, b: T) -> Bool { abs(a - b) < 1 / 1000 }
func ≈ (a: String, b: String) -> Bool { a.lowercased() == b.lowercased() }
func ≈ <T: Equatable>(a: [T], b: [T]) -> Bool { a.count == b.count && a.allSatisfy(b.contains) }

print(1 ≈ 1, 0.1 + 0.2 ≈ 0.3, 0.1 + 0.2 == 0.3, "Ab" ≈ "aB", [1, 2] ≈ [2, 1], true ≈ false)

struct Missing: Error { let what: String }
func ??? <T>(value: T?, message: @autoclosure () -> String) throws -> T {
  guard let value else { throw Missing(what: message()) }
  return value
}
do {
  let ages = ["Ada": 36]
  print(try ages["Ada"] ??? "no Ada")
  print(try ages["Bob"] ??? "no Bob among \(ages.count)")
} catch { print(error) }
