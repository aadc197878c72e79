// Associated types that are optionals and tuples.
protocol Visitor { associatedtype R; func visit(_ n: Int) -> R }
protocol Expr: AnyObject { func accept<V: Visitor>(_ v: V) -> V.R }
class Num: Expr { func accept<V>(_ x: V) -> V.R where V: Visitor { x.visit(3) } }
struct Evaluator: Visitor { typealias R = Double?; func visit(_ n: Int) -> R { Double(n) } }
let e: Expr = Num()
print(e.accept(Evaluator())!)
let n = Num()
print(n.accept(Evaluator())!, n.accept(Evaluator()) as Any)
protocol Source { associatedtype Pair; var pair: Pair { get } }
struct S: Source { var pair: (Int, String) { (1, "x") } }
struct O: Source { var pair: (Int, String)? { (1, "y") } }
func get<T: Source>(_ t: T) -> T.Pair { t.pair }
print(get(S()).1, get(O())!.1, get(O())?.0 ?? 9)
if let p = get(O()) { print(p.1) }
switch get(O()) { case let (a, b)?: print(a, b); case nil: print("none") }
guard case let (x, _)? = get(O()) else { fatalError() }
print(x)
