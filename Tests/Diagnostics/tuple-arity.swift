func minMax(_ xs: [Int]) -> (min: Int, max: Int) {
    (xs.min() ?? 0, xs.max() ?? 0)
}
let (lo, hi) = minMax([1, 2, 3])
let (a, b) = minMax([4, 5])
let r = minMax([1])
print(r.min, r.max)
let p: (Int, Int) = (1, 2)
let q: (Int, Int) = (1, "2") // error: cannot convert value
var t = (1, "x")
t = (2, "y", 3) // error: cannot assign value
t.0 = "z" // error: cannot assign value
for (i, v, w) in [1, 2].enumerated() { print(i) } // error: tuple pattern of
print(lo, hi, p, q, t)
