// switch as an expression: exhaustive without default, nested in other expressions' bodies, with payload patterns.
enum Shape {
  case circle(radius: Int)
  case rectangle(width: Int, height: Int)
  case dot
}

extension Shape {
  var corners: Int {
    switch self {
    case .circle, .dot: 0
    case .rectangle: 4
    }
  }

  var name: String {
    switch self {
    case .circle(let r) where r > 100: "huge circle"
    case .circle: "circle"
    case .rectangle(let w, let h) where w == h: "square"
    case .rectangle(width: 1, height: _), .rectangle(_, 1): "line"
    case .rectangle: "rectangle"
    case .dot: "dot"
    }
  }
}

let shapes: [Shape] = [
  .circle(radius: 5), .circle(radius: 500), .rectangle(width: 3, height: 3), .rectangle(width: 9, height: 1),
  .rectangle(width: 2, height: 3), .dot,
]
print(shapes.map(\.name), shapes.map(\.corners).reduce(0, +))

let n = 42
let verdict = switch n {
case ..<0: "negative"
case 0: "zero"
case 1...9: "digit"
case let big where big % 2 == 0: "even \(big)"
default: "odd"
}
print(verdict)

// Nested: a switch branch holds an if expression, a tuple is switched over.
func move(_ direction: Character, fast: Bool) -> (Int, Int)? {
  let step = if fast { 10 } else { 1 }
  return switch (direction, fast) {
  case ("n", _): (0, step)
  case ("s", _): (0, -step)
  case ("e", true), ("w", true): if direction == "e" { (step, 0) } else { (-step, 0) }
  case ("e", false): (1, 0)
  default: nil
  }
}
for (d, f) in [("n", true), ("w", true), ("e", false), ("w", false)] as [(Character, Bool)] {
  print(d, f, move(d, fast: f) as Any)
}

struct Unknown: Error { let text: String }
func parse(_ text: String) throws -> Bool {
  switch text.lowercased() {
  case "yes", "y", "true": true
  case "no", "n", "false": false
  default: throw Unknown(text: text)
  }
}
do {
  print(try parse("Yes"), try parse("N"))
  print(try parse("perhaps"))
} catch { print(error) }

let score = shapes.map { switch $0 { case .dot: 1; case .circle: 2; default: 3 } }
print(score)
