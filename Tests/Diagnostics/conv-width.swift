let small: Int32 = 5
let big: Int64 = 6
let n = 7
let f: Float = 1.5
let d = 2.5
print(small + Int32(n))
print(small + n) // error: cannot convert value
print(big * small) // error: cannot convert value
print(f + d) // error: cannot convert value
let bits: UInt8 = 3
let sum: Int = Int(bits)
func take(_ x: Int64) -> Int64 { x }
print(take(Int64(n)), take(9), sum)
