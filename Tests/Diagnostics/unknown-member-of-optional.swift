struct S { var name = "s" }
let s: S? = S()
print(s.name) // error: optional
let text: String? = "x"
print(text.count) // error: optional
print(text + "a") // error: optional
let n: Int? = 1
let m: Int = n // error: optional
func f(_ x: Int) {}
f(n) // error: optional
for x in [1, 2] as [Int]? { print(x) } // error: optional
