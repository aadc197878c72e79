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
// The same in a closure that nothing asks for anything, and where one is the branch of another.
let h = { if c { B() } else { A() } }
print(h().n)
let i = if c { if !c { B() } else { C() } } else { B() }
print(i.n)
let j = if !c { fatalError() } else { switch i.n { case "A": B(); default: A() } }
print(j.n)
let k = if c { [1].map { n -> Int? in if n > 0 { n } else { nil } } } else { [2 as Int?] }
print(k)
let l = switch 3 { case 1: fatalError(); case 2: 1; default: Optional(2) }
print(l as Any)
struct Failure: Error {}
func m(_ n: Int) throws -> Int {
  let own =
    if n > 2 {
      5
    } else {
      let more = if c { 6 } else { Optional(7) }
      print(more as Any)
      throw Failure()
    }
  return own
}
print(try m(3), (try? m(2)) as Any)
// A literal without elements, or with several, is what it would be by itself; what joins may be within another type.
let empty = if c { [] } else { [1] }
print(empty, type(of: empty))
let either = if !c { [] } else { [] }
print(either, type(of: either))
let keyed = if !c { [:] } else { ["a": 1] }
print(keyed, type(of: keyed))
let erased = if !c { [Int]() } else { [2] as [Any] }
print(erased, type(of: erased))
let nested = if !c { [[]] } else { [[2]] }
print(nested, type(of: nested))
let mixed = if c { [1, "a"] } else { [2] }
print(mixed, type(of: mixed))
extension Int: P {}
let seen = if c { [1] } else { [2 as any P] }
print(seen, type(of: seen))
let any = if c { 1 } else { 2 as Any }
print(any)
let pair = if c { (1, 2) } else { (1, 2 as Int?) }
print(pair.1 as Any)
