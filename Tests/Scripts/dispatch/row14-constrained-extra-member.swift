// Row 14: no requirement: what the compiler knows at the place decides.
protocol T {}
protocol S {}
extension T { var color: String { "plain" } }
extension T where Self: S { var color: String { "constrained" } }
struct Both: T, S {}
let both = Both()
print(both.color)
func generic<X: T>(_ x: X) -> String { x.color }
func genericBoth<X: T & S>(_ x: X) -> String { x.color }
print(generic(both), genericBoth(both))
let t: any T = both
let ts: any T & S = both
print(t.color, ts.color)
