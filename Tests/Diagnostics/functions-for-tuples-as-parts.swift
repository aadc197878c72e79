// Only as an argument by itself is a function given the tuple of what it takes.
func first(_ body: ((Int, Int) -> Int) -> Void) { body { $0 * 10 + $1 } }
func use(_ body: ((Int, Int)) -> Int) { print(body((1, 2))) }
first(use)  // error: cannot convert value of type `(((Int, Int)) -> Int) -> Void`
func all(_ bodies: [((Int, Int)) -> Int]) { print(bodies[0]((1, 2))) }
let two: [(Int, Int) -> Int] = [{ $0 * 10 + $1 }]
all(two)  // error: cannot convert value of type `[(Int, Int) -> Int]`
func many(_ x: Int, _ y: Int...) {}
[(1, [2, 3])].forEach(many)  // error: cannot convert value of type `(Int, Int...) -> Void`
[(1, 2)].forEach { print($0 + $1) }
