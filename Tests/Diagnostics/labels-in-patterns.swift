// A tuple that is taken apart has the labels that the pattern says, in their places; one that is converted may have them in another order.
let t = (a: 1, b: 2)
let n = (1, 2)
switch t { case (b: 1, a: 2): break // error: tuple pattern element label
default: break }
switch t { case let (b: x, a: y): print(x, y) } // error: tuple pattern element label
switch t { case (a: 1, b: 2): break
default: break }
switch t { case (a: 1, 2): break
default: break }
switch n { case (a: 1, b: 2): break // error: tuple pattern element label
default: break }
switch n { case let (a: x, b: y): print(x, y) } // error: tuple pattern element label
let (b: p, a: q) = t
let (c: p1, a: q1) = t // error: tuple pattern of 2 parts cannot match values of the type
let (x: p2, y: q2) = n
for (b: i, a: j) in [t] { print(i, j) } // error: tuple pattern element label
for (z: i, a: j) in [t] { print(i, j) } // error: tuple pattern element label
for (z: i, a: j) in [n] { print(i, j) }
if case (a: 1, c: 2) = t { } // error: tuple pattern of 2 parts cannot match values of the type
if case (b: 1, a: 2) = t { }
if case let (b: i, a: j) = t { print(i, j) }
if case (a: 1, c: 2) = n { }
enum E { case c(x: Int, y: Int), d(t: (a: Int, b: Int)) }
let e = E.c(x: 1, y: 2)
switch e { case .c(y: let a, x: let b): print(a, b) // error: tuple pattern element label
default: break }
switch e { case .c(z: let a, y: let b): print(a, b) // error: tuple pattern element label
default: break }
switch e { case .d(t: (b: let a, a: let b)): print(a, b) // error: tuple pattern element label
default: break }
