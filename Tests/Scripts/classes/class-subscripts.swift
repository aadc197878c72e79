// Subscripts and members of classes themselves: overridden, through super, metatypes and protocols.
func say(_ s: String, _ n: Int) -> Int { print(s); return n }
class Base {
  class var store: [Int: Int] { get { [:] } set { print("base set", newValue) } }
  class subscript(i: Int, label label: String = "d") -> Int {
    get { print(Self.self, "get", i, label); return i }
    set { print(Self.self, "set", i, label, newValue) }
  }
  static subscript(name name: String) -> String { "\(self) \(name) \(self[1])" }
  func inst() -> Int { type(of: self)[7] }
}
class Derived: Base {
  override class subscript(i: Int, label label: String = "e") -> Int {
    get { print("derived", super[i]); return i * 10 }
    set { super[i] = newValue + 1 }
  }
}
class Generic<T>: Base { class subscript(t: T) -> String { "generic \(T.self) \(t)" } }
final class Last: Generic<String> { override class subscript(t: String) -> String { "last " + super[t] } }
Base[1] = 2
Derived[1] = 2
Derived[say("index", 1)] += say("value", 5)
for t in [Base.self, Derived.self] { t[3] += 1; print(t[name: "x"]) }
print(Derived().inst(), Last["q"], Generic<Int>.self[true ? 5 : 6])
let g: Generic<String>.Type = Last.self
print(g["z"])
func inc(_ x: inout Int) { x += 1 }
inc(&Derived[2])
protocol P { static subscript(code i: Int) -> Int { get } }
extension Base: P { static subscript(code i: Int) -> Int { self[i, label: "p"] } }
func f<T: P>(_ t: T.Type) -> Int { T[code: 4] }
print(f(Base.self), f(Derived.self))
let p: any P.Type = Derived.self
print(p[code: 6])
