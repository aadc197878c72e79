// In Swift 5 mode a protocol's bare name still means `any P`.
protocol P { var n: Int { get } }
protocol Q { associatedtype Item; var item: Item { get } }
struct S: P, Q { var n = 1; var item: String { "item" } }
func f(_ p: P) -> Int { p.n }
let list: [P] = [S(), S(n: 2)]
let optional: P? = S(n: 3)
print(f(S()), list.map { $0.n }, optional?.n ?? 0)
func g(_ p: P & CustomStringConvertible) -> String { p.description }
struct D: P, CustomStringConvertible { let n = 4, description = "d" }
print(g(D()), D() as P is CustomStringConvertible, (D() as Any as? P)?.n ?? 0)
protocol Delegate: AnyObject { func done() }
class C { weak var delegate: Delegate? }
class E: Delegate { func done() { print("done") } }
let c = C(), e = E()
c.delegate = e
c.delegate?.done()
