// Within an operator for optionals the one of what is in them is meant, and not the operator itself.
func + <T: Numeric>(l: T?, r: T?) -> T? {
  if let l, let r { return l + r }
  return nil
}
print((1 as Int?) + 2 as Any, (nil as Double?) + 1.5 as Any)

protocol Monoid { static func + (l: Self, r: Self) -> Self }
extension Int: Monoid {}
extension String: Monoid {}
extension Optional: Monoid where Wrapped: Monoid {
  static func <> (l: Self, r: Self) -> Self {
    guard let l, let r else { return nil }
    return l + r
  }
  static func + (l: Self, r: Self) -> Self { l <> r }
}
infix operator <>: AdditionPrecedence
print(("a" as String?) <> "b" as Any, (3 as Int?) <> nil as Any)

func joined<T: Collection>(_ l: T?, _ r: T?) -> Int? {
  func joined(_ l: T, _ r: T) -> Int { l.count + r.count }
  guard let l, let r else { return nil }
  return joined(l, r)
}
print(joined([1], [2, 3]) as Any)
func twice<T: Numeric>(_ x: T?) -> T? { x.map { twice($0) } }
func twice<T: Numeric>(_ x: T) -> T { x + x }
print(twice(4 as Int?) as Any)
