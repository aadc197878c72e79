// What becomes the type of a generic function: not a protocol's own type, and of `type(of:)` only what has a name.
protocol Shape { static var sides: Int { get } }
struct Square: Shape { static let sides = 4 }
func sides<S: Shape>(of type: S.Type) -> Int { S.sides }
let kind: any Shape.Type = Square.self
print(sides(of: kind))
print(sides(of: Shape.self)) // error: cannot conform
let shape: any Shape = Square()
print(sides(of: type(of: shape))) // error: cannot conform
