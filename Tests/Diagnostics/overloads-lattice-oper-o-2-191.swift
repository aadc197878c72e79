protocol P {}
struct V: ExpressibleByIntegerLiteral, P { var x = 0; init(integerLiteral v: Int) { x = v }; init() {} }
struct W: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, P { init(floatLiteral v: Double) {}; init(integerLiteral v: Int) {} }
struct U: P {}
extension Int: P {}
let v: V = 1, w: W = 1, u = U()
infix operator <+>: AdditionPrecedence
func <+>(a: V, b: V) -> V { print("#0"); return V() }
func <+>(a: V, b: V) -> Double { print("#1"); return 1 }
func test() {
  _ = v <+> V()  // error: ambiguous use of `<+>`
}
test()
