// The parts of a tuple that a closure takes apart are of the types that its body asks of the literals in it.
func g(_ x: Float, _ y: Float) -> Float { x * y }
print([(1, 2)].map { g($0, $1) })
print(zip([1, 2], [3, 4]).map { g($0, $1) }, [1: 2].map { g($0, $1) })
func i(_ a: Int, _ b: Float) -> Float { Float(a) + b }
print([1, 2].enumerated().map { i($0, $1) })
print([(1, 2), (3, 1)].filter { g($0, $1) > 2.5 }.count)
[(1, 2)].forEach { print(g($0, $1)) }
print([(1, 2)].first { g($0, $1) == 2 } as Any)
struct PF { var x: Float, y: Float }
print([(3, 2)].map { PF(x: $0, y: $1) })
struct H: ExpressibleByIntegerLiteral { let v: Int; init(integerLiteral n: Int) { v = n * 100 } }
func h(_ a: H, _ b: Int) -> Int { a.v + b }
print([(3, 2)].map { h($0, $1) })
func s(_ a: Substring, _ b: Int) -> Int { a.count + b }
print([("a", 1)].map { s($0, $1) }, [("ab", 1)].map { (k, n) in s(k, n) })
let u: [UInt8] = [3]
print(zip(u, [2]).map { $0 * $1 })
let sc: [Character: Int] = ["q": 10]
print(["q": 2].map { sc[$0]! * $1 })
zip(u, [2]).forEach { print($0 &+ $1) }
print([("a", 1)].contains { $0 == Character("a") && $1 == 1 })
print([(1, 2)].map { a, b in g(a, b) }, [((1, 2), 3)].map { g($0.0, $0.1) + g($1, 2) })
print([(1, 2)].sorted { g($0.0, $0.1) < g($1.0, $1.1) })
print([(1, (2, 3))].map { g($0, $1.0) })
