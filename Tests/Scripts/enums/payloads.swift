// Associated values.
enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case point
  case labelled(String, Int)
  var area: Double {
    switch self {
    case .circle(let r): return 3 * r * r
    case .rectangle(let w, let h): return w * h
    case .point, .labelled: return 0
    }
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 2, height: 3.5), .point, .labelled("x", 7)]
for shape in shapes { print(shape, shape.area) }
for shape in shapes {
  switch shape {
  case .circle(radius: let r) where r > 1: print("big circle", r)
  case .circle: print("circle")
  case let .rectangle(width: w, height: h): print("rectangle", w, h)
  case .labelled(_, 7): print("seven")
  case .labelled(let s, let n): print(s, n)
  case .point: print("point")
  }
}
if case .rectangle(let w, _) = shapes[1] { print("width", w) }
guard case .labelled(let name, _) = shapes[3] else { fatalError() }
print(name)
for case .circle(let r) in shapes { print("only", r) }
indirect enum Expression {
  case number(Int)
  case sum(Expression, Expression)
  case product(Expression, Expression)
  func evaluate() -> Int {
    switch self {
    case .number(let n): n
    case .sum(let a, let b): a.evaluate() + b.evaluate()
    case .product(let a, let b): a.evaluate() * b.evaluate()
    }
  }
}
let e = Expression.sum(.number(2), .product(.number(3), .number(4)))
print(e.evaluate())
print(e)
enum Event { case toggled(on: Bool), typed(String), moved((Int, Int)) }
func handle(_ event: Event) -> String {
  switch event {
  case .toggled(true): "on"
  case .toggled(on: false): "off"
  case .typed(""): "nothing typed"
  case .typed(let text): "typed \(text)"
  case .moved(let (x, y)): "moved \(x) \(y)"
  }
}
print(handle(.toggled(on: true)), handle(.toggled(on: false)), handle(.typed("")), handle(.typed("hi")))
print(handle(.moved((3, 4))))
let maker: (Double) -> Shape = Shape.circle
print(maker(9), [1.0, 2.0].map(Shape.circle(radius:)))
