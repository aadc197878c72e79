let n = 4
let name = "Ann"
let a = n > 3 ? 1 : "one" // error: result values of
let b: Int = n > 3 ? 1 : nil // error: `nil` is not
let c = n > 3 ? 1 : 2.5
let d: String = n > 3 ? name : n // error: result values of
let e = n > 3 ? name : nil
func f(_ x: Int) -> String {
    x > 1 ? "big" : "small"
}
print(a, b, c, d, e as Any, f(2))
