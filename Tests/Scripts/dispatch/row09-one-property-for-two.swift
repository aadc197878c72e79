// Row 9: one stored property satisfies two protocols.
protocol T { var text: String { get } }
protocol F { var text: String { get set } }
struct Both: T, F { var text: String }
var both = Both(text: "a")
both.text += "b"
print(both.text, (both as any T).text, (both as any F).text)
var f: any F = both
f.text = "changed"
print(f.text, both.text)
func clear<X: F>(_ x: inout X) { x.text = "" }
clear(&both)
print("[\(both.text)]")
final class Ref: T, F { var text = "ref" }
let ref = Ref()
var g: any F & AnyObject = ref
g.text = "through F"
print(ref.text, (ref as any T).text)
