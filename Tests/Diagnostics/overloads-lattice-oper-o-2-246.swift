protocol P {}
struct V: ExpressibleByIntegerLiteral, P { var x = 0; init(integerLiteral v: Int) { x = v }; init() {} }
struct W: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, P { init(floatLiteral v: Double) {}; init(integerLiteral v: Int) {} }
struct U: P {}
extension Int: P {}
let v: V = 1, w: W = 1, u = U()
infix operator <+>: AdditionPrecedence
func <+>(a: W, b: V) -> V { print("#0"); return V() }
func <+>(a: W, b: W) -> W { print("#1"); return 1 }
func test() {
  _ = 1 <+> w <+> 1  // error: ambiguous use of `<+>`
}
test()
