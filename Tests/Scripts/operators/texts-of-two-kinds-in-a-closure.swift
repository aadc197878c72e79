let l: [Substring] = ["ab"]
let a = l.map { w in w + (w.count > 1 ? "-" : "") }.joined()
func f() -> String { l.map { w in w + (w.count > 1 ? "-" : "") }.joined() }
func g() -> String { return l.map { w in w + "-" as String }.joined() }
print(l.map { w in w + (w.count > 1 ? "-" : "") }.joined())
print(a, f(), g(), type(of: l.map { w in w + (w.count > 1 ? "-" : "") }))
