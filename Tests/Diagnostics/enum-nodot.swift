enum Direction { case north, south, east, west }
var heading = Direction.north
heading = .south
heading = east // error: cannot find
func turn(_ d: Direction) -> Direction {
    switch d {
    case .north: return .east
    case south: return .west // error: cannot find
    default: return .north
    }
}
let list: [Direction] = [.north, "south"] // error: cannot convert value
if heading == "east" { print("east") } // error: cannot convert value
print(turn(heading), list)
