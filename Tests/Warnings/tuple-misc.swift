// Parts of tuples.
let t = (1)
let (a) = 3
func f(_ p: (Int, Int)) -> Int {
    let (x, y) = p  // warning: immutable value `y` was never used
    var (m, n) = p  // warning: variable `n` was never used
    m += 1
    let (_, _) = p
    return x + m
}
func g() -> (Int, Int) { (1, 2) }
g()  // warning: result of call to `g()` is unused
(1, 2)  // warning: expression of type `(Int
g().0  // warning: expression of type `Int` is unused
let c = g()
print(t, a, f((1, 2)), c.0)
