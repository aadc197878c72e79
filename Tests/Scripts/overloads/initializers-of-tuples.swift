// A function of several parameters takes a tuple, where none takes it as it is.
struct L { let a: String; let b: Int
 init(a: String, b: Int) { self.a = a; self.b = b }
 init(_ t: (String, Int)) { a = t.0; b = t.1 } }
print([("a", 1)].map(L.init))
struct M { let a: String; let b: Int }
print([("a", 1)].map(M.init))
print(zip(["x"], [2]).map(M.init))
