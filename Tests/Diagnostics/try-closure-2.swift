enum E: Error { case odd }
func check(_ n: Int) throws -> Int {
    if n % 2 == 1 { throw E.odd }
    return n
}
func each(_ xs: [Int], _ f: (Int) -> Void) { for x in xs { f(x) } }
func eachT(_ xs: [Int], _ f: (Int) throws -> Void) rethrows { for x in xs { try f(x) } }

each([1, 2]) { _ = try? check($0) }
eachT([1, 2]) { print($0) }
try eachT([1, 2]) { print(try check($0)) }
let f: (Int) throws -> Int = check
func run() { [1, 2].map { try check($0) } } // error: call can throw,
let v = try? check(3)
print(v + 1) // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
