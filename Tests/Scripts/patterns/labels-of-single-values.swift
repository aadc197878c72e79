// A single value without a label may be given any in a pattern.
enum Change {
  case by(Int), pair((Int, Int)), named(amount: Int), none
}
for change in [Change.by(3), .pair((1, 2)), .named(amount: 4), .none] {
  switch change {
  case .by(amount: let n): print("by", n)
  case .pair(both: let pair): print("pair", pair)
  case .named(amount: let n): print("named", n)
  case .none: print("none")
  }
}
if case let .by(amount: n) = Change.by(5) { print(n) }
let maybe: Int? = 6
if case .some(value: let n) = maybe { print(n) }
// What may be nil goes before what may be anything.
func kind(_ value: Any?) -> String { "Any?" }
func kind(_ value: Any) -> String { "Any" }
print(kind(1), kind(nil), kind(maybe), kind(Optional("a")))
