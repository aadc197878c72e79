// A generic parameter of which only its superclass is known is that class.
class V { var n: String { "V" } }
class N: V { override var n: String { "N" } }
class S {
  func make<T: V>(_ name: String, creator: ((Int) -> T?)? = nil) -> T { N() as! T }
  func plain<T: V>(_ name: String) -> T { N() as! T }
}
let s: S? = S()
let c = s?.make("x") as! N
print(c.n)
let d = S().make("x") as! N
print(d.n)
if let e = s?.make("x") as? N { print(e.n) }
let f = s?.plain("x") as! N
print(f.n)
let g: N? = s?.make("y")
print(g?.n ?? "nil")
