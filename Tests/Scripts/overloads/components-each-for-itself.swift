protocol P {}
extension Int: P {}
struct S: P { var n = 0 }
let vd = 2.0, va = [1]

// What the dictionary costs is not held against the elements of the array, which stay Doubles.
struct Apart {
  func f(_ p0: [Double], _ p1: Any, _ z0: Int = 0) { print("#0") }
  func f(_ p0: AnyHashable, _ p1: [String: Any]) { print("#1") }
  func f(_ p0: Any, _ p1: [String: Any], _ z2: Int = 0) { print("#2") }
}
func apart() { Apart().f([vd, 1], ["a": 1]) }
apart()

// The parameters of one generic function are one component.
struct Together {
  subscript<T0>(_ p0: T0, _ p1: Any?) -> Int { print("#0"); return 0 }
  subscript(_ p0: Any, _ p1: some P) -> Int { print("#1"); return 0 }
  subscript<T0, T1: P>(_ p0: T0, _ p1: T1?) -> Int { print("#2"); return 0 }
}
func together() { _ = Together()[[1, 2.5], max(1, 2)] }
together()

// `map` has no score, as its argument is a closure: it goes by the number of its meanings, and first.
struct WithoutScore {
  subscript(_ p0: any P, _ p1: Any?) -> Int { print("#0"); return 0 }
  subscript(_ p0: S?, _ p1: [Int]) -> Int { print("#1"); return 0 }
}
func withoutScore() { _ = WithoutScore()[S(n: 1), va.map { $0 }] }
withoutScore()

// A score of nothing is one.
struct Nothing {
  static func f(_ p0: Double...) { print("#0") }
  static func f(_ p0: AnyHashable) { print("#1") }
}
func nothing() { Nothing.f(1 + 2) }
nothing()

infix operator <+>: AdditionPrecedence
func <+> <T1: Equatable>(_ p0: some P, _ p1: T1) { print("#0") }
func <+> <T0: P, T1: Hashable>(_ p0: T0, _ p1: T1) { print("#1") }
func <+> (_ p0: Double, _ p1: Double) { print("#2") }
func ownOperator() { (-1) <+> (1 + 2) }
ownOperator()

class Held {
  func f(_ p0: Any, _ p1: () -> Int) { print("#0") }
}
class Below: Held {
  func f(_ p0: Any, _ p1: (() -> Int)?) { print("#1") }
}
Below().f(1, { 1 })

// Both take [Double], and neither is more specialised: looked at once more, the second may take [Any], which costs less.
infix operator <*>: AdditionPrecedence
func <*> <T0: Hashable, T1: Equatable>(_ p0: T0, _ p1: T1) { print("#0") }
func <*> <T0>(_ p0: T0, _ p1: any P) { print("#1") }
func onceMore() { [vd, 1] <*> va.count }
onceMore()

// No array is a P, so the first is not favoured.
struct Unfit {
  subscript<T0: P, T1>(_ p0: T0, _ p1: T1, z0: Int = 0) -> Int { print("#0"); return 0 }
  @_disfavoredOverload subscript(_ p0: [Any], _ p1: Any?...) -> Int { print("#1"); return 0 }
  subscript(_ p0: AnyHashable, _ p1: S?) -> Int { print("#2"); return 0 }
}
func unfit() { _ = Unfit()[[1], S()] }
unfit()

// A function that is lent does not become one that is kept; the other way it does.
struct Lent {
  init<T0>(_ p0: T0) { print("#1") }
  init<T0: Equatable>(_ p0: () -> T0) { print("#2") }
}
func lent() { _ = Lent({ vd }) }
lent()

// What the first literal costs in an optional is not held against the second.
infix operator <?>: AdditionPrecedence
func <?> <T0>(_ p0: T0?, _ p1: [Double?]) { print("#0") }
func <?> <T1>(_ p0: Any, _ p1: T1) { print("#1") }
func <?> <T1>(_ p0: Any?, _ p1: T1) { print("#2") }
func inOptional() { ["a": 1] <?> [1, 2.5] }
inOptional()
