// Row 13, mended: a third, more constrained extension resolves two equal ones.
protocol T { var color: String { get } }
protocol S {}
protocol I {}
extension T where Self: S { var color: String { "switch" } }
extension T where Self: I { var color: String { "image" } }
extension T where Self: S & I { var color: String { "both" } }
struct Both: T, S, I {}
struct JustS: T, S {}
struct JustI: T, I {}
print(Both().color, JustS().color, JustI().color)
for t in [Both(), JustS(), JustI()] as [any T] { print(t.color) }
func generic<X: T>(_ x: X) -> String { x.color }
print(generic(Both()), generic(JustI()))
