// An optional that becomes an AnyHashable is what it holds.
let o: Int? = 3
let a: AnyHashable = o
print(a.base, type(of: a.base))
let b = AnyHashable(o)
print(b.base, type(of: b.base), b, a, a == b, a == AnyHashable(3), [a].contains(3))
let c: AnyHashable = Optional(3)
print(c.base, c.base as? Int as Any, c.base as? Int? as Any)
let d: [AnyHashable] = [o, 3]
print(d, Set(d).count)
let e: [AnyHashable: Int] = [o: 1]
print(e, e[3] as Any, e[o] as Any)
let oo: Int?? = 3
let g: AnyHashable = oo
print(g.base, type(of: g.base), g == a)
print(a as? Int as Any, b is Int, a is Int?)
