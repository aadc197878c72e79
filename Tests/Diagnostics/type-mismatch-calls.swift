func f(_ n: Int, name: String = "") -> String { name }
struct P { var x: Int }
print(f("a")) // error: Int
print(f(1, name: 2)) // error: String
let s: Int = f(1) // error: String
let p = P(x: "one") // error: Int
let q: P = 3 // error: P
func g(_ h: (Int) -> String) {}
g { $0 + 1 } // error: String
g(f) // error: String
