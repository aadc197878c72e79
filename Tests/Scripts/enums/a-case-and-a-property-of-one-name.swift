enum E { case b(Int), c(x: Int)
 static var b: Int { 1 }
 static func d() -> E { .b(7) }
 var c: Int { if case .c(let x) = self { x } else { 0 } }
}
let x: Int = E.b
let y: E = .b(2)
print(x, y, E.d(), E.c(x: 4).c, E.b + 1)
switch y { case .b(let n): print(n); case .c: print("c") }
if case .b = y { print("is b") }
let f: (Int) -> E = E.b
print(f(9))
