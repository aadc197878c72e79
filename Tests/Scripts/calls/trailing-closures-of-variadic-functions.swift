func f(_ c: (() -> String)...) -> String { c.map { $0() }.joined() }
print(f({ "a" }) { "b" }, f { "c" })
func g(_ c: (() -> String)..., last: () -> String) -> String { c.map { $0() }.joined() + "|" + last() }
print(g({ "a" }) { "b" })
func h(_ c: (() -> String)..., last: () -> String = { "-" }) -> String { c.map { $0() }.joined() + "|" + last() }
print(h({ "a" }) { "b" }, h { "x" })
print(h({ "a" }, { "b" }) { "c" } last: { "d" })
func k(_ n: Int..., c: () -> String) -> String { "\(n) " + c() }
print(k(1, 2) { "x" })
func o(_ c: (() -> String)?..., x: Int = 0) -> String { c.map { $0?() ?? "nil" }.joined() }
print(o({ "a" }, nil) { "b" })
func v<T>(_ t: T..., c: () -> String = { "d" }) -> String { "\(t.count)" + c() }
print(v(1, 2) { "z" })
