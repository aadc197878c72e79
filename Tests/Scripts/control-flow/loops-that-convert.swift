// Elements become what the pattern of a loop asks for.
for case let x? in [1, 2] { print(x) }
for case let x? in [1, nil, 2] { print(x) }
let o: Int?? = 3
if case let x?? = o { print(x) }
switch o { case .some(.some(let v)): print(v); case .some(nil): print("in"); case nil: print("out") }
enum C { case c(x: Int, y: Int) }
if case .c(x: let x, y: _) = C.c(x: 1, y: 2) { print(x) }
func fold<A>(_ xs: [Int], _ z: A, _ f: (A, Int) -> A) -> A { var r = z; for x in xs { r = f(r, x) }; return r }
fold([1,2], ()) { _, x in print(x) }
func each<T, R>(_ x: T, _ f: (T) -> R) -> R { f(x) }
each(3) { print($0) }
for i: Any in 0..<2 { print(i) }
for i: Int? in 0..<2 { print(i as Any) }
class An {}; class Dg: An {}
for a: An in [Dg(), Dg()] { print(a is Dg) }
for (i, x): (Int, Any) in [(1, 2)] { print(i, x) }
