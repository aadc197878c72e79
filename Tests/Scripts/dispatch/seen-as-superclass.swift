// An existential made of an instance that is seen as one of its superclass: Self is the superclass in a trait's defaults.
protocol P { init(text: String); var text: String { get } }
extension P {
  func copy() -> Self { Self(text: text + "2") }
  var me: String { "\(Self.self) \(type(of: self))" }
}
class Row: P { var text: String; required init(text: String) { self.text = text } ; func name() -> String { "Row" } }
class Bold: Row { required init(text: String) { super.init(text: "*" + text + "*") }; override func name() -> String { "Bold" } }
func g<T: P>(_ t: T) -> String { "\(T.self) \(type(of: t)) \(t.copy().text)" }
let base: Row = Bold(text: "x")
let p: any P = base
let q: any P = Bold(text: "y")
print(p.copy().text, q.copy().text)
print(p.me, q.me)
print(g(p), g(q))
print(type(of: p), type(of: q))
func h<T: P>(_ t: T) -> any P { t }
print(g(h(base)), g(h(Bold(text: "z"))))
let a: Any = base
if let ap = a as? any P { print(g(ap), ap.me) }
let ps: [any P] = [base, Bold(text: "w")]
for x in ps { print(g(x), x is Bold) }
protocol C: AnyObject { init(text: String); var text: String { get } }
extension C { var me: String { "\(Self.self) \(type(of: self))" } }
extension Row: C {}
func gc<T: C>(_ t: T) -> String { "\(T.self) \(type(of: t))" }
let c: any C = base
print(c.me, gc(c), type(of: c))
let pc: any P & Row = base
print(g(pc))
let u = p as! Row
print(g(u))
let opt: (any P)? = base
print(opt.map { g($0) } ?? "")
func mt(_ t: any P.Type) -> String { "\(t)" }
print(mt(type(of: p)), mt(type(of: base)))
let w: any P.Type = type(of: base)
print(w.init(text: "k").text)
enum E: Error { case a }
class MyErr: Error {}; class Sub: MyErr {}
do { throw Sub() as MyErr } catch { print(type(of: error), error is Sub) }
let m: Any = base
print(type(of: m), m is Row, m is Bold)
switch a { case let b as Bold: print("bold", g(b)); default: print("none") }
