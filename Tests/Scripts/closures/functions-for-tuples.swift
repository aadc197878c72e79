func g(_ a: Int, _ b: String) -> Int { a }
func any(_ f: ((Int, String)) -> Any) { print(f((3, "x"))) }
func optional(_ f: ((Int, String)) -> Int?) { print(f((3, "x")) as Any) }
func wide(_ f: ((Int, Int)) -> Int) { print(f((3, 4))) }
func sum(_ a: Any, _ b: Int?) -> Int { (a as! Int) + b! }
any(g); optional(g); wide(sum)
func app<I, O>(_ f: (I) -> O, _ i: I) -> O { f(i) }
func k() -> Int { 7 }
let q: Any = app(k, ())
print(q)
func anyOf(_ f: (()) -> Any) { print(f(())) }
anyOf(k)
anyOf { 4 }
struct Ev<T> { var hs: [(T) -> Void] = []; mutating func on(_ h: @escaping (T) -> Void) { hs.append(h) }; func fire(_ t: T) { hs.forEach { $0(t) } } }
var e = Ev<Void>(); e.on { print("a") }; e.on { _ in print("b") }; e.on { () in print("c") }; e.on { (x: Void) in print("d", x) }
func hh() { print("h") }
e.on(hh); e.fire(())
let w: () -> Void = hh
e.on(w); e.fire(())
print(zip([1, 2], [3, 4]).map(+), [(1, 2)].map(max))
let o: [Int?] = zip([1, 2], [3, 4]).map(+)
print(o)
