enum Direction { case north, south, east, west }
enum Shape {
    case circle(Double)
    case rect(Double, Double)
    case empty
}

func turn(_ d: Direction) -> Direction {
    switch d { // error: switch must be
    case .north: return .east
    case .east: return .south
    case .south: return .west
    }
}

func area(_ s: Shape) -> Double {
    switch s { // error: switch must be
    case .circle(let r) where r > 0: return 3.14 * r * r
    case let .rect(w, h): return w * h
    case .empty: return 0
    }
}

print(turn(.north), area(.circle(2)), area(.empty))
