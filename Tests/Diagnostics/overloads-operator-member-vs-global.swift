struct V { var x: Int; static func + (a: V, b: V) -> String { "member" } }
func + (a: V, b: V) -> String { "global" }
let r: String = V(x: 1) + V(x: 2)  // error: ambiguous use of `+`
print(r)
