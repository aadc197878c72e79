// Closures and local functions speak of what a function around has, whatever is declared further down.
func g(_ a: Int) -> Int { let f = { a + 1 }; let a = 10; return f() + a }
print(g(1))
func k(_ n: Int) -> Int { let r = (0..<3).map { i in i * n }; let n = r.count; return n }
print(k(2))
for i in 0..<2 { let f = { i }; let i = "s\(i)"; print(f(), i) }
func f(_ n: Int) -> Int { func g() -> Int { n * 2 }; let n = 100; return g() + n }
print(f(1))
func h(_ x: Int) -> Int {
  let y = x + 1
  do {
    let c = { y * 2 }
    let y = 5
    return c() + y
  }
}
print(h(1))
func m(_ x: Int?) -> Int {
  if let x { let c = { x }; let x = 3; return c() + x }
  return 0
}
print(m(4))
let count = 7
func later() -> Int { func g() -> Int { count * 2 }; let count = 100; return g() + count }
print(later())
struct S { var v = 3; func f() -> Int { func g() -> Int { v * 2 }; let v = 50; return g() + v } }
print(S().f())
func deep(_ q: Int) -> Int { func g() -> Int { func i() -> Int { q }; return i() }; let q = 9; return g() + q }
print(deep(1))
func o(_ q: Int) -> Int { do { func g() -> Int { q }; let q = 9; return g() + q } }
print(o(1))
