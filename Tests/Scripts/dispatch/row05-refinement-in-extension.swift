// Row 5: conforming to the header trait in a later extension still decides the witness for T.
protocol T { var text: String { get } ; var color: String { get } }
extension T { var color: String { "black" } }
protocol H: T {}
extension H { var color: String { "blue" } }
struct R: T { let text = "r" }
extension R: H {}
struct Plain: T { let text = "plain" }
let r = R()
let t: any T = r
let h: any H = r
print(r.color, t.color, h.color)
func generic<X: T>(_ x: X) -> String { x.color }
print(generic(r), generic(Plain()))
print(Plain().color)
