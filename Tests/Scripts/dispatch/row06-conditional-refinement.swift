// Row 6: a conditional conformance does not change the witness of the unconditional one.
protocol T { var color: String { get } }
extension T { var color: String { "black" } }
protocol H: T {}
extension H { var color: String { "blue" } }
struct Box<X>: T { var x: X }
extension Box: H where X == Int {}
let b = Box(x: 1)
let s = Box(x: "s")
print(b.color, s.color)
print((b as any T).color, (b as any H).color, (s as any T).color)
func viaT<X: T>(_ x: X) -> String { x.color }
func viaH<X: H>(_ x: X) -> String { x.color }
print(viaT(b), viaH(b), viaT(s))
print(s as any T is any H, b as any T is any H)
