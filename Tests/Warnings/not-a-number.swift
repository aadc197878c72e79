// Nothing compares with what is not a number.
let n = 2.0
print(n != .nan)  // warning: comparison with `.nan` using `!=` is always true
print(n > .nan)  // warning: comparison with `.nan` using `>` is always false
print(.nan <= n)  // warning: comparison with `.nan` using `<=` is always false
print(.nan > Double.nan)  // warning: `.nan` > `.nan` is always false
print(Float.nan == 2)  // warning: comparison with `.nan` using `==` is always false
let o: Double? = n
print(o == .nan)
print((n + 1) == .nan)  // warning: comparison with `.nan` using `==` is always false
print(-Double.nan == n)
func f(_ x: Double) -> Bool { x == Double.nan }  // warning: comparison with `.nan` using `==` is always false
print(f(n), n.isNaN)
