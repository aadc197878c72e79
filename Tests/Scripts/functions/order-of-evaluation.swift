// A fixed number of parameters goes before any number; defaults come when all that is written has been evaluated; what
// stands on the left of a tuple assignment comes first.
func count(_ x: Int...) -> String { "any" }
func count(_ x: Int, _ y: Int) -> String { "two" }
print(count(1, 2), count(1), count(1, 2, 3))
protocol Counts {}
extension Counts { func tell(_ a: Int...) -> String { "trait, any" }; func tell(_ a: Int, _ b: Int) -> String { "trait, two" } }
struct Own: Counts { func tell(_ a: Int...) -> String { "own, any" } }
print(Own().tell(1, 2), Own().tell(1))
func a() -> Int { print("a"); return 0 }
func b() -> Int { print("b"); return 1 }
func sum(_ x: Int, _ y: Int = a(), z: Int, _ w: Int = b()) -> Int { print("sum"); return x + y + z + w }
print(sum(b(), z: b()))
struct Made { var n: Int; init(_ x: Int = a(), y: Int, _ z: inout Int) { n = x + y + z; z += 1 } }
var state = 1
print(Made(y: b(), &state).n, state)
var list = [1, 2]
(list[a()], list[1]) = (b(), 2)
print(list)
(list[0], list[1]) = (list[1], list[0])
print(list)
var table = ["x": 1]
(table["x"], table["y"]) = (5, 6)
print(table.sorted { $0.key < $1.key }.map(\.value))
