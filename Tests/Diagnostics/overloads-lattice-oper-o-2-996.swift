protocol P {}
struct V: ExpressibleByIntegerLiteral, P { var x = 0; init(integerLiteral v: Int) { x = v }; init() {} }
struct W: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, P { init(floatLiteral v: Double) {}; init(integerLiteral v: Int) {} }
struct U: P {}
extension Int: P {}
let v: V = 1, w: W = 1, u = U()
func *(a: W, b: Double) -> Int { print("#0"); return 1 }
func *(a: W, b: W) -> V { print("#1"); return V() }
func *(a: W, b: W) -> String { print("#2"); return "" }
func test() {
  _ = w * w  // error: ambiguous use of `*`
}
test()
