// The branches of an `if` or `switch` that nothing asks for anything: each has its own type, and the whole the one that takes them all.
class A { var n: String { "A" } }; class B: A { override var n: String { "B" } }; class C: A {}
protocol P {}; struct S: P {}; struct T: P {}
let c = true
let a = if c { "x" } else { nil as String? }
print(a as Any)
let b = if c { nil as Int? } else { 3 }
print(b as Any)
let d = if c { B() } else { A() }
print(d.n)
let e = if c { B() } else { C() }
print(e.n)
func opt() -> Double? { nil }
let f = switch 3 { case 1: opt(); case 2: 1.5 as Double?; default: 2.5 }
print(f as Any)
let g = if c { 1 } else if !c { opt().map { Int($0) } } else { 3 }
print(g as Any)
