let small: Int32 = 5
let big: Int64 = 6
let n = 7
let f: Float = 1.5
let d = 2.5
print(small + Int32(n))
print(Int(small) + n)
let bits: UInt8 = 3
let sum: Int = bits // error: cannot convert value
func take(_ x: Int64) -> Int64 { x }
print(take(n), take(9), sum) // error: cannot convert value
