// The same, with members that subclasses override, that throw, change and take closures; casts, descriptions, mirrors, errors.
protocol Shape { var name: String { get set }; func area(_ k: Int, _ f: (Int) -> Int) throws -> Double; mutating func grow(by n: Int); static var kind: String { get }; subscript(i: Int) -> Int { get } }
extension Shape { mutating func grow(by n: Int) { name += "+\(n)" }; var twice: String { name + name + Self.kind }
  func area(_ k: Int, _ f: (Int) -> Int) throws -> Double { Double(f(k)) } 
  func whoami() -> String { "\(Self.self)/\(type(of: self))" } }
struct Bad: Error {}
class Base: Shape { var name: String; init(_ n: String) { name = n }; class var kind: String { "base" }; subscript(i: Int) -> Int { i } }
class Mid: Base { override class var kind: String { "mid" }; override var name: String { get { "<" + super.name + ">" } set { super.name = newValue + "!" } }; override subscript(i: Int) -> Int { i * 10 }
  func area(_ k: Int, _ f: (Int) -> Int) throws -> Double { if k > 5 { throw Bad() }; return 99 } }
final class Leaf: Mid, CustomStringConvertible { var description: String { "Leaf(\(name))" } }
let b: Base = Leaf("x")
var s: any Shape = b
print(s.name, s.twice, s[3], s.whoami(), s)
s.grow(by: 2)
print(s.name, b.name)
s.name = "q"
print(s.name, s, "\(s)", String(reflecting: s) == "Leaf(<q!>)")
print(try s.area(7) { $0 + 1 })
func use<T: Shape>(_ t: T) -> String { "\(T.kind) \(t.name) \(t[2]) \(t.whoami())" }
print(use(s), use(b))
var copy = s; copy.name += "z"; print(s.name)
let d: [String: Any] = ["a": b, "b": 3]
if let x = d["a"] as? Base { print(type(of: x)) }
if let x = d["a"] as? Leaf { print("leaf", x) }
if let x = d["a"] as? any Shape { print(use(x), x.twice) }
if let x = d["a"] as? any CustomStringConvertible { print(x.description, type(of: x)) }
let list: [any Shape] = [b, Base("k"), Mid("m"), Leaf("l")].map { $0 as Base }
for x in list { print(x.name, x.twice, use(x), x is Leaf, (x as? Mid)?.name ?? "-") }
let lists: [Base] = [b, Mid("n")]
let shapes: [any Shape] = lists
print(shapes.map { $0.whoami() }, lists.map { $0.whoami() })
func box(_ x: Any) -> String { x is Leaf ? "leaf" : x is any Shape ? "shape" : "?" }
print(box(b), box(lists[1]), box(1))
dump(s)
print(Mirror(reflecting: s).subjectType, Mirror(reflecting: b as Any).children.count)
class E1: Error {}; class E2: E1 { let code = 7 }
func t(_ e: E1) throws { throw e }
do { try t(E2()) } catch let e as E2 { print("E2", e.code) } catch { print("other") }
do { try t(E2()) } catch { print(error is E1, error is E2, type(of: error), error) }
let r: Result<Int, Error> = .failure(E2() as E1)
if case .failure(let e) = r { print(e is E2) }
let opt: (any Shape)? = lists.first
print(opt?.name ?? "nil", opt.map { use($0) } ?? "")
switch s { case let m as Mid where m.name.count > 1: print("mid", m.name); default: print("no") }
