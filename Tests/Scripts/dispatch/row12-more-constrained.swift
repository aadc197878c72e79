// Row 12: the more constrained default wins, even through any T.
protocol T { var color: String { get } }
protocol S {}
extension T { var color: String { "plain" } }
extension T where Self: S { var color: String { "constrained" } }
struct Both: T, S {}
struct Only: T {}
struct Own: T, S { let color = "own" }
print(Both().color, Only().color, Own().color)
for t in [Both(), Only(), Own()] as [any T] { print(t.color) }
func generic<X: T>(_ x: X) -> String { x.color }
print(generic(Both()), generic(Only()), generic(Own()))
func both<X: T & S>(_ x: X) -> String { x.color }
print(both(Both()), both(Own()))
