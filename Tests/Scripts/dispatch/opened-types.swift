// A type known only at run time, `any P.Type`, given to a generic function: it becomes what the function is for.
protocol Shape { init(); static var sides: Int { get }; func area() -> Double }
extension Shape { static func doubled() -> Int { sides * 2 } }
struct Sq: Shape { static let sides = 4; func area() -> Double { 1 } }
class Tri: Shape { required init() {}; class var sides: Int { 3 }; func area() -> Double { 2 } }
final class Sub: Tri { override class var sides: Int { 33 } }
func make<S: Shape>(_ type: S.Type, times: Int) -> [S] { (0..<times).map { _ in type.init() } }
func one<S: Shape>(_ type: S.Type) -> S { S() }
func info<S: Shape>(of type: S.Type, _ note: String = "-") -> String { "\(type) \(S.self) \(S.sides) \(S.doubled()) \(note)" }
func fails<S: Shape>(_ type: S.Type) throws -> Int { if S.sides > 10 { throw E.big(S.sides) }; return S.sides }
enum E: Error { case big(Int) }
let types: [any Shape.Type] = [Sq.self, Tri.self, Sub.self]
for t in types {
  print(info(of: t), info(of: t, "n"))
  let made = one(t)
  print(make(t, times: 2).count, made.area(), type(of: made))
  do { let n = try fails(t); print(n) } catch { print(error) }
}
let shapes: [any Shape] = types.map { $0.init() }
for s in shapes { let real = type(of: s); print(info(of: real)) }
struct Maker<S: Shape> { let type: S.Type; func go() -> S { type.init() } }
func boxed<S: Shape>(_ t: S.Type) -> Any { Maker(type: t) }
print(types.map { "\(type(of: boxed($0)))" })
var log: [String] = []
func note<S: Shape>(_ t: S.Type, into list: inout [String]) { list.append("\(t)") }
types.forEach { note($0, into: &log) }
print(log)
func pick(_ t: any Shape.Type) -> String { let f = { info(of: t) }; return f() }
print(pick(Sub.self))
func generic<T: Shape>(_ x: T.Type) -> String { info(of: x) }
print(generic(Tri.self), generic(Sub.self))
