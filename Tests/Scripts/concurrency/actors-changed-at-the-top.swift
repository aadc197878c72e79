actor A { var n = 0
  func inc() { n += 1 } }
let a = A()
a.n = 3
print(a.n)
a.inc()
await a.n += 1
print(await a.n)
