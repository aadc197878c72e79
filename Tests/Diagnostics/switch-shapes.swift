enum E { case a, b(Int) }
let e = E.a
switch e {
case .a: // error: statement
case .b: print("b")
}
switch e {
case .a(let x): print(x) // error: a
case .b: break
}
