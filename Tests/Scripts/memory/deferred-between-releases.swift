// What is deferred and what is owned goes in one order, the last first.
class B { var n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
enum F: Error { case x }
func f() -> Int {
  do {
    let early = B(1)
    defer { print("deferred", early.n) }
    let v = B(2)
    defer { print("deferred 2", early.n) }
    print("v5", v.n)
    print("end")
  }
  print("after")
  for i in 3..<6 { let b = B(i); defer { print("d", i) }; let c = B(i * 10); if i == 4 { continue }; print("i", i, b.n, c.n) }
  if true { defer { print("deferred 1") }; let x = B(6); defer { print("deferred 2") }; print("in if", x.n) }
  do { let a = B(7); defer { print("cleanup") }; let c = B(8); print(a.n, c.n); throw F.x } catch { print(error) }
  let z = B(9)
  defer { print("last") }
  let y = B(10)
  guard z.n + y.n > 100 else { let k = B(11); defer { print("guard") }; let l = B(12); return k.n + l.n }
  return z.n + y.n
}
print(f())
