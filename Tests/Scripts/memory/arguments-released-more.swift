// The same in functions that are small, generic, throwing or variadic, in switches and closures.
class A { let n: String; init(_ n: String) { self.n = n }; deinit { print("gone", n) } }
struct S<T> { let a: T; let b: A; init(_ a: T, _ b: A) { print("init"); self.a = a; self.b = b }; func f(_ x: A) -> Int { print("f"); return 2 }; subscript(x: A, y: A) -> Int { print("sub"); return 3 } }
func one(_ x: A, _ y: A) -> Int { 1 }
func err(_ e: any Error, _ a: A) -> Int { print("err"); return 1 }
class E: A, Error {}
func opt(_ x: A?, _ y: A) -> Int { print("opt"); return 1 }
func arr<T>(_ x: [T], _ y: T) -> Int { print("arr"); return 1 }
func tup(_ x: (A, A), _ y: A) -> Int { print("tup"); return 1 }
func vari(_ x: A..., y: A) -> Int { print("vari"); return 1 }
func dflt(_ x: A = A("d1"), _ y: A = A("d2")) -> Int { print("dflt"); return 1 }
extension A { static func + (l: A, r: A) -> Int { print("plus"); return 1 }; func chain(_ x: A) -> A { print("chain", n, x.n); return A(n + "'") } }
func go() {
  print(one(A("1"), A("2")))
  print(S(A("1"), A("2")).f(A("3")))
  print(S(A("1"), A("2"))[A("3"), A("4")])
  print(err(E("1"), A("2")))
  print(opt(A("1"), A("2")), opt(nil, A("2")))
  print(arr([A("1")], A("2")))
  print(tup((A("1"), A("2")), A("3")))
  print(vari(A("1"), A("2"), y: A("3")))
  print(dflt())
  print(A("1") + A("2"))
  print(A("1").chain(A("2")).chain(A("3")).n)
  let c = { (x: A, y: A) -> Int in print("closure"); return 1 }
  print(c(A("1"), A("2")))
  print([A("1"), A("2")].count, [A("k").n: A("v")].count)
  if one(A("1"), A("2")) == 1 { print("then") }
  let t = (A("t1"), A("t2")); print(t.0.n)
  var v = A("v1"); v = A("v2"); print(v.n)
  _ = A("u"); let _ = A("w")
  func inner(_ x: A, _ y: A) { print("inner") }
  inner(A("1"), A("2"))
  switch (A("s1"), A("s2")) { case let (a, b): print(a.n, b.n) }
  for x in [A("f1"), A("f2")] { print(x.n) }
  guard let g = Optional(A("g")) else { return }
  print(g.n)
  defer { print("defer") }
}
go()
