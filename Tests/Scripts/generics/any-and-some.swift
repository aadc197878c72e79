// any, some, opened existentials.
protocol Shape { var sides: Int { get } ; func scaled(_ n: Int) -> Self }
extension Shape { var doubled: Int { sides * 2 } }
struct Triangle: Shape { var sides = 3; func scaled(_ n: Int) -> Triangle { Triangle(sides: sides * n) } }
struct Square: Shape { var sides = 4; func scaled(_ n: Int) -> Square { Square(sides: sides + n) } }
func opaque() -> some Shape { Triangle() }
func existential(_ flag: Bool) -> any Shape { if flag { return Triangle() } else { return Square() } }
let o = opaque()
print(o.sides, o.scaled(2).sides, existential(true).sides, existential(false).scaled(10).sides)
func takesSome(_ s: some Shape) -> Int { s.doubled }
func takesAny(_ s: any Shape) -> Int { s.doubled }
func takesGeneric<S: Shape>(_ s: S) -> String { "\(S.self) \(s.sides)" }
print(takesSome(Square()), takesAny(Square()), takesGeneric(Triangle()))
let shapes: [any Shape] = [Triangle(), Square(), o]
for s in shapes { print(takesSome(s), takesGeneric(s)) }
var current: any Shape = Triangle()
current = current.scaled(5)
print(current.sides, current is Triangle, type(of: current))
current = Square()
print(current.sides, current is Triangle, type(of: current))
func same<S: Shape>(_ a: S, _ b: S) -> Int { a.sides + b.sides }
print(same(Square(), Square()))
var hidden: some Shape { Square(sides: 40) }
print(hidden.sides)
struct Screen {
  var body: some Shape { Triangle(sides: 30) }
  func parts() -> [any Shape] { [body, Square()] }
}
print(Screen().body.sides, Screen().parts().map { $0.sides })
let optional: (any Shape)? = shapes.first
print(optional?.sides ?? 0, optional.map { $0.doubled } ?? 0)
func pick(_ xs: [any Shape], where test: (any Shape) -> Bool) -> [Int] { xs.filter(test).map { $0.sides } }
print(pick(shapes) { $0.sides > 3 })
let dictionary: [String: any Shape] = ["t": Triangle(), "s": Square()]
print(dictionary["t"]!.sides, dictionary["x"]?.sides as Any)
print(shapes.sorted { $0.sides > $1.sides }.map { $0.sides })
func swapKinds(_ x: inout any Shape) { x = x is Square ? Triangle() : Square() }
swapKinds(&current)
print(type(of: current))
