protocol Shape { var area: Double { get }; func meets(_ other: some Shape) -> String }
extension Shape {
  func bigger(than o: some Shape) -> Bool { area > o.area }
  func same<T: Shape>(_ o: T) -> String { "\(Self.self) \(T.self)" }
  func give<T: Shape>(_ o: T) -> T { o }
  func meets(_ other: some Shape) -> String { "default " + same(other) }
  mutating func grow(by o: some Shape) -> Double { let me = self; self = me; return area + o.area }
}
struct Sq: Shape { var area: Double }
struct Ci: Shape { var area: Double
  func meets(_ other: some Shape) -> String { "circle with \(type(of: other))" } }
final class Ob: Shape { var area = 3.0; deinit { print("gone") } }
let shapes: [any Shape] = [Sq(area: 2), Ci(area: 1)]
print(shapes[0].bigger(than: shapes[1]))
print(shapes[0].same(shapes[1]), shapes[0].same(Sq(area: 1)), Sq(area: 1).same(shapes[1]))
let given = shapes[1].give(shapes[0])
print(given, type(of: given))
for a in shapes { for b in shapes { print(a.meets(b), a.bigger(than: b)) } }
var s: any Shape = shapes[0]
print(s.grow(by: shapes[1]))
func make() -> any Shape { Ob() }
print(make().same(make()))
let maybe: (any Shape)? = shapes[0]
print(maybe?.same(shapes[1]) as Any)
func try1(_ a: any Shape, _ b: any Shape) -> [any Shape] { [a.give(b), b.give(a)] }
print(try1(shapes[0], shapes[1]).map { "\(type(of: $0))" })
