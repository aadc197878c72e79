let n = 3
let a = if n > 2 { "big" } else { "small" }
let b = if n > 2 { 1 } else { "two" } // error: result values of
let c: Int = if n > 2 { 4 } // error: `if` must have
let d: String = switch n {
case 1: "one"
case 2: 2 // error: result values of
default: "many"
}
func f(_ x: Int) -> Int {
    if x > 2 { 10 } else { 20 }
}
print(a, b, c, d, f(1))
