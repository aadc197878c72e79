enum E { case a(Int), b(x: String), c }
let e: E = .a // error: E
let f = E.a("x") // error: Int
let g = E.b("x") // error: x
let h = E.c() // error: c
let ok = E.c
if case .a(let m, let n) = ok { print(m, n) } // error: tuple
print(ok.rawValue) // error: rawValue
print(E(rawValue: 1)) // error: E
