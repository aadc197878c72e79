let a = [1, 2].reduce("", +)  // error: no operator `+` can be used as `(String, Int) throws -> String`
let b = ["a"].reduce(0, +)  // error: no operator `+` can be used as `(Int, String) throws -> Int`
let c = [1, 2].sorted(by: +)  // error: no operator `+` can be used as `(Int, Int) throws -> Bool`
let n = 0
print([1.5, 2].reduce(n, +))  // error: no operator `+` can be used as `(Int, Double) throws -> Int`
func several(_ x: Int..., y: String) { print(x, y) }
let g = several
g(1, "a")  // error: missing argument of type `String` in call
